import { wordCount } from '#server/language/text/plain.ts'
import type { Criterion, Opportunity } from '../criterion.ts'
import { linesIn, quoteLine, repliesAfter } from '../../conversation.ts'

export const personsLanguage = {
  id: 'communication.language',
  weight: 1.5,
  definition: {
    en: {
      occasion: 'Both languages are spoken.',
      two: 'The collector answers in the debtor’s language.',
      one: 'At times.',
      zero: 'Does not follow.',
    },
    es: {
      occasion: 'Se hablan los dos idiomas.',
      two: 'El agente contesta en el idioma del deudor.',
      one: 'A veces.',
      zero: 'No lo sigue.',
    },
  },
  reasons: {
    en: [
      'You did not follow them into their language.',
      'You followed them into their language at times.',
      'You spoke the language they spoke.',
    ],
    es: [
      'No le siguió en su idioma.',
      'Le siguió en su idioma a veces.',
      'Habló en el idioma de la persona.',
    ],
  },
  opportunities: ({ talk }) => {
    const telling = linesIn(talk).filter(({ text }) => wordCount(text) >= 4)
    const spoken = new Set(telling.map(({ language }) => language))
    if (spoken.size < 2) return []
    return talk.debtor.flatMap((turn): Opportunity[] => {
      const said = turn.lines.at(-1)
      const reply = repliesAfter(talk, turn.index)[0]?.lines[0]
      if (!said || !reply || wordCount(said.text) < 4) return []
      const quote = quoteLine(reply)
      const same = said.language === reply.language
      return [
        {
          credit: same ? 1 : 0,
          quote,
          moment: same ? null : { kind: 'wrong_language', quote, about: quoteLine(said) },
        },
      ]
    })
  },
} as const satisfies Criterion
