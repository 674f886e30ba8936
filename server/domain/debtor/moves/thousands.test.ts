import { describe, expect, it } from 'vitest'
import { read } from '#server/language/read.ts'
import { openingDeal } from '../deal/state.ts'
import { cellScenario } from '../eval/cells.ts'
import { openingMind } from '../mind.ts'
import { contextOf } from '../fold.ts'
import { withThousands } from './thousands.ts'

/** The sums of a line, in whole units, of somebody who owes so much and has said that before. */
function sums(line: string, debt: number, spoken: string, own: number | null = null): number[] {
  const scenario = {
    ...cellScenario('cooperative', 'beginner', 'es', 3),
    debtCents: debt * 100,
    scenario: null,
  }
  const mind = openingMind(scenario)
  const named = own === null ? null : { ...agreement, amountCents: own * 100 }
  const reading = read(line, { ...contextOf(scenario), debtor: null })
  const { sentences } = withThousands(reading, {
    mind: { ...mind, deal: { ...openingDeal, own: named } },
    scenario,
    spoken,
  })
  return sentences.flatMap(({ terms }) =>
    (terms?.alternatives.flat() ?? []).flatMap(({ amountCents }) => (amountCents ?? 0) / 100),
  )
}
const agreement = {
  kind: 'plan',
  frequency: 'monthly',
  installments: null,
  firstOn: null,
  method: null,
  down: null,
  until: null,
  lastCents: null,
  totalCents: null,
} as const

describe('a sum without its thousands', () => {
  it.each([
    ['280 al mes, eso serían como veinte cuotas', 5_640_000, 'Mejor $280,000 al mes.', 280_000],
    ['¿Y si fueran 280 pesos al mes?', 5_640_000, 'Mejor $280,000 al mes.', 280_000],
    ['¿puede con 300 al mes?', 5_640_000, 'Mejor $280,000 al mes.', 300_000],
    ['¿Podría pagar treinta por mes?', 742_000, 'No sé.', 30_000],
    ['¿Podría dar cincuenta por quincena?', 96_000, 'Le puedo dar 50.000.', 50_000],
  ])('%s, of %d', (line, debt, spoken, meant) => {
    expect(sums(line, debt, spoken)).toContain(meant)
  })

  it('is the own figure of the debtor, whatever was said last', () => {
    expect(sums('bueno, 280 al mes', 5_640_000, 'Sí.', 280_000)).toContain(280_000)
  })

  it.each([
    ['Could you do 50 a month?', 6_000, 'I owe about 50,000 on the house.', 50],
    ['Could you do 25 a month?', 4_900, 'Half of 4,900 is what I have.', 25],
    ['¿Puede pagar 5.000 al mes?', 742_000, 'No sé.', 5_000],
    ['¿Puede con 280 al mes?', 8_925, 'Puedo dar 500 por quincena.', 280],
  ])('stays what was said where that makes sense: %s, of %d', (line, debt, spoken, said) => {
    expect(sums(line, debt, spoken)).toContain(said)
  })
})
