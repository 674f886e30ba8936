import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { respond } from '#server/domain/debtor/fold.ts'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import { ReadAhead } from './read-ahead.ts'
import type { PendingGeneration } from './start-generation.ts'
import { type ReplyInput, PreemptiveGeneration } from './preemptive-generation.ts'
import { RunningReply } from './running-reply.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const said = 'Can you pay fifty dollars on Friday'

function inputAfter(text: string): ReplyInput {
  const lines = [{ itemId: null, speaker: 'user' as const, text }]
  const { plan } = respond(replyTask().scenario, lines)
  if (plan === null) throw new Error('the debtor has an answer')
  return { plan, lines }
}

function pendingFor(input: ReplyInput, firstEvent: Promise<unknown>): PendingGeneration {
  const ids = { responseId: input.lines.at(-1)?.text ?? '', itemId: '' }
  const reply = new RunningReply({
    ...input,
    ids,
    ordinal: 1,
    receivedAtMs: 0,
    spoken: true,
    reservation: null,
  })
  return { reply, events: new ReadAhead((async function* () {})()), speech: null, firstEvent }
}

function stage({ answers = true, first = () => Promise.resolve() as Promise<unknown> } = {}) {
  const started: string[] = []
  const discarded: string[] = []
  const preemptive = new PreemptiveGeneration({
    inputAfter: (text) => (answers ? inputAfter(text) : null),
    start: async (input) => {
      const reply = pendingFor(input, first())
      started.push(reply.reply.ids.responseId)
      return reply
    },
    discard: (guess) => void guess.then((it) => it && discarded.push(it.reply.ids.responseId)),
  })
  return { preemptive, started, discarded }
}

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
/** Says the text, then pauses. */
async function pauses(preemptive: PreemptiveGeneration, text: string, utteranceId = 'u') {
  preemptive.onPartialTranscript(utteranceId, text)
  preemptive.speakerPaused()
  await tick()
}

it('the reply to the partial transcript is generated when the speaker pauses, and not before', async () => {
  const { preemptive, started } = stage()
  preemptive.onPartialTranscript('u', 'Can you pay')
  await tick(2_000)
  expect(started).toEqual([])
  await pauses(preemptive, said)
  expect(started).toEqual([said])
  // The same text again, and more silence: nothing new.
  await pauses(preemptive, `${said}?`)
  expect(started).toEqual([said])
})

it('words after a pause are answered instead once the pause is reported again, and not while they still come', async () => {
  const { preemptive, started, discarded } = stage()
  await pauses(preemptive, 'Can you pay fifty')
  preemptive.onPartialTranscript('u', `${said} or`)
  await tick(2_000)
  expect(discarded).toEqual(['Can you pay fifty'])
  expect(started).toEqual(['Can you pay fifty'])
  await pauses(preemptive, said)
  expect(started).toEqual(['Can you pay fifty', said])
})

it('a line with the same words takes over the reply, whatever its punctuation and capitals; the next line does not', async () => {
  const { preemptive, discarded } = stage()
  await pauses(preemptive, said)
  const taken = await preemptive.claim(inputAfter('can you pay fifty dollars, on Friday'))
  expect(taken?.reply.ids.responseId).toBe(said)
  expect(await preemptive.claim(inputAfter(said))).toBeNull()
  expect(discarded).toEqual([])
})

it('a line with other words discards the generation', async () => {
  const { preemptive, discarded } = stage()
  await pauses(preemptive, said)
  expect(await preemptive.claim(inputAfter('Can you pay sixty dollars on Friday'))).toBeNull()
  await tick()
  expect(discarded).toEqual([said])
})

it('the same words in a different conversation get another reply', async () => {
  const { preemptive, discarded } = stage()
  await pauses(preemptive, said)
  const input = inputAfter(said)
  const before = { itemId: 'a', speaker: 'assistant' as const, text: 'Who is this?' }
  expect(await preemptive.claim({ ...input, lines: [before, ...input.lines] })).toBeNull()
  await tick()
  expect(discarded).toEqual([said])
})

it('at most five guesses per line, across utterances; the count restarts with the next line', async () => {
  const { preemptive, started } = stage()
  const words = said.split(' ')
  for (let count = 1; count <= 6; count++) await pauses(preemptive, words.slice(0, count).join(' '))
  await pauses(preemptive, said, 'v')
  expect(started).toHaveLength(5)
  await preemptive.claim(inputAfter(said))
  await pauses(preemptive, said, 'w')
  expect(started).toHaveLength(6)
})

it('a failed generation is discarded, and the line gets its own', async () => {
  const { preemptive, discarded } = stage({ first: () => Promise.reject(new Error('refused')) })
  await pauses(preemptive, said)
  expect(discarded).toEqual([said])
  expect(await preemptive.claim(inputAfter(said))).toBeNull()
})

it('words that do not become a line within ten seconds are discarded', async () => {
  const { preemptive, discarded } = stage()
  await pauses(preemptive, said)
  await tick(9_999)
  expect(discarded).toEqual([])
  await tick(1)
  expect(discarded).toEqual([said])
})

it('nothing is generated if the debtor would not answer, for a pause without words, or after the line', async () => {
  const silent = stage({ answers: false })
  await pauses(silent.preemptive, said)
  const { preemptive, started } = stage()
  preemptive.speakerPaused()
  preemptive.onPartialTranscript('u', said)
  await preemptive.claim(inputAfter(said))
  preemptive.speakerPaused()
  await tick(1_000)
  expect([...silent.started, ...started]).toEqual([])
})
