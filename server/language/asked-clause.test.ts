import { describe, expect, it } from 'vitest'
import { askedClause } from './asked-clause.ts'

describe('what a sentence asks, without the remark before it', () => {
  it.each([
    [
      '8.14 in the morning, very precise, what do you do for a living?',
      'very precise, what do you do for a living?',
    ],
    [
      'So you were out for a while, was it the work that dried up or something else',
      'was it the work that dried up or something else',
    ],
    ['nobody gets to page three, and at home, is it just you', 'and at home, is it just you'],
  ])('%s', (sentence, asked) => {
    expect(askedClause(sentence)).toBe(asked)
  })

  it.each([
    'And the van, was that you moving out of the place or into it?',
    'Did I hear kids in the background, or is that my office?',
    'Is part of the four eighty really yours, do you reckon, up to August?',
    'So you do weddings mostly, or is it church lunches and offices too?',
    'Okay, so, what was it?',
    'Your mother moved in last spring, how old is she?',
    'I will call you on Thursday, after lunch',
  ])('keeps the whole of: %s', (sentence) => {
    expect(askedClause(sentence)).toBe(sentence)
  })
})
