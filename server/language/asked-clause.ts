import { interrogativeOf } from './interrogative.ts'
import { wordCount } from './text/plain.ts'
import { plainWords } from './text/plain-words.ts'

/** A clause of so few words before the question is what it is about: "And the van, was that you moving out?". */
const fronted = 4
/** Fewer words before the question are no remark of their own: "okay, so, what was it?". */
const remark = 3

/** Begins as a question does, whoever it is about: "Is part of it yours, do you reckon", "Did I hear kids, or is that my office". */
const opensAsking =
  /^(?:(?:so|and|but|okay|ok|well|then|y|pero|entonces|bueno|oiga) )*(?:do|does|did|is|are|was|were|can|could|would|will|should|have|has|had|what|when|where|who|why|which|how|que|cual|cuales|cuando|donde|quien|como|cuanto|cuantos|cuanta|cuantas|es|esta|tiene|puede|hay) /
/** Goes on with a question that was begun: "you do weddings mostly, or is it lunches". */
const goesOn = /^(?:or|o) /

/** Of whom the clause before tells. */
const ofSomebody = /\b(?:he|she|they|him|his|her|them|ella|ellos|ellas)\b/

/**
 * A question without the remark that stands before it in the same sentence: "8.14 in the morning, very precise, what do you do
 * for a living?" asks what follows the last comma. The sentence itself where nothing can be told apart.
 */
export function askedClause(sentence: string): string {
  const clauses = sentence.split(/,\s+/u)
  const asks = clauses.findIndex((clause) => interrogativeOf(clause, false) !== null)
  if (asks < 1 || opensAsking.test(plainWords(sentence))) return sentence
  const question = plainWords(clauses[asks] ?? '')
  if (goesOn.test(question) || ofSomebody.test(question)) return sentence
  const from = wordCount(clauses[asks - 1] ?? '') <= fronted ? asks - 1 : asks
  return wordCount(clauses.slice(0, from).join(' ')) < remark ? sentence : clauses.slice(from).join(', ')
}
