import { describe, expect, test } from 'vitest'
import type { Speaker } from '../scenario/speaker.ts'
import { englishClauses } from './english.ts'
import { spanishClauses } from './spanish.ts'

const of = (gender: 'female' | 'male', ...names: string[]): Speaker => ({
  gender,
  names,
  business: null,
  paired: true,
  bilingual: false,
})
const english = (sentence: string, speaker: Speaker) =>
  englishClauses(sentence, speaker).map(({ spoken }) => spoken)
const spanish = (sentence: string, speaker: Speaker) =>
  spanishClauses(sentence, speaker).map(({ spoken }) => spoken)

const ruth = of('female', 'Ruth', 'Cole')
const dale = of('male', 'Dale', 'Kent')
const ofelia = of('female', 'Ofelia', 'Luna')
const pau = of('male', 'Pau', 'Ferrandis')

describe('an English sentence in clauses that are said', () => {
  test.each<[string, Speaker, (string | null)[]]>([
    [
      'Ruth Cole, 71, who moved from Leeds to York in 1979, used her card for a chair.',
      ruth,
      [null, 'I moved from Leeds to York in 1979.', 'I used my card for a chair.'],
    ],
    [
      'A levy took $1,140 from his account on the Friday he had to pay for a clutch.',
      dale,
      ['A levy took $1,140 from my account on the Friday I had to pay for a clutch.'],
    ],
    [
      'Dale says his accountant, Vincent, filed the returns late and then moved to Florida.',
      dale,
      ['My accountant, Vincent, filed the returns late.', 'My accountant, Vincent, moved to Florida.'],
    ],
    ["Dale Kent's van was taken in June.", dale, ['My van was taken in June.']],
    ['The state says Dale Kent owes $900.', dale, ['The state says I owe $900.']],
    [
      'She works at a pharmacy, pays her aide, Carol, $60 every Saturday, and owes $2,000.',
      ruth,
      ['I work at a pharmacy.', 'I pay my aide, Carol, $60 every Saturday.', 'I owe $2,000.'],
    ],
    [
      'She is moving with her boyfriend Mateo, who does not know the loan exists.',
      ruth,
      ["I'm moving with my boyfriend Mateo.", "My boyfriend Mateo doesn't know the loan exists."],
    ],
  ])('%s', (sentence, speaker, said) => {
    expect(english(sentence, speaker)).toEqual(said)
  })

  test('whose "he" or "his" it is stays unsaid after another man', () => {
    expect(english('His brother Tom lost his keys.', dale)).toEqual([null])
  })
})

describe('a Spanish sentence in clauses that are said', () => {
  test.each<[string, Speaker, (string | null)[]]>([
    [
      'Debe 6,200 pesos y calcula que puede dar 400 cada sábado.',
      ofelia,
      ['Debo 6,200 pesos.', 'Calculo que puedo dar 400 cada sábado.'],
    ],
    [
      'La escuela le canceló un pedido porque cambió de color, y ella se quedó con la tela.',
      ofelia,
      ['La escuela me canceló un pedido.', null, 'Me quedé con la tela.'],
    ],
    [
      'Ella no sabe que él cambió la tarifa por teléfono.',
      pau,
      ['Ella no sabe que yo cambié la tarifa por teléfono.'],
    ],
    [
      'A Rubén no le ha contado nada porque acaba de tener una niña.',
      ofelia,
      ['A Rubén no le he contado nada.', null],
    ],
    ['El teléfono se lo robaron en el metro.', pau, ['El teléfono me lo robaron en el metro.']],
    ['En su estado de cuenta aparece sólo una.', pau, ['En mi estado de cuenta aparece sólo una.']],
    [
      'Su hijo Rubén, que pagaba la mitad, se marchó a Gijón.',
      ofelia,
      [null, 'Mi hijo Rubén pagaba la mitad.', 'Mi hijo Rubén se marchó a Gijón.'],
    ],
    [
      'El director, Tomás, le dijo que no se preocupara.',
      ofelia,
      ['El director, Tomás, me dijo que no me preocupara.'],
    ],
  ])('%s', (sentence, speaker, said) => {
    expect(spanish(sentence, speaker)).toEqual(said)
  })
})
