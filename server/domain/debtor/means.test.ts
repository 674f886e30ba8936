import { describe, expect, test } from 'vitest'
import { incomeScale, statedMeans, statedPayDate } from './means.ts'

describe('what a scenario says that the debtor can pay', () => {
  test.each<[string, number, string, number | null, number | null]>([
    ['She only wants the bill split into pieces of about $90 on the 15th.', 9_000, 'monthly', 15, null],
    ['Debe 6,200 pesos y calcula que puede dar 400 cada sábado.', 40_000, 'weekly', null, 6],
    ['She could add $400 to each regular payment.', 40_000, 'monthly', null, null],
    ['Puede pagar 450 euros al mes.', 45_000, 'monthly', null, null],
    ['He offers $250 a month.', 25_000, 'monthly', null, null],
    ['He told his wife that he would pay $4,000 and not a dollar more.', 400_000, 'once', null, null],
    ['Podría dar 15 mil de entrada.', 1_500_000, 'once', null, null],
    ['You could pay $50 on the first of every month.', 5_000, 'monthly', null, null],
    ['Pagaría $350 cada dos semanas.', 35_000, 'biweekly', null, null],
    ['She gets paid every second Friday and could pay 35 each payday.', 3_500, 'biweekly', null, null],
    ['He is paid every Friday and could spare 20 out of each paycheck.', 2_000, 'weekly', null, null],
    ['Podría dar 60 por cada cobro.', 6_000, 'biweekly', null, null],
  ])('%s', (scenario, amountCents, per, onDate, onWeekday) => {
    expect(statedMeans(scenario)).toEqual({ amountCents, per, onDate, onMonth: null, onWeekday })
  })

  test.each<[string, number | null, number]>([
    ['The packer pays soon and Hollis can send $1,020 on December 4.', 4, 12],
    ['Podría pagar 150 por mes desde diciembre.', null, 12],
    ['Podrían pagar una cuota de 340 el 5 de diciembre.', 5, 12],
    ['She could pay 250 a month from January.', null, 1],
  ])('knows the month: %s', (scenario, onDate, onMonth) => {
    expect(statedMeans(scenario)).toMatchObject({ onDate, onMonth })
  })

  test.each<[string, number, string, number | null, number | null]>([
    ['Me pagan los viernes y puedo dar 450 pesos a la semana.', 45_000, 'weekly', null, null],
    ['Podés poner $600.000 el 10 de diciembre y cheques de $350.000 por mes.', 35_000_000, 'monthly', 10, 12],
    ['Puede cubrir $8,000 quincenales desde el 15 de dic.', 800_000, 'biweekly', 15, 12],
    [
      'She admits that £1,000 then and £430 a month from January could be managed.',
      43_000,
      'monthly',
      null,
      1,
    ],
    [
      'Podría apartar 30.000 después del día 10, siempre que hable con su sobrino, que la ayuda los domingos.',
      3_000_000,
      'once',
      10,
      null,
    ],
  ])('keeps two sums and their rhythms apart: %s', (scenario, amountCents, per, onDate, onMonth) => {
    expect(statedMeans(scenario)).toEqual({ amountCents, per, onDate, onMonth, onWeekday: null })
  })

  test.each<[string, number, number, true | undefined]>([
    [
      'Hasta septiembre no podés pagar nada; cuando arranque la zafra, $300.000 por mes.',
      30_000_000,
      9,
      true,
    ],
    ['No puede dar un peso hasta marzo. Después, 400 al mes.', 40_000, 3, true],
    ['Antes de abril no puede pagar; a partir de ahí puede dar 400 al mes.', 40_000, 4, true],
    ['He can pay nothing until October; after that, $200 a month.', 20_000, 10, true],
    ["She can't pay anything before March, when she could manage $150 a month.", 15_000, 3, true],
    ['Recién en marzo puede pagar 500 por mes.', 50_000, 3, true],
    ['From October he can pay $200 a month.', 20_000, 10, undefined],
    ['A partir de enero puede abonar 900 al mes.', 90_000, 1, undefined],
    // What was before that month is no day of paying.
    ['Pagó hasta septiembre. Puede dar 300 al mes desde enero.', 30_000, 1, undefined],
  ])('knows the month before which nothing can be paid: %s', (scenario, amountCents, onMonth, later) => {
    const means = statedMeans(scenario)
    expect(means).toMatchObject({ amountCents, per: 'monthly', onMonth })
    expect(means?.later).toBe(later)
  })

  test('takes no month of the past for one', () => {
    expect(statedMeans('Hasta marzo pagó puntual; hoy puede dar 300 al mes.')?.onMonth).toBeNull()
    expect(statedMeans('En mayo perdió el trabajo y puede pagar 300 al mes.')?.onMonth).toBeNull()
  })

  test.each<[string, number | null, number | undefined]>([
    ['Quiere cancelar los $742.000 de una sola vez este jueves, por transferencia.', 4, undefined],
    ['Quiere liquidarlo todo hoy mismo. No quiere abonos.', null, 0],
    ['Puede pagarla de un solo golpe el viernes.', 5, undefined],
    ['Prefiere saldar la deuda entera de contado mañana.', null, 1],
    ['Podés pagar todo junto el lunes.', 1, undefined],
    ['Quiere pagar el total.', null, undefined],
    ['She wants to pay it off in one go on Friday.', 5, undefined],
    ['She can clear the whole sum today by card, and would rather do that than hear about plans.', null, 0],
    ['He would like to settle the whole thing on Friday.', 5, undefined],
    ['He has the money to pay the balance in full tomorrow.', null, 1],
  ])('knows who wants to pay all of it at once, and when: %s', (scenario, onWeekday, inDays) => {
    const means = statedMeans(scenario, 74_200_000)
    expect(means).toMatchObject({ amountCents: 74_200_000, per: 'once', whole: true, onWeekday })
    expect(means?.inDays).toBe(inDays)
  })

  test.each([
    'No puede pagar todo de una vez.',
    "She can't pay it off in one go.",
    'Quisiera liquidarlo todo de contado, pero solo puede dar 300 al mes.',
    'He wants to settle the whole thing for $2,000.',
    'She will pay it in full once the house is sold.',
    'Ofrece 4.000 € hoy mismo a cambio de cerrar la deuda entera.',
    'El banco quiere que pague todo de una vez.',
    'He paid it in full in May.',
    'Si gana el juicio podría cancelar todo.',
    'Ofrece pagar todo el mes que viene. Real: 180.000 el 20.',
  ])('and who does not, or only if something comes: %s', (scenario) => {
    expect(statedMeans(scenario, 74_200_000)?.whole).toBeUndefined()
  })

  test('knows the day after which something can be paid', () => {
    expect(statedMeans('She could manage about $75 a month after the 5th.')?.onDate).toBe(5)
  })

  test.each([
    ['Cobra el día 5 de cada mes y podría pagar 150.', 5],
    ['She gets paid on the 15th and rents a room.', 15],
    ['He paid $340 on the 12th of May.', null],
    ['She paid for it in 3 days.', null],
  ])('knows when the debtor is paid: %s', (scenario, date) => {
    expect(statedPayDate(scenario)).toBe(date)
  })

  test('is nothing where only the debt is told', () => {
    expect(statedMeans('He owes $4,100 and was billed $38,000 at first.')).toBeNull()
  })

  test('an income in dollars is worth more beside a debt in pesos', () => {
    expect(
      incomeScale({ scenario: 'Debe 6,200 pesos.', accent: 'mexican', debtCents: 1_000_00 }),
    ).toBeGreaterThan(10)
    expect(incomeScale({ scenario: 'Debe 640 dólares.', accent: 'mexican', debtCents: 1_000_00 })).toBe(1)
    expect(incomeScale({ scenario: null, accent: 'mexican', debtCents: 1_000_00 })).toBe(1)
    expect(incomeScale({ scenario: null, accent: 'argentinian', debtCents: 890_000_00 })).toBe(1_400)
    expect(incomeScale({ scenario: null, accent: 'argentinian', debtCents: 4_000_00 })).toBe(1)
  })
})
