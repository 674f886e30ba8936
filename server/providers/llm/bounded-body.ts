import { setImmediate as nextTurn } from 'node:timers/promises'
import { ProviderError } from './llm.ts'

/** Others get their turn of the event loop after this much of an answer, however fast it arrives. */
const sliceBytes = 16 * 1024

/**
 * Wraps `fetch` so that the body of an answer, also of an error, has at most `maxBytes`; reading on throws
 * `too_long` and ends the request. A client library keeps an event until its end arrives and copies it with
 * every chunk, so an endless event would take the memory and the processor.
 */
export function fetchAtMost(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    const { status, statusText, headers } = response
    const body = boundedBody(response.body, maxBytes, init?.signal ?? undefined)
    return new Response(body, { status, statusText, headers })
  }
}

/**
 * The same bytes in slices, read only as fast as they are used. Throws `too_long` beyond `maxBytes`, and the reason of an
 * abort: Node's `fetch` forgets its signal once the answer has begun and its request is collected as garbage, so that a body
 * that stalls would be read for ever.
 */
export function boundedBody(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  signal?: AbortSignal,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let rest = new Uint8Array()
  let bytes = 0
  let sinceTurn = 0
  return new ReadableStream(
    {
      start(controller) {
        const stop = () => {
          controller.error(signal?.reason)
          reader.cancel(signal?.reason).catch(() => undefined)
        }
        if (signal?.aborted === true) stop()
        signal?.addEventListener('abort', stop, { once: true })
      },
      async pull(controller) {
        while (rest.byteLength === 0) {
          const { done, value } = await reader.read()
          if (signal?.aborted === true) return
          if (done) return controller.close()
          bytes += value.byteLength
          if (bytes > maxBytes) {
            const error = new ProviderError('too_long', `the answer has more than ${maxBytes} bytes`, {
              afterText: false,
            })
            reader.cancel(error).catch(() => undefined)
            throw error
          }
          rest = new Uint8Array(value)
        }
        const slice = rest.subarray(0, sliceBytes)
        rest = rest.subarray(slice.byteLength)
        sinceTurn += slice.byteLength
        if (sinceTurn >= sliceBytes) {
          sinceTurn = 0
          await nextTurn()
        }
        if (signal?.aborted !== true) controller.enqueue(slice)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
