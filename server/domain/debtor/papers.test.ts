import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from './eval/cells.ts'
import { fold } from './fold.ts'
import { detailsFor, detailsNamed, papersOf } from './papers.ts'
import type { TranscriptLine } from './scenario.ts'
import { realise } from './words/realise.ts'

const scenario = cellScenario('cooperative', 'beginner', 'en', 3)

describe('papersOf', () => {
  it('are the same in every call with a person, and others for another', () => {
    expect(papersOf({ ...scenario, name: ' ana torres' })).toEqual(papersOf(scenario))
    expect(papersOf({ ...scenario, name: 'Sam Whitfield' })).not.toEqual(papersOf(scenario))
  })

  it('are those of a grown person, and of an old one who is retired', () => {
    for (const name of ['Ana', 'Ben', 'Carla', 'Dan', 'Eve', 'Fay', 'Gus']) {
      const age = (occupation: string) =>
        2026 - Number(papersOf({ ...scenario, name, occupation }).birthDate.slice(0, 4))
      expect(age('Cashier')).toBeGreaterThanOrEqual(24)
      expect(age('Cashier')).toBeLessThan(61)
      expect(age('Retired')).toBeGreaterThanOrEqual(66)
    }
  })
})

describe('detailsFor', () => {
  const { birthDate, lastFour } = papersOf(scenario)
  it.each([
    ['Could you confirm your date of birth?', { birthDate }],
    ['¿Me confirma su fecha de nacimiento?', { birthDate }],
    ['May I have the last four digits of your social?', { lastFour }],
    ['¿Me da los últimos cuatro dígitos de su cuenta?', { lastFour }],
    ['Please verify your date of birth and the last 4 of your social', { birthDate, lastFour }],
    ['Could you confirm your address for me?', { address: true }],
    ['How are you today?', undefined],
  ])('gives what "%s" asks for', (line, details) => {
    expect(detailsFor(line, scenario, detailsNamed(line))).toEqual(details)
  })

  it('gives nothing where the collector names the detail itself', () => {
    const line = 'Is your date of birth May 4, 1981?'
    expect(detailsNamed(line)).toEqual(['birthDate'])
    expect(detailsFor(line, scenario, detailsNamed(line))).toBeUndefined()
  })

  it('gives no date of birth of a business', () => {
    const asked = detailsFor('Your date of birth?', { ...scenario, type: 'business' }, [])
    expect(asked).toEqual({ noBirthDate: true })
  })
})

const ask = {
  en: [
    'Hello, my name is Laura Vega. Am I speaking with Ana Torres?',
    'Could you confirm your date of birth?',
  ],
  es: ['Hola, le habla Laura Vega. ¿Hablo con Ana Torres?', '¿Me confirma su fecha de nacimiento?'],
}

describe.each(languages)('a debtor that is asked for the date of birth in %s', (language) => {
  const said = (personality: (typeof personalities)[number], questions: readonly string[]) => {
    const own = { ...cellScenario(personality, 'beginner', language, 5), opening: 'cold' as const }
    const lines: TranscriptLine[] = []
    for (const [turn, text] of questions.entries()) {
      lines.push({ itemId: null, speaker: 'user', text })
      const plan = fold(own, lines).steps.at(-1)?.plan
      if (!plan) throw new Error('the debtor has hung up')
      const words = realise(plan, { scenario: own, lines, turn: turn + 1 }).join(' ')
      lines.push({ itemId: null, speaker: 'assistant', text: words })
    }
    return lines.at(-1)?.text ?? ''
  }
  const year = papersOf(scenario).birthDate.slice(0, 4)

  it.each(personalities)('says it: %s', (personality) => {
    expect(said(personality, ask[language])).toContain(year)
  })

  it('does not contradict the one that was confirmed', () => {
    const confirm = {
      en: 'Your date of birth is May 4, 1920, is that right?',
      es: 'Su fecha de nacimiento es el 4 de mayo de 1920, ¿correcto?',
    }
    const again = said('cooperative', [ask[language][0] ?? '', confirm[language], ask[language][1] ?? ''])
    expect(again).not.toContain(year)
  })
})
