import { closeSentence, type Sentence } from './line.ts'

/** What somebody says who has heard the answer and asks on, without a pause between the two. */
const acknowledgments = new Set(
  'okay|oh okay|ah okay|oh|ah|i see|oh i see|okay i see|right|okay right|all right|alright|got it|okay got it|gotcha|sure|mm|hm|uh huh|i hear you|i understand|okay i understand|fair enough|thank you|okay thank you|thanks|okay thanks|i am sorry|oh i am sorry|i am sorry to hear that|oh i am sorry to hear that|entiendo|la entiendo|lo entiendo|le entiendo|ya veo|ah ya veo|ya|ah ya|ah claro|claro|bueno|muy bien|de acuerdo|okey|lo siento|ay lo siento|lo siento mucho|comprendo|okay entiendo|bueno entiendo'.split(
    '|',
  ),
)
/** A question of fewer words says too little by itself. */
const shortestQuestion = 3
const longestAcknowledgment = Math.max(...[...acknowledgments].map((words) => words.split(' ').length))

/**
 * "I see how long has that been going on": what is asked stands by itself. The learned reader is not trained on sentences that
 * are split so: it splits most of them by itself.
 */
export function splitAcknowledgment(sentence: Sentence): Sentence[] {
  const { tokens, marked } = sentence
  // Who writes marks sets one there.
  if (marked || tokens.some(({ pause }) => pause)) return [sentence]
  const words = tokens.map(({ word }) => word)
  for (let at = longestAcknowledgment; at > 0; at -= 1) {
    if (tokens.length - at < shortestQuestion || !acknowledgments.has(words.slice(0, at).join(' '))) continue
    const said = closeSentence(tokens.slice(0, at), false)
    const asked = closeSentence(tokens.slice(at), false)
    if (said && asked?.question) return [said, asked]
  }
  return [sentence]
}
