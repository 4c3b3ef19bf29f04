import { contextBridge, ipcRenderer } from 'electron'

type Tell = (event: unknown) => void

// Nothing but a way through: which calls there are, the main process alone knows.
contextBridge.exposeInMainWorld('yatzyblokka', {
  invoke: (channel: unknown, args: unknown): Promise<unknown> =>
    ipcRenderer.invoke('invoke', channel, args),

  /** @returns a function that stops the telling */
  onEvent(listener: Tell): () => void {
    const tell = (_: unknown, event: unknown): void => listener(event)
    ipcRenderer.on('event', tell)
    return () => void ipcRenderer.off('event', tell)
  },
})
