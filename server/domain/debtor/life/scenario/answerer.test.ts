import { expect, it } from 'vitest'
import { answererIn } from './answerer.ts'

it.each([
  ['El teléfono lo toma su yerno, Martín Salgado, 43, vigilante.', { kin: 'su yerno', name: 'Martín' }],
  [
    'El préstamo es de Eleazar, pero quien contesta es su hermano Tadeo.',
    { kin: 'su hermano', name: 'Tadeo' },
  ],
  ['Contesta su esposa, que no sabe nada.', { kin: 'su esposa', name: null }],
  ['The call reaches her son Leo, 19, who is curious.', { kin: 'her son', name: 'Leo' }],
  [
    "The person who answers is not Marcus, it's his younger brother Julian.",
    { kin: 'his brother', name: 'Julian' },
  ],
  ['Her mother-in-law, a retired nurse, picks up the phone.', { kin: 'her mother-in-law', name: null }],
  ['Her mom answers the phone.', { kin: 'her mom', name: null }],
  ['The call reaches her ex-husband.', { kin: 'her ex-husband', name: null }],
  [
    'Llaman a Bahía Tortugas, y levanta el teléfono Otilia, hermana mayor del deudor.',
    { kin: 'su hermana', name: 'Otilia' },
  ],
  ['Llaman a su casa y atiende la mamá, que no suelta nada.', { kin: 'su mamá', name: null }],
  ['Contesta Otilia, su hermana mayor.', { kin: 'su hermana', name: 'Otilia' }],
  ['Tom, her brother, picks up the phone.', { kin: 'her brother', name: 'Tom' }],
  ['Contesta la hija de Ana.', { kin: 'su hija', name: null }],
  // The debtor answers, or somebody who does not know them.
  ['His wife picks up extra shifts at the hospital.', null],
  ['Her kids are picked up by her mother after school.', null],
  ['The car was taken by his brother.', null],
  ['Su esposa atiende un puesto de comida.', null],
  ['His daughter answers his emails.', null],
  ['The person who answers is not Colin Mabry. She is Aisha.', null],
  ['She lives with her mother, who sometimes worries.', null],
  ['Contesta don Chuy, dueño, en Torreón.', null],
  ['Su hija le ayuda con las cuentas. Contesta con pena.', null],
])('who answers in the place of the debtor: %s', (scenario, answerer) => {
  const found = answererIn(scenario)
  expect(found === null ? null : { kin: found.kin, name: found.name }).toEqual(answerer)
})

it.each([
  ['The call reaches her husband Leo.', true],
  ['Contesta su esposa.', true],
  ['The call reaches her ex-husband Leo.', false],
  ['The call reaches her son Leo.', false],
])('whether that is the spouse: %s', (scenario, spouse) => {
  expect(answererIn(scenario)?.spouse).toBe(spouse)
})

it.each([
  ['Jesús Barrón Aguilar (contesta su hermana Otilia)', { kin: 'su hermana', name: 'Otilia' }],
  ['Jesús Barrón (contesta Otilia, su hermana)', { kin: 'su hermana', name: 'Otilia' }],
  ['Ana Gil (su hija Pilar al teléfono)', { kin: 'su hija', name: 'Pilar' }],
  ['Ana Gil (atiende la mamá)', { kin: 'su mamá', name: null }],
  ['Ana Gil - atiende su hijo mayor, Leo', { kin: 'su hijo', name: 'Leo' }],
  ['Sue Cole (answered by her brother Tom)', { kin: 'her brother', name: 'Tom' }],
  ['Sue Cole (her brother Tom answers)', { kin: 'her brother', name: 'Tom' }],
  ['Sue Cole (on the phone: her mother)', { kin: 'her mother', name: null }],
  ['Sodería La Ñata (atiende Hugo Bertorello, dueño)', null],
  ['Panadería Sol (atiende la hija de la dueña)', null],
  ['Bubble Laundry (owner: Araceli Brandvold)', null],
  ['Sue Cole', null],
])('and by the name of the prospect: %s', (called, answerer) => {
  const found = answererIn('', called)
  expect(found === null ? null : { kin: found.kin, name: found.name }).toEqual(answerer)
})

it.each([
  [
    'Contesta su hermana. No dice qué día vuelve. En realidad llega el sábado por la tarde.',
    'llega el sábado por la tarde',
    true,
  ],
  ['Contesta su esposa. Él regresa a las ocho de la noche.', 'regresa a las ocho de la noche', undefined],
  [
    "His sister answers his phone. She won't say when he is awake. He is up around four in the afternoon and told her not to say so.",
    'is up around four in the afternoon',
    true,
  ],
  ['Her mom answers the phone. She comes home on Friday.', 'comes home on Friday', undefined],
  ['Her mom answers the phone. She is in debt.', undefined, undefined],
  ['His sister answers his phone, because he is on night hauls.', undefined, undefined],
])('and when the debtor is there: %s', (scenario, back, keepsBack) => {
  expect(answererIn(scenario)?.back).toBe(back)
  expect(answererIn(scenario)?.keepsBack).toBe(keepsBack)
})

it.each([
  ['The phone is answered by his mother-in-law, Mrs Nasreen Akhtar, 61.', 'Nasreen'],
  ['Contesta su mamá, doña Socorro, 66 años.', 'Socorro'],
  ['Contesta su mamá, jubilada.', null],
])('takes no title for a name: %s', (scenario, name) => {
  expect(answererIn(scenario)?.name).toBe(name)
})
