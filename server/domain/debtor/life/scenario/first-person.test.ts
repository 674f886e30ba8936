import { describe, expect, test } from 'vitest'
import { firstPersonEnglish } from './english.ts'
import { firstPersonSpanish } from './spanish.ts'
import type { Speaker } from './speaker.ts'

const ann: Speaker = {
  gender: 'female',
  names: ['Ann', 'Doyle'],
  business: null,
  paired: true,
  bilingual: false,
}
const tom: Speaker = {
  gender: 'male',
  names: ['Tom', 'Baker'],
  business: null,
  paired: false,
  bilingual: false,
}
const bakery: Speaker = {
  gender: 'male',
  names: ['Peter', 'Novak'],
  business: ['bakery'],
  paired: false,
  bilingual: false,
}
const rosa: Speaker = {
  gender: 'female',
  names: ['Rosa', 'Ortega'],
  business: null,
  paired: true,
  bilingual: false,
}

describe('an English sentence in the first person', () => {
  test.each([
    [
      tom,
      'Tom went to the ER in February after he fell off his bike.',
      'I went to the ER in February after I fell off my bike.',
    ],
    [tom, 'Tom works nights and still owes his landlord.', 'I work nights and still owe my landlord.'],
    [tom, 'He is waiting for a check.', "I'm waiting for a check."],
    [tom, 'He does not drive anymore.', "I don't drive anymore."],
    [tom, 'Tom says he paid it in May.', 'I paid it in May.'],
    [tom, 'The hospital lost his papers.', 'The hospital lost my papers.'],
    [
      ann,
      'She is three payments behind since her mother moved in and she cut her hours to look after her.',
      "I'm three payments behind since my mother moved in and I cut my hours to look after her.",
    ],
    [ann, 'Her husband Dave died in March.', 'My husband Dave died in March.'],
    [
      ann,
      'Their daughter Katie helps her with the paperwork.',
      'Our daughter Katie helps me with the paperwork.',
    ],
    [ann, 'The dentist told her insurance would cover it.', 'The dentist told me insurance would cover it.'],
    [ann, 'A man shouted at her last week.', 'A man shouted at me last week.'],
    [bakery, 'A bakery whose oven broke down in May.', 'Our oven broke down in May.'],
    [bakery, 'It lost two contracts.', 'We lost two contracts.'],
    [bakery, 'The owner, Peter Novak, is waiting on a payout.', "I'm waiting on a payout."],
  ])('%#: %s', (speaker, sentence, said) => {
    expect(firstPersonEnglish(sentence, speaker)).toBe(said)
  })

  test.each([
    [tom, 'He gets angry and hangs up when pushed.'],
    [tom, 'He changes the subject whenever a date comes up.'],
    [ann, 'Her sister lost her job and she moved away.'],
  ])('is refused where it is unsafe (%#)', (speaker, sentence) => {
    expect(firstPersonEnglish(sentence, speaker)).toBeNull()
  })
})

describe('a Spanish sentence in the first person', () => {
  test.each([
    [rosa, 'Rosa limpia casas en Guadalajara.', 'Limpio casas en Guadalajara.'],
    [
      rosa,
      'Su patrona la despidió en agosto y desde entonces vende tamales.',
      'Mi patrona me despidió en agosto y desde entonces vendo tamales.',
    ],
    [rosa, 'La deuda es de una cirugía de su hija Paola.', 'La deuda es de una cirugía de mi hija Paola.'],
    [rosa, 'Se atrasó porque le recortaron las horas.', 'Me atrasé porque me recortaron las horas.'],
    [
      rosa,
      'La factura de la luz se le disparó en invierno.',
      'La factura de la luz se me disparó en invierno.',
    ],
    [rosa, 'Su mamá tiene diabetes y le amputaron un pie.', 'Mi mamá tiene diabetes y le amputaron un pie.'],
    [rosa, 'Rosa dice que ya pagó en una sucursal.', 'Ya pagué en una sucursal.'],
    [rosa, 'La mamá de Rosa murió en otoño.', 'Mi mamá murió en otoño.'],
    [rosa, 'Le pasa una pensión a su mamá.', 'Le paso una pensión a mi mamá.'],
    [rosa, 'Perdió su trabajo y no tiene seguro.', 'Perdí mi trabajo y no tengo seguro.'],
    [rosa, 'La aseguradora le debe un pago.', 'La aseguradora me debe un pago.'],
  ])('%#: %s', (speaker, sentence, said) => {
    expect(firstPersonSpanish(sentence, speaker)).toBe(said)
  })

  test.each(['Rosa amenaza con abogados.', 'Se quiebra cuando le hablan de plazos.', 'Le debe tres mil.'])(
    'is refused where it is unsafe: %s',
    (sentence) => {
      expect(firstPersonSpanish(sentence, rosa)).toBeNull()
    },
  )
})
