import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import { accountInHand } from '../coach/eval-answers.ts'
import { answer } from '../coach/answer.ts'
import type { Scenario } from '../debtor/scenario.ts'
import { standingOf } from '../law/default.ts'
import { analyze } from './analyze.ts'
import { readConversation } from './conversation.ts'
import { firstContactIn } from './first-contact.ts'
import { baseScenario, linesOf, type Script } from './fixtures/fixture.ts'

const scenarioOf = (language: Language, change: Partial<Scenario> = {}): Scenario => ({
  ...baseScenario,
  sessionLanguage: language === 'es' ? 'spanish' : 'english',
  primaryLanguage: language === 'es' ? 'spanish' : 'english',
  law: { jurisdiction: 'mexico', capacity: 'agency' },
  ...change,
})

const opening: Record<Language, Script> = {
  es: [
    ['C', 'Buenos días, le habla Dana Reyes. ¿Hablo con María López?'],
    ['D', 'Sí, soy yo.'],
    ['C', '¿Me confirma su fecha de nacimiento?'],
    ['D', 'El 4 de mayo de 1980.'],
  ],
  en: [
    ['C', 'Good morning, my name is Dana Reyes. Am I speaking with Maria Lopez?'],
    ['D', 'Yes, this is she.'],
    ['C', 'Could you confirm your date of birth?'],
    ['D', 'May 4, 1980.'],
  ],
}
const bare: Record<Language, Script> = {
  es: [...opening.es, ['C', 'Usted tiene un adeudo vencido de 1,800.'], ['D', 'No sabía.']],
  en: [...opening.en, ['C', 'You owe a balance of $1,800 that is past due.'], ['D', 'I did not know.']],
}
const whole: Record<Language, Script> = {
  es: [
    ...opening.es,
    [
      'C',
      'Llamo del Despacho Norte, por encargo de Banco Sol, por su contrato 1184 y un saldo de 1,800 pesos.',
    ],
    ['D', 'Ya veo.'],
    [
      'C',
      'Puede liquidarlo con 12 pagos de 150 al mes. Usted paga solo al banco, y su unidad recibe quejas.',
    ],
    ['D', 'Bien.'],
  ],
  en: [
    ...opening.en,
    [
      'C',
      'I am calling from North Recovery on behalf of Sol Bank, about contract 1184 and a balance of $1,800.',
    ],
    ['D', 'I see.'],
    ['C', 'We can set up 12 payments of $150 a month. You pay only the bank, and it takes complaints.'],
    ['D', 'Fine.'],
  ],
}

const missingIn = (script: Script, scenario: Scenario) =>
  firstContactIn(readConversation(scenario, linesOf(script), null), standingOf(scenario))?.missing ?? null
const analysisOf = (script: Script, scenario: Scenario, language: Language) =>
  analyze({ scenario, lines: linesOf(script), feedbackLanguage: language, recorded: true })

describe('the first contact in Mexico', () => {
  it.each(languages)('tells what was left out, with the rule, and costs nothing (%s)', (language) => {
    const scenario = scenarioOf(language)
    expect(missingIn(bare[language], scenario)).toEqual([
      'agency',
      'lender',
      'contract',
      'settling',
      'complaints',
      'lender_paid',
    ])
    const there = analysisOf(bare[language], scenario, language)
    expect(there.aiAnalysis).toContain('Disposiciones de CONDUSEF')
    expect(there.aiAnalysis).toContain(language === 'en' ? 'costs no points' : 'no resta puntos')
    expect(there.report.violations).toEqual([])
    // Argentina's law asks for none.
    const elsewhere = scenarioOf(language, { law: { jurisdiction: 'argentina', capacity: 'agency' } })
    const other = analysisOf(bare[language], elsewhere, language)
    expect(there.overallScore).toBe(other.overallScore)
    expect(other.aiAnalysis).not.toContain('CONDUSEF')
  })

  it.each(languages)('says nothing where all was said (%s)', (language) => {
    const scenario = scenarioOf(language)
    expect(missingIn(whole[language], scenario)).toEqual([])
    expect(analysisOf(whole[language], scenario, language).aiAnalysis).not.toContain('CONDUSEF')
  })

  it.each(languages)('is what the coach tells of the notice (%s)', (language) => {
    const question = language === 'en' ? 'And the disclosure?' : '¿Y el aviso legal?'
    const insightOn = (script: Script) => {
      const scenario = scenarioOf(language)
      const analysis = analysisOf(script, scenario, language)
      return answer({
        question,
        scenario,
        lines: linesOf(script),
        analysis,
        account: accountInHand(scenario),
        coach: null,
        language,
        recorded: true,
      }).insight
    }
    expect(insightOn(bare[language])).toContain(language === 'en' ? 'where to complain' : 'dónde quejarse')
    expect(insightOn(whole[language])).toMatch(/all that the law asks for|todo lo que la ley pide/u)
  })

  it.each([
    ['a debt to no financial institution', { debtType: 'medical' }],
    ['a creditor’s own claim', { law: { jurisdiction: 'mexico', capacity: 'creditor' } }],
    ['a debtor who names the debt first', { opening: 'greeting' }],
  ] as const)('is not asked of %s', (_, change) => {
    expect(missingIn(bare.es, scenarioOf('es', change))).toBeNull()
  })

  it('is not asked before the right person is on the line', () => {
    expect(
      missingIn(
        [
          ['C', 'Buenos días, ¿hablo con María López?'],
          ['D', 'Ella no está.'],
        ],
        scenarioOf('es'),
      ),
    ).toBeNull()
  })
})
