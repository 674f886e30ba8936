import { describe, expect, it } from 'vitest'
import { acknowledging, acknowledgingAndAsking } from './acknowledging.ts'

describe('acknowledging', () => {
  it('takes up the family that was spoken of, in both languages', () => {
    expect(acknowledging('My family’s falling to pieces', 'en')).toContain('the family that needs you')
    expect(acknowledging('Mi familia se está cayendo a pedazos', 'es')).toContain('la familia')
    expect(acknowledgingAndAsking('My family’s falling to pieces', 'en')).toContain(
      'the family that needs you',
    )
  })

  it('prefers the graver matter', () => {
    expect(acknowledging('My mother died and the family is at odds', 'en')).toContain('sorry for your loss')
  })

  it('hears frustration where nothing is told', () => {
    expect(acknowledging('That’s a joke', 'en')).toContain('how frustrating this is')
  })
})
