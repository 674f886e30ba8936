import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'

/**
 * Node's `fetch` resolves with the answer's headers, and many model servers send those only with the
 * first token. So that a slow model is not taken for a server that cannot be reached, the moment when a
 * connection stands and the request goes out is taken from the channels that Node publishes for it.
 */
const current = new AsyncLocalStorage<() => void>()
const onSent = new WeakMap<object, () => void>()

subscribe('undici:request:create', (message) => {
  const listener = current.getStore()
  const request = requestOf(message)
  if (listener && request) onSent.set(request, listener)
})
subscribe('undici:client:sendHeaders', (message) => {
  const request = requestOf(message)
  if (request) onSent.get(request)?.()
})

/** Runs `send`, and calls `sent` as soon as a request that it makes with `fetch` goes out. */
export function watchSending<Result>(sent: () => void, send: () => Promise<Result>): Promise<Result> {
  return current.run(sent, send)
}

function requestOf(message: unknown): object | null {
  if (typeof message !== 'object' || message === null || !('request' in message)) return null
  const { request } = message
  return typeof request === 'object' ? request : null
}
