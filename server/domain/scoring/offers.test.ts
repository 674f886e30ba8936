import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import { tip } from '../coach/tip.ts'
import { realise } from '../debtor/bank/realise.ts'
import { fold, openingPlan, respond } from '../debtor/fold.ts'
import type { Scenario, TranscriptLine } from '../debtor/scenario.ts'
import { anyScenario } from '../debtor/testing/any-call.ts'
import { analyze } from './analyze.ts'

const scenario = (language: Language): Scenario =>
  anyScenario({ difficulty: 'beginner', opening: 'greeting', seed: 3 }, language)

const opening: Record<Language, readonly string[]> = {
  en: [
    'Good afternoon, am I speaking with Ana Ruiz? This is Laura from North Recovery.',
    'Could you confirm your date of birth? Mine is the 14th of May, just so you know I ask everyone.',
    'Thank you. This is an attempt to collect a debt and any information will be used for that purpose. You owe $1,200 on your card. What happened?',
    'I’m sorry, that must be hard. How much could you pay a month?',
  ],
  es: [
    'Buenas tardes, ¿hablo con Ana Ruiz? Le llama Laura de Cobranza Norte.',
    '¿Me confirma su fecha de nacimiento? La mía es el 14 de mayo, se la pregunto a todos.',
    'Gracias. Esta llamada es para cobrar una deuda y lo que diga se usará para eso. Debe 1,200 dólares de su tarjeta. ¿Qué pasó?',
    'Lo siento, debe ser difícil. ¿Cuánto podría pagar al mes?',
  ],
}
const takes: Record<Language, string> = {
  en: 'All right, that works for me.',
  es: 'Está bien, se lo acepto.',
}
const asksForMore: Record<Language, string> = {
  en: 'Could you do fifty every Friday?',
  es: '¿Podría con cincuenta cada viernes?',
}
const closes: Record<Language, string> = { en: 'Thank you, goodbye.', es: 'Muchas gracias, hasta luego.' }

/** A call with our debtor, its analysis and the tips after each of its lines. */
function held(language: Language, ...said: readonly string[]) {
  const call = scenario(language)
  const first = realise(openingPlan(call), { scenario: call, lines: [], turn: 0 })
  const lines: TranscriptLine[] = [{ itemId: null, speaker: 'assistant', text: first }]
  const tips: string[] = []
  for (const text of said) {
    lines.push({ itemId: null, speaker: 'user', text })
    const { plan, move } = respond(call, lines)
    if (!plan || !move) break
    lines.push({
      itemId: null,
      speaker: 'assistant',
      text: realise(plan, { scenario: call, lines, turn: lines.length }),
      move,
    })
    const given = tip({ scenario: call, lines, coach: null, language })
    if (given) tips.push(given.text)
  }
  return {
    lines,
    tips,
    agreed: fold(call, lines).state.agreed,
    analysis: analyze({ scenario: call, lines, feedbackLanguage: language }),
  }
}

describe.each(languages)('what is made of offers in a call in %s', (language) => {
  const call = held(language, ...opening[language], takes[language], asksForMore[language], closes[language])
  const taken = call.lines.findIndex(({ text }) => text === takes[language])

  it('says of an agreement what was said right before it was accepted', () => {
    const promise = call.analysis.report.criteria.find(({ id }) => id === 'solution_focus.commitment')
    expect(call.agreed?.frequency).toBe('monthly')
    expect(promise?.quote?.line).toBe(taken + 1)
    expect(promise?.missed?.[0]?.retryFrom.line).toBe(taken)
    const praised = call.analysis.report.findings.filter(({ kind }) => kind === 'strength')
    expect(praised.filter(({ quote }) => quote.text === asksForMore[language])).toEqual([])
  })
  it('says that the first figure was taken as it came', () => {
    const { criteria, findings } = call.analysis.report
    expect(criteria.find(({ id }) => id === 'solution_focus.negotiated')?.score).toBe(1)
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: 'improvement', quote: expect.objectContaining({ line: taken }) }),
    )
    const bargained = held(
      language,
      ...opening[language],
      asksForMore[language],
      takes[language],
      closes[language],
    )
    expect(bargained.agreed).not.toBeNull()
    const credited = bargained.analysis.report.criteria.find(({ id }) => id === 'solution_focus.negotiated')
    expect(credited?.score).toBe(2)
  })
  it('takes no sum that the debtor never named for something that was heard', () => {
    const claims = {
      en: 'Great, so 90 a month, first payment on April 15. Is that right?',
      es: 'Muy bien, entonces 90 al mes, el primer pago el 15 de abril. ¿Es así?',
    }
    const checked = { en: 'You checked that you had understood', es: 'Comprobó que había entendido' }
    const { findings } = held(language, ...opening[language].slice(0, 3), claims[language], closes[language])
      .analysis.report
    expect(findings.map(({ kind }) => kind)).toContain('strength')
    expect(findings.filter(({ title }) => title === checked[language])).toEqual([])
  })
  it('names only days of payments that lie ahead in tips', () => {
    expect(call.tips.length).toBeGreaterThan(0)
    expect(call.tips.join(' ')).not.toMatch(/May 14|14 de mayo/)
  })
})
