import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reduceTurn } from './reduce-turn.ts'
import { turnTimings } from './timings.ts'
import {
  type ListensFor,
  newTurn,
  nextDeadlineMs,
  type Turn,
  type TurnEffect,
  type TurnEvent,
} from './turn.ts'

const word = fc.constantFrom('can', 'you', 'pay', 'forty', 'dollars', 'and', 'friday', 'about')
const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((said) => said.join(' '))
const saidAloud = fc.constantFrom('', 'I can pay forty dollars on friday')

const event: fc.Arbitrary<TurnEvent> = fc.oneof(
  fc.constantFrom<TurnEvent>(
    { type: 'speech_started' },
    { type: 'speech_paused', quietMs: 128 },
    { type: 'speech_stopped' },
    { type: 'key_pressed' },
    { type: 'key_released' },
    { type: 'recogniser_stopped' },
    { type: 'speech_settled' },
    { type: 'muted' },
    { type: 'reply_resumed' },
    { type: 'time_passed' },
  ),
  fc.record({ type: fc.constant('words' as const), text, saidAloud }),
  fc.record({ type: fc.constant('words_heard' as const), text: fc.oneof(fc.constant(''), text), saidAloud }),
  fc.record({ type: fc.constant('final_words' as const), text, saidAloud, confidence: fc.constant(0.9) }),
  fc.record({
    type: fc.constant('reply_changed' as const),
    reply: fc.constantFrom('none' as const, 'expected' as const, 'audible' as const),
  }),
)
const listensFor = fc.constantFrom<ListensFor>('speech', 'words', 'key')
const steps = fc.array(fc.record({ event, afterMs: fc.nat({ max: 3_000 }) }), { maxLength: 40 })

/** Every step of a call: the turn after each event, and its effects. Deadlines are kept, as a runner keeps them. */
function play(
  start: Turn,
  said: readonly { event: TurnEvent; afterMs: number }[],
): { turn: Turn; effects: readonly TurnEffect[] }[] {
  const played: { turn: Turn; effects: readonly TurnEffect[] }[] = []
  let turn = start
  let nowMs = 0
  const step = (happens: TurnEvent) => {
    const [after, effects] = reduceTurn(turn, happens, nowMs)
    turn = after
    played.push({ turn, effects })
  }
  for (const { event: happens, afterMs } of said) {
    const untilMs = nowMs + afterMs
    for (let due = nextDeadlineMs(turn); due !== null && due <= untilMs; due = nextDeadlineMs(turn)) {
      nowMs = Math.max(nowMs, due)
      step({ type: 'time_passed' })
    }
    nowMs = untilMs
    step(happens)
  }
  return played
}

describe('the turn machine, whatever happens', () => {
  it('changes nothing that it was given', () => {
    fc.assert(
      fc.property(listensFor, steps, (ears, said) => {
        for (const { turn } of play(newTurn(ears), said)) {
          const before = structuredClone(turn)
          reduceTurn(turn, { type: 'words', text: 'can you pay', saidAloud: '' }, 1e6)
          expect(turn).toEqual(before)
        }
      }),
    )
  })

  it('[A6] never holds a reply without an end in sight, and holds none that is not there', () => {
    fc.assert(
      fc.property(listensFor, steps, (ears, said) => {
        for (const { turn } of play(newTurn(ears), said)) {
          if (turn.floor !== 'held') continue
          expect(turn.reply).not.toBe('none')
          expect(turn.deadlines.alarm).toBeDefined()
        }
      }),
    )
  })

  it('never waits for what is already over', () => {
    fc.assert(
      fc.property(listensFor, steps, (ears, said) => {
        for (const { turn } of play(newTurn(ears), said)) {
          const { final, partial, pause, end } = turn.deadlines
          if (turn.line === null) expect([final, partial]).toEqual([undefined, undefined])
          if (turn.line === null && turn.heard === null) expect([pause, end]).toEqual([undefined, undefined])
        }
      }),
    )
  })

  it('[A10] has what the server has heard committed only in the quiet after it', () => {
    fc.assert(
      fc.property(listensFor, steps, (ears, said) => {
        let quietMs = Number.NEGATIVE_INFINITY
        for (const { turn, effects } of play(newTurn(ears), said)) {
          if (!effects.some(({ type }) => type === 'commit_speech')) continue
          expect(turn.collector).not.toBe('sounding')
          expect(turn.quietSinceMs).not.toBeNull()
          // Each is of a quiet of its own.
          expect(turn.quietSinceMs ?? quietMs).toBeGreaterThanOrEqual(quietMs)
          quietMs = turn.quietSinceMs ?? quietMs
        }
      }),
    )
  })

  it('[P3] makes each line once, and of every word that it reported', () => {
    fc.assert(
      fc.property(listensFor, steps, (ears, said) => {
        const rest = [
          { event: { type: 'speech_stopped' } as const, afterMs: 0 },
          { event: { type: 'key_released' } as const, afterMs: 0 },
          {
            event: { type: 'time_passed' } as const,
            afterMs: turnTimings.heldMaxMs + turnTimings.partialTimeoutMs,
          },
          { event: { type: 'muted' } as const, afterMs: 0 },
        ]
        const effects = play(newTurn(ears), [...said, ...rest]).flatMap((step) => step.effects)
        const lines = effects.flatMap((effect) =>
          effect.type === 'submit_line' ? [effect.line.ordinal] : [],
        )
        const reported = effects.flatMap((effect) => (effect.type === 'report_words' ? [effect.ordinal] : []))
        expect(new Set(lines).size).toBe(lines.length)
        for (const ordinal of reported) expect(lines).toContain(ordinal)
      }),
    )
  })
})
