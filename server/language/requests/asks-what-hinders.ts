import { fold } from '../text/fold.ts'

const hinders =
  /\b(?:what(?:'s| is| would| could)? (?:it is |it's |is it )?(?:that )?(?:makes?|making|is making) you (?:hesitate|doubt|unsure|nervous about)|what(?:'s| is|s) (?:holding|stopping|keeping) you(?: back)?|what are you (?:hesitating|unsure|not sure) about|what worries you (?:about|most)|what(?:'s| is|s) (?:in|getting in) the way|que (?:es lo que )?(?:mas )?(?:lo|la|le|te|los) (?:mas )?(?:hace dudar|hace falta para decidir|frena|detiene|preocupa del? (?:pago|plan|trato|acuerdo))|que (?:es lo que )?mas (?:lo|la|le|te) hace dudar|cual es (?:la|su|tu) duda|que duda (?:tiene|tenes|tienes|le queda|te queda))\b/u

/** Whether a sentence asks what keeps the debtor from agreeing: "what makes you hesitate?", "¿qué lo hace dudar, la cantidad?". */
export function asksWhatHinders(sentence: string): boolean {
  return hinders.test(fold(sentence).text)
}
