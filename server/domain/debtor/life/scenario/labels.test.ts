import { describe, expect, it } from 'vitest'
import { aSpeaker } from '../../testing/a-speaker.ts'
import { withoutLabels, withoutUnknownLabels } from './labels.ts'

describe('the labels of notes become sentences', () => {
  it.each([
    [
      '- 34, outside Tupelo. Rents a double-wide.\n- Cause: sprained his back in January\n- Really has: $300 this Friday, then $150.50 a week.\n- Afraid of: the truck disappearing.\n- Phone: friendly, always losing signal.',
      'Travis, 34, outside Tupelo. Rents a double-wide. Sprained his back in January. He can pay $300 this Friday, then $150.50 a week. He is afraid of the truck disappearing. On the phone he is friendly, always losing signal.',
    ],
    ['Travis is 34. Fear: that his wife finds out.', 'Travis is 34. He is afraid that his wife finds out.'],
    [
      '- works nights at a bakery\n- owes $2,300 on a card\n- Goal: get the fee waived\n- Has: 2 kids, 6 and 9',
      'Works nights at a bakery. Owes $2,300 on a card. He wants to get the fee waived. Has: 2 kids, 6 and 9.',
    ],
    ['He sums it up: nobody paid him.', 'He sums it up: nobody paid him.'],
    [
      'Household: Married, two kids\nHome: apartment in Reno\nLast paid: never\nLast payment: $150 in March\nPayday: every other Friday',
      'Household: Married, two kids. He lives in an apartment in Reno. Last paid: never. He last paid $150 in March. He is paid every other Friday.',
    ],
    [
      'HOME: Clovis, California, with wife Lupe, 56.\nWHAT WENT WRONG: a builder never paid.\nUNPAID SINCE: March.\nLast paid: June.\nPayday: the 1st.\nKEEPS QUIET: $11,000 for payroll.\nSHOP: Fresno.',
      'He lives in Clovis, California, with wife Lupe, 56. A builder never paid. He has not paid since March. He last paid in June. He is paid on the 1st. Notes, hidden: $11,000 for payroll. Shop: Fresno.',
    ],
  ])('%s', (notes, sentences) => {
    expect(withoutLabels(notes, aSpeaker('male', 'Travis'), 'en')).toBe(sentences)
  })

  it('that say nothing of how their words are to be read are taken off, where there are several', () => {
    const notes =
      'Money: cash on Saturdays.\nManners: chatty, from 6 a.m. to noon.\nShop: a stall.\nNever says: he has $900.'
    expect(withoutUnknownLabels(notes, notes.replaceAll('\n', ' '))).toBe(
      'Cash on Saturdays. Chatty, from 6 a.m. to noon. A stall. Never says: he has $900.',
    )
    const prose =
      'He has two jobs: mornings and nights. He owes two cards: a Visa and a Discover. One fear: the van.'
    expect(withoutUnknownLabels(prose, prose)).toBe(prose)
  })

  it('in Spanish too', () => {
    expect(
      withoutLabels(
        '- 31 años, Quilmes.\n- Motivo: le robaron la moto.\n- Lo que realmente puede: 60 mil por semana.\n- Lo que teme: que llamen a Micaela.',
        aSpeaker('male', 'Leandro'),
        'es',
      ),
    ).toBe(
      'Leandro, 31 años, Quilmes. Le robaron la moto. Puede pagar 60 mil por semana. Teme que llamen a Micaela.',
    )
    expect(
      withoutLabels(
        'CASA: piso en Parquesol.\nORIGEN: cerró la zapatería.\nIMPAGADO DESDE: mayo.\nÚLTIMO PAGO: abril.\nCOBRA: el 30.\nSE CALLA: un préstamo.',
        aSpeaker('male', 'Fermín'),
        'es',
      ),
    ).toBe(
      'Vive en un piso en Parquesol. Cerró la zapatería. No paga desde mayo. Pagó por última vez en abril. Cobra el 30. Notas, oculta: un préstamo.',
    )
  })
})
