import { describe, expect, it } from 'vitest'
import { cellScenario } from '../eval/cells.ts'
import { respond } from '../fold.ts'
import type { Scenario, TranscriptLine } from '../scenario.ts'

/** The situation of the reply to the last of these lines. */
function situation(scenario: Scenario, ...texts: string[]): string {
  const lines: TranscriptLine[] = []
  let says = ''
  for (const text of texts) {
    lines.push({ itemId: null, speaker: 'user', text })
    const { move } = respond(scenario, lines)
    if (!move) throw new Error('the call is over')
    says = 'situation' in move.says ? move.says.situation : 'fact'
    lines.push({ itemId: null, speaker: 'assistant', text: 'Mm.', move })
  }
  return says
}

const calm = {
  es: cellScenario('polite_but_resistant', 'medium', 'es', 7),
  en: cellScenario('cooperative', 'medium', 'en', 7),
}
const despairing = {
  es: { ...calm.es, scenario: 'Perdió a su mujer en mayo y dice que no quiere vivir así.' },
  en: { ...calm.en, scenario: 'Lost his wife in May and says that he does not want to live like this.' },
}
const hello = {
  es: 'Buenas tardes, le habla Laura Vega de Cobranzas del Litoral por su tarjeta.',
  en: 'Good afternoon, Laura Vega from Northfield Recovery, about your card.',
}

describe('asked whether they would harm themselves', () => {
  it.each([
    ['es', '¿No estará pensando en hacerse algo, no?'],
    ['es', 'No vaya a hacer una locura, por favor.'],
    ['en', 'I’m worried. Are you thinking of hurting yourself?'],
  ] as const)('whoever is not in despair says so plainly (%s: %s)', (language, line) => {
    expect(situation(calm[language], hello[language], line)).toBe('ask.safe.no')
    expect(situation(despairing[language], hello[language], line)).toBe('ask.safe')
  })
})

describe('told of a line that helps', () => {
  it.each([
    ['es', 'Hay una línea, el 135, o si no el 107 de emergencias, llame, por favor.'],
    ['es', 'No lo piense, llame ahora al 107, ¿hay alguien cerca, un vecino?'],
    ['en', 'You can call or text 988 right now, please do.'],
  ] as const)('nobody takes its number for a sum (%s: %s)', (language, line) => {
    expect(situation(calm[language], hello[language], line)).toBe('ask.helpline.no')
    expect(situation(despairing[language], hello[language], line)).toBe('ask.helpline')
  })

  it('leaves another question after it its answer', () => {
    const line = 'You can call 988 at any hour. And does Thursday morning suit you for our next call?'
    expect(situation(calm.en, hello.en, line)).not.toBe('ask.helpline.no')
  })

  it('says who is near after it, and not in small talk', () => {
    const near = '¿Hay alguien cerca, un vecino?'
    const asks = '¿No estará pensando en hacerse algo, no?'
    expect(situation(calm.es, hello.es, asks, near)).toBe('ask.near')
    expect(situation(calm.es, hello.es, near)).not.toBe('ask.near')
  })
})
