import { describe, expect, it } from 'vitest'
import { acknowledging, acknowledgingAndAsking } from './acknowledging.ts'

describe('acknowledging', () => {
  it('takes up the family that was spoken of, in both languages', () => {
    expect(acknowledging(new Set(['family'] as const), 'en', 'usted')).toContain('the family that needs you')
    expect(acknowledging(new Set(['family'] as const), 'es', 'usted')).toContain('la familia')
    expect(acknowledgingAndAsking(new Set(['family'] as const), 'en', 'usted')).toContain(
      'the family that needs you',
    )
  })

  it('prefers the graver matter', () => {
    expect(acknowledging(new Set(['family', 'loss'] as const), 'en', 'usted')).toContain(
      'sorry for your loss',
    )
  })

  it('hears frustration where nothing is told', () => {
    expect(acknowledging(new Set(), 'en', 'usted')).toContain('how frustrating this is')
  })
})
