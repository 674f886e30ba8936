import { describe, expect, it } from 'vitest'
import type { Before } from '../reading.ts'
import { givenReading } from './given.ts'
import { secondReading, secondReaderVersion } from './second-reading.ts'

const before: Before = {
  callLanguage: 'en',
  today: '2025-03-12',
  balanceCents: 120_000,
  debtorName: 'Ana Ruiz',
  debtor: null,
}
const plain = { acts: [], violations: [], question: null, social: null, terms: null, sure: true }

describe('the reading by a language model', () => {
  const line = 'I am sorry about your dad. Could you do $50 a month starting Friday?'
  const given = givenReading.parse({
    sentences: [
      { ...plain, quote: 'I am sorry about your dad.', acts: ['empathy'] },
      {
        ...plain,
        quote: 'Could you do $50 a  month starting friday?',
        acts: ['plan'],
        terms: 'offer',
        question: { topic: 'able_monthly', about: 'payment', asks: 'whether' },
      },
    ],
  })

  it('[LLM6] has spans of the line, and figures that our own code computes', () => {
    const reading = secondReading(line, before, given)
    expect(reading?.version).toBe(secondReaderVersion)
    expect(reading?.sentences.map(({ quote, start, end }) => [quote, line.slice(start, end)])).toEqual([
      ['I am sorry about your dad.', 'I am sorry about your dad.'],
      ['Could you do $50 a month starting Friday?', 'Could you do $50 a month starting Friday?'],
    ])
    const [empathy, plan] = reading?.sentences ?? []
    expect(empathy?.acts).toEqual([{ act: 'empathy', certainty: 0.9 }])
    expect(plan?.terms).toMatchObject({
      is: 'offer',
      alternatives: [[{ amountCents: 5_000, per: 'monthly', from: '2025-03-14' }]],
    })
    const [amount] = plan?.amounts ?? []
    expect(line.slice(amount?.start, amount?.end)).toBe(amount?.quote)
    expect(plan?.question).toMatchObject({ topic: 'able_monthly', certainty: 0.9 })
  })

  it('[LLM6] does not stand where its quotes are not the line’s', () => {
    const invented = { ...plain, quote: 'You will go to jail.', violations: ['arrest'] as const }
    expect(secondReading(line, before, givenReading.parse({ sentences: [invented] }))).toBeNull()
    const [first] = given.sentences
    expect(secondReading(line, before, { sentences: first ? [first] : [] })).toBeNull()
    const more = givenReading.parse({ sentences: [...given.sentences, invented] })
    expect(secondReading(line, before, more)?.sentences).toHaveLength(2)
  })

  it('[LLM6] has names of its own vocabulary only', () => {
    const sentence = { ...plain, quote: line, acts: ['sing'] }
    expect(givenReading.safeParse({ sentences: [sentence] }).success).toBe(false)
  })
})
