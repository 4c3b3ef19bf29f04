import type { ChildProcess } from 'node:child_process'

/** Node's own option for a process that can be asked through its inspector. */
export const INSPECTED = '--inspect=127.0.0.1:0'

/** Where the inspector of a process that was just spawned answers. */
export async function inspectorOf({ stderr }: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const [address] = /ws:\/\/\S+/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    })
    stderr?.once('end', () => reject(new Error(`no inspector: ${said}`)))
  })
}

/**
 * What the main thread's objects take once all that nobody holds is collected: without that, it is
 * chance how much waits for the collector.
 * @returns bytes
 */
export async function heapUsed(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('the inspector does not answer'))
  })
  try {
    await ask(socket, 'HeapProfiler.collectGarbage')
    const { usedSize } = (await ask(socket, 'Runtime.getHeapUsage')) as { usedSize: number } // V8's
    return usedSize
  } finally {
    socket.close()
  }
}

/** One question at a time: the next message is its answer. */
function ask(socket: WebSocket, method: string): Promise<unknown> {
  return new Promise((resolve) => {
    socket.onmessage = ({ data }: MessageEvent<string>) =>
      resolve((JSON.parse(data) as { result: unknown }).result) // the protocol's envelope
    socket.send(JSON.stringify({ id: 1, method }))
  })
}
