import { fold } from '../text/fold.ts'

/** Against accent-free lower case. */
const message =
  /\b(?:leave|take|pass|give)\b[^.?!]{0,24}\b(?:message|word|number)\b|\b(?:tell|ask|let|have) (?:him|her|them|[a-z]+)\b[^.?!]{0,30}\b(?:call|ring|phone|know|reach|get back|contact)\b|\b(?:recado|mensaje)\b|\b(?:digale|decile|dile|diganle|avisele|avisale|pidale|pedile|comentele)\b|\b(?:decir(?:le)?|avisar(?:le)?|pedir(?:le)?) que (?:me |nos )?(?:llame|marque|hable|devuelva|contacte)|\bque (?:me|nos) (?:llame|marque|hable|devuelva|contacte)\b/
const back =
  /\bwhen\b[^.?!]{0,30}\b(?:back|home|in|available|around|free|reach|get|catch|expect)\b|\b(?:best|good|better) time\b|\bwhat time\b|\bcuando (?:vuelve|llega|regresa|esta|estara|la|lo|viene|podria|puedo|sale)\b|\ba que hora\b|\bmejor (?:hora|horario|momento)\b/

/** Whether a line asks whoever answers to tell somebody else of the call: "Could you ask her to call me back?" */
export function asksToPassOn(line: string): boolean {
  return message.test(fold(line).text)
}

/** Whether a line asks when somebody else is there: "When will she be back?" */
export function asksWhenBack(line: string): boolean {
  return back.test(fold(line).text)
}
