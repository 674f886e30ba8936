import type { Language } from '#protocol/vocabulary/language.ts'
import { fold } from '../text/fold.ts'

/** The words in which a choice of calling or writing is answered, as whoever answers would say them. */
export type ContactWays = { call: string; write: string }

const call =
  /(?<!\p{L})(?:call|calls|calling|ring|phone|llam[oae]|llamamos|llamemos|llamad[ao]s?|marc[oa]|telefono)(?!\p{L})/u
const writing: readonly (readonly [pattern: RegExp, en: string, es: string])[] = [
  [
    /(?<!\p{L})(?:e-?mails?|correo electronico|correo|mail(?= suyo| tuyo))(?!\p{L})/u,
    'by email',
    'por correo',
  ],
  [/(?<!\p{L})(?:texts?|sms|mensajes?|mensajito)(?!\p{L})/u, 'by text', 'por mensaje'],
  [/(?<!\p{L})(?:whatsapp|wasap|guasap)(?!\p{L})/u, 'on WhatsApp', 'por WhatsApp'],
  [/(?<!\p{L})(?:letters?|post|cartas?)(?!\p{L})/u, 'by letter', 'por carta'],
  [/(?<!\p{L})(?:mail)(?!\p{L})/u, 'by mail', 'por correo'],
  [/(?<!\p{L})(?:write|writing|escrib[oae]|escribimos|escrito)(?!\p{L})/u, 'in writing', 'por escrito'],
]
const either = /(?<!\p{L})(?:or|o)(?!\p{L})/u
/** Of what was done or sent, and of a fault: no choice of today. */
const other =
  /(?<!\p{L})(?:did|was|were|got|received?|last|llamaron|recibio|recibiste|llego|antes|either)(?!\p{L})/u

/** The choice between a call and something in writing that a turn gives ("call or just mail?", "¿le llamo o le escribo?"); null for any other. */
export function contactWaysIn(turn: string, language: Language): ContactWays | null {
  const { text } = fold(turn.split(/(?<=[.!])\s+/u).at(-1) ?? '')
  const calls = call.exec(text)
  const written = writing.find(([pattern]) => pattern.test(text))
  if (calls === null || written === undefined || other.test(text)) return null
  const at = text.search(written[0])
  const between = text.slice(Math.min(calls.index, at), Math.max(calls.index, at))
  if (!either.test(between)) return null
  return language === 'en'
    ? { call: 'by phone', write: written[1] }
    : { call: 'por teléfono', write: written[2] }
}

/** Whether an objection is about calls: who makes it would rather be written to. */
export function speaksOfCalls(objection: string): boolean {
  return /(?<!\p{L})(?:call|calls|calling|llam\p{L}+|telefono|phone)(?!\p{L})/u.test(fold(objection).text)
}
