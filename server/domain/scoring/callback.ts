import { plain } from '#server/language/text/plain.ts'
import type { Conversation } from './conversation.ts'

/** Another call counts where it was spoken of in so many of the collector's last turns. */
const lastTurns = 3

/** Speaking to each other again; with a day or an hour it is an appointment. */
const talkAgain =
  /\b(call|talk|speak|ring|phone|check (back|in)|reach you|llam\w*|marc(o|are|amos)|habl(amos|aremos|o)|comunic\w*|contact\w*)\b/
const someTime =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|morning|afternoon|evening|o'?clock|noon|next week|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|tarde|noche|la proxima semana|la semana que viene|a las)\b/

/** Whether another call was announced or agreed on near the end. */
export function callsBack(talk: Conversation): boolean {
  return talk.collector.slice(-lastTurns).some((turn) =>
    turn.lines.some(({ read }) =>
      read.sentences.some(({ social, question, certainty, quote, days }) => {
        if (certainty !== 'low' && (social?.social === 'callback' || question?.topic === 'callback')) return true
        const said = plain(quote)
        return talkAgain.test(said) && (days.length > 0 || someTime.test(said))
      }),
    ),
  )
}
