import { fold } from './text/fold.ts'

const occupation =
  /\b(?:what (?:do|is it) (?:you|ya) do\b|your (?:job|occupation|line of work)\b|(?:a|en|de) que (?:se dedica|te dedicas|trabajas?|vive|vivis)\b)/

/** Whether a question about work asks what somebody does for a living: "what do you do for work?", "¿a qué te dedicás?". */
export function asksForOccupation(line: string): boolean {
  return occupation.test(fold(line).text)
}
