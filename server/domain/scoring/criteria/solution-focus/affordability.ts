import type { CollectorAct } from '#server/language/reading.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { affordabilityCue, demandCue } from '#server/language/manner/collector-cues.ts'
import type { Conversation } from '../../conversation.ts'
import type { Criterion } from '../criterion.ts'
import { closedQuestionsIn } from '../../questions.ts'
import { offersIn } from '../../agreement.ts'
import { quoteAt } from '../../conversation.ts'
import { lastQuote, negotiable } from './payments.ts'

/** A question about means counts in full; any other question about money and work in part. */
function affordabilityAsk(talk: Conversation): { quote: Quote; credit: number } | null {
  for (const turn of talk.collector) {
    for (const line of turn.lines) {
      const found = line.sentences.find(
        ({ text, folded }) => /[?¿]/.test(text) && affordabilityCue.test(folded) && !demandCue.test(folded),
      )
      if (found) return { quote: quoteAt(line, found.start), credit: 1 }
    }
  }
  const probe = talk.collector.flatMap(closedQuestionsIn)[0]
  return probe ? { quote: probe, credit: 0.5 } : null
}

const pitches: readonly CollectorAct[] = ['plan', 'settlement', 'ask_full', 'ask_commitment']

export const affordability = {
  id: 'solution_focus.affordability',
  weight: 1,
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
    return [
      {
        credit: asked?.credit ?? 0,
        quote: asked?.quote ?? first,
        moment: !asked && first ? { kind: 'no_affordability', quote: first, about: null } : null,
      },
    ]
  },
} as const satisfies Criterion
