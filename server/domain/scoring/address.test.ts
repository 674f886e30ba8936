import { describe, expect, it } from 'vitest'
import { accountInHand } from '../coach/eval-answers.ts'
import { answer } from '../coach/answer.ts'
import { tip } from '../coach/tip.ts'
import type { Scenario } from '../debtor/scenario.ts'
import { addressOf } from './address.ts'
import { analyze } from './analyze.ts'
import { readConversation } from './conversation.ts'
import { baseScenario, linesOf, type Fixture } from './fixtures/fixture.ts'

type Script = Fixture['script']['es']
const inSpanish = (accent: Scenario['accent']): Scenario => ({
  ...baseScenario,
  accent,
  sessionLanguage: 'spanish',
  primaryLanguage: 'spanish',
})
const addressIn = (script: Script, accent: Scenario['accent'] = 'mexican') =>
  addressOf(readConversation(inSpanish(accent), linesOf(script), null))

const call = (first: string, push: string): Script => [
  ['C', first],
  ['D', 'Sí, soy yo. ¿De qué se trata?'],
  ['C', push],
  ['D', 'Me quedé sin trabajo hace un mes y no tengo dinero.'],
]
const asVos = call(
  'Hola, ¿hablo con María? Soy Diego, de Cobros Sur. ¿Cómo estás?',
  'Vos debés 1800 y los tenés que pagar hoy, no me vengas con excusas.',
)
const asTu = call(
  'Hola, ¿hablo con María? Soy Diego, de Cobros Norte. ¿Cómo estás?',
  'Tú debes 1800 y los tienes que pagar hoy, no me vengas con excusas.',
)
const asUsted = call(
  'Buenos días, ¿hablo con la señora María? Le habla Diego, de Cobros Norte.',
  'Usted debe 1800 y los tiene que pagar hoy, no me venga con excusas.',
)

describe('addressOf', () => {
  it('takes the form that the collector uses', () => {
    expect(addressIn(asVos, 'argentinian')).toBe('vos')
    expect(addressIn(asTu, 'castilian')).toBe('tu')
    expect(addressIn(asUsted, 'argentinian')).toBe('usted')
  })

  it('says "usted" where the collector has shown none', () => {
    expect(addressIn([['C', 'Buenos días. ¿Hablo con María Lopez?']], 'argentinian')).toBe('usted')
    expect(addressIn([], 'castilian')).toBe('usted')
  })

  it('tells "vos" from "tú" by the region where both have one form', () => {
    const script: Script = [['C', 'Te llamo por tu cuenta, ¿cómo estás?']]
    expect(addressIn(script, 'argentinian')).toBe('vos')
    expect(addressIn(script, 'castilian')).toBe('tu')
  })

  it('takes no name for "vos", and hears "usted" in its verbs', () => {
    const script: Script = [
      ['C', '¿Hablo con el señor Andrés Cortés?'],
      ['C', '¿Puede pagar hoy?'],
      ['C', 'Señor Cortés, necesito el pago hoy.'],
    ]
    expect(addressIn(script)).toBe('usted')
    const named = { ...inSpanish('mexican'), name: 'Tomás Cortés' }
    const greeted = linesOf([['C', 'Tomás, hola.']])
    expect(addressOf(readConversation(named, greeted, null))).toBe('usted')
  })

  it('goes by most lines where a greeting alone says "tú"', () => {
    const script: Script = [
      ['C', 'Hola, ¿cómo estás?'],
      ['C', '¿Puede pagar hoy?'],
      ['C', '¿Cuánto podría pagar?'],
      ['C', '¿Tiene la cuenta a la mano?'],
    ]
    expect(addressIn(script)).toBe('usted')
  })

  it('takes no form from a line that shames or threatens', () => {
    const script: Script = [['C', 'Sos una basura y vas a ir presa si no pagás.']]
    expect(addressIn(script, 'argentinian')).toBe('usted')
  })

  it('says "usted" to whoever asks for it', () => {
    expect(addressIn([...asTu, ['D', 'No me tutee, por favor.']], 'castilian')).toBe('usted')
  })
})

const betterLines = (script: Script, accent: Scenario['accent']) => {
  const { report } = analyze({
    scenario: inSpanish(accent),
    lines: linesOf(script),
    feedbackLanguage: 'es',
    recorded: true,
  })
  const missed = report.criteria.flatMap((one) => one.missed ?? [])
  return [...report.findings, ...report.violations, ...missed].flatMap(({ betterLine }) => betterLine ?? [])
}
const formal = /\b(?:usted|le|su|puede|podría|tiene)(?!\p{L})/iu

describe('better lines in Spanish', () => {
  it.each([
    ['argentinian', asVos],
    ['castilian', asTu],
  ] as const)('address the debtor as the collector does in the analysis (%s)', (accent, script) => {
    const lines = betterLines(script, accent)
    expect(lines.join(' ')).toMatch(/(?<!\p{L})(?:te|tu)(?!\p{L})/iu)
    for (const line of lines) expect(line).not.toMatch(formal)
  })

  it('address the debtor as "usted" where the collector does', () => {
    const lines = betterLines(asUsted, 'argentinian')
    expect(lines.join(' ')).toMatch(formal)
    expect(lines.join(' ')).not.toMatch(/(?<!\p{L})(?:te|tu|vos)(?!\p{L})/iu)
  })

  it('do so in a tip and in an answer of the coach', () => {
    const scenario = inSpanish('argentinian')
    const lines = linesOf(asVos)
    const given = { scenario, lines, coach: null, language: 'es', recorded: true } as const
    const paid = linesOf([...asVos.slice(0, 3), ['D', 'Eso ya lo pagué el mes pasado.']])
    expect(tip({ ...given, lines: paid })?.text).toContain('¿Cuándo pagaste, cuánto, y por qué medio?')
    const analysis = analyze({ scenario, lines, feedbackLanguage: 'es', recorded: true })
    const { insight } = answer({
      ...given,
      analysis,
      account: accountInHand(scenario),
      live: true,
      question: '¿Cuánto puede pagar de verdad?',
    })
    expect(insight).toContain('¿Qué cambió para vos, y con cuánto podrías sin atrasarte en lo demás?')
  })
})
