import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { defaultChannelLimits } from './channel-limits.ts'
import { InboundLoad } from './inbound-load.ts'
import { Connection } from './connection.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limitBytes = 1024 * 1024

/** A client that reads nothing: everything sent stays queued. */
function slowReader() {
  const sent: string[] = []
  let bytes = 0
  let closedWith: number | null = null
  const left = vi.fn<() => void>()
  const connection = new Connection(
    { log: createLogger('silent'), metrics: createMetrics({ defaults: false }) },
    {
      send: (data) => {
        bytes += data.length
        if (typeof data === 'string') sent.push(data)
      },
      close: (code) => {
        closedWith = code
      },
      terminate: () => undefined,
      pause: () => undefined,
      resume: () => undefined,
      get bufferedAmount() {
        return bytes
      },
    },
    () => ({ joined: true, receiveAudio: null, handleCommand: () => Promise.resolve(null), leave: left }),
    { limits: defaultChannelLimits, account: InboundLoad.ofAccount(defaultChannelLimits) },
  )
  return { connection, sent, left, bytes: () => bytes, closedWith: () => closedWith }
}

const words: ServerFrame = {
  type: 'response.output_text.delta',
  response_id: '0b0f3c1e-58c5-4f43-9d1c-3f5a0e9f7a10',
  offset: 0,
  text: 'x'.repeat(1_000),
}
const passing: ServerFrame = { type: 'participants.changed', participants: [] }

it('[P9] a client that never reads is disconnected at the limit, and further frames cost nothing', () => {
  const { connection, left, bytes, closedWith } = slowReader()
  for (let published = 0; published < 200 * limitBytes; published += 1_000) connection.send(words)
  expect(closedWith()).toBe(closeCodes.slowReader)
  expect(left).toHaveBeenCalledOnce()
  expect(bytes()).toBeLessThan(limitBytes + 2_000)
})

it('[P9] from half of the limit, audio and droppable frames are dropped; text is not', () => {
  const { connection, sent, bytes } = slowReader()
  connection.send(passing)
  expect(sent).toHaveLength(1)
  while (bytes() <= limitBytes / 2) connection.send(words)
  const queued = bytes()
  connection.send(passing)
  connection.sendAudio(new Uint8Array(960))
  expect(bytes()).toBe(queued)
  connection.send(words)
  expect(bytes()).toBeGreaterThan(queued)
})
