import { expect, it } from 'vitest'
import { boundedBody } from './bounded-body.ts'

/** A body that sends a megabyte at a time for ever, and records that it was left. */
function endlessBody() {
  const seen = { left: false, pulled: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      seen.pulled += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
    cancel() {
      seen.left = true
    },
  })
  return { body, seen }
}

it('[REPLY1] an answer without an end is left at its limit, and gives others their turn meanwhile', async () => {
  const { body, seen } = endlessBody()
  let turnsOfOthers = 0
  const other = setInterval(() => (turnsOfOthers += 1), 0)
  let largest = 0
  const read = async () => {
    for await (const slice of boundedBody(body, 8 * 1024 * 1024))
      largest = Math.max(largest, slice.byteLength)
  }
  await expect(read()).rejects.toMatchObject({ failure: 'too_long' })
  clearInterval(other)
  expect(seen.left).toBe(true)
  expect(largest).toBe(16 * 1024)
  expect(turnsOfOthers).toBeGreaterThan(0)
})

it('is read only as fast as it is used', async () => {
  const { body, seen } = endlessBody()
  const reader = boundedBody(body, 8 * 1024 * 1024).getReader()
  await reader.read()
  expect(seen.pulled).toBeLessThanOrEqual(2)
  await reader.cancel()
  expect(seen.left).toBe(true)
})

it('[REPLY1] a body that stalls ends with the reason of an abort, and is left', async () => {
  let left: unknown
  const silent = new ReadableStream<Uint8Array>({
    cancel: (reason) => {
      left = reason
    },
  })
  const abort = new AbortController()
  const read = boundedBody(silent, 8, abort.signal).getReader().read()
  const reason = new Error('a deadline was missed')
  abort.abort(reason)
  await expect(read).rejects.toBe(reason)
  expect(left).toBe(reason)
})
