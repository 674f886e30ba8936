import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import { RunningReply } from './running-reply.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A reply whose generation starts now. */
const startReply = () =>
  new RunningReply({
    ids: { responseId: 'response', itemId: 'item' },
    ordinal: 1,
    plan: replyTask().plan,
    lines: [],
    receivedAtMs: performance.now(),
    spoken: true,
    reservation: null,
  })

it('a first token before the line counts as no latency', () => {
  const reply = startReply()
  vi.advanceTimersByTime(200)
  reply.noteFirstToken()
  vi.advanceTimersByTime(300)
  reply.lineReceived(performance.now())
  expect(reply.stages.firstTokenMs).toBe(0)
})

it('a first token after the line counts from the line', () => {
  const reply = startReply()
  vi.advanceTimersByTime(150)
  reply.lineReceived(performance.now())
  vi.advanceTimersByTime(50)
  reply.noteFirstToken()
  expect(reply.stages.firstTokenMs).toBe(50)
})
