import type * as Electron from 'electron'
import { type Called, type Listener, makeEvent, makeEvents, strict } from './fake-electron-parts.ts'

/** A made-up window, as a test sees it. */
export interface FakeWindow {
  readonly options: Electron.BrowserWindowConstructorOptions
  /** What was called on it, in order, with its first argument. */
  readonly calls: string[]
  /** Hears what its page is sent. */
  onSent: (message: readonly unknown[]) => void
  isMinimized: boolean
  isMaximized: boolean
  isDestroyed: boolean
  emit(name: string, ...args: readonly unknown[]): void
  /** Emits an event of its page. @returns whether the event was prevented */
  prevents(name: string, details?: object): boolean
  /** What becomes of a window that its page wants to open. */
  opens(url: string): unknown
}

/** With what `new BrowserWindow()` gives. */
export interface MadeWindow extends FakeWindow {
  readonly own: Electron.BrowserWindow
}

export function makeWindow(options: Electron.BrowserWindowConstructorOptions): MadeWindow {
  const events = makeEvents()
  const pageEvents = makeEvents()
  let openHandler: Called = () => ({ action: 'allow' })

  const contents: Electron.WebContents = strict<Electron.WebContents>('webContents', {
    on(name: string, listener: Listener) {
      pageEvents.on(name, listener)
      return contents
    },
    send: (...message) => window.onSent(message),
    setWindowOpenHandler: (handler) => void (openHandler = handler as Called), // called with a URL alone
  })

  const listen = (name: string, listener: Listener): Electron.BrowserWindow => {
    events.on(name, listener)
    return own
  }
  const own: Electron.BrowserWindow = strict<Electron.BrowserWindow>('window', {
    webContents: contents,
    on: listen,
    once: listen,
    loadURL: async (url) => void window.calls.push(`load ${url}`),
    getNormalBounds: () => ({ x: 10, y: 20, width: 1000, height: 700 }),
    isMaximized: () => window.isMaximized,
    isMinimized: () => window.isMinimized,
    isDestroyed: () => window.isDestroyed,
    show: () => void window.calls.push('show'),
    focus: () => void window.calls.push('focus'),
    restore: () => void window.calls.push('restore'),
    maximize: () => void window.calls.push('maximize'),
  })

  const window: MadeWindow = {
    own,
    options,
    calls: [],
    onSent: () => undefined,
    isMinimized: false,
    isMaximized: false,
    isDestroyed: false,
    emit: events.emit,
    prevents(name, details = {}) {
      const event = Object.assign(makeEvent(), details)
      pageEvents.emit(name, event)
      return event.defaultPrevented
    },
    opens: (url) => openHandler({ url }),
  }
  return window
}
