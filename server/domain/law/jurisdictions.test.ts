import { describe, expect, it } from 'vitest'
import { jurisdictions, type Jurisdiction } from '#protocol/vocabulary/law.ts'
import { basisOf, citationOf, laws, noticeFor, rulesFor } from './law.ts'
import { severityOf } from './violations.ts'

const everyRule = jurisdictions.flatMap((jurisdiction) =>
  laws[jurisdiction].rules.map((rule) => ({ jurisdiction, rule })),
)
const american = jurisdictions.filter((jurisdiction) => jurisdiction.startsWith('us'))

function sections(jurisdiction: Jurisdiction): string[] {
  const rules = rulesFor({ jurisdiction, capacity: 'creditor', debtor: 'individual' })
  return rules.map(({ law, section }) => `${law}, ${section}`)
}

describe('the law of each jurisdiction', () => {
  it('names its rules once, each after its jurisdiction', () => {
    const ids = everyRule.map(({ rule }) => rule.id)
    expect(new Set(ids).size).toBe(ids.length)
    const strays = everyRule.filter(({ jurisdiction, rule }) => rule.id.split('.')[0] !== jurisdiction)
    expect(strays).toEqual([])
  })

  it.each(everyRule)(
    '$rule.id is told in both languages, with its section and date',
    ({ jurisdiction, rule }) => {
      for (const words of [rule.says.en, rule.says.es, rule.example.en, rule.example.es])
        expect(words.trim()).not.toBe('')
      expect(rule.law).not.toBe('')
      expect(rule.section === '').toBe(jurisdiction === 'house')
      expect(rule.checked.on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(rule.checked.where).not.toBe('')
    },
  )

  it('covers known violations only, none twice in one rule', () => {
    for (const { rule } of everyRule) {
      expect(new Set(rule.covers).size).toBe(rule.covers.length)
      for (const violation of rule.covers) expect(severityOf(violation)).toBeDefined()
    }
  })

  it.each(jurisdictions)('%s has the rules of its notice and of its hours', (jurisdiction) => {
    const { notice, callHours, rules } = laws[jurisdiction]
    const ids = rules.map(({ id }) => id)
    if (notice !== null) {
      expect(ids).toContain(notice.rule)
      expect(rules.find(({ id }) => id === notice.rule)?.kind).toBe('asks')
    }
    if (callHours !== null) {
      expect(ids).toContain(callHours.rule)
      expect(callHours.from < callHours.to).toBe(true)
    }
  })

  it('has a house rule for every violation but those that only a law can make', () => {
    const covered = laws.house.rules.flatMap(({ covers }) => covers)
    expect(covered).toContain('condescension')
    expect(covered).not.toContain('missing_disclosure')
    expect(covered).not.toContain('disclosure_language')
    expect(covered).not.toContain('call_without_consent')
    const elsewhere = everyRule.flatMap(({ rule }) => rule.covers)
    const lawOnly = new Set(elsewhere.filter((violation) => !covered.includes(violation)))
    expect([...lawOnly].toSorted()).toEqual([
      'call_without_consent',
      'disclosure_language',
      'missing_disclosure',
      'partial_disclosure',
    ])
  })
})

describe('who owes the notice', () => {
  it.each(american)('an agency in %s owes it to an individual, not to a business', (jurisdiction) => {
    expect(noticeFor({ jurisdiction, capacity: 'agency', debtor: 'individual' })).not.toBeNull()
    expect(noticeFor({ jurisdiction, capacity: 'agency', debtor: 'business' })).toBeNull()
    expect(noticeFor({ jurisdiction, capacity: 'creditor', debtor: 'individual' })).toBeNull()
  })

  it.each(['spain', 'argentina', 'house'] as const)('nobody owes one in %s', (jurisdiction) => {
    expect(noticeFor({ jurisdiction, capacity: 'agency', debtor: 'individual' })).toBeNull()
  })

  it('Mexico has one of its own, in no fixed words, and not that of the United States', () => {
    const standing = { jurisdiction: 'mexico', capacity: 'agency', debtor: 'individual' } as const
    expect(noticeFor(standing)).toBeNull()
    expect(rulesFor(standing).map(({ id }) => id)).toContain('mexico.first_contact')
  })
})

describe('what binds a creditor', () => {
  it('1788.11 in California, where federal law alone does not put it under the FDCPA', () => {
    expect(sections('us_california').some((section) => section.includes('1788.11'))).toBe(true)
    expect(sections('us').some((section) => section.includes('FDCPA'))).toBe(false)
  })

  it('is cited for what it did', () => {
    const standing = { capacity: 'creditor', debtor: 'individual' } as const
    const federal = basisOf('abuse', { jurisdiction: 'us', ...standing })
    expect(federal && citationOf(federal)).toContain('12 U.S.C. 5531')
    const californian = basisOf('abuse', { jurisdiction: 'us_california', ...standing })
    expect(californian && citationOf(californian)).toContain('1788.11(a)')
  })
})
