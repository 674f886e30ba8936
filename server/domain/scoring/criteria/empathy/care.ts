import { plain } from '#server/language/text/plain.ts'
import { setAside } from '#server/language/manner/collector-cues.ts'
import type { Criterion, Opportunity } from '../criterion.ts'
import { quoteTurn, quoteWhere, repliesAfter, shows, some } from '../../conversation.ts'
import { moneyActs } from './answered.ts'

export const care = {
  id: 'empathy.care',
  weight: 3.25,
  definition: {
    en: {
      occasion: 'The debtor speaks of despair or of not wanting to live.',
      two: 'Collecting stops, care is shown and help offered.',
      one: 'Care without an offer of help.',
      zero: 'Collecting goes on.',
    },
    es: {
      occasion: 'El deudor habla de desesperanza o de no querer vivir.',
      two: 'Se deja de cobrar, se muestra cuidado y se ofrece ayuda.',
      one: 'Cuidado sin ofrecer ayuda.',
      zero: 'Se sigue cobrando.',
    },
  },
  reasons: {
    en: [
      'A statement of despair was not answered with care.',
      'You showed care but offered no help, or went on collecting.',
      'You set the debt aside and offered help.',
    ],
    es: [
      'Una frase de desesperanza no recibió cuidado.',
      'Mostró cuidado, pero no ofreció ayuda o siguió cobrando.',
      'Dejó la deuda de lado y ofreció ayuda.',
    ],
  },
  opportunities: ({ talk }) =>
    talk.debtor
      .filter((turn) => some(turn, (read) => read.despair))
      .slice(0, 1)
      .flatMap((felt): Opportunity[] => {
        const [reply] = repliesAfter(talk, felt.index)
        if (!reply) return []
        const about = quoteWhere(felt, (read) => read.despair)
        const stops = !shows(reply, ...moneyActs)
        const offers = shows(reply, 'referral') || setAside.test(plain(reply.text))
        const credit = stops && offers ? 1 : stops && offers !== shows(reply, 'empathy') ? 0.5 : 0
        const quote = quoteTurn(reply)
        return [
          {
            credit,
            quote,
            moment: quote && { kind: credit === 1 ? 'care_given' : 'care_missing', quote, about },
          },
        ]
      }),
} as const satisfies Criterion
