import { fold } from '../text/fold.ts'

const payDay =
  /\b(?:when|what days?|which days?|how often|when's)\b[^?]*\b(?:get|gets|getting) paid\b|\bwhen (?:do|does) (?:you|they) (?:get paid|pay you|get your (?:check|money|wages))\b|\b(?:when|what)(?:'s| is|s) (?:your |the )?pay ?day\b|\b(?:weekly|every (?:week|two weeks|other week)),? or (?:monthly|twice a month)\b|\b(?:que dias?|cuando|cada cuanto|cada cuando) (?:cobra[ns]?|le pagan|te pagan|les pagan|le depositan|te depositan)\b|\b(?:que dias?|cuando|cada cuanto)\b[^?]{0,30}\b(?:le|te|les) (?:entra|entran|cae|ingresa)\b|\b(?:le|te) pagan (?:por|cada) (?:semana|quincena|mes)\b/

/** Whether a line asks on which days somebody is paid: "when do you get paid?", "¿qué días cobra?". */
export function asksForPayDay(line: string): boolean {
  return payDay.test(fold(line).text)
}
