import { describe, expect, it } from 'vitest'
import type { Accent, PrimaryLanguage } from '#protocol/vocabulary/prospect.ts'
import { settleLaw } from './settle-law.ts'

const byRegion = { jurisdiction: 'by_region', capacity: 'agency' } as const
const mexican = { accent: 'mexican', primaryLanguage: 'spanish', scenario: null } as const

describe('settleLaw', () => {
  it('[LAW2] goes by the accent where neither the prospect nor the installation names a law', () => {
    const of = (primaryLanguage: PrimaryLanguage, accent: Accent) =>
      settleLaw(byRegion, { accent, primaryLanguage, scenario: null })
    expect(of('english', 'american')).toEqual({ jurisdiction: 'us', capacity: 'agency' })
    expect(of('english', 'new_york').jurisdiction).toBe('us_new_york')
    expect(of('english', 'california').jurisdiction).toBe('us_california')
    expect(of('english', 'british').jurisdiction).toBe('house')
    expect(of('spanish', 'mexican').jurisdiction).toBe('mexico')
    expect(of('spanish', 'argentinian').jurisdiction).toBe('argentina')
    expect(of('spanish', 'castilian').jurisdiction).toBe('spain')
  })

  it('[LAW2] goes by the installation, and before it by the prospect', () => {
    const installation = { jurisdiction: 'us_texas', capacity: 'creditor' } as const
    expect(settleLaw(installation, mexican)).toEqual(installation)
    expect(settleLaw(installation, { ...mexican, jurisdiction: null, capacity: null })).toEqual(installation)
    expect(settleLaw(installation, { ...mexican, jurisdiction: 'house' })).toEqual({
      jurisdiction: 'house',
      capacity: 'creditor',
    })
    expect(settleLaw(byRegion, { ...mexican, capacity: 'creditor' })).toEqual({
      jurisdiction: 'mexico',
      capacity: 'creditor',
    })
  })
})
