import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'

/**
 * Node's `fetch` resolves with the answer's headers, and many model servers send those only with the
 * first token. So that a slow model is not taken for a server that cannot be reached, the moment when a
 * connection stands and the request goes out is taken from the channel that Node publishes for it. A
 * request is known by its id, which OpenAI takes for its logs and others pass over: asynchronous context
 * would do as well, and on Node 20 it slows every promise of the process.
 */
const idHeader = 'x-client-request-id'
const waiting = new Map<string, () => void>()

subscribe('undici:client:sendHeaders', (message) => {
  const id = waiting.size === 0 ? undefined : idOf(message)
  if (id !== undefined) waiting.get(id)?.()
})

/**
 * Runs `send`, and calls `sent` as soon as the request that it makes with `fetch` goes out. The request must
 * have the headers that `send` is given.
 */
export async function notifyWhenSent<Result>(
  onSent: () => void,
  send: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const id = randomUUID()
  waiting.set(id, onSent)
  try {
    return await send({ [idHeader]: id })
  } finally {
    waiting.delete(id)
  }
}

/** The id among the headers, which are a list of names and values. */
function idOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined
  const { request } = message
  if (typeof request !== 'object' || request === null || !('headers' in request)) return undefined
  const { headers } = request
  if (!Array.isArray(headers)) return undefined
  const value: unknown = headers[headers.indexOf(idHeader) + 1]
  return headers.includes(idHeader) && typeof value === 'string' ? value : undefined
}
