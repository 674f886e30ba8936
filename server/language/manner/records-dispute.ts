import { fold } from '../text/fold.ts'

/** The collector puts it on record, or it is said to be there. */
const recording = [
  /\b(?:i|we)(?:'ll|'m|'re|'ve| will| am| are| have)? (?:(?:going to|just|now|also|already) )*(?:record|recorded|recording|note|noted|noting|log|logged|logging|register|registered|mark|marked|marking|file|filed|filing|put|putting|flag|flagged|flagging|open|opened|opening|submit|submitted|write|writing|wrote)\b.{0,120}\bdisput(?:e|es|ed)\b/u,
  /\bdispute (?:is|has been|was|is now|'s) (?:noted|recorded|logged|registered|filed|open|opened|on record)\b|\b(?:account|debt|bill) (?:is|has been|is now) (?:noted|recorded|logged|registered|marked|flagged) (?:as|in) (?:a )?disputed?\b/u,
  /\b(?:registro|registramos|registrare|registre|anoto|anotamos|anotare|anote|asiento|asentamos|levanto|levantamos|tramito|abro|abrimos|dejo|dejamos|pongo|ponemos|(?:voy|vamos) a (?:registrar|anotar|asentar|levantar|tramitar|abrir|dejar|poner))\b.{0,80}\b(?:(?:en|la|su|una|esta|como) (?:disputa|inconformidad|impugnacion)|como disputad[ao])\b/u,
  /\b(?:disputa|inconformidad|impugnacion)\b.{0,25}\b(?:queda|quedo|esta) (?:ya )?(?:registrad|anotad|asentad|abiert|levantad)|\bqued(?:a|o) (?:registrad|anotad|asentad|marcad)[ao]\b.{0,30}\b(?:disputa|inconformidad)\b/u,
]
/** Asked whether, told of as a right, or refused. */
const open =
  /\?|\b(?:unless|if|may|can|could|should|when|won't|will not|not going to|don't|didn't|cannot|can't|never|no record|nobody|si usted|si (?:lo|la)? ?(?:disputa|inconforma)|puede|podria|quiere|quieres|no (?:le |la |lo |se )?(?:registr|anot|levant|tramit|abr|dej|pong|puedo|podemos|voy|vamos)\p{L}*|nadie)\b/u

/** Whether a sentence says that the collector puts a dispute on record: "I'll record this as disputed". */
export function recordsDispute(sentence: string): boolean {
  const { text } = fold(sentence)
  // What follows the record may set terms for it: "…, and we stop until you can check it".
  const found = recording.map((cue) => cue.exec(text)).find((match) => match !== null)
  return found !== undefined && !open.test(text.slice(0, found.index + found[0].length))
}
