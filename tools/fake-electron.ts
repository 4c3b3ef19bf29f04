import type * as Electron from 'electron'
import { type Called, type Listener, makeEvent, makeEvents, strict } from './fake-electron-parts.ts'
import { type FakeWindow, type MadeWindow, makeWindow } from './fake-electron-window.ts'

/** What a test sees of the made-up Electron, and what it does in a user's place. */
export interface FakeElectron {
  /** To be given to `vi.doMock('electron', …)`. */
  readonly module: object
  readonly windows: readonly FakeWindow[]
  /** The paths that were set, by their names. */
  readonly paths: ReadonlyMap<string, string>
  /** The text of every error box. */
  readonly errorBoxes: readonly string[]
  readonly schemes: readonly Electron.CustomScheme[]
  /** What answers the session's questions: `request`, `check` and `device`. */
  readonly permissions: ReadonlyMap<string, Called>
  /** A request to the program's own scheme. */
  respond(request: Request): Promise<Response>
  /** A call over IPC from a frame. */
  invoke(frame: FakeFrame | null, channel: unknown, args: unknown): Promise<unknown>
  /** Whether a request to the address is let through. */
  lets(url: string): boolean
  /** Emits an event of `app`. */
  emit(name: string): void
  /** What Electron does when the user quits: closes the windows, asks, and ends. */
  quit(): void
  /** The exit code, once the program ends. */
  readonly exited: Promise<number>
}

/** The frame of a page, as a call comes from it. */
export interface FakeFrame {
  readonly parent: object | null
  readonly origin: string
}

export interface FakeElectronOptions {
  /** The folder that has the built program in `dist/`. */
  readonly appPath: string
  /** Whether it runs from a package, and not as `electron .`. */
  readonly isPackaged?: boolean
  /** Whether another instance has the profile. */
  readonly isSecond?: boolean
  readonly ready?: Promise<void>
  /** The free part of the only screen. */
  readonly workArea?: Electron.Rectangle
}

/**
 * Electron without Electron: as much of it as `main/electron.ts` uses. The types are the real ones,
 * and to use what is missing here is an error, so that it can't drift away from what it stands for.
 */
export function makeFakeElectron({
  appPath,
  isPackaged = false,
  isSecond = false,
  ready = Promise.resolve(),
  workArea = { x: 0, y: 0, width: 1920, height: 1040 },
}: FakeElectronOptions): FakeElectron {
  const events = makeEvents()
  const windows: MadeWindow[] = []
  const paths = new Map<string, string>()
  const errorBoxes: string[] = []
  const schemes: Electron.CustomScheme[] = []
  const permissions = new Map<string, Called>()
  const handlers = new Map<string, Called>()
  const exited = Promise.withResolvers<number>()

  /** Takes a listener or a handler of whatever arguments: the test brings the right ones. */
  const keep = (map: Map<string, Called>, name: string, handler: Listener): void =>
    void map.set(name, handler as Called)

  function quit(): void {
    for (const window of windows.filter(({ isDestroyed }) => !isDestroyed)) {
      window.emit('close', makeEvent())
      window.isDestroyed = true
    }
    const event = makeEvent()
    events.emit('will-quit', event)
    if (!event.defaultPrevented) exited.resolve(0)
  }

  const app: Electron.App = strict<Electron.App>('app', {
    on(name: string, listener: Listener) {
      events.on(name, listener)
      return app
    },
    setPath: (name, path) => void paths.set(name, path),
    getAppPath: () => appPath,
    isPackaged,
    enableSandbox: () => undefined,
    requestSingleInstanceLock: () => !isSecond,
    whenReady: () => ready,
    exit: (code = 0) => exited.resolve(code),
    quit,
  })

  const defaultSession = strict<Electron.Session>('session', {
    setPermissionRequestHandler: (handler) => keep(permissions, 'request', handler ?? (() => true)),
    setPermissionCheckHandler: (handler) => keep(permissions, 'check', handler ?? (() => true)),
    setDevicePermissionHandler: (handler) => keep(permissions, 'device', handler ?? (() => true)),
    webRequest: strict<Electron.WebRequest>('webRequest', {
      onBeforeRequest: (listener: Listener | object | null) =>
        keep(handlers, 'before', listener as Listener), // it comes alone here, without a filter
    }),
  })

  function BrowserWindow(
    options: Electron.BrowserWindowConstructorOptions,
  ): Electron.BrowserWindow {
    const window = makeWindow(options)
    windows.push(window)
    events.emit('web-contents-created', makeEvent(), window.own.webContents)
    return window.own
  }

  const display = strict<Electron.Display>('display', { workArea })
  const members = {
    app,
    // A function can be called with `new` as well, and no more of the class is used.
    BrowserWindow: BrowserWindow as unknown as typeof Electron.BrowserWindow,
    dialog: strict<Electron.Dialog>('dialog', {
      showErrorBox: (_title, text) => void errorBoxes.push(text),
    }),
    ipcMain: strict<Electron.IpcMain>('ipcMain', {
      handle: (name, handler) => keep(handlers, name, handler),
    }),
    Menu: strict<typeof Electron.Menu>('Menu', { setApplicationMenu: () => undefined }),
    protocol: strict<Electron.Protocol>('protocol', {
      registerSchemesAsPrivileged: (custom) => void schemes.push(...custom),
      handle: (scheme, handler) => keep(handlers, `${scheme}:`, handler),
    }),
    screen: strict<Electron.Screen>('screen', {
      getAllDisplays: () => [display],
      getPrimaryDisplay: () => display,
    }),
    session: strict<typeof Electron.session>('session', { defaultSession }),
  } satisfies Pick<
    typeof Electron,
    'app' | 'BrowserWindow' | 'dialog' | 'ipcMain' | 'Menu' | 'protocol' | 'screen' | 'session'
  >

  return {
    module: strict<typeof Electron>('electron', members),
    windows,
    paths,
    errorBoxes,
    schemes,
    permissions,
    quit,
    exited: exited.promise,
    emit: (name) => events.emit(name, makeEvent()),
    respond: (request) => handlers.get('app:')?.(request) as Promise<Response>, // as Electron's type has it
    invoke: async (senderFrame, ...args) => handlers.get('invoke')?.({ senderFrame }, ...args),
    lets(url) {
      let cancelled: unknown
      handlers.get('before')?.(
        { url },
        (answer: { cancel: boolean }) => (cancelled = answer.cancel),
      )
      return cancelled === false
    },
  }
}
