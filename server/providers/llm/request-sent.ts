import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'

/**
 * Node's `fetch` resolves with the response headers, and many model servers send those only with the first
 * token. To tell a slow model from an unreachable server, the moment when the request goes out is taken from
 * Node's diagnostics channel. Requests are matched by their id, which OpenAI logs and others ignore.
 * Asynchronous context would work as well, but on Node 20 it slows every promise of the process.
 */
const idHeader = 'x-client-request-id'
const waiting = new Map<string, () => void>()

subscribe('undici:client:sendHeaders', (message) => {
  const id = waiting.size === 0 ? undefined : idOf(message)
  if (id !== undefined) waiting.get(id)?.()
})

/**
 * Runs `send`, and calls `onSent` as soon as the `fetch` request it makes goes out. The request must carry
 * the headers passed to `send`.
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

/** Finds the id in the headers, a flat list of names and values. */
function idOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined
  const { request } = message
  if (typeof request !== 'object' || request === null || !('headers' in request)) return undefined
  const { headers } = request
  if (!Array.isArray(headers)) return undefined
  const value: unknown = headers[headers.indexOf(idHeader) + 1]
  return headers.includes(idHeader) && typeof value === 'string' ? value : undefined
}
