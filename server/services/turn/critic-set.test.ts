import { describe, expect, it } from 'vitest'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { Critic, type CriticContext } from '#server/domain/turn/critic.ts'
import { bankReplies } from './testing/bank-replies.ts'
import { criticSet, refusalOf } from './testing/critic-set.ts'

function refusal(text: string, context: CriticContext): string | null {
  const critic = new Critic(context)
  const splitter = new ClauseSplitter()
  let before = ''
  for (const clause of [...splitter.push(text), ...splitter.flush()]) {
    const verdict = critic.judge(clause, before)
    if (!verdict.ok) return verdict.because
    before += clause
  }
  return null
}

it('has next to nothing against what people wrote for the bank', () => {
  const all = [...bankReplies()].filter((_, at) => at % 8 === 0)
  const refused = all.filter(({ text, context }) => refusal(text, context) !== null)
  expect(all.length).toBeGreaterThan(2_500)
  expect(refused.length / all.length).toBeLessThan(0.01)
})

describe('replies of language models, by independent writers', () => {
  it('good ones pass', () => {
    const refused = criticSet('good', 'a').filter((row) => refusalOf(row) !== null)
    expect(refused.length).toBeLessThanOrEqual(1)
  })

  it('bad ones are refused', () => {
    const passed = criticSet('bad', 'a').filter((row) => refusalOf(row) === null)
    // Seven of these nine tell what is kept in words that no fact has: see docs/decisions/0015.
    expect(passed.length).toBeLessThanOrEqual(9)
  })
})
