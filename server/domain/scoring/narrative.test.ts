import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { abusive } from './fixtures/abusive.ts'
import { linesOf, scenarioIn } from './fixtures/fixture.ts'

describe('[RESULT10] the text of an analysis by the house rules alone', () => {
  it.each([
    ['en', '(House rule, not a law)'],
    ['es', '(Regla de buen trato, no es ley)'],
  ] as const)('cites them in its own language: %s', (language, cited) => {
    const { aiAnalysis, report } = analyze({
      scenario: { ...scenarioIn(abusive, 'es'), law: { jurisdiction: 'house', capacity: 'agency' } },
      lines: linesOf(abusive.script.es),
      feedbackLanguage: language,
      recorded: true,
    })
    const told = aiAnalysis.match(/\([^()]*(?:House rule|Regla)[^()]*\)/g) ?? []
    // One that limits the score, and others to look at again.
    expect(told.length).toBeGreaterThan(1)
    expect(new Set(told)).toEqual(new Set([cited]))
    expect(report.cap?.because).toContain(cited)
  })
})
