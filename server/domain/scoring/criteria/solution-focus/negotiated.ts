import { topicGroups, type Topic } from '#server/language/vocabulary.ts'
import { perMonthCents } from '../../../debtor/finances.ts'
import type { Criterion } from '../criterion.ts'
import { type Agreement, agreementIn, answeredBy } from '../../agreement.ts'
import type { CollectorLine, Conversation, DebtorLine } from '../../conversation.ts'
import { quoteLine } from '../../conversation.ts'
import { negotiable } from './payments.ts'

/** From this share of what the debtor could pay a month on there was nothing more to look for. */
const nearlyAll = 0.8

/** Questions that show what is behind a figure. */
const ofMeans: readonly Topic[] = [...topicGroups.money, 'income', 'other_income']
const ofAbility: readonly Topic[] = ['able_monthly', 'able_now']

function asks(lines: readonly CollectorLine[], topics: readonly Topic[]): boolean {
  return lines.some(({ read }) =>
    read.sentences.some(({ question }) => question !== null && topics.includes(question.topic)),
  )
}

/** Whether a line proposes more a month than so much, in cents. */
function proposesAbove({ read }: CollectorLine, monthCents: number): boolean {
  return read.sentences.some(
    ({ terms }) =>
      terms !== null &&
      terms.is !== 'mention' &&
      terms.alternatives
        .flat()
        .some(({ amountCents, per }) => perMonthCents(amountCents ?? 0, per ?? 'monthly') > monthCents),
  )
}

/** The debtor's line that first named what it would pay. */
function firstNaming(talk: Conversation, agreement: Agreement): DebtorLine | undefined {
  return talk.debtor
    .flatMap(({ lines }) => lines)
    .find(
      ({ line, move }) =>
        line < agreement.accepted.line &&
        move?.act === 'partial_offer' &&
        move.terms.amountCents !== undefined,
    )
}

/** A figure that was asked after is no first figure taken, though nothing was looked for. */
const tested = 0.75

export const negotiated = {
  id: 'solution_focus.negotiated',
  weight: 3,
  definition: {
    en: {
      occasion: 'A plan was agreed on whose figure the debtor named first, well below what it can pay.',
      two: 'A higher figure is proposed, or income and expenses are asked about, before it is taken.',
      one: 'Asks how much is possible and takes the answer.',
      zero: 'Takes the figure as it comes.',
    },
    es: {
      occasion:
        'Se acordó un plan cuya cifra nombró primero el deudor, muy por debajo de lo que puede pagar.',
      two: 'Antes de aceptarla se propone una cifra mayor o se pregunta por ingresos y gastos.',
      one: 'Pregunta cuánto es posible y acepta la respuesta.',
      zero: 'Acepta la cifra tal como llega.',
    },
  },
  reasons: {
    en: [
      'You took the first figure that they named, without a question or a figure of your own.',
      'You asked how much is possible and took the first answer.',
      'You looked for what really fits before you took their figure.',
    ],
    es: [
      'Aceptó la primera cifra que le dieron, sin preguntar ni proponer otra.',
      'Preguntó cuánto es posible y aceptó la primera respuesta.',
      'Buscó lo que de verdad cabe antes de aceptar su cifra.',
    ],
  },
  opportunities: ({ talk, finances }) => {
    const agreement = agreementIn(talk)
    if (!negotiable(talk) || agreement?.kind !== 'plan' || finances === null) return []
    const { paymentCents, frequency } = agreement
    const naming = firstNaming(talk, agreement)
    const answered = answeredBy(talk, agreement)
    if (!naming || !answered || paymentCents === null) return []
    const monthCents = perMonthCents(paymentCents, frequency ?? 'monthly')
    if (frequency === 'once' || monthCents >= finances.monthlyCapCents * nearlyAll) return []
    const before = talk.collector
      .flatMap(({ lines }) => lines)
      .filter(({ line }) => line < agreement.accepted.line)
    const proposed = before.some((line) => proposesAbove(line, monthCents))
    const quote = quoteLine(answered)
    if (proposed || asks(before, ofMeans)) return [{ credit: 1, quote }]
    // "Is that something you can really keep up?", asked of the figure itself.
    const named = before.filter(({ line }) => line > naming.line)
    if (asks(named, ofAbility)) return [{ credit: tested, quote }]
    const about = quoteLine(naming)
    // Where it was named is where something could have been asked.
    const [reply] = talk.collector.flatMap(({ lines }) => lines).filter(({ line }) => line > naming.line)
    const taken = reply ? quoteLine(reply) : quote
    return [
      {
        credit: asks(before, ofAbility) ? 0.4 : 0,
        quote,
        moment: { kind: 'first_figure', quote: taken, about },
      },
    ]
  },
} as const satisfies Criterion
