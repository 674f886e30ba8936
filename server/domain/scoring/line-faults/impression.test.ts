import { describe, expect, it } from 'vitest'
import { analyze, readSession } from '../analyze.ts'
import { excellent } from '../fixtures/excellent.ts'
import { linesOf, scenarioIn } from '../fixtures/fixture.ts'
import { poor } from '../fixtures/poor.ts'
import { mostLost } from '../scores.ts'
import { impressionOf } from './impression.ts'

const inputOf = (fixture: typeof excellent, language: 'en' | 'es') => ({
  scenario: scenarioIn(fixture, language),
  lines: linesOf(fixture.script[language]),
  feedbackLanguage: language,
  recorded: true,
})

function impressionIn(fixture: typeof excellent, language: 'en' | 'es'): number {
  const { talk, law } = readSession(inputOf(fixture, language))
  return impressionOf(talk, law)
}

describe('the impression of the lines of a call', () => {
  it.each(['en', 'es'] as const)(
    '[RESULT18] %s: decent lines leave nearly all, pressing ones much less',
    (language) => {
      expect(impressionIn(excellent, language)).toBeGreaterThan(0.9)
      expect(impressionIn(poor, language)).toBeLessThan(0.7)
    },
  )

  it('[RESULT18] what the lines take makes each loss dearer, and all losses still add up to what is missing', () => {
    const { report } = analyze(inputOf(excellent, 'en'))
    const lost = report.criteria.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
    // Each is rounded to a tenth, and the score to a whole point.
    expect(Math.abs(lost - (mostLost - (report.uncapped ?? 0)))).toBeLessThan(
      1 + report.criteria.length * 0.05,
    )
  })

  it('[RESULT18] a line that is pressed on takes of every dimension', () => {
    const decent = inputOf(excellent, 'en')
    const { talk, law } = readSession(decent)
    const pushed = {
      ...decent,
      lines: [
        ...decent.lines,
        ...[
          'You have to pay this today.',
          'I told you already: pay it today, all of it.',
          'No more excuses. Today.',
        ].map((text) => ({ itemId: null, speaker: 'user' as const, text })),
      ],
    }
    const after = readSession(pushed)
    expect(impressionOf(after.talk, after.law)).toBeLessThan(impressionOf(talk, law) - 0.05)
  })
})
