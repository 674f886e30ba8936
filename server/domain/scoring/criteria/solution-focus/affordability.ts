import type { CollectorAct } from '#server/language/reading.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { affordabilityCue, demandCue } from '#server/language/manner/collector-cues.ts'
import type { Conversation } from '../../conversation.ts'
import type { Criterion } from '../criterion.ts'
import { closedQuestionsIn } from '../../questions.ts'
import { topicGroups, type Topic } from '#server/language/vocabulary.ts'
import { offersIn } from '../../agreement.ts'
import { quoteAt } from '../../conversation.ts'
import { lastQuote, negotiable } from './payments.ts'

/** Questions about what comes in, goes out and is left, and about pay day. */
const ofMeans: readonly Topic[] = [...topicGroups.money, 'income', 'other_income', 'able_monthly', 'able_now']

/** A question about means counts in full; any other question about money and work in part. */
function affordabilityAsk(talk: Conversation): { quote: Quote; credit: number } | null {
  for (const turn of talk.collector) {
    for (const line of turn.lines) {
      const found =
        line.sentences.find(
          ({ text, folded }) => /[?¿]/.test(text) && affordabilityCue.test(folded) && !demandCue.test(folded),
        ) ??
        line.read.sentences.find(
          ({ question }) =>
            question !== null && question.certainty >= 0.5 && ofMeans.includes(question.topic),
        )
      if (found) return { quote: quoteAt(line, found.start), credit: 1 }
    }
  }
  const probe = talk.collector.flatMap(closedQuestionsIn)[0]
  return probe ? { quote: probe, credit: 0.5 } : null
}

const proposing: readonly CollectorAct[] = ['plan', 'settlement', 'ask_commitment']

/** What is left where a figure was named before the question. */
const askedLate = 0.6

/** The first payment that the collector proposes before a line, without the debtor having named any. */
function figureBefore(talk: Conversation, line: number): Quote | null {
  for (const turn of talk.turns) {
    if (turn.speaker === 'assistant') {
      if (turn.lines.some(({ understanding }) => understanding.amounts.length > 0)) return null
      continue
    }
    for (const said of turn.lines) {
      if (said.line >= line) return null
      const found = said.read.sentences.find(
        ({ terms, acts, amounts }) =>
          terms !== null &&
          amounts.length > 0 &&
          acts.some(({ act, certainty }) => proposing.includes(act) && certainty >= 0.5) &&
          (terms.is === 'offer' || terms.is === 'question') &&
          terms.alternatives
            .flat()
            .some(({ amountCents }) => amountCents !== null && amountCents < talk.scenario.debtCents),
      )
      if (found) return quoteAt(said, found.start)
    }
  }
  return null
}

const pitches: readonly CollectorAct[] = ['plan', 'settlement', 'ask_full', 'ask_commitment']

export const affordability = {
  id: 'solution_focus.affordability',
  weight: 1.5,
  definition: {
    en: {
      occasion: 'A call where paying could be talked about.',
      two: 'Asks what is affordable or when pay day is.',
      one: 'Touches on it.',
      zero: 'Never asks.',
    },
    es: {
      occasion: 'Una llamada en la que se podía hablar de pagar.',
      two: 'Pregunta cuánto puede pagar o cuándo cobra.',
      one: 'Lo toca de paso.',
      zero: 'No lo pregunta.',
    },
  },
  reasons: {
    en: [
      'You did not ask what they can afford.',
      'You touched on what they can afford.',
      'You asked what they can afford before settling.',
    ],
    es: [
      'No preguntó cuánto puede pagar.',
      'Tocó de paso cuánto puede pagar.',
      'Preguntó cuánto puede pagar antes de acordar.',
    ],
  },
  opportunities: ({ talk }) => {
    if (!negotiable(talk)) return []
    const asked = affordabilityAsk(talk)
    const [offer] = offersIn(talk)
    // The sentence that puts money on the table, not the greeting before it.
    const pitch = offer?.understanding.acts.find(({ act }) => pitches.includes(act))
    const first = offer ? quoteAt(offer, pitch?.start ?? 0) : lastQuote(talk)
    if (asked) {
      const guessed = figureBefore(talk, asked.credit === 1 ? asked.quote.line : Number.POSITIVE_INFINITY)
      if (guessed === null) return [asked]
      const credit = Math.min(asked.credit, askedLate)
      return [{ credit, quote: guessed, moment: { kind: 'figure_first', quote: guessed, about: null } }]
    }
    const guessed = figureBefore(talk, Number.POSITIVE_INFINITY)
    const moment = guessed ?? first
    const kind = guessed ? ('figure_first' as const) : ('no_affordability' as const)
    return [{ credit: 0, quote: moment, moment: moment && { kind, quote: moment, about: null } }]
  },
} as const satisfies Criterion
