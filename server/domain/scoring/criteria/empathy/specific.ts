import { wordCount } from '#server/language/text/plain.ts'
import type { Acknowledgement } from '../../acknowledgement.ts'
import type { Criterion } from '../criterion.ts'
import { answered, feltQuote, moment, usesRight } from './answered.ts'

/** Words of a sentence that can have named something. */
const namingWords = 4

const names = ({ quote }: Acknowledgement) => quote !== null && wordCount(quote.text) >= namingWords

export const specific = {
  id: 'empathy.specific',
  weight: 0.25,
  definition: {
    en: {
      occasion: 'The debtor shows anger, distress, or tells of a blow of life (work, illness, family).',
      two: 'The acknowledgement names what was told or felt.',
      one: 'Named at times, generic at others.',
      zero: 'Generic or none.',
    },
    es: {
      occasion:
        'El deudor muestra enojo o angustia, o cuenta un golpe de la vida (trabajo, enfermedad, familia).',
      two: 'El reconocimiento nombra lo que se contó o se sintió.',
      one: 'A veces concreto, a veces genérico.',
      zero: 'Genérico o ninguno.',
    },
  },
  reasons: {
    en: [
      'Where they told you something hard, you did not name it.',
      'At times you named what had happened, at times you used a set phrase.',
      'You named what had happened to them, in your own words.',
    ],
    es: [
      'Cuando contó algo duro, no se lo nombró.',
      'A veces nombró lo ocurrido, a veces usó una frase hecha.',
      'Nombró lo que le había pasado, con sus propias palabras.',
    ],
  },
  opportunities: ({ talk }) =>
    answered(talk).map((case_) => {
      const specific = case_.taken.level === 'specific'
      const generic = case_.taken.level === 'bare' && !usesRight(case_.felt)
      return {
        credit: specific ? 1 : 0,
        quote: specific ? case_.taken.quote : feltQuote(case_.felt),
        moment: specific
          ? names(case_.taken)
            ? moment('named_feeling', case_)
            : null
          : generic
            ? moment('generic_feeling', case_)
            : null,
      }
    }),
} as const satisfies Criterion
