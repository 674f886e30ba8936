import { describe, expect, it } from 'vitest'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import { id } from '#src/testing/fixtures.ts'
import { noticeId, openingId, scorecardContent, secondDateId } from '#src/testing/scorecards.ts'
import { compareContents } from './compare-contents.ts'

const after = (changes: Partial<ScorecardContent>) =>
  compareContents(scorecardContent, { ...scorecardContent, ...changes })
const [opening, written] = scorecardContent.criteria
const [notice] = scorecardContent.requiredLines
if (opening?.kind !== 'built_in' || !written || !notice)
  throw new Error('the scorecard of the tests has three entries')

describe('[CARD21] what changed between two versions', () => {
  it('is nothing between equal ones', () => {
    expect(after({})).toEqual({ fields: [], entries: [], reordered: false })
  })

  it('names the changed fields with both values', () => {
    expect(after({ name: 'Second calls', passMark: 70 }).fields).toEqual([
      { field: 'name', before: 'First calls', after: 'Second calls' },
      { field: 'passMark', before: 80, after: 70 },
    ])
  })

  it('matches entries by their ids', () => {
    const changed = { ...written, weight: 5, examples: ['Would the 20th be easier?', 'Or Monday?'] }
    const added = { ...notice, id: id(904), text: 'Good day.' }
    const { entries } = after({ criteria: [changed], requiredLines: [notice, added] })
    expect(entries.map(({ name, entry }) => [name, entry.id])).toEqual([
      ['changed', secondDateId],
      ['added', id(904)],
      ['removed', openingId],
    ])
    expect(entries[0]).toMatchObject({ fields: [{ field: 'weight' }, { field: 'examples' }] })
  })

  it('takes an id that names something else for another entry', () => {
    const { entries } = after({ criteria: [{ ...opening, criterion: 'compliance.rights' }, written] })
    expect(entries.map(({ name }) => name)).toEqual(['added', 'removed'])
  })

  it('tells a line that became a notice', () => {
    expect(after({ requiredLines: [{ ...notice, kind: 'script' }] }).entries).toMatchObject([
      {
        name: 'changed',
        entry: { id: noticeId },
        fields: [{ field: 'kind', before: 'notice', after: 'script' }],
      },
    ])
  })

  it('tells another order, but not one that comes from an addition', () => {
    expect(after({ criteria: [written, opening] })).toEqual({ fields: [], entries: [], reordered: true })
    const added = { ...opening, id: id(904), criterion: 'compliance.rights' }
    expect(after({ criteria: [added, opening, written] }).reordered).toBe(false)
  })
})
