import { describe, expect, it } from 'vitest'
import { corroborated } from './corroborated.ts'
import { read } from '../read.ts'
import type { Before, Reading } from '../reading.ts'
import { secondReaderVersion } from '../second/second-reading.ts'

const before: Before = {
  callLanguage: 'en',
  today: '2026-11-29',
  balanceCents: 184_000,
  debtorName: '',
  debtor: null,
}
const heard = (text: string) => read(text, before)
/** A reading as it counts beside those of other lines. */
const beside = (reading: Reading, others: readonly Reading[]) => corroborated([reading, ...others], 0)
/** As if the reader had been as sure of each violation of the line. */
const asSure = (reading: Reading, certainty: number): Reading => ({
  ...reading,
  sentences: reading.sentences.map((sentence) => ({
    ...sentence,
    violations: sentence.violations.map((hit) => ({ ...hit, certainty })),
  })),
})
const severities = ({ sentences }: Reading) =>
  sentences.flatMap(({ violations }) => violations.map(({ severity }) => severity))

describe('[RESULT13] one unsure accusation', () => {
  const shame = 'Think about how your kids will look at you when they find out what you are.'
  const unsure = asSure(heard(shame), 0.8)
  const lawful = heard('What would be a good day for a payment?')

  it('is left to a person where no other line of the call may hold a grave violation', () => {
    expect(severities(unsure)).toContain('severe')
    expect(severities(beside(unsure, [lawful]))).toEqual(['review'])
    expect(severities(beside(unsure, [asSure(heard(shame), 0.4)]))).toEqual(['review'])
  })

  it('counts beside another line that is nearly sure, or two that are likelier unlawful than not', () => {
    expect(beside(unsure, [lawful, asSure(heard(shame), 0.92)])).toBe(unsure)
    const weak = asSure(heard(shame), 0.6)
    expect(severities(beside(unsure, [lawful, weak]))).toEqual(['review'])
    expect(beside(unsure, [weak, weak])).toBe(unsure)
    expect(beside(unsure, [heard('If you do not pay today, you will be arrested.')])).toBe(unsure)
  })

  it('counts alone where it is sure, of a language model sooner', () => {
    expect(severities(beside(asSure(heard(shame), 0.97), [lawful]))).toContain('severe')
    const byModel = { ...asSure(heard(shame), 0.9), version: secondReaderVersion }
    expect(beside(byModel, [lawful])).toBe(byModel)
  })

  it('counts beside a sure one in the same line', () => {
    const both = heard('You will go to jail for this. I am telling your boss.')
    expect(beside(both, [lawful])).toBe(both)
  })

  it('is left to a person where an insult turns to nobody, and speaks for no other', () => {
    const remark = asSure(heard('The one with the pen always pays.'), 0.98)
    expect(severities(remark)).toEqual(['severe'])
    expect(severities(beside(remark, [lawful]))).toEqual(severities(remark).map(() => 'review'))
    expect(severities(beside(unsure, [remark]))).toEqual(['review'])
  })

  it('finds no support in a pet name', () => {
    expect(severities(beside(unsure, [heard('Listen, sweetheart, I only want to help.')]))).toEqual([
      'review',
    ])
  })

  it('leaves a minor one as it is', () => {
    const pet = heard('Listen, sweetheart, I only want to help.')
    expect(severities(pet)).toEqual(['minor'])
    expect(beside(pet, [lawful])).toBe(pet)
  })
})
