import { describe, expect, it } from 'vitest'
import { aSource } from '../../testing/a-source.ts'
import { aSpeaker } from '../../testing/a-speaker.ts'
import { makeLife } from '../make-life.ts'
import { englishHousehold, spanishHousehold } from './household-note.ts'
import { withoutNotes } from './notes.ts'

const today = '2026-11-22'
const male = aSpeaker('male', 'Lyle')

describe('the family of English notes', () => {
  it.each([
    ['Wife Bev, 55, is a school secretary.', 'His wife Bev, 55, is a school secretary.'],
    ['Husband Sam, 42, laid off in January.', 'His husband Sam, 42, was laid off in January.'],
    ['Ex drove it.', 'His ex drove it.'],
    [
      'He owns it; wife Patty, 60, does the bar, son Nick, 35, does the music.',
      'He owns it. His wife Patty, 60, does the bar. His son Nick, 35, does the music.',
    ],
    ["At home there's Sian, 38. He's paid weekly.", 'At home there is Sian, 38. He is paid weekly.'],
    ['Paid 10th and 25th.', 'He is paid on the 10th and 25th.'],
  ])('has whose it is, and its verbs: %s', (notes, sentences) => {
    expect(withoutNotes(notes, male, 'en')).toBe(sentences)
  })

  it('is who somebody lives with, where a note of a home lists it', () => {
    expect(
      englishHousehold('husband Suresh, 42, laid off in January; daughters Anika, 12, and Meera, 8.', 'She'),
    ).toBe(
      'She lives with her husband Suresh, 42 and her daughters Anika, 12, and Meera, 8. Her husband Suresh was laid off in January',
    )
    expect(englishHousehold('apartment in Reno', 'He')).toBeNull()
    expect(spanishHousehold('Irma, su esposa, 46; Beto, 19; Ximena, 14.')).toBe(
      'Vive con Irma, su esposa, de 46, Beto, de 19 y Ximena, de 14',
    )
    expect(spanishHousehold('Colonia Roma')).toBeNull()
  })
})

describe('who is at home by the scenario', () => {
  const about = (scenario: string, spanish = false) =>
    makeLife({ ...aSource(), ...(spanish ? { primaryLanguage: 'spanish' as const } : {}), scenario }, 7, {
      today,
    }).facts.filter(({ from }) => from === 'seed')

  it.each([
    ["You drive a minicab in Newport. At home there's Sian, 38, Osian, 13, and Efa, 9.", false],
    ['She left the course when Jaylen was born.', false],
    ['Vive en Puebla con Mateo, de 15, y Renata, de 9.', true],
  ])('[LIFE16] leaves nobody else to be invented: %s', (scenario, spanish) => {
    const invented = about(scenario, spanish).map(({ topic }) => topic)
    for (const topic of ['household', 'partner', 'children']) expect(invented).not.toContain(topic)
  })
})
