import { fold } from '../text/fold.ts'

/** Words that ask for the matter itself, whatever it is: "what's the situation?", "¿qué es lo importante?". */
const general =
  /^(?:what|whats|which|how|kind|sort|type|thing|things|else|situation|matter|matters|problem|problems|trouble|story|deal|up|against|going|wrong|important|mean|meant|say|saying|said|tell|told|exactly|just|really|part|else|look|looks|concern|concerns|worry|worries|worried|que|cual|cuales|como|cosa|cosas|tipo|situacion|asunto|problema|problemas|historia|importa|importante|pasa|paso|dice|dijo|decis|decia|digo|quiere|decir|exactamente|parte|mas|otra|otras|otro|otros|preocupa|falta|cierra|detras)$/u
/** Words without a matter of their own. */
const idle =
  /^(?:a|an|and|so|then|ok|okay|the|it|its|is|are|was|were|do|does|did|you|your|youre|to|of|in|on|at|for|with|that|this|those|these|there|me|my|i|im|if|dont|mind|asking|please|well|um|uh|oh|sorry|yes|no|not|several|some|few|varias|varios|have|has|had|can|could|be|about|by|well|but|right|alright|sure|thanks|thank|let|us|y|e|a|de|del|al|lo|la|el|los|las|le|les|me|te|se|su|sus|tu|tus|mi|es|son|era|fue|esta|estan|hay|tiene|tienes|tenes|tener|usted|ustedes|vos|yo|en|con|por|para|pero|entonces|pues|bueno|claro|si|no|ah|eh|este|ay|oiga|mire|digame|dime|decime|cuenteme|contame|cuentame|perdon|perdone|disculpe|ver|eso|esas|esos|esa|ese|esto|un|una|unas|unos|porque|ya|va|quiere)$/u
const asks = /(?:^| )(?:what|whats|which|que|cual|cuales)(?= |$)/u
const ofPaying = /\b(?:pay\w*|pag\w+|month\w*|mes(?:es)?|day|date|dia|fecha|amount|monto|sum|suma)\b/u
/** Longer turns say what they ask about. */
const mostWords = 22

const wordsOf = (line: string) => fold(line).text.match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether a question asks for no more than the matter that whoever answers has just touched: "Varias cosas? A ver, ¿cuáles?", "What are
 * you up against?". It has no content word but such as stand in what was said last.
 */
export function asksOnward(question: string, spoken: string): boolean {
  const words = wordsOf(question.replaceAll(/['’]/gu, ''))
  const text = words.join(' ')
  if (words.length > mostWords || !asks.test(text) || ofPaying.test(text)) return false
  const said = new Set(wordsOf(spoken).map(stem))
  const rest = words.filter((word) => !idle.test(word) && !general.test(word))
  const matter = words.some(
    (word) => general.test(word) && !/^(?:what|whats|which|que|cual|como|how)$/u.test(word),
  )
  return rest.every((word) => said.has(stem(word))) && (matter || rest.length > 0)
}

/** The beginning of a word, in which forms of it agree. */
const stem = (word: string) => word.slice(0, 5)
