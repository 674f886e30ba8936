import { WebSocket } from 'ws'

/** Lets a server process be asked for its heap. */
export const inspected = ['--inspect=127.0.0.1:0']

/**
 * The heap and the buffers that a server started with `inspected` still holds after a garbage collection, in MB.
 * `output` is what it has printed: it names the inspector's address.
 */
export async function collectedHeapMb(output: string): Promise<number> {
  const url = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/u.exec(output)?.[0]
  if (url === undefined) throw new Error('the server has no inspector')
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  let id = 0
  const call = async (method: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const own = ++id
    const answer = new Promise<unknown>((resolve) => {
      const onMessage = (data: unknown) => {
        const message: { id?: number; result?: unknown } = JSON.parse(String(data))
        if (message.id !== own) return
        socket.off('message', onMessage)
        resolve(message.result)
      }
      socket.on('message', onMessage)
    })
    socket.send(JSON.stringify({ id: own, method, params }))
    return answer
  }
  // Twice: the first collection runs finalizers that free buffers.
  for (let round = 0; round < 2; round++) await call('HeapProfiler.collectGarbage')
  const { result } = (await call('Runtime.evaluate', {
    expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
    returnByValue: true,
  })) as { result: { value: number } }
  socket.terminate()
  return result.value / 1024 / 1024
}
