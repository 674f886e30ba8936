import { someTime, talkAgain } from '#server/language/manner/collector-cues.ts'
import { plain } from '#server/language/text/plain.ts'
import type { Conversation } from './conversation.ts'

/** Another call counts where it was spoken of in so many of the collector's last turns. */
const lastTurns = 3

/** Whether another call was announced or agreed on near the end. */
export function callsBack(talk: Conversation): boolean {
  return talk.collector.slice(-lastTurns).some((turn) =>
    turn.lines.some(({ read }) =>
      read.sentences.some(({ social, question, certainty, quote, days }) => {
        if (certainty !== 'low' && (social?.social === 'callback' || question?.topic === 'callback'))
          return true
        const said = plain(quote)
        return talkAgain.test(said) && (days.length > 0 || someTime.test(said))
      }),
    ),
  )
}
