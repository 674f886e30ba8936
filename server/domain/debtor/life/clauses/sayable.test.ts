import { expect, it } from 'vitest'
import { isSayable } from './sayable.ts'

it.each([
  'I broke my wrist at work in February.',
  'My husband ran the shop with me until he died in the spring.',
  'My daughter promised to help.',
  'It’s a car that my nephew drives.',
  'I lost my job, called everyone.',
  'I don’t want calls at the office.',
  'Work the truck did for me is gone.',
  'Rent the bank never saw went to my mother.',
])('says %j', (text) => expect(isSayable(text, 'en', 'female')).toBe(true))

it.each([
  "She's back at work now and wants to catch up.",
  'You’re friendly, I say "yes ma\'am".',
  'If a story gets checked I’m not embarrassed.',
  'Borrower is 52, union electrician.',
  'I say he’ll report you to the attorney general.',
  'I know.',
  'I’m calm and friendly.',
  'Boatyard near Falmouth, borrowed against a travel hoist, last full payment was in April.',
  'Two payments behind on an SUV that my nephew drives for a delivery job.',
  'That my attorney told me not to pay.',
  'He started a new job in June at lower wages.',
  'I owe $900 on a card, mostly a dress and.',
  'Justify the loan before anybody attacks it.',
  'I could pay $210 a month, but say so only to someone.',
  'I scared they’ll go after my pickup.',
  'I thrown the letters in the bread bin.',
  'I’m could do £450 extra.',
  'Truck taken at a job site in April.',
  'Roofer, $740 take-home on Fridays if it doesn’t rain.',
  'Six installers, paid Fridays.',
  'Services forklifts, second shift.',
  'More if Ridgeline settles.',
  'I’ll say yes to paying it all today.',
])('does not say %j', (text) => expect(isSayable(text, 'en', 'female')).toBe(false))

it.each([
  'Debo $64,500 según el sistema.',
  'Ayer, llamaron del banco.',
  'Mi exmarido se fue de Sevilla sin pagar.',
  'Lo que más me preocupa es la carta.',
  'Trabajo de auxiliar en un consultorio, de lunes a sábado.',
  'Tengo una abogada, la doctora Paula Iriarte.',
  'Quiero que no me llamen más.',
  'Mi cuñado se llevó su parte.',
  'Mi padre se vino a vivir con nosotros.',
  'Siento que me cobran la muerte de mi padre.',
  'El desgaste de la moto fue culpa mía.',
  'Me pagan los sábados, como $1,400.',
  'Me deben tres meses en la obra.',
  'Le pago la renta a mi hermana.',
  'Me pone nerviosa el teléfono.',
  'Me quedan unos $900.',
])('dice %j', (text) => expect(isSayable(text, 'es', 'male')).toBe(true))

it.each([
  'Si me proponen pagos chiquitos cada semana acepta rápido, porque yo cobra los lunes.',
  'Soy correcto.',
  'Tarjeta de tienda departamental, compró sala y comedor, pagó seis meses.',
  'Soy muy correcta.',
  'Digo que al rato marca, pero nunca marca.',
  'El banco me cambió la cuota sin avisarla, según mí.',
  'Saqué el préstamo y no pude volver a engancharte.',
  'En noviembre morí tu esposa, Lucha.',
  'Debo la tarjeta: pasajes, un lavarropas y, sobre todo.',
  'Me pague un cliente de Oporto.',
  'Me retengan el reembolso de impuestos.',
  'Conozco el contrato, cita cláusulas.',
  'Me hago el confidente, asegura que ya me habían dado seis meses.',
  'Puedo dar 400 ya y 180 al mes, pero empieza en 50.',
  'Primero los intereses, luego un mes sin pagar, luego que borre una anotación.',
  'Nunca digas que no.',
  'Estoy pagado.',
  'Me asusta.',
])('no dice %j', (text) => expect(isSayable(text, 'es', 'male')).toBe(false))

it.each([
  ['My grandson Jamie promised to pay I back £110.', 'en'],
  ['I used to pay over the counter closed.', 'en'],
  ['The account is mine, 34, Bradford.', 'en'],
  ['Yo admite una sola cuota.', 'es'],
  ['En abril me caíste de un andamio.', 'es'],
  ['- DICE QUE YA PAGÓ: money order de $1,875.', 'es'],
  ['No cuento, a menos que pregunten, que estoy embarazada.', 'es'],
] as const)('leaves out what was turned wrongly: %s', (text, language) => {
  expect(isSayable(text, language, 'female')).toBe(false)
})

it.each([
  ['My grandson Jamie promised to pay me back £110.', 'en'],
  ['I used to pay over the counter.', 'en'],
  ['Yo misma llevé el money order al correo.', 'es'],
  ['Yo cobraba cada viernes.', 'es'],
  ['Yo tenía dos empleos.', 'es'],
] as const)('still says %s', (text, language) => {
  expect(isSayable(text, language, 'female')).toBe(true)
})
