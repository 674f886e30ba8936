import { describe, expect, test } from 'vitest'
import { aSpeaker } from '../../testing/a-speaker.ts'
import type { Speaker } from '../scenario/speaker.ts'
import { englishClauses } from './english.ts'
import { spanishClauses } from './spanish.ts'

const english = (sentence: string, speaker: Speaker) =>
  englishClauses(sentence, speaker).map(({ spoken }) => spoken)
const spanish = (sentence: string, speaker: Speaker) =>
  spanishClauses(sentence, speaker).map(({ spoken }) => spoken)

const ruth = aSpeaker('female', 'Ruth', 'Cole')
const dale = aSpeaker('male', 'Dale', 'Kent')
const ofelia = aSpeaker('female', 'Ofelia', 'Luna')
const pau = aSpeaker('male', 'Pau', 'Ferrandis')

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
    // Whose therapy, the father's or the debtor's, is not certain.
    ["His father's stroke meant someone had to drive him to therapy.", dale, [null]],
    [
      'The other half, he says, is an estimate from before the swap.',
      dale,
      ['The other half is an estimate from before the swap.'],
    ],
    ["Dale Kent's van was taken in June.", dale, ['My van was taken in June.']],
    ['The state says Dale Kent owes $900.', dale, ['The state says I owe $900.']],
    ["Dale's car was repossessed and sold last year.", dale, ['My car was repossessed and sold last year.']],
    [
      'He believes late fees and interest were added that he never agreed to.',
      dale,
      ['I believe late fees and interest were added that I never agreed to.'],
    ],
    [
      'Dale lost his job when the diner closed in May and found part-time work at a farm.',
      dale,
      ['I lost my job.', 'The diner closed in May.', 'I found part-time work at a farm.'],
    ],
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
    // What stands right behind the name is the verb, though it may be a noun elsewhere.
    ['Ruth knots wigs by hand in Leeds.', ruth, ['I knot wigs by hand in Leeds.']],
    [
      'Dale is married to Jo, who keeps the books, and they have a boy of 15, Emmett, who helps in the summer.',
      dale,
      [
        "I'm married to Jo.",
        'Jo keeps the books.',
        'We have a boy of 15, Emmett.',
        'Emmett helps in the summer.',
      ],
    ],
    ['They missed three payments of $340.', dale, ['We missed three payments of $340.']],
    [
      'He paid on time for two years, until a lock closure kept him from his customers.',
      dale,
      ['I paid on time for two years.', 'A lock closure kept me from my customers.'],
    ],
    [
      'She separated from her husband Troy in January and he sends child support some months.',
      ruth,
      ['I separated from my husband Troy in January.', 'Troy sends child support some months.'],
    ],
    [
      'He could pay $400 until the insurance pays the rest, and hopes the fees will be dropped.',
      dale,
      ['I could pay $400.', 'The insurance pays the rest.', 'I hope the fees will be dropped.'],
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
    // What is told behind a town is told of whoever comes from there.
    [
      'Tiene abogada, la doctora Ivana Peretti, de San Francisco, que ya presentó un escrito.',
      ofelia,
      [
        'Tengo abogada, la doctora Ivana Peretti, de San Francisco.',
        'La doctora Ivana Peretti ya presentó un escrito.',
      ],
    ],
    [
      'Vive con su hermana Rosa, de Santa Clara, que trabaja de noche.',
      ofelia,
      ['Vivo con mi hermana Rosa, de Santa Clara.', 'Mi hermana Rosa trabaja de noche.'],
    ],
    [
      'Ofelia estuvo dos meses sin trabajo cuando cerró la empresa de paquetería.',
      ofelia,
      ['Estuve dos meses sin trabajo.', 'Cerró la empresa de paquetería.'],
    ],
    [
      'Desde octubre trabaja en otra compañía y cobra todas las semanas.',
      ofelia,
      ['Desde octubre trabajo en otra compañía.', 'Cobro todas las semanas.'],
    ],
    [
      'Vive con su hijo de diecinueve años, que la ayuda con el alquiler.',
      ofelia,
      ['Vivo con mi hijo de diecinueve años, que me ayuda con el alquiler.'],
    ],
    ['En junio la chocaron.', ofelia, ['En junio me chocaron.']],
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
    // A name that sounds like a verb.
    ['Ofelia es maestra.', ofelia, ['Soy maestra.']],
    ['María es maestra.', aSpeaker('female', 'María'), ['Soy maestra.']],
    // A thing, or whoever operated, does not act in what follows.
    [
      'En mayo se le rompió la caldera y puso 900 en la tarjeta, y después no pudo con el mínimo.',
      ofelia,
      ['En mayo se me rompió la caldera.', 'Puse 900 en la tarjeta.', 'Después no pude con el mínimo.'],
    ],
    [
      'En abril lo operaron de la espalda y estuvo tres meses sin trabajar.',
      pau,
      ['En abril me operaron de la espalda.', 'Estuve tres meses sin trabajar.'],
    ],
    [
      'El Ayuntamiento levantó la calle, así que perdió la terraza.',
      pau,
      ['El Ayuntamiento levantó la calle.', 'Perdí la terraza.'],
    ],
    [
      'Su mamá la ayuda con el alquiler desde que se separó.',
      ofelia,
      ['Mi mamá me ayuda con el alquiler.', 'Me separé.'],
    ],
    // What others do to the debtor, in a clause inside.
    ['Teme que le quiten la casa.', ofelia, ['Temo que me quiten la casa.']],
    ['Quiere que no la llamen más.', ofelia, ['Quiero que no me llamen más.']],
    ['Sabe que otra entidad le perdonó la mitad.', pau, ['Sé que otra entidad me perdonó la mitad.']],
    ['Sabe que su hermano le debe plata a su mamá.', pau, ['Sé que mi hermano le debe plata a mi mamá.']],
    // What happens to a thing is nobody's deed.
    [
      'Cobra 5.000 si se firma la venta de un chalé.',
      pau,
      ['Cobro 5.000.', 'Se firma la venta de un chalé.'],
    ],
    ['Tienen tres hijos.', ofelia, ['Tenemos tres hijos.']],
    [
      'Un hotel que les debía 3.200 cerró sin pagarles.',
      ofelia,
      ['Un hotel que nos debía 3.200 cerró sin pagarnos.'],
    ],
    ['Su mayor cliente les dejó a deber 31.000.', ofelia, ['Mi mayor cliente nos dejó a deber 31.000.']],
    [
      'Pidió un préstamo cuando su padre se vino a vivir con ellos.',
      pau,
      ['Pedí un préstamo.', 'Mi padre se vino a vivir con nosotros.'],
    ],
    ['Nunca sabe cuánto va a sacar.', pau, ['Nunca sé cuánto voy a sacar.']],
    ['Sabe dónde está la oficina.', pau, ['Sé dónde está la oficina.']],
  ])('%s', (sentence, speaker, said) => {
    expect(spanish(sentence, speaker)).toEqual(said)
  })
})

describe('whoever answers for a firm', () => {
  const bakers = { ...aSpeaker('female', 'Alison', 'Thwaite'), business: ['firm', 'bakery', 'Bakehouse'] }
  const lasts = {
    ...aSpeaker('male', 'Vicente', 'Ferrándiz'),
    business: ['empresa', 'taller', 'Hormas', 'Ferrándiz'],
  }

  test('does not do what another firm did', () => {
    expect(english('In March the electricity firm swapped the meter.', bakers)).toEqual([
      'In March the electricity firm swapped the meter.',
    ])
    expect(english('In March the firm swapped the meter.', bakers)).toEqual([
      'In March we swapped the meter.',
    ])
    expect(spanish('En febrero cerró la zapatera.', lasts)).toEqual(['En febrero cerró la zapatera.'])
    expect(spanish('Le deben 61.000 euros.', lasts)).toEqual(['Me deben 61.000 euros.'])
  })

  test('says "we" of the firm by its name', () => {
    expect(spanish('Hormas Ferrándiz pagaba la hipoteca de su nave en Elche.', lasts)).toEqual([
      'Pagábamos la hipoteca de nuestra nave en Elche.',
    ])
  })
})

test('what is denied with "ni" keeps its no', () => {
  expect(spanish('No ha pagado nada ni lo hará mientras nadie lo revise.', ofelia)).toEqual([
    'No he pagado nada.',
    'No lo haré mientras nadie lo revise.',
  ])
})

describe('what was turned for the wrong person', () => {
  test.each<[string, Speaker, string]>([
    [
      'Two weeks ago he hired an attorney, Karen Dubrow in New Brunswick, who is dealing with all of his creditors.',
      dale,
      'Karen Dubrow is dealing with all of my creditors.',
    ],
  ])('is told of whoever sits in a town: %s', (sentence, speaker, expected) => {
    expect(english(sentence, speaker)).toContain(expected)
  })

  test.each<[string, Speaker, string]>([
    ['Los 1.164 euros no los reconoce.', pau, 'Los 1.164 euros no los reconozco.'],
    ['Él admite una sola cuota, la de septiembre.', pau, 'Admito una sola cuota, la de septiembre.'],
    [
      'Desde agosto lo lleva el licenciado Fausto Villaseñor.',
      pau,
      'Desde agosto lo lleva el licenciado Fausto Villaseñor.',
    ],
    ['Sí manda foto del talón hoy.', ofelia, 'Sí mando foto del talón hoy.'],
  ])('is told of the debtor, or of who has the matter in hand: %s', (sentence, speaker, expected) => {
    expect(spanish(sentence, speaker)).toContain(expected)
  })
})

test('what a lawyer does is never told as the deed of the debtor', () => {
  expect(spanish('El caso lo lleva su abogada.', pau)).toEqual([null])
})
