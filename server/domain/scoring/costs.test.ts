import { describe, expect, it } from 'vitest'
import { type Language, languages, otherLanguage } from '#protocol/vocabulary/language.ts'
import { inLanguage } from '#protocol/vocabulary/analysis-wording.ts'
import { analyze } from './analyze.ts'
import { abusive } from './fixtures/abusive.ts'
import { fixtures } from './fixtures/all.ts'
import { belowAverage } from './fixtures/below-average.ts'
import { type Fixture, linesOf, scenarioIn } from './fixtures/fixture.ts'

/** A hand-written call, analysed in a language. */
function analysed(fixture: Fixture, language: Language, feedbackLanguage = language) {
  const lines = linesOf(fixture.script[language])
  return analyze({ scenario: scenarioIn(fixture, language), lines, feedbackLanguage, recorded: true })
}

const cases = fixtures.flatMap((fixture) =>
  languages.map((language) => ({ fixture, language, id: fixture.id })),
)

describe('what each fault cost', () => {
  it.each(cases)(
    '[RESULT9] the criteria of $id in $language lost what is missing of the score before its cap',
    ({ fixture, language }) => {
      const { criteria, uncapped } = analysed(fixture, language).report
      const lost = criteria.reduce((sum, { cost }) => sum + (cost ?? Number.NaN), 0)
      // Each dimension is rounded to whole points, and so is the whole; a call that does everything has 97.
      expect(Math.abs(97 - lost - (uncapped ?? Number.NaN))).toBeLessThan(2)
      for (const { id, score, cost } of criteria) if (score < 2) expect(cost, id).toBeGreaterThan(0)
    },
  )

  it.each(cases)(
    '[RESULT9] an improvement of $id in $language costs no more than its dimension lost, and a strength nothing',
    ({ fixture, language }) => {
      const { criteria, findings } = analysed(fixture, language).report
      for (const { kind, dimension, cost, title } of findings) {
        if (kind === 'strength') expect(cost, title).toBeUndefined()
        else {
          const own = criteria.filter((one) => one.dimension === dimension)
          const lost = own.reduce((sum, one) => sum + (one.cost ?? 0), 0)
          expect(cost, title).toBeGreaterThan(0)
          expect(cost, title).toBeLessThanOrEqual(lost + 0.1 * own.length)
        }
      }
    },
  )

  it.each(languages)(
    '[RESULT9] a violation says its cost and whether the cap rests on it: %s',
    (language) => {
      const { cap, violations, criteria } = analysed(abusive, language).report
      expect(cap).toMatchObject({ at: 20, reason: 'severe_violation' })
      for (const { severity, causesCap, violation } of violations)
        expect(causesCap, violation).toBe(severity === 'severe')
      const lawful = criteria.find(({ id }) => id === 'compliance.lawful')
      const counted = violations.filter(
        ({ violation }) => violation !== 'missing_disclosure' && violation !== 'debt_before_verification',
      )
      const sum = counted.reduce((total, { cost }) => total + (cost ?? Number.NaN), 0)
      expect(sum).toBeCloseTo(lawful?.cost ?? Number.NaN, 0)
    },
  )

  it('[RESULT9] the dimensions also have what their criteria alone earned', () => {
    const threat = ['C', 'If you don’t pay, you will be arrested and go to jail.'] as const
    const script = { en: [...belowAverage.script.en, threat], es: belowAverage.script.es }
    const { scores, earned } = analysed({ ...belowAverage, script }, 'en').report
    expect(scores.compliance).toBeLessThan(earned?.compliance ?? 0)
    const lawful = analysed(belowAverage, 'en').report
    expect(lawful.violations.filter(({ severity }) => severity === 'severe')).toEqual([])
    expect(lawful.earned?.communication).toBe(lawful.scores.communication)
  })

  it('[RESULT9] nothing has a cost where there is no score', () => {
    const call = {
      ...belowAverage,
      script: { en: [['C', 'Hello?']], es: [['C', '¿Bueno?']] },
    } satisfies Fixture
    const { uncapped, criteria, findings } = analysed(call, 'en').report
    expect(uncapped).toBeNull()
    for (const { cost } of [...criteria, ...findings]) expect(cost).toBeUndefined()
  })
})

describe('the explanations in both languages', () => {
  it.each(cases)(
    '[RESULT10] $id, held in $language, is explained in the other language as if it had been asked for in it',
    ({ fixture, language }) => {
      const other = otherLanguage(language)
      const read = inLanguage(analysed(fixture, language), other)
      const asked = analysed(fixture, language, other)
      expect(read).toEqual(asked)
      expect(read.report.findings.map(({ quote }) => quote)).toEqual(
        analysed(fixture, language).report.findings.map(({ quote }) => quote),
      )
      expect(inLanguage(read, language)).toEqual(analysed(fixture, language))
    },
  )

  it('[RESULT10] an analysis from before there were both stays as it is', () => {
    const worded = analysed(belowAverage, 'en')
    const { translation: _translation, ...report } = worded.report
    const earlier = { ...worded, report }
    expect(inLanguage(earlier, 'es')).toBe(earlier)
  })
})
