import { fold } from '../text/fold.ts'

const contact =
  /\b(?:your|su|tu|vuestro)\b.{0,20}\b(?:e ?-?mail|mail|correo|number|phone|numero|telefono|celular|movil)\b|\b(?:e ?-?mail|mail|correo) (?:address|electronico)\b|\ba que correo\b/u

/** Whether a sentence asks for an address or a number of the listener's: "can you give me your email?", "¿me da su correo?". */
export function asksForContact(sentence: string): boolean {
  return contact.test(fold(sentence).text)
}
