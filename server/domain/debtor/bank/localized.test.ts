import { expect, it } from 'vitest'
import { localized } from './localized.ts'

it.each([
  ['en-GB', "I'd rather not say to the dollar.", "I'd rather not say to the pound."],
  ['en-GB', 'No. Just the next check.', 'No. Just the next pay packet.'],
  ['en-GB', 'I check it every day, and not a cent.', 'I check it every day, and not a penny.'],
  ['es-ES', 'No traigo ni un peso libre.', 'No traigo ni un euro libre.'],
  ['es-ES', 'Me quita un peso de encima.', 'Me quita un peso de encima.'],
  ['es-US', 'Ando contando los pesos.', 'Ando contando los dólares.'],
] as const)('[REGION2] what is said of money follows the region %s: %s', (region, text, own) => {
  expect(localized(text, region)).toBe(own)
})
