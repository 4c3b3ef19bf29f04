import type * as Electron from 'electron'
import { expect, test, vi } from 'vitest'
import { type Called, type Listener, strict } from '../tools/fake-electron-parts.ts'

interface Bridge {
  readonly invoke: (channel: unknown, args: unknown) => Promise<unknown>
  readonly onEvent: (listener: (event: unknown) => void) => () => void
}

test('the page gets a way through and nothing else', async () => {
  const heard = new Set<Called>()
  let exposed: [string, Bridge] | undefined
  const ipcRenderer: Electron.IpcRenderer = strict<Electron.IpcRenderer>('ipcRenderer', {
    invoke: async (...message) => message,
    on(name: string, listener: Listener) {
      if (name === 'event') heard.add(listener as Called)
      return ipcRenderer
    },
    off(_name: string, listener: Listener) {
      heard.delete(listener as Called)
      return ipcRenderer
    },
  })
  const contextBridge = strict<Electron.ContextBridge>('contextBridge', {
    exposeInMainWorld: (name, bridge: Bridge) => void (exposed = [name, bridge]),
  })
  vi.doMock('electron', () => ({ ipcRenderer, contextBridge }))
  await import('./preload.ts')

  const [name, bridge] = exposed ?? []
  expect(name).toBe('yatzyblokka')
  expect(Object.keys(bridge ?? {}).toSorted()).toEqual(['invoke', 'onEvent'])
  expect(await bridge?.invoke('players.list', { a: 1 })).toEqual([
    'invoke',
    'players.list',
    { a: 1 },
  ])

  const listener = vi.fn<(event: unknown) => void>()
  const stop = bridge?.onEvent(listener)
  for (const tell of heard) tell({ sender: 'not for the page' }, { kind: 'closing' })
  expect(listener.mock.calls).toEqual([[{ kind: 'closing' }]])
  stop?.()
  expect(heard.size).toBe(0)
})
