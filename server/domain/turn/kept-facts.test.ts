import { describe, expect, it } from 'vitest'
import type { Fact } from '../debtor/life/life.ts'
import { KeptFacts } from './kept-facts.ts'

function fact(text: string): Fact {
  return {
    id: text,
    topic: 'hobbies',
    also: [],
    text,
    again: text,
    openness: 'hidden',
    from: 'author',
    quotable: true,
  }
}
const secret = fact('I gamble at the casino on weekends.')
const letOut = (clause: string, open: string[] = []) => new KeptFacts([secret], open, 'en').letOutBy(clause)

describe('a fact that the debtor keeps to itself', () => {
  it.each(['The casino took it all, I go gambling.', 'I gamble at the casino on weekends.'])(
    'is not told, also not in other words: %s',
    (clause) => expect(letOut(clause)).toBe(secret),
  )

  it('is not told by what says something else', () => {
    expect(letOut('I would rather not say where it went.')).toBeNull()
    expect(new KeptFacts([], [], 'en').letOutBy('I gamble at the casino.')).toBeNull()
  })

  it('[LLM2] is not taken for told by one everyday word of it', () => {
    const kept = [
      fact('My wife’s mother came to live with us last winter.'),
      fact('The supplier put the direct debit up in July.'),
    ]
    const critic = new KeptFacts(kept, [], 'en')
    for (const said of [
      'You’re not the Marcus I talked to last month, are you?',
      'I do worry you’ll put us on a prepayment meter, though.',
      'And then y’all stop calling me in the daytime?',
    ])
      expect(critic.letOutBy(said)).toBeNull()
    expect(critic.letOutBy('The supplier put up the direct debit.')).toBe(kept[1])
  })

  it('[LLM2] is no secret where nobody wrote it', () => {
    const invented = { ...fact('Not much. Some months nothing.'), from: 'seed' as const }
    expect(new KeptFacts([invented], [], 'en').letOutBy('Nothing in writing, some months ago.')).toBeNull()
  })

  it('is no secret any more in words that were used in the call', () => {
    const asked = 'Do you gamble at a casino on weekends?'
    expect(letOut('The casino? On weekends?', [asked])).toBeNull()
  })
})
