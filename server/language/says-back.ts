import { fold } from './text/fold.ts'

/** Repeats what somebody has said: "you said fifty?", "so that was 50, right?", "¿me dijo quinientos?". */
export function saysBack(sentence: string): boolean {
  return back.test(fold(sentence).text)
}

const back =
  /\b(?:you (?:just )?(?:said|told me|mentioned|offered)|did you say|was (?:that|it)|i have you (?:down )?(?:at|for)|(?:me )?(?:dijo|dijiste|decia|ofrecio|ofreciste|comento|ha dicho|has dicho)|(?:era|eran|fueron) (?=\p{L}+|\d))\b/u

/** Names the half of something, whatever of. */
export function saysHalf(text: string): boolean {
  return /\b(?:half|mitad)\b/u.test(fold(text).text)
}

/** Asks what a sum has been, and for none: "enero la mitad, ¿y cuánto fue esa mitad?". Not "how much was it we said, 40 a month?". */
export function asksWhatWas(sentence: string): boolean {
  const { text } = fold(sentence)
  const asked = /\b(?:cuanto (?:fue|era|dio|mando|abono)|how much (?:was|were|did))\b/u.exec(text)
  return asked !== null && !proposesAfter.test(text.slice(asked.index + asked[0].length))
}
const proposesAfter = /\d|\b(?:you thinking|we say|we said|you (?:say|want|have in mind))\b/u

const percent = /%|\bper ?cent\b|\bpor ?ciento\b/u

/** Whether a text speaks of a share in percent. */
export function saysPercent(text: string): boolean {
  return percent.test(fold(text).text)
}

const much =
  /\b(?:that's (?:a lot|too much|much)|thats (?:a lot|too much)|that is (?:a lot|too much|much)|es (?:mucho|un monton|demasiado)|uf|uy|whoa|wow)\b/u

/** Finds a sum that the other has named to be much. */
export function findsItMuch(sentence: string): boolean {
  return much.test(fold(sentence).text)
}
