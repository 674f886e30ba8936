import { fold } from '../text/fold.ts'

const tags =
  /(?:[, ](?:right|correct|yeah|isnt it|isn't it|doesn't it|doesnt it|is that right|is that it|huh|verdad|cierto|correcto|no es cierto|es asi|digo yo)|, ?(?:no|then|is it|are you))$/
const concludes =
  /^(?:(?:ah|oh|eh|uh|um|ok|okay|right|and|y|bueno|vale|wait|hmm|ya|claro)[, ]+)*(?:so|entonces|o sea(?: que)?|osea(?: que)?|asi que)(?![, ]+(?:is|are|was|were|do|does|did|have|has|can|could|would|will|(?:what|when|where|who|how)(?:'?s|'?d|'?re)?|why|which|que|cuando|donde|quien|como|cuanto|cuanta|cuantos|cual)\b)[, ]/
const states =
  /^(?:(?:ah|oh|eh|uh|um|ok|okay|right|and|but|wait|hmm)[, ]+)*(?:you|you're|youre|it|it's|its|that's|thats|they|they're|he|he's|she|she's|there's|no)\b/

/**
 * Whether a question only states what the speaker has understood, so that a yes confirms it: "So no paycheck in summer
 * then?", "it's hers, right?", "o sea que ya no trabaja".
 */
export function asksToConfirm(line: string): boolean {
  const text = fold(line)
    .text.trim()
    .replace(/[¿?¡!.\s]+$/g, '')
    .replace(/^[¿¡\s]+/, '')
  return tags.test(text) || concludes.test(text) || states.test(text)
}
