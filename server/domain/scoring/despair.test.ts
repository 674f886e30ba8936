import { describe, expect, it } from 'vitest'
import type { Language } from '#protocol/vocabulary/language.ts'
import { tip } from '../coach/tip.ts'
import { fold, openingPlan } from '../debtor/fold.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import { analyze } from './analyze.ts'

const scenario = (language: Language): Scenario => ({
  seed: 7,
  name: language === 'en' ? 'Sam Whitfield' : 'Lupe Marín',
  type: 'individual',
  occupation: 'nurse',
  income: '$25,000-$50,000',
  debtCents: 240_000,
  debtType: 'credit_card',
  paymentHistory: 'mixed',
  personality: 'emotional',
  difficulty: 'expert',
  accent: language === 'en' ? 'american' : 'mexican',
  primaryLanguage: language === 'en' ? 'english' : 'spanish',
  sessionLanguage: language === 'en' ? 'english' : 'spanish',
  sessionType: 'standard',
  opening: 'cold',
  scenario: null,
  law: { jurisdiction: 'us', capacity: 'agency' },
  objections: [],
  today: '2026-03-03',
})

const pressed: Record<Language, readonly string[]> = {
  en: [
    'Hello, my name is Marcus from North Recovery on a recorded line. Am I speaking with Sam Whitfield?',
    'Could you confirm your date of birth?',
    'This is an attempt to collect a debt and any information obtained will be used for that purpose. You owe $2,400. You need to pay it now.',
    'You must pay the full $2,400 today, no excuses.',
  ],
  es: [
    'Buenas tardes, mi nombre es Marcos, de Cobros Norte. ¿Hablo con Lupe Marín?',
    '¿Me confirma su fecha de nacimiento?',
    'Este es un intento de cobrar una deuda y la información obtenida se usará para ese fin. Usted debe $2,400. Tiene que pagar ya.',
    'Tiene que liquidar los $2,400 hoy mismo, sin excusas.',
  ],
}
const caring: Record<Language, readonly string[]> = {
  en: [
    "I'm really glad you told me that. The debt can wait. Are you safe right now? You can call 988, the crisis line, at any time.",
    'Is there someone near you who can be with you today?',
    'I am not going to talk about the account today. Take care of yourself.',
  ],
  es: [
    'Le agradezco que me lo diga. La deuda puede esperar. ¿Está a salvo en este momento? Puede llamar a la línea de la vida a cualquier hora.',
    '¿Hay alguien con usted?',
    'Hoy no vamos a hablar de la cuenta. Cuídese mucho.',
  ],
}
const deaf: Record<Language, readonly string[]> = {
  en: ["I'm sorry you feel that way. But can you pay $50 today?"],
  es: ['Lamento que se sienta así. ¿Pero puede pagar $50 hoy?'],
}

function call(language: Language, said: readonly string[]) {
  const who = scenario(language)
  const lines: TranscriptLine[] = []
  const plans: DebtorPlan[] = []
  const reply = (plan: DebtorPlan) => {
    plans.push(plan)
    // Whatever the words are: the move counts.
    lines.push({ itemId: null, speaker: 'assistant', text: `(${plan.act})` })
  }
  reply(openingPlan(who))
  for (const text of said) {
    lines.push({ itemId: null, speaker: 'user', text })
    const plan = fold(who, lines).steps.at(-1)?.plan
    if (plan) reply(plan)
  }
  const analysis = analyze({ scenario: who, lines, feedbackLanguage: language })
  return { who, lines, plans, analysis, feelings: fold(who, lines).steps.map(({ state }) => state.feelings) }
}

describe.each(['en', 'es'] as const)('a word of despair, in %s', (language) => {
  it('gets a tip that lets the debt rest', () => {
    const { who, lines, plans } = call(language, pressed[language])
    expect(plans.at(-1)?.act).toBe('vulnerable')
    const given = tip({ scenario: who, lines, coach: null, language })
    expect(given?.text).toMatch(language === 'en' ? /Forget the debt.*safe/ : /Olvide la deuda.*a salvo/)
  })

  it('met with care calms, is answered as a person answers, and asks for no recap and no open question', () => {
    const { lines, plans, analysis, feelings } = call(language, [...pressed[language], ...caring[language]])
    const situations = plans.slice(-3).map(({ says }) => ('situation' in says ? says.situation : 'fact'))
    expect(situations.slice(0, 2).every((one) => one.startsWith('ask.') || one === 'right.honoured')).toBe(
      true,
    )
    expect(plans.at(-1)).toMatchObject({ act: 'goodbye', slots: {} })
    expect(feelings.at(-1)?.distress).toBeLessThan(feelings[2]?.distress ?? 0)
    expect(analysis.report.outcome).toMatchObject({
      ending: 'ceased',
      rightsInvoked: [{ right: 'vulnerable', honoured: true }],
    })
    const care = lines.findIndex(({ text }) => text === caring[language][0])
    const after = analysis.report.findings.filter(({ quote }) => quote.line >= care)
    expect(after.map(({ kind }) => kind)).toEqual(['strength'])
    expect(analysis.complianceScore).toBeGreaterThanOrEqual(80)
  })

  it('met with money is a breach with its section, and no praise stands beside it', () => {
    const { plans, analysis } = call(language, [...pressed[language], ...deaf[language]])
    expect(plans.at(-1)?.act).toBe('break_down')
    const [breach] = analysis.report.violations
    expect(breach).toMatchObject({ violation: 'despair_ignored', severity: 'major' })
    expect(breach?.basis).toContain('5531')
    const there = analysis.report.findings.filter(({ quote }) => quote.line === breach?.quote.line)
    expect(there.map(({ kind }) => kind)).toEqual(['improvement'])
    const cared = call(language, [...pressed[language], ...caring[language]]).analysis
    expect(analysis.overallScore ?? 0).toBeLessThan(cared.overallScore ?? 0)
  })
})
