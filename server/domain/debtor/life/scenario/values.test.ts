import { describe, expect, it } from 'vitest'
import { hospitalIn, hoursIn, incomeIn, monthOfArrearsIn, rentIn, townIn, yearIn } from './values.ts'

describe('values that an author wrote', () => {
  it.each([
    ['She had her gallbladder removed at Maumee Lakes Medical Center.', 'Maumee Lakes Medical Center'],
    ['Debe 6,745.80 dólares al Hospital Cedar Branch por la apendicitis.', 'el Hospital Cedar Branch'],
    ['Debe 1.890 euros a la Clínica Dental Sonría Madrid Sur.', 'la Clínica Dental Sonría Madrid Sur'],
    ['He drives a bus.', null],
  ])('hospital: %s', (scenario, name) => {
    expect(hospitalIn(scenario)).toBe(name)
  })

  it.each([
    ['lives with his wife Mair in a terraced house in Neath, South Wales. He drove', 'Neath, South Wales'],
    ['Denise lives in Toledo, Ohio, with her husband', 'Toledo, Ohio'],
    ['He took a loan in March.', null],
  ])('town: %s', (scenario, town) => {
    expect(townIn(scenario)).toBe(town)
  })

  it.each([
    ['She kept up $245 a month until March, when the hours were cut.', 2],
    ['La cuota subió y en febrero a Pilar se le acabó el paro. Dejó de pagar en junio.', 5],
    ['The baby was born in May. He has paid nothing since November.', 10],
    ['She may pay.', null],
  ])('month of the arrears: %s', (scenario, month) => {
    expect(monthOfArrearsIn(scenario)).toBe(month)
  })

  it('sums, hours and years', () => {
    expect(incomeIn('He is paid every Thursday, around $720 clear.')).toBe(72_000)
    expect(incomeIn('Cobra el 27, unos 1.650 euros.')).toBe(165_000)
    expect(incomeIn('She is paid on the 15th.')).toBeNull()
    expect(rentIn('Cobra unos 790 euros, y paga 340 de habitación.')).toBe(34_000)
    expect(rentIn('She owes $900 to the bank.')).toBeNull()
    expect(hoursIn('hace veinticinco horas semanales')).toBe('veinticinco')
    expect(hoursIn('they gave her fewer hours')).toBeNull()
    expect(yearIn('Borrowed $52,000 in 2022 for a truck.')).toBe(2022)
  })
})
