import { expect, it } from 'vitest'
import type { z } from 'zod'
import { chatRequest, coachingRequest } from './ai.ts'
import { coachInput } from './coaches.ts'
import { prospectInput } from './prospects.ts'
import { speechRequest } from './speech.ts'

const prospect = { type: 'individual', name: 'Rosa' }
const coach = { name: 'Elena', specialization: 'mortgage', personalities: ['direct'] }
const id = '00000000-0000-4000-8000-000000000001'
const message = { role: 'user', content: 'Good morning.' }
const text = (length: number) => 'x'.repeat(length)

/** The longest accepted input, and the shortest refused one. */
type Limit = [what: string, schema: z.ZodType, greatest: object, beyond: object]
const accepts = (schema: z.ZodType, ...values: object[]) =>
  values.map((value) => schema.safeParse(value).success)

it.each<Limit>([
  ['name', prospectInput, { ...prospect, name: text(120) }, { ...prospect, name: text(121) }],
  [
    'occupation',
    prospectInput,
    { ...prospect, occupation: text(120) },
    { ...prospect, occupation: text(121) },
  ],
  ['scenario', prospectInput, { ...prospect, scenario: text(4_000) }, { ...prospect, scenario: text(4_001) }],
  [
    'objection',
    prospectInput,
    { ...prospect, objections: [text(300)] },
    { ...prospect, objections: [text(301)] },
  ],
  [
    'objections',
    prospectInput,
    { ...prospect, objections: Array.from({ length: 20 }, (_, index) => `no ${index}`) },
    { ...prospect, objections: Array.from({ length: 21 }, (_, index) => `no ${index}`) },
  ],
  [
    'amount',
    prospectInput,
    { ...prospect, debtAmount: 100_000_000 },
    { ...prospect, debtAmount: 100_000_001 },
  ],
  ['coach’s name', coachInput, { ...coach, name: text(120) }, { ...coach, name: text(121) }],
  ['coach’s bio', coachInput, { ...coach, bio: text(2_000) }, { ...coach, bio: text(2_001) }],
])(
  '[LIM1][LIM2] a prospect and a coach take texts up to their limits and none longer: %s',
  (_what, schema, greatest, beyond) => {
    expect(accepts(schema, greatest, beyond)).toEqual([true, false])
  },
)

it.each<Limit>([
  [
    'a line',
    chatRequest,
    { prospectId: id, messages: [{ ...message, content: text(4_000) }] },
    { prospectId: id, messages: [{ ...message, content: text(4_001) }] },
  ],
  [
    'the messages of a call',
    chatRequest,
    { prospectId: id, messages: Array.from({ length: 1_000 }, () => message) },
    { prospectId: id, messages: Array.from({ length: 1_001 }, () => message) },
  ],
  [
    'a question',
    coachingRequest,
    { question: text(1_000), sessionId: id },
    { question: text(1_001), sessionId: id },
  ],
  ['a text to speak', speechRequest, { text: text(4_000) }, { text: text(4_001) }],
])(
  '[LIM3] a line, a question, a call and a text to speak have limits: %s',
  (_what, schema, greatest, beyond) => {
    expect(accepts(schema, greatest, beyond)).toEqual([true, false])
  },
)
