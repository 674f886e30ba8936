import { fold } from '../text/fold.ts'
import { spokenWords } from '../text/spoken-words.ts'

const occupation =
  /\b(?:what (?:do|is it) (?:you|ya) do\b|your (?:job|occupation|line of work)\b|(?:a|en|de) que (?:se dedica|te dedicas|trabaj(?:a|as)|labur(?:a|as)|chambea[s]?|curras?|vive|vivis)\b)/

/** Whether a question about work asks what somebody does for a living: "what do you do for work?", "¿a qué te dedicás?". */
export function asksForOccupation(line: string): boolean {
  return occupation.test(fold(line).text)
}

const working =
  /\b(?:are you (?:still |currently )?(?:working|in work|employed)|do you (?:have a job|work)(?=$|[ ,.?](?:now|at the moment|these days|right now)?$)|(?:esta|estas|sigue|seguis) (?:usted )?trabajando|(?:^|[.,;:] |\by )(?:usted |vos )?trabaj(?:a|as)(?: usted)?(?: ahora| actualmente| ahorita)?$|tiene trabajo)\b/

/** "Are you working at the moment?", "¿está trabajando ahorita?": told by what somebody does. */
export function asksWhetherWorking(line: string): boolean {
  return working.test(fold(line).text)
}

const guessed =
  /\b(?:are you|you're|youre|you) (?:an? |the )?(?:\p{L}+ )?(?:accountant|lawyer|teacher|nurse|doctor|mechanic|cook|chef|baker|driver|trucker|builder|carpenter|plumber|electrician|roofer|farmer|clerk|cashier|engineer|salesman|salesperson|programmer|writer|cop|soldier|barber|hairdresser|cleaner|janitor|contractor|painter|welder)(?: (?:by any chance|or something|or what|then|too|yourself))?$|\b(?:es|eres|sos|usted es|vos sos) (?:usted |vos )?(?:un |una )?(?:contador\w?|abogad[oa]|maestr[oa]|profesor\w?|enfermer[oa]|doctor\w?|medic[oa]|mecanic[oa]|cociner[oa]|chofer|taxista|alban\w+|carpinter[oa]|plomer[oa]|electricista|ingenier[oa]|vendedor\w?|costurer[oa]|modista|comerciante|camioner[oa]|panader[oa]|peluquer[oa]|policia|soldador\w?|pintor\w?)(?: (?:o algo|o que|entonces|usted|vos|verdad))*$/u

/** Whether somebody guesses what one does for a living: "are you a teacher by any chance", "¿es contador o algo?". */
export function guessesOccupation(line: string): boolean {
  return guessed.test(spokenWords(line))
}
