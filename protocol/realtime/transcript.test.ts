import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ServerFrame, DurableEvent } from './server-frames.ts'
import { histories } from './testing/histories.ts'
import { applyFrame, emptyTranscript, SequenceGap, type Transcript } from './transcript.ts'

const epoch = '7c0e8d4a-5b0f-4a06-8f6e-1f1f8a1d2c3b'

/** The snapshot that a server would send for this transcript. */
function snapshotOf(transcript: Transcript): ServerFrame {
  const { headSeq, session, items, tips, whispers, participants } = transcript
  if (!session) throw new Error('no session yet')
  return {
    type: 'session.created',
    protocol: 1,
    epoch,
    head_seq: headSeq,
    snapshot: { session, items, tips, whispers, participants },
    limits: { line_max_chars: 1, frame_max_bytes: 1 },
  }
}

const fresh = applyFrame(emptyTranscript, {
  type: 'session.created',
  protocol: 1,
  epoch,
  head_seq: 0,
  snapshot: {
    session: { id: epoch, status: 'active', metrics_id: null },
    items: [],
    tips: [],
    whispers: [],
    participants: [],
  },
  limits: { line_max_chars: 1, frame_max_bytes: 1 },
})

const applyAll = (from: Transcript, events: readonly DurableEvent[]) => events.reduce(applyFrame, from)

it('[P6][DATA9] a snapshot at any point plus the events after it equals applying all events', () => {
  fc.assert(
    fc.property(histories, fc.nat(), (events, cut) => {
      const at = events.length === 0 ? 0 : cut % (events.length + 1)
      const snapshot = snapshotOf(applyAll(fresh, events.slice(0, at)))
      expect(applyAll(applyFrame(emptyTranscript, snapshot), events.slice(at))).toEqual(
        applyAll(fresh, events),
      )
    }),
  )
})

it('[P5] repeated events change nothing', () => {
  fc.assert(
    fc.property(histories, fc.nat(), fc.nat(), (events, a, b) => {
      const head = events.length + 1
      const from = a % head
      const to = b % head
      const again = events.slice(Math.min(from, to), Math.max(from, to))
      const seen = applyAll(fresh, events)
      expect(applyAll(seen, again)).toEqual(seen)
    }),
  )
})

it('[P6] a gap is always reported', () => {
  fc.assert(
    fc.property(histories, fc.nat(), (events, index) => {
      fc.pre(events.length >= 2)
      const missing = index % (events.length - 1)
      const holed = events.filter((_, at) => at !== missing)
      expect(() => applyAll(fresh, holed)).toThrow(SequenceGap)
    }),
  )
})

it('[P7] a reply has the same text however its deltas are split or repeated', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }),
      (text, repeats) => {
        const started = applyAll(fresh, [
          {
            type: 'conversation.item.created',
            seq: 1,
            item: {
              id: epoch,
              role: 'assistant',
              text: '',
              at: new Date(0).toISOString(),
              status: 'streaming',
              response_id: epoch,
            },
          },
        ])
        const delta = (offset: number, to: number): ServerFrame => ({
          type: 'response.output_text.delta',
          response_id: epoch,
          offset,
          text: text.slice(offset, to),
        })
        let view = started
        for (let at = 0; at < text.length; at++) {
          view = applyFrame(view, delta(at, at + 1))
          for (const [from, length] of repeats) {
            const start = from % (at + 1)
            view = applyFrame(view, delta(start, Math.min(at + 1, start + length)))
          }
        }
        expect(view.items[0]?.text).toBe(text)
        expect(applyFrame(started, delta(0, text.length)).items[0]?.text).toBe(text)
      },
    ),
  )
})
