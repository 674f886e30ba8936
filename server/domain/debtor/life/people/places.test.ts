import { expect, it } from 'vitest'
import { regionOf } from './places.ts'

const region = (scenario: string, accent: 'mexican' | 'american' = 'mexican') =>
  regionOf({ accent, primaryLanguage: 'spanish', scenario }, 'es')

it.each([
  ['Vive en Puebla con Mateo y está sola desde que el papá se fue a Tijuana.', 'es-MX'],
  ['Trailero, ruta León–Laredo.', 'es-MX'],
  ['Nació en Guadalajara y vive en Houston desde los doce años.', 'es-US'],
  ['Limpia oficinas en Fresno y manda dinero a Oaxaca.', 'es-US'],
  ['Peluquera, Godoy Cruz, Mendoza.', 'es-AR'],
])('a Spanish speaker is of where the scenario has them live: %s', (scenario, expected) => {
  expect(region(scenario)).toBe(expected)
})
