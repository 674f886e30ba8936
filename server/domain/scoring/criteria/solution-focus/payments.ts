import type { CallSituation, Quote } from '#protocol/vocabulary/analysis.ts'
import type { Social, Topic } from '#server/language/vocabulary.ts'
import type { Conversation } from '../../conversation.ts'
import type { Opportunity } from '../criterion.ts'
import { quoteAt, quoteTurn, some } from '../../conversation.ts'
import { situationOf } from '../../situation.ts'

/** A call that got far enough to look for a solution, and had the right person and no stop to it. */
export function negotiable(talk: Conversation): boolean {
  const despairs = talk.debtor.some((turn) => some(turn, (read) => read.despair))
  return talk.collector.length >= 3 && !despairs && !rests.includes(situationOf(talk))
}

/** Where collecting has to rest: what is asked for there is another matter. */
export const rests: readonly CallSituation[] = ['dispute', 'attorney', 'stop_request', 'wrong_party']

const nextTopics: readonly Topic[] = ['callback', 'contact_way']
const nextSocials: readonly Social[] = ['will_do', 'callback']

/** What is announced for after the call, from its middle on: the later, the likelier both still know it. */
export function nextStepIn(talk: Conversation): { quote: Quote; credit: number } | null {
  const from = Math.floor(talk.collector.length / 2)
  for (const turn of talk.collector.slice(from).toReversed()) {
    for (const line of turn.lines) {
      const told = line.read.sentences.find(
        ({ social, acts }) =>
          (social !== null && nextSocials.includes(social.social)) ||
          acts.some(({ act }) => act === 'offer_validation' || act === 'honour_stop' || act === 'recap'),
      )
      if (told) return { quote: quoteAt(line, told.start), credit: 1 }
      const asked = line.read.sentences.find(
        ({ question }) => question && nextTopics.includes(question.topic),
      )
      if (asked) return { quote: quoteAt(line, asked.start), credit: 0.6 }
    }
  }
  return null
}

export function lastQuote(talk: Conversation): Quote | null {
  const last = talk.collector.at(-1)
  return last ? quoteTurn(last) : null
}

export function missed(talk: Conversation): Opportunity {
  return { credit: 0, quote: lastQuote(talk) }
}
