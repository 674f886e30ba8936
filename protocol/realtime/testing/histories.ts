import fc from 'fast-check'
import type { DurableEvent } from '../server-frames.ts'

type Step =
  | { kind: 'line'; text: string }
  | { kind: 'reply'; text: string; end: 'complete' | 'aborted' | 'failed' | 'truncated' | 'none' }
  | { kind: 'tip' | 'whisper'; text: string }
  | { kind: 'end' }

const text = fc.string({ minLength: 1, maxLength: 20 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('line' as const), text }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('reply' as const),
      text,
      end: fc.constantFrom('complete', 'aborted', 'failed', 'truncated', 'none'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('tip' as const, 'whisper' as const), text }) },
)

/** A possible history of a session's durable events: every reply starts before it ends. */
export const histories: fc.Arbitrary<DurableEvent[]> = fc
  .tuple(fc.array(step, { maxLength: 25 }), fc.boolean())
  .map(([steps, ends]) => (ends ? [...steps, { kind: 'end' as const }] : steps).flatMap(eventsOf))
  .map((events) => events.map((event, index) => ({ ...event, seq: index + 1 }) as DurableEvent))

type Unnumbered = DurableEvent extends infer E ? (E extends DurableEvent ? Omit<E, 'seq'> : never) : never

function eventsOf(of: Step, index: number): Unnumbered[] {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const at = new Date(index * 1_000).toISOString()
  switch (of.kind) {
    case 'line':
      return [
        {
          type: 'conversation.item.created',
          item: { id, role: 'user', text: of.text, at, status: 'complete' },
        },
      ]
    case 'reply':
      return [
        {
          type: 'conversation.item.created',
          item: { id, role: 'assistant', text: '', at, status: 'streaming', response_id: id },
        },
        ...(of.end === 'none'
          ? []
          : of.end === 'truncated'
            ? [
                {
                  type: 'conversation.item.truncated' as const,
                  item_id: id,
                  text: of.text,
                  audio_end_ms: index,
                },
              ]
            : [{ type: 'conversation.item.completed' as const, item_id: id, text: of.text, status: of.end }]),
      ]
    case 'tip':
      return [{ type: 'coach.tip', text: of.text, about_item_id: id }]
    case 'whisper':
      return [{ type: 'whisper.created', from: 'a supervisor', text: of.text }]
    case 'end':
      return [{ type: 'session.completed', metrics_id: id }]
  }
}
