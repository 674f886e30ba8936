import { fold } from '../text/fold.ts'

/** Against accent-free lower case. */
const message =
  /\b(?:leave|take|pass (?:on|along))\b[^.?!]{0,24}\b(?:message|word)\b|\bgive (?:him|her|them)\b[^.?!]{0,20}\b(?:message|my number)\b|\b(?:have (?:him|her|them)|(?:tell|ask) (?!me\b|you\b|us\b|for\b)(?:him|her|them|[a-z]{2,}))\b(?! (?:that )?(?:he|she|they) owes?\b)[^.?!]{0,30}\b(?:call|called|ring|phone|get back|contact)\b|\blet (?!me\b|you\b|us\b)(?:him|her|them|[a-z]+) know (?:that )?(?:i|we|[a-z]+) (?:called|rang|phoned)\b|\b(?:recado|mensaje)\b|\b(?:digale|decile|dile|diganle|avisele|avisale|pidale|pedile|comentele)\b(?! que (?:me |nos )?debe)|\b(?:decir(?:le)?|avisar(?:le)?|pedir(?:le)?) que (?:me |nos )?(?:llame|marque|hable|devuelva|contacte)|\bque (?:me|nos) (?:llame|marque|hable|devuelva|contacte)\b/
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

/** Whether a line gives a telephone number: "It's 555 0134." */
export function namesNumber(line: string): boolean {
  return /\d{3}[ .-]?\d{3,}/.test(line)
}
