import { describe, expect, it } from 'vitest'
import { jurisdictions } from '#protocol/vocabulary/law.ts'
import { languages } from '#protocol/vocabulary/language.ts'
import { measureAnswer } from '#server/domain/coach/eval-answers.ts'
import { askedKinds, readCoachQuestions } from './coach-questions.ts'

const questions = readCoachQuestions()

/** Share of the questions that have to be answered with all that a right answer holds. */
const rightMin = 0.97

describe.each(languages)('questions about calls, in %s', (language) => {
  const answered = questions[language].map(measureAnswer)

  it('[COACH6] are 60 at least, half of them short or as a recognizer writes them', () => {
    const terse = questions[language].filter(
      ({ question }) => question.split(' ').length < 8 || !/[?¿.]/.test(question),
    )
    expect(answered.length).toBeGreaterThanOrEqual(60)
    expect(terse.length * 2).toBeGreaterThanOrEqual(answered.length)
  })

  it('[COACH6] are answered with what was said, agreed and scored, and what the law is', () => {
    const wrong = answered.filter(({ missing }) => missing.length > 0)
    expect(
      wrong.length / answered.length,
      JSON.stringify(wrong.map(({ asked, answer }) => [asked.question, answer])),
    ).toBeLessThanOrEqual(1 - rightMin)
  })

  it('[COACH7] get quotes only that stand word for word in the line they name', () => {
    expect(answered.flatMap(({ notSaid }) => notSaid)).toEqual([])
    const quoting = answered.filter(({ answer }) => /(line|línea) \d+:/.test(answer))
    expect(quoting.length).toBeGreaterThan(30)
  })
})

const ofAnalysis = readCoachQuestions('analysis.')
const nearMisses = readCoachQuestions('near-misses.')

describe.each(languages)('questions about the analysis and the account, in %s', (language) => {
  const answered = ofAnalysis[language].map((asked) => ({ kind: asked.kind, ...measureAnswer(asked) }))

  it.each(askedKinds)('[COACH12] of the kind %s are answered', (kind) => {
    const own = answered.filter((one) => one.kind === kind)
    expect(own).toHaveLength(10)
    expect(
      own.flatMap(({ asked, answer, missing }) => (missing.length > 0 ? [[asked.question, answer]] : [])),
    ).toEqual([])
  })

  it('[COACH7] get quotes only that stand word for word in the line they name', () => {
    expect(answered.flatMap(({ notSaid }) => notSaid)).toEqual([])
  })

  it('[COACH12] name no points but those of the analysis', () => {
    const named = answered.flatMap(({ asked, answer, points }) =>
      [...answer.matchAll(/(\d+(?:[.,]\d)?) (?:points?|puntos?)\b/g)].map(([, figure = '']) => ({
        question: asked.question,
        figure,
        known: points.has(figure.replace(',', '.')),
      })),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ known }) => !known)).toEqual([])
  })

  it('[COACH12] leave those that only come near them to be answered as before', () => {
    const wrong = nearMisses[language].map(measureAnswer).filter(({ missing }) => missing.length > 0)
    expect(wrong.map(({ asked, answer }) => [asked.question, answer])).toEqual([])
  })
})

describe('a question about the law', () => {
  const lawful = questions.en.find(({ question }) => question === 'am i allowed to call his wife')

  it.each(jurisdictions)('[COACH8] in %s is answered from its own rules', (jurisdiction) => {
    if (!lawful) throw new Error('the question is gone')
    const topics = ['threaten him with jail', 'tell his boss', 'call him at 10 pm', 'ask for a late fee']
    for (const capacity of ['agency', 'creditor'] as const)
      for (const topic of topics) {
        const { answer } = measureAnswer({
          ...lawful,
          law: { jurisdiction, capacity },
          question: `Can I ${topic}?`,
          must: [],
        })
        const american = /U\.S\.C\.|CFR|FDCPA|Bus\. Law|Fla\. Stat|Cal\. Civ|Tex\. Fin/.test(answer)
        expect(american && !jurisdiction.startsWith('us'), `${capacity}, ${topic}: ${answer}`).toBe(false)
        if (jurisdiction !== 'mexico') expect(answer).not.toMatch(/CONDUSEF/)
        if (jurisdiction !== 'spain') expect(answer).not.toMatch(/RGPD|LO 1\/1982/)
        if (jurisdiction !== 'argentina') expect(answer).not.toMatch(/Ley 24\.240/)
        if (capacity === 'creditor' && jurisdiction === 'us') expect(answer).not.toMatch(/FDCPA/)
      }
  })
})
