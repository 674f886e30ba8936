import type { Criterion } from '../criterion.ts'
import { quoteTurn, repliesAfter, some } from '../../conversation.ts'
import { callOrder } from '../../violations.ts'

/** A name is no proof: whoever picks up can say it. Somebody who gives it unasked was not checked at all. */
const askedName = 0.6
const gaveName = 0.3

export const verifiedFirst = {
  id: 'compliance.verified_first',
  weight: 5,
  definition: {
    en: {
      occasion: 'The debt is spoken of.',
      two: 'Checks by a fact who is on the line before the debt is spoken of.',
      one: 'The name alone is asked for or given.',
      zero: 'Speaks of the debt unchecked.',
    },
    es: {
      occasion: 'Se habla de la deuda.',
      two: 'Comprueba con un dato quién está en la línea antes de hablar de la deuda.',
      one: 'Solo se pregunta o se da el nombre.',
      zero: 'Habla de la deuda sin comprobarlo.',
    },
  },
  reasons: {
    en: [
      'The debt was spoken of before you knew who was on the line.',
      'The name was all you had of the person, and anybody can give a name.',
      'You made sure of the person before speaking of the debt.',
    ],
    es: [
      'Habló de la deuda antes de saber con quién hablaba.',
      'Solo por un nombre supo con quién hablaba, y un nombre lo da cualquiera.',
      'Se aseguró de la persona antes de hablar de la deuda.',
    ],
  },
  opportunities: ({ talk }) => {
    const { debt, reachedMatter, verifiedBeforeDebt, askedBeforeDebt, checkedBeforeDebt } = callOrder(talk)
    if (!debt && !reachedMatter) return []
    const named = askedBeforeDebt ? askedName : verifiedBeforeDebt ? gaveName : 0
    if (checkedBeforeDebt) return [{ credit: 1, quote: checkedBeforeDebt }]
    // A check belongs right behind the name; the debt that was told to nobody known is shown where it was told.
    const known = talk.debtor.find((turn) => some(turn, (read) => read.identifies))
    const [first] = known ? repliesAfter(talk, known.index) : talk.collector
    const quote = named > 0 && first ? quoteTurn(first) : debt
    const kind = named > 0 ? ('name_alone' as const) : ('debt_before_check' as const)
    return [{ credit: named, quote, moment: quote && { kind, quote, about: null } }]
  },
} as const satisfies Criterion
