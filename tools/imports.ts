import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { type Import, isTest, parse, type Parsed, type Source } from './importArrows.ts'

/** The parts of the program, by the paths of their files: the first that fits. */
const PARTS = [
  ['a test', /\.test\.ts$|(^|\/)testing\//],
  ['shared', /^shared\//],
  ['renderer', /^renderer\//],
  ['shell', /^main\/((electron|preload|cli)\.ts$|browser\/)/],
  ['commands', /^main\/commands\//],
  ['services', /^main\/services\//],
  ['store', /^main\/store\//],
  ['sheet', /^main\/sheet\//],
  ['coach', /^main\/coach\//],
  ['backend', /^main\/[^/]+$/],
  ['assets', /^(assets\/|package\.json$)/],
] as const satisfies readonly (readonly [string, RegExp])[]
type Part = (typeof PARTS)[number][0]

/** The arrows of architecture.md, "Direction". Within a part any file may import another. */
const ARROWS: Readonly<Partial<Record<Part, readonly Part[]>>> = {
  shared: [],
  renderer: ['shared', 'assets'],
  shell: ['backend', 'commands', 'services', 'shared', 'assets'],
  // No game is played there: a command prints, solves, or reads beside a window.
  commands: ['services', 'store', 'sheet', 'coach', 'shared', 'assets'],
  // It opens the store that it hands to the services.
  backend: ['services', 'store', 'shared', 'assets'],
  services: ['store', 'sheet', 'coach', 'shared', 'assets'],
  store: ['shared', 'assets'],
  sheet: ['shared', 'assets'],
  coach: ['shared', 'assets'],
}

/**
 * What the renderer may have from shared/ as more than a type. The rules of a CSV file are no game:
 * a screen's table and main's export write it alike. Nor are the pips of a die, drawn alike on a
 * screen and on paper.
 */
const SHARED_VALUES = /^shared\/(messages\/|(contract|csv|pips)\.ts$)/

/** Where `createBackend` is called: only there are chance and the clock. */
const CHANCE = /^main\/(system|electron|cli|browser\/[^/]+)\.ts$/

const PACKAGES: readonly (readonly [string, RegExp])[] = [
  ['electron', /^main\/(electron|preload)\.ts$/],
  ['better-sqlite3', /^main\/store\//],
  ['pdfkit', /^main\/sheet\/draw\.ts$/],
  // A digest is no chance: the cache folder's name is one.
  [
    'node:crypto',
    /^main\/(dataFolder|services\/digest|store\/seal|system|electron|cli|browser\/[^/]+)\.ts$/,
  ],
]

/** @returns a sentence for every arrow, use or cycle the architecture does not have */
export function violations(sources: readonly Source[]): string[] {
  const files = sources.filter(({ path }) => !isTest(path)).map(parse)
  const known = new Set(files.map(({ path }) => path))
  const ofEach = files.flatMap((file) => [
    ...file.imports.map((one) => forbidden(file.path, one, known)).filter((no) => no !== undefined),
    ...usesOf(file),
  ])
  return [...ofEach, ...cycles(files, known)]
}

const partOf = (path: string): Part | undefined => PARTS.find(([, files]) => files.test(path))?.[0]

function forbidden(from: string, one: Import, known: ReadonlySet<string>): string | undefined {
  const no = (reason: string): string => `${from} → ${one.specifier}: ${reason}`
  if (/^(\/|#|file:)/.test(one.specifier)) return no('is neither a file beside it nor a package')
  if (!one.specifier.startsWith('.')) {
    const reason = packageReason(from, one.specifier)
    return reason && no(reason)
  }
  const to = resolve(from, one.specifier, known)
  const [mine, theirs] = [partOf(from), partOf(to)]
  if (mine === undefined) return no('the architecture has no place for this file')
  if (mine !== theirs && !ARROWS[mine]?.some((part) => part === theirs))
    return no(`${mine} may not import ${theirs ?? 'from outside the program'}`)
  if (mine === 'renderer' && theirs === 'shared' && !one.typeOnly && !SHARED_VALUES.test(to))
    return no('the renderer has only types from here: write import type')
  return undefined
}

function packageReason(from: string, specifier: string): string | undefined {
  const name = isBuiltin(specifier) ? `node:${specifier.replace(/^node:/, '')}` : specifier
  const part = partOf(from)
  if (name.startsWith('node:') && (part === 'shared' || part === 'renderer'))
    return `${part} knows no Node`
  const [owned, files] = PACKAGES.find(([own]) => name === own || name.startsWith(`${own}/`)) ?? []
  return files === undefined || files.test(from) ? undefined : `${owned ?? ''} has no place here`
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
  const tries = [path, `${path}.ts`, `${path}/index.ts`, path.replace(/\.js$/, '.ts')]
  return tries.find((path) => known.has(path)) ?? path
}

function usesOf({ path, chance, sql }: Parsed): string[] {
  const part = partOf(path)
  const pure = part !== 'renderer' && !CHANCE.test(path)
  return [
    ...(pure ? chance : []).map((use) => `${path}: ${use} only where createBackend is called`),
    ...(part === 'store' ? [] : sql).map((text) => `${path}: SQL only in main/store/: ${text}`),
  ]
}

/** Each cycle once, beginning with its first file by name. Types count: a cycle is a cycle. */
function cycles(files: readonly Parsed[], known: ReadonlySet<string>): string[] {
  const next = new Map(
    files.map(({ path, imports }) => {
      const local = imports.filter(({ specifier }) => specifier.startsWith('.'))
      return [path, local.map(({ specifier }) => resolve(path, specifier, known))] as const
    }),
  )
  const found = files
    .flatMap(({ path }) => wayBack(path, next) ?? [])
    .map((way) => {
      const first = way.indexOf(way.toSorted()[0] ?? '')
      const turned = [...way.slice(first), ...way.slice(0, first)]
      return `cycle: ${[...turned, turned[0]].join(' → ')}`
    })
  return [...new Set(found)]
}

/** The shortest way from a file back to itself. */
function wayBack(
  start: string,
  next: ReadonlyMap<string, readonly string[]>,
): [readonly string[]] | undefined {
  const ways: (readonly string[])[] = [[start]]
  const met = new Set<string>()
  for (const way of ways)
    for (const to of next.get(way.at(-1) ?? '') ?? []) {
      if (to === start) return [way]
      if (met.has(to)) continue
      met.add(to)
      ways.push([...way, to])
    }
  return undefined
}

/** The files that are loaded as soon as one is, itself among them: not what it imports later. */
export function loadedWith(entry: string, sources: readonly Source[]): ReadonlySet<string> {
  const files = new Map(sources.map((source) => [source.path, source]))
  const known = new Set(files.keys())
  const loaded = new Set([entry])
  for (const path of loaded) {
    const source = files.get(path)
    for (const { specifier, typeOnly, later } of source ? parse(source).imports : [])
      if (specifier.startsWith('.') && !typeOnly && !later)
        loaded.add(resolve(path, specifier, known))
  }
  return loaded
}
