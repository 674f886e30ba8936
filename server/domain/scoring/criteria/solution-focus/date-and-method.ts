import type { CollectorAct } from '#server/language/reading.ts'
import type { CollectorLine, DebtorLine } from '../../conversation.ts'
import type { Criterion } from '../criterion.ts'
import { agreementIn } from '../../agreement.ts'
import { callBackIn } from '../../callback.ts'
import { linesIn, quoteAt } from '../../conversation.ts'
import { missed, negotiable } from './payments.ts'

const payingActs: readonly CollectorAct[] = [
  'plan',
  'settlement',
  'ask_full',
  'ask_commitment',
  'recap',
  'closed_probe',
]

/** A day or a method counts where paying is the matter: not in "I will tell your boss tomorrow". */
function isAboutPaying(line: CollectorLine | DebtorLine): boolean {
  if ('reading' in line) return true
  const { acts, amounts, violations } = line.understanding
  return violations.length === 0 && (amounts.length > 0 || acts.some(({ act }) => payingActs.includes(act)))
}

export const dateAndMethod = {
  id: 'solution_focus.date_and_method',
  weight: 1,
  definition: {
    en: {
      occasion: 'A call where paying could be talked about.',
      two: 'A day and a way of paying.',
      one: 'One of the two.',
      zero: 'Neither.',
    },
    es: {
      occasion: 'Una llamada en la que se podía hablar de pagar.',
      two: 'Un día y una forma de pago.',
      one: 'Una de las dos cosas.',
      zero: 'Ninguna.',
    },
  },
  reasons: {
    en: [
      'Neither a day nor a way of paying was set.',
      'A day or a way of paying was set, not both.',
      'A day and a way of paying were set.',
    ],
    es: [
      'No se fijó ni día ni forma de pago.',
      'Se fijó el día o la forma de pago, no ambos.',
      'Se fijaron el día y la forma de pago.',
    ],
  },
  opportunities: ({ talk }) => {
    if (!negotiable(talk)) return []
    // Where the day of another call is what was agreed, no payment has a day yet.
    const callBack = callBackIn(talk)
    if (agreementIn(talk) === null && callBack !== null && callBack.on !== null && callBack.agreed) return []
    const paying = linesIn(talk).filter(isAboutPaying)
    // What the debtor says counts from where paying was first spoken of.
    const from = paying.find((line) => !('reading' in line))?.line ?? Number.POSITIVE_INFINITY
    const lines = paying.filter(({ line }) => line >= from)
    const isDay = ({ on }: { on: string }) => on > talk.scenario.today
    const dated = lines.findLast((line) => line.understanding.dates.some(isDay))
    const date = dated?.understanding.dates.find(isDay)
    const methodical = lines.find((line) => line.understanding.method !== null)
    // A pay day that the debtor tells sets nothing as long as nothing is agreed.
    const set = dated && (!('reading' in dated) || dated.reading.accepts || agreementIn(talk) !== null)
    return [
      dated && date ? { credit: set ? 1 : 0.4, quote: quoteAt(dated, date.start) } : missed(talk),
      methodical ? { credit: 1, quote: quoteAt(methodical, 0) } : missed(talk),
    ]
  },
} as const satisfies Criterion
