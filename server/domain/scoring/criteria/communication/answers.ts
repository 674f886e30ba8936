import { overlap, stemsOf, wordCount } from '#server/language/text/plain.ts'
import type { Criterion, Opportunity } from '../criterion.ts'
import { identifies } from '../../violations.ts'
import { quoteAt, quoteLine, quoteTurn, repliesAfter, shows, some, stemsIn } from '../../conversation.ts'

/** From so many words on a sentence that ends in a question has told something before it. */
const tellsAndAsks = 12

export const answers = {
  id: 'communication.answers',
  weight: 1.5,
  definition: {
    en: {
      occasion: 'Each question of the debtor.',
      two: 'Answered in the next turn.',
      one: 'Some answered.',
      zero: 'Met with another question or demand.',
    },
    es: {
      occasion: 'Cada pregunta del deudor.',
      two: 'Se responde en el siguiente turno.',
      one: 'Se responde a algunas.',
      zero: 'Se contesta con otra pregunta o una exigencia.',
    },
  },
  reasons: {
    en: [
      'Their questions got no answer.',
      'Some of their questions got no answer.',
      'You answered what they asked.',
    ],
    es: [
      'Sus preguntas quedaron sin respuesta.',
      'Algunas de sus preguntas quedaron sin respuesta.',
      'Contestó lo que le preguntó.',
    ],
  },
  opportunities: ({ talk }) =>
    talk.debtor
      .filter((turn) => some(turn, (read) => read.asks))
      .flatMap((asking): Opportunity[] => {
        const [reply] = repliesAfter(talk, asking.index)
        if (!reply) return []
        const question = asking.lines.find((line) => line.reading.asks)
        const stems = stemsIn(asking)
        const told = reply.lines.flatMap((line) =>
          line.sentences
            .filter(({ text }) => wordCount(text) >= (text.includes('?') ? tellsAndAsks : 4))
            .map((sentence) => ({ line, sentence })),
        )
        const informing =
          identifies(reply) ||
          shows(
            reply,
            'explain',
            'state_debt',
            'identify',
            // "What is this about?" is rightly met with "whom am I speaking with?".
            'verify',
            'disclose',
            'settlement',
            'plan',
            'offer_validation',
            'honour_stop',
            'referral',
            'recap',
          )
        const onPoint = told.find(({ sentence }) => overlap(stemsOf(sentence.text), stems) > 0)
        const [any] = told
        const credit = informing || onPoint ? 1 : any ? 0.5 : 0
        const found = onPoint ?? any
        const quote = found ? quoteAt(found.line, found.sentence.start) : quoteTurn(reply)
        const about = question ? quoteLine(question) : null
        return [
          {
            credit,
            quote,
            moment: quote && credit === 0 ? { kind: 'unanswered_question', quote, about } : null,
          },
        ]
      }),
} as const satisfies Criterion
