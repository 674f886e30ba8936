import { describe, expect, it } from 'vitest'
import type { TranscriptLine } from '../debtor/scenario.ts'
import type { Standing } from '../law/law.ts'
import { answerFlaws } from './check-answer.ts'

const lines: TranscriptLine[] = [
  { itemId: null, speaker: 'assistant', text: 'I lost my job in March, and I can’t pay it all.' },
  { itemId: null, speaker: 'user', text: 'You have to pay today or it gets worse.' },
]
const american: Standing = { jurisdiction: 'us', capacity: 'agency', debtor: 'individual' }
const mexican: Standing = { ...american, jurisdiction: 'mexico' }

const flaws = (answer: string, proposals: string[] = [], standing = american) =>
  answerFlaws({ answer, proposals }, { lines, standing, bases: [] })

describe('[COACH9] an answer of a language model', () => {
  it.each([
    'They said in line 1: “I lost my job in March”.',
    "You said “You have to pay today…”. They had told you “I can't pay it all”.",
    'La persona dijo en la línea 1: «I lost my job in March».',
    'Nobody may threaten arrest (15 U.S.C. 1692e(4)). “Jail” is no word for a call.',
  ])('holds: %s', (answer) => expect(flaws(answer)).toEqual([]))

  it('may propose a line that nobody said', () => {
    expect(flaws('Try: “What changed for you in March?”', ['What changed for you in March?'])).toEqual([])
  })

  it.each([
    ['words that nobody said', 'They said “I will pay on Friday”.', /nobody said/],
    ['words of another line', 'In line 2: “I lost my job in March”.', /do not stand in line 2/],
    ['a line that does not exist', 'Look at line 9.', /no line 9/],
    ['a section that no rule has', 'See 15 U.S.C. 1692j(b).', /1692j/],
    ['a paragraph that no rule has', 'See 15 U.S.C. 1692e(99).', /1692e\(99\)/],
    ['a law that we do not have', 'The TCPA forbids it.', /TCPA/],
  ])('does not hold with %s', (_, answer, flaw) => {
    expect(flaws(answer)).toEqual([expect.stringMatching(flaw)])
  })

  it('does not hold with a proposal that is passed off as said', () => {
    expect(flaws('They said “I will pay on Friday”.', ['I will pay on Friday'])).toHaveLength(1)
  })

  it('does not hold with the law of another country', () => {
    expect(flaws('The FDCPA, 15 U.S.C. 1692e(4), forbids it.', [], mexican)).toHaveLength(2)
    expect(flaws('CONDUSEF has a rule on it.', [], mexican)).toEqual([])
  })
})
