import type { Criterion } from '../criterion.ts'
import { rightsIn } from '../../rights.ts'

export const rights = {
  id: 'compliance.rights',
  weight: 1,
  definition: {
    en: {
      occasion: 'The debtor uses a right.',
      two: 'It is honored.',
      one: 'Some are.',
      zero: 'It is not honored.',
    },
    es: {
      occasion: 'El deudor ejerce un derecho.',
      two: 'Se respeta.',
      one: 'Unos sí y otros no.',
      zero: 'No se respeta.',
    },
  },
  reasons: {
    en: [
      'A right they used was not honoured.',
      'Some of the rights they used were honoured.',
      'You honoured the rights they used.',
    ],
    es: [
      'No se respetó un derecho que ejerció.',
      'Se respetó parte de los derechos que ejerció.',
      'Respetó los derechos que ejerció.',
    ],
  },
  opportunities: ({ talk }) =>
    rightsIn(talk).map(({ right, quote, reply, taken, honoured }) => ({
      credit: honoured ? 1 : taken ? 0.5 : 0,
      quote: reply,
      // That it was collected against later is told as a breach, at its own line.
      moment:
        taken === honoured && reply
          ? {
              kind: honoured ? 'right_honoured' : 'right_ignored',
              quote: reply,
              about: quote,
              right,
            }
          : null,
    })),
} as const satisfies Criterion
