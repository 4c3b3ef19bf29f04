import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_BODY_BYTES } from './guard.ts'
import { serve, type Served } from './serve.ts'
import { makeTestBackend, PAGE, SECRET, type TestBackend } from './testing/backend.ts'
import { openRaw, parseResponse, type RawResponse, requestText, sendRaw } from './testing/raw.ts'

let program: TestBackend
let served: Served

/** Who is in the program before a test. */
let before: readonly string[]

beforeAll(async () => {
  program = makeTestBackend()
  served = await serve(program.backend)
})

beforeEach(async () => {
  before = await program.names()
})

afterAll(async () => {
  await program.backend.close()
  await served.close()
  await program.remove()
})

type Headers = Record<string, string | undefined>

const BODY = JSON.stringify({ name: 'Ida' })

/** What a window of ours sends. */
const ours = (): Headers => ({
  Host: `127.0.0.1:${served.port}`,
  'Sec-Fetch-Site': 'same-origin',
  Cookie: `yatzyblokka-${served.port}=${served.secret}`,
})

const oursToPost = (body = BODY): Headers => ({
  ...ours(),
  Origin: `http://127.0.0.1:${served.port}`,
  'Content-Type': 'application/json',
  'Content-Length': String(Buffer.byteLength(body)),
})

/** Adds a player, unless something about the request is changed for the worse. */
function post(headers: Headers = {}, body = BODY): Promise<RawResponse> {
  const line = 'POST /invoke/players.add HTTP/1.1'
  return sendRaw(served.port, requestText(line, { ...oursToPost(body), ...headers }, body))
}

function get(target: string, headers: Headers = {}, method = 'GET'): Promise<RawResponse> {
  const line = `${method} ${target} HTTP/1.1`
  return sendRaw(served.port, requestText(line, { ...ours(), ...headers }))
}

async function expectRefused(
  response: RawResponse,
  status: number,
  code = 'foreignSender',
): Promise<void> {
  expect(response.status).toBe(status)
  expect(JSON.parse(response.body)).toEqual({ ok: false, code })
  await expectUnchanged()
}

async function expectUnchanged(): Promise<void> {
  expect(await program.names()).toEqual(before)
}

test('a window of ours is answered', async () => {
  expect(await post()).toMatchObject({ status: 200 })
  expect(await program.names()).toEqual([...before, 'Ida'])
  const page = await get('/')
  expect(page).toMatchObject({ status: 200, body: PAGE })
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
})

describe('the Host must be the address itself', () => {
  test.each<[string, () => string]>([
    ['another name', () => `yatzyblokka.example:${served.port}`],
    ['localhost', () => `localhost:${served.port}`],
    ['another port', () => `127.0.0.1:${served.port + 1}`],
    ['no port', () => '127.0.0.1'],
    ['another way to write it', () => `127.1:${served.port}`],
    ['nothing', () => ''],
  ])('%s', async (_, host) => {
    await expectRefused(await post({ Host: host() }), 421)
    expect(await get('/', { Host: host() })).toMatchObject({ status: 421, body: '' })
  })

  test('none, as HTTP/1.0 allows', async () => {
    const request = requestText('POST /invoke/players.add HTTP/1.0', {
      ...oursToPost(),
      Host: undefined,
    })
    await expectRefused(await sendRaw(served.port, request + BODY), 421)
  })

  test('none', async () => {
    expect(await post({ Host: undefined })).toMatchObject({ status: 400 })
    await expectUnchanged()
  })

  test('two', async () => {
    const response = await post({ host: 'yatzyblokka.example' })
    expect([400, 421]).toContain(response.status)
    await expectUnchanged()
  })
})

describe('the browser must not say that another site asks', () => {
  test.each(['cross-site', 'same-site', 'something new', ''])('"%s"', async (site) => {
    await expectRefused(await post({ 'Sec-Fetch-Site': site }), 403)
    expect(await get('/', { 'Sec-Fetch-Site': site })).toMatchObject({ status: 403 })
  })

  test('twice', async () => {
    await expectRefused(await post({ 'sec-fetch-site': 'same-origin' }), 403)
  })

  test.each(['none', undefined])('%s is good', async (site) => {
    expect(await get('/', { 'Sec-Fetch-Site': site })).toMatchObject({ status: 200 })
  })
})

describe('without the right cookie nothing is told', () => {
  test.each<[string, () => string | undefined]>([
    ['none', () => undefined],
    ['an empty one', () => `yatzyblokka-${served.port}=`],
    ['a name alone', () => `yatzyblokka-${served.port}`],
    ['a wrong one', () => `yatzyblokka-${served.port}=${'A'.repeat(served.secret.length)}`],
    ['a beginning', () => `yatzyblokka-${served.port}=${served.secret.slice(0, -1)}`],
    ['one too long', () => `yatzyblokka-${served.port}=${served.secret}A`],
    ['that of another port', () => `yatzyblokka-${served.port + 1}=${served.secret}`],
    ['another name', () => `session=${served.secret}`],
  ])('%s', async (_, cookie) => {
    await expectRefused(await post({ Cookie: cookie() }), 401)
    for (const path of ['/', '/events', '/assets/main.js'])
      expect(await get(path, { Cookie: cookie() })).toMatchObject({ status: 401 })
  })

  test.each([
    ['nb-NO,nb;q=0.9,en;q=0.8', 'Åpne Yatzyblokka med adressen som programmet skrev ut.'],
    ['sv', 'Öppna Yatzyblokka med adressen som programmet skrev ut.'],
    ['fr-FR', 'Open Yatzyblokka with the address the program printed.'],
    [undefined, 'Open Yatzyblokka with the address the program printed.'],
  ])('the page says what to do to a browser that speaks %s', async (language, words) => {
    const { body } = await get('/', { Cookie: undefined, 'Accept-Language': language })
    expect(body).toBe(words)
  })

  test('a cookie of the same name, from another program on this machine, shuts nobody out', async () => {
    const name = `yatzyblokka-${served.port}`
    const cookie = `${name}=evil; other=1; ${name}=${served.secret}`
    expect(await get('/', { Cookie: cookie })).toMatchObject({ status: 200 })
  })
})

describe('a ticket', () => {
  const path = (address: string): string => address.slice(address.indexOf('/?'))
  const stranger = { Cookie: undefined, 'Sec-Fetch-Site': 'none' }

  test('is exchanged for the cookie, and the address is clean again', async () => {
    const response = await get(path(served.addressForOnce()), stranger)
    expect(response).toMatchObject({ status: 303, headers: { location: '/' } })
    expect(response.headers['set-cookie']).toBe(
      `yatzyblokka-${served.port}=${served.secret}; HttpOnly; SameSite=Strict; Path=/`,
    )
  })

  test('for a window is good once', async () => {
    const once = path(served.addressForOnce())
    expect(await get(once, stranger)).toMatchObject({ status: 303 })
    expect(await get(once, stranger)).toMatchObject({ status: 401 })
  })

  test('that is printed stays good', async () => {
    const printed = path(served.addressToPrint())
    for (const _ of [1, 2, 3]) expect(await get(printed, stranger)).toMatchObject({ status: 303 })
    expect(served.addressToPrint()).toContain(printed)
  })

  test.each<[string, Headers, string, number]>([
    ['at another host', { Host: 'yatzyblokka.example' }, 'GET', 421],
    ['for another site', { 'Sec-Fetch-Site': 'cross-site' }, 'GET', 403],
    ['by a look', {}, 'HEAD', 401],
    ['by a call', {}, 'POST', 401],
  ])('is not used up %s', async (_, headers, method, status) => {
    const once = path(served.addressForOnce())
    expect(await get(once, { ...stranger, ...headers }, method)).toMatchObject({ status })
    expect(await get(once, stranger)).toMatchObject({ status: 303 })
  })

  test.each(['', 'A', '%00', '..', 'A'.repeat(43), 'A'.repeat(5000)])(
    'that is wrong opens nothing: %s',
    async (ticket) => {
      served.addressForOnce()
      expect(await get(`/?ticket=${ticket}`, stranger)).toMatchObject({ status: 401 })
    },
  )
})

describe('a call must come from our own page', () => {
  test.each<[string, () => string | undefined]>([
    ['none', () => undefined],
    ['an unknown one', () => 'null'],
    ['another port', () => `http://127.0.0.1:${served.port + 1}`],
    ['https', () => `https://127.0.0.1:${served.port}`],
    ['another site', () => 'https://yatzyblokka.example'],
    ['ours with more', () => `http://127.0.0.1:${served.port}/`],
  ])('origin: %s', async (_, origin) => {
    await expectRefused(await post({ Origin: origin() }), 403)
  })

  test('a foreign origin that only gets is refused as well', async () => {
    const response = await get('/', { Origin: 'https://yatzyblokka.example' })
    expect(response).toMatchObject({ status: 403 })
  })

  test.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'text/plain; application/json',
    'application/jsonp',
  ])('content type: %s', async (type) => {
    await expectRefused(await post({ 'Content-Type': type }), 415, 'badArguments')
  })

  test('the character set may be named', async () => {
    const body = JSON.stringify({ name: 'Ola' })
    const type = 'application/json; charset=utf-8'
    expect(await post({ 'Content-Type': type }, body)).toMatchObject({ status: 200 })
    expect(await program.names()).toEqual([...before, 'Ola'].toSorted())
  })
})

describe('a body', () => {
  const long = JSON.stringify({ name: 'I'.repeat(MAX_BODY_BYTES) })
  const chunked = { 'Content-Length': undefined, 'Transfer-Encoding': 'chunked' }
  const inChunks = (text: string): string =>
    (text.match(/[\s\S]{1,10000}/g) ?? [])
      .map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
      .join('')

  test('that is too long is refused', async () => {
    await expectRefused(await post({}, long), 413, 'badArguments')
  })

  test('that is said to be too long is not waited for', async () => {
    const connection = openRaw(served.port)
    const line = 'POST /invoke/players.add HTTP/1.1'
    connection.send(requestText(line, { ...oursToPost(), 'Content-Length': '99999999' }))
    expect(await connection.receive(/\r\n\r\n/)).toContain(' 413 ')
    connection.hangUp()
    await expectUnchanged()
  })

  test('without a length is counted as it comes', async () => {
    await expectRefused(await post(chunked, `${inChunks(long)}0\r\n\r\n`), 413, 'badArguments')
    const body = inChunks(JSON.stringify({ name: 'Siv' }))
    expect(await post(chunked, `${body}0\r\n\r\n`)).toMatchObject({ status: 200 })
    expect(await program.names()).toEqual([...before, 'Siv'].toSorted())
  })

  test('without an end is refused before it ends', async () => {
    const connection = openRaw(served.port)
    const line = 'POST /invoke/players.add HTTP/1.1'
    connection.send(requestText(line, { ...oursToPost(), ...chunked }, inChunks(long)))
    expect(await connection.receive(/\r\n\r\n/)).toContain(' 413 ')
    connection.hangUp()
    await expectUnchanged()
  })

  test.each(['', '{', '{"name":"Ida"', 'name=Ida', '\0', '{"name":"Ida"}{'])(
    'that is no JSON: %j',
    async (body) => {
      await expectRefused(await post({}, body), 400, 'badArguments')
    },
  )

  test.each(['null', '[]', '"Ida"', '{"name":1}', '{"name":"Ida","__proto__":{}}'])(
    'that is no argument of the call: %s',
    async (body) => {
      await expectRefused(await post({}, body), 200, 'badArguments')
    },
  )

  test('that breaks off changes nothing', async () => {
    const connection = openRaw(served.port)
    const line = 'POST /invoke/players.add HTTP/1.1'
    connection.send(requestText(line, { ...oursToPost(), 'Content-Length': '5000' }, BODY))
    expect(await get('/')).toMatchObject({ status: 200 })
    connection.hangUp()
    await connection.ended
    expect(await get('/')).toMatchObject({ status: 200 })
    await expectUnchanged()
  })
})

describe('a request', () => {
  test('that is sent again does nothing again', async () => {
    const body = JSON.stringify({ name: 'Tor' })
    expect(await post({}, body)).toMatchObject({ status: 200 })
    before = await program.names()
    expect(before).toContain('Tor')
    expect((await post({}, body)).body).toContain('"code":"nameTaken"')
    await expectUnchanged()
  })

  test('with two lengths, which two readers would take for different ones, is none', async () => {
    const both = { 'Transfer-Encoding': 'chunked' }
    expect(await post(both)).toMatchObject({ status: 400 })
    expect(await post({ 'content-length': '3' })).toMatchObject({ status: 400 })
    await expectUnchanged()
  })

  test('with headers without end is refused before they end', async () => {
    expect(await get('/', { 'X-Long': 'x'.repeat(100_000) })).toMatchObject({ status: 431 })
  })
})

describe('another method is refused', () => {
  test.each(['TRACE', 'PUT', 'OPTIONS', 'DELETE', 'PATCH', 'PROPFIND'])('%s', async (method) => {
    const line = `${method} /invoke/players.add HTTP/1.1`
    const response = await sendRaw(served.port, requestText(line, oursToPost(), BODY))
    expect(response).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } })
    await expectUnchanged()
  })

  test('CONNECT is not even answered', async () => {
    const line = `CONNECT 127.0.0.1:${served.port} HTTP/1.1`
    expect(await sendRaw(served.port, requestText(line, ours()))).toMatchObject({ status: 0 })
  })

  test.each(['GET', 'HEAD'])('%s makes no call', async (method) => {
    expect(await get('/invoke/players.add', {}, method)).toMatchObject({ status: 404 })
    await expectUnchanged()
  })

  test('a post to a page changes nothing', async () => {
    const response = await sendRaw(served.port, requestText('POST / HTTP/1.1', oursToPost(), BODY))
    expect(response).toMatchObject({ status: 405 })
  })

  test.each([
    '/invoke/',
    '/invoke/players.add/',
    '/invoke/players%2eadd',
    '/invoke/a b',
    '/Invoke/a',
  ])('a call that is none: %s', async (path) => {
    const line = `POST ${path} HTTP/1.1`
    const { status } = await sendRaw(served.port, requestText(line, oursToPost(), BODY))
    expect([400, 405]).toContain(status)
    await expectUnchanged()
  })
})

describe('no path leads out of the renderer’s folder', () => {
  test.each([
    '/../secret.html',
    '/assets/../../secret.html',
    '/./index.html',
    '/assets/../index.html',
    '/%2e%2e/secret.html',
    '/.%2e/secret.html',
    '/%2e%2e%2fsecret.html',
    '/..%2fsecret.html',
    '/%252e%252e%252fsecret.html',
    '/..%5csecret.html',
    '/..\\secret.html',
    '/%2e%2e%5csecret.html',
    '/..%2frenderer.html',
    '/index.html%00',
    '/%00',
    '/index.html%00.js',
    '/%c0%ae%c0%ae/secret.html',
    '/%',
    '/%zz',
    '//secret.html',
    '//127.0.0.1/index.html',
    '/C:/secret.html',
    '/assets',
    '/assets/',
    `/${'a/'.repeat(3000)}`,
    '*',
    'http://127.0.0.1/index.html',
    'http://yatzyblokka.example/',
    'file:///etc/passwd',
  ])('%s', async (target) => {
    const { status, body } = await get(target)
    expect(status).toBe(404)
    expect(body).not.toContain(SECRET)
    expect(body).not.toContain(PAGE)
  })

  test.each(['/\0', '/index.html\0', 'index.html', ''])('nor is it a path: %j', async (target) => {
    expect(await get(target)).toMatchObject({ status: 400 })
  })

  test('an absolute address of our own is no way round the checks', async () => {
    const own = `http://127.0.0.1:${served.port}/invoke/players.add`
    const line = `POST ${own} HTTP/1.1`
    const foreign = { ...oursToPost(), Host: 'yatzyblokka.example' }
    expect(await sendRaw(served.port, requestText(line, foreign, BODY))).toMatchObject({
      status: 421,
    })
    expect(await sendRaw(served.port, requestText(line, oursToPost(), BODY))).toMatchObject({
      status: 404,
    })
    await expectUnchanged()
  })
})

describe('nobody waits for', () => {
  test.each([
    ['half a request line', 'GET /ass'],
    ['half a header', 'GET / HTTP/1.1\r\nHost: 127.'],
    ['nothing at all', ''],
  ])('%s', async (_, beginning) => {
    await expectAnswered(beginning)
  })

  test('a body that comes by the byte', async () => {
    const headers = { ...oursToPost(), 'Content-Length': '5000' }
    await expectAnswered(requestText('POST /invoke/players.add HTTP/1.1', headers, '{"na'))
    await expectUnchanged()
  })

  test('a family’s file that comes by the byte', async () => {
    const headers = { ...oursToPost(), 'Content-Length': '5000' }
    const type = { 'Content-Type': 'application/x-ndjson' }
    await expectAnswered(requestText('POST /import HTTP/1.1', { ...headers, ...type }, '{"for'))
    await expectUnchanged()
  })

  /** Fifty that never end are no reason to let another wait. */
  async function expectAnswered(beginning: string): Promise<void> {
    const slow = Array.from({ length: 50 }, () => openRaw(served.port))
    for (const connection of slow) connection.send(beginning)
    expect(await get('/')).toMatchObject({ status: 200 })
    for (const connection of slow) connection.hangUp()
    await Promise.all(slow.map(({ ended }) => ended))
  }

  test('bytes that are no HTTP', async () => {
    expect(parseResponse(await noise('\x16\x03\x01\x02\0\x01'))).toMatchObject({ status: 400 })
    expect(await get('/')).toMatchObject({ status: 200 })
  })

  async function noise(text: string): Promise<string> {
    const connection = openRaw(served.port)
    connection.send(text)
    return connection.ended
  }
})

describe('a server of one’s own', () => {
  let program: TestBackend
  beforeEach(() => {
    program = makeTestBackend()
    return () => program.remove()
  })

  const body = JSON.stringify({ window: false })
  const wish = (served: Served, headers: Headers): Promise<RawResponse> => {
    const all = { ...oursToPost(body), ...headers, 'Sec-Fetch-Site': headers['Sec-Fetch-Site'] }
    return sendRaw(served.port, requestText('POST /open HTTP/1.1', all, body))
  }

  test('takes no wish of another start where nobody listens to it', async () => {
    expect(await wish(served, {})).toMatchObject({ status: 405 })
  })

  test('takes a wish of another start, and none of a page', async () => {
    const own = await serve(program.backend, { open: () => ({ address: 'here' }) })
    const host = `127.0.0.1:${own.port}`
    const cookie = `yatzyblokka-${own.port}=${own.secret}`
    const headers = { Host: host, Origin: `http://${host}`, Cookie: cookie }
    expect(await wish(own, headers)).toMatchObject({ status: 200, body: '{"address":"here"}' })
    const fromPage = { ...headers, 'Sec-Fetch-Site': 'same-origin' }
    expect(await wish(own, fromPage)).toMatchObject({ status: 405 })
    expect(await wish(own, { ...headers, Cookie: undefined })).toMatchObject({ status: 401 })
    await own.close()
  })

  test('is where it was before, unless another is there', async () => {
    const first = await serve(program.backend)
    const second = await serve(program.backend, { before: first })
    expect(second.port).not.toBe(first.port)
    expect(second.secret).not.toBe(first.secret)
    await first.close()
    const third = await serve(program.backend, { before: first })
    expect(third).toMatchObject({ port: first.port, secret: first.secret })
    await second.close()
    await third.close()
  })

  test('has nothing left open when it is closed', async () => {
    const own = await serve(program.backend)
    const connection = openRaw(own.port)
    const headers = {
      Host: `127.0.0.1:${own.port}`,
      Cookie: `yatzyblokka-${own.port}=${own.secret}`,
    }
    connection.send(requestText('GET /events HTTP/1.1', headers))
    await connection.receive(/retry/)
    expect(own.pages.connected).toBe(1)
    const half = openRaw(own.port)
    half.send('GET / HT')
    await program.backend.close()
    await own.close()
    expect(await connection.ended).toContain('data: {"kind":"closing"}')
    expect(await half.ended).not.toContain(' 200 ')
    expect(own.pages.connected).toBe(0)
  })
})
