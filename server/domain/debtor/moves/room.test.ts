import { describe, expect, it } from 'vitest'
import { read } from '#server/language/read.ts'
import { cellScenario } from '../eval/cells.ts'
import { openingMind, type Mind } from '../mind.ts'
import { roomAfter } from './room.ts'

const mind = openingMind(cellScenario('cooperative', 'medium', 'en', 1))
const named: Mind['deal'] = {
  ...mind.deal,
  own: { ...mind.deal.own, kind: 'plan', amountCents: 4_000 } as Mind['deal']['own'],
}
const after = (change: Partial<Mind>) => roomAfter({ ...mind, ...change })
const meant = (line: string, change: Partial<Mind>) =>
  read(line, {
    callLanguage: 'en',
    today: '2026-11-22',
    balanceCents: 120_000,
    debtorName: 'Katie Moran',
    debtor: after(change),
  }).sentences[0]

describe('what stands in the room', () => {
  it('is the fact that the debtor told', () => {
    expect(after({ situations: ['fact'], lastTopic: 'children' })).toMatchObject({ topic: 'children' })
  })

  it('is the objection that it raised, and the cause that it told', () => {
    expect(after({ situations: ['object.job_loss.again'] }).topic).toBe('job_loss')
    expect(after({ situations: ['cause.illness'] }).topic).toBe('cause')
  })

  it('is its own figure right after it named one, and no longer when it has spoken of something else', () => {
    expect(after({ deal: named, situations: ['money.name'] }).figureCents).toBe(4_000)
    expect(after({ deal: named, situations: ['money.name', 'fact'] }).figureCents).toBeNull()
  })

  it('gives short lines their meaning', () => {
    expect(meant('Since when?', { situations: ['object.job_loss'] })?.question?.topic).toBe('job_loss')
    expect(meant('Why not?', { situations: ['money.cannot_now'] })?.question?.topic).toBe('obstacle')
    expect(meant('Yes.', { situations: ['money.ask_terms'] })?.social?.social).toBe('answer')
    expect(meant('That works.', { deal: named, situations: ['money.name'] })?.social?.social).toBe('accept')
  })
})
