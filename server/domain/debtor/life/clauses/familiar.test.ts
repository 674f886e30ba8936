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
])('[LIFE1] what is said to "tú" is put into the first person: %s', (sentence, own) => {
  expect(fromFamiliar(sentence)).toBe(own)
})
