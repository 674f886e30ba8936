import { expect, it } from 'vitest'
import { fromFamiliar } from './familiar.ts'

it.each([
  [
    'Eres Nuria Salcedo, tienes 43 años, vendes cocinas a medida en Murcia.',
    'Soy Nuria Salcedo, tengo 43 años, vendo cocinas a medida en Murcia.',
  ],
  [
    'Le cierras una venta hasta al que pregunta la hora.',
    'Le cierro una venta hasta al que pregunta la hora.',
  ],
  [
    'Tu ex dejó de pasarte la cuota y la mayor parte se fue.',
    'Mi ex dejó de pasarme la cuota y la mayor parte se fue.',
  ],
  ['Debes la luz, compras del súper y el alquiler.', 'Debo la luz, compras del súper y el alquiler.'],
  ['Tienes tres perras, ventas flojas y un taller.', 'Tengo tres perras, ventas flojas y un taller.'],
  // Adverbs, links, names and nouns that end as verbs do.
  ['Apenas llegas a fin de mes.', 'Apenas llego a fin de mes.'],
  ['Mientras tanto trabajás de noche.', 'Mientras tanto trabajo de noche.'],
  ['Quizás vendas la moto.', 'Quizás vendas la moto.'],
  ['Además cuidás a tu madre, y entonces te atrasaste.', 'Además cuido a mi madre, y entonces me atrasé.'],
  ['Antes manejabas un taxi; jamás debiste nada.', 'Antes manejaba un taxi; jamás debí nada.'],
  ['Todas las semanas pagás algo.', 'Todas las semanas pago algo.'],
  ['Cuotas atrasadas tenés dos.', 'Cuotas atrasadas tengo dos.'],
  ['Trabajás con Tomás Valdés en París.', 'Trabajo con Tomás Valdés en París.'],
  ['Debes dos facturas de unas averías.', 'Debo dos facturas de unas averías.'],
  ['Rentas una silla en una estética.', 'Rento una silla en una estética.'],
])('[LIFE1] what is said to "tú" is put into the first person: %s', (sentence, own) => {
  expect(fromFamiliar(sentence)).toBe(own)
})

it.each([
  ['En abril te caíste de un andamio.', 'En abril me caí de un andamio.'],
  ['Leíste la carta y no creíste nada.', 'Leí la carta y no creí nada.'],
  [
    'Puedes pagar los 312 euros el viernes, cuando cobras.',
    'Puedo pagar los 312 euros el viernes, cuando cobro.',
  ],
  ['Comes en casa cuando puedes.', 'Como en casa cuando puedo.'],
  // Nouns stay.
  ['Debes dos cuotas y cuentas del súper.', 'Debo dos cuotas y cuentas del súper.'],
])('says a verb of "tú" behind a link or with a hiatus: %s', (said, own) => {
  expect(fromFamiliar(said)).toBe(own)
})
