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

  it('is what has its mark, and not the greeting beside it that only looks like a question', () => {
    expect(
      asked('How are you, Karen, this is Julia of collections. What is that balance for, do you know?'),
    ).toEqual(['What is that balance for, do you know'])
  })

  it('is what somebody says that they were asking, beside the guess that they add', () => {
    expect(asked('I was asking where the debt comes from. Was it a loan for the kitchen?')).toContain(
      'I was asking where the debt comes from',
    )
  })

  it('is no tag behind a summary', () => {
    const line = 'So: on hold till Thursday. Fair?'
    expect(askedParts(line, readingOf(line)).map(({ text }) => text)).not.toContain('Fair')
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
