import { fold } from '../text/fold.ts'

const occupation =
  /\b(?:what (?:do|is it) (?:you|ya) do\b|your (?:job|occupation|line of work)\b|(?:a|en|de) que (?:se dedica|te dedicas|trabajas?|vive|vivis)\b)/

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
