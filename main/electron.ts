import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, screen, session } from 'electron'
import { FOREIGN, isOurs, isPage, ORIGIN, staysInside } from './appOrigin.ts'
import type { Backend } from './backend.ts'
import { commandIn, runInTerminal } from './browser/commandLine.ts'
import { thisMachine } from './browser/machine.ts'
import { findDataOption } from './browser/options.ts'
import { takeBackend } from './browser/takeBackend.ts'
import { TERMINAL } from './browser/terminal.ts'
import { cacheFolder, dataFolder } from './dataFolder.ts'
import { webPreferences } from './webPreferences.ts'
import { openingBounds, readWindowPlace, writeWindowPlace } from './windowBounds.ts'

const machine = thisMachine()
const dataDir = findDataOption(process.argv) ?? dataFolder(machine)
const profile = join(cacheFolder(machine, dataDir), 'electron')
const built = join(app.getAppPath(), 'dist')
const command = commandIn(process.argv.slice(app.isPackaged ? 1 : 2))
if (command === undefined) begin()
else app.exit(await runInTerminal(command))

function begin(): void {
  // One profile for each data folder, and so one instance for each.
  mkdirSync(profile, { recursive: true })
  app.setPath('userData', profile)
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
  app.on('web-contents-created', (_, contents) => shutIn(contents))
  if (app.requestSingleInstanceLock()) app.whenReady().then(start).catch(giveUp)
  else app.exit(0)
}

function start(): void {
  const taken = takeBackend(dataDir, join(built, 'renderer'))
  if ('backend' in taken) open(taken.backend)
  else giveUp('wrong' in taken ? taken.wrong : TERMINAL.running)
}

/** @param reason a sentence, or a fault of ours */
function giveUp(reason: unknown): void {
  dialog.showErrorBox('Yatzyblokka', String(reason))
  app.exit(1)
}

function open(backend: Backend): void {
  shutOut()
  protocol.handle('app', (request) =>
    isOurs(request.url) ? backend.respond(request) : new Response(null, { status: 404 }),
  )
  ipcMain.handle('invoke', ({ senderFrame }, channel: unknown, args: unknown) =>
    isPage(senderFrame) ? backend.invoke(String(channel), args) : FOREIGN,
  )
  const window = openWindow()
  backend.onEvent((event) => {
    if (!window.isDestroyed()) window.webContents.send('event', event)
  })
  app.on('second-instance', () => {
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  })
  endInOrder(backend, window)
}

function openWindow(): BrowserWindow {
  // macOS has its menu above the screen, with the only way to copy and to quit.
  if (machine.platform !== 'darwin') Menu.setApplicationMenu(null)
  const file = join(profile, 'window.json')
  const place = readWindowPlace(file)
  const window = new BrowserWindow({
    ...openingBounds(place, [screen.getPrimaryDisplay(), ...screen.getAllDisplays()]),
    title: 'Yatzyblokka',
    show: false,
    webPreferences: webPreferences(built),
  })
  if (place?.isMaximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () =>
    writeWindowPlace(file, { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() }),
  )
  void window.loadURL(`${ORIGIN}/`)
  return window
}

/** No page may go anywhere, open anything or hold anything but itself. */
function shutIn(contents: Electron.WebContents): void {
  const stay = (event: { readonly url: string; preventDefault(): void }): void => {
    if (!isOurs(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', stay).on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** No permission, no device, and no request that leaves the machine. */
function shutOut(): void {
  const { defaultSession } = session
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  defaultSession.setPermissionCheckHandler(() => false)
  defaultSession.setDevicePermissionHandler(() => false)
  defaultSession.webRequest.onBeforeRequest(({ url }, answer) =>
    answer({ cancel: !staysInside(url) }),
  )
}

function endInOrder(backend: Backend, window: BrowserWindow): void {
  let ending: Promise<void> | undefined
  const end = (): void => void (ending ??= backend.close().finally(() => app.exit(0)))
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', (event) => {
    event.preventDefault()
    end()
  })
  window.on('session-end', end) // Windows asks nobody before it shuts down
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => app.quit())
}
