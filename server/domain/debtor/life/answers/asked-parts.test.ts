import { describe, expect, it } from 'vitest'
import { read } from '#server/language/read.ts'
import { askedParts, questionsOf } from './asked-parts.ts'

const readingOf = (line: string) =>
  read(line, {
    callLanguage: 'en',
    today: '2026-11-27',
    balanceCents: 64_000,
    debtor: null,
    debtorName: 'Karen',
  })
const asked = (line: string) => questionsOf(readingOf(line))?.map(({ text }) => text) ?? null

describe('what of a line may be answered by itself', () => {
  it('is the question alone, and not the remark beside it', () => {
    expect(asked("I'm alright, on my third coffee. So the 640, how did that come about?")).toEqual([
      'So the 640, how did that come about',
    ])
  })

  it('is each sentence where the question says too little by itself', () => {
    const line = 'Tyson, what a name. How old?'
    expect(asked(line)).toBeNull()
    expect(askedParts(line, readingOf(line)).map(({ text }) => text)).toEqual([
      'Tyson, what a name',
      'How old',
      line,
    ])
  })
})
