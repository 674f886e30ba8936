import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { Right } from '../debtor/state.ts'
import { proofCue, setAside } from './collector-cues.ts'
import type { CollectorTurn, Conversation, DebtorTurn } from './conversation.ts'
import { oncePer, quoteTurn, quoteWhere, repliesAfter, shows, some } from './conversation.ts'
import { plain } from './text.ts'

/** A right that the debtor used, and what became of it. */
export type InvokedRight = {
  right: Right
  turn: DebtorTurn
  quote: Quote
  honoured: boolean
  /** The collector's turn that honoured it, or that passed it over. */
  reply: Quote | null
}

const rights: readonly Right[] = [
  'stop_calling',
  'dispute',
  'attorney',
  'bankruptcy',
  'wrong_party',
  'vulnerable',
]

const representative =
  /\b((name|number|contact|details|information|phone|address)( \w+){0,5} (attorney|lawyer|counsel|case)|(attorney|lawyer|counsel)('s|s)?( \w+){0,3} (name|number|contact|details|information)|(your|the) (attorney|lawyer)( directly)?|case number|(nombre|datos|telefono|contacto|numero)( \w+){0,5} (abogad\w*|expediente|caso|representante)|(con|a) su abogad[oa]|numero de (caso|expediente))\b/
const updates =
  /\b(remove|update|correct|take (it|this|that|you) off|delete|wrong number|quit(o|are|aremos|ar)|actualiz\w*|corrij\w*|correg\w*|elimin\w*|borr\w*|registro|dar de baja)\b/
const stops =
  /\b(note(d)? your request|(won't|will not|stop) (be )?(call|contact|phon)\w*|no (more|further) calls|in writing only|only (by|in) (mail|writing|email)|(registro|anoto|tomo nota de) su (solicitud|peticion)|(no le|ya no le|dejar\w* de) (volver\w* a )?(llam|marc|contact)\w*|solo por (escrito|correo))\b/

const money = ['ask_full', 'settlement', 'plan', 'ask_commitment', 'lawful_urgency'] as const

function honours(right: Right, turn: CollectorTurn): boolean {
  const folded = plain(turn.text)
  switch (right) {
    case 'stop_calling':
      return shows(turn, 'honour_stop') || stops.test(folded)
    case 'dispute':
      return shows(turn, 'offer_validation') || proofCue.test(folded)
    case 'attorney':
    case 'bankruptcy':
      return representative.test(folded) && !shows(turn, ...money)
    case 'wrong_party':
      return (
        (shows(turn, 'honour_stop', 'apology', 'close') || updates.test(folded)) && !shows(turn, 'state_debt')
      )
    case 'vulnerable':
      return (shows(turn, 'referral') || setAside.test(folded)) && !shows(turn, ...money)
    default:
      return right satisfies never
  }
}

function breaks(right: Right, turn: CollectorTurn): boolean {
  const said = turn.lines.flatMap((line) => line.understanding.violations.map((hit) => hit.violation))
  if (right === 'stop_calling') return said.includes('ignore_stop')
  if (right === 'dispute') return said.includes('ignore_dispute')
  return false
}

/** Each right the first time it is used. A right in the very last line had no chance to be honoured. */
export const rightsIn = oncePer((talk: Conversation): InvokedRight[] => {
  return rights.flatMap((right): InvokedRight[] => {
    const turn = talk.debtor.find((said) => some(said, (read) => read.rights.includes(right)))
    if (!turn) return []
    const quote = quoteWhere(turn, (read) => read.rights.includes(right))
    const replies = repliesAfter(talk, turn.index, right === 'dispute' ? 3 : 2)
    if (!quote || replies.length === 0) return []
    const honouring = replies.find((reply) => honours(right, reply))
    const broken = talk.collector.find((reply) => reply.index > turn.index && breaks(right, reply))
    const honoured = honouring !== undefined && broken === undefined
    const reply = broken ?? honouring ?? replies[0]
    return [{ right, turn, quote, honoured, reply: reply ? quoteTurn(reply) : null }]
  })
})
