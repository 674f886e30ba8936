import { plainWords } from '../text/plain-words.ts'

const doubts =
  /\b(?:wrong|incorrect|off|mistaken|too (?:high|much)|disput\p{L}+|contest|disagree|mal|equivocad[oa]|incorrect[oa]|discut\p{L}+|impugn\p{L}+|no (?:le|te) (?:cuadra|parece)|no (?:esta|estas) de acuerdo)\b/u
const affirms = /\b(?:right|correct|agree|ring a bell|look ok|bien|correct[oa]|cuadra|de acuerdo|reconoce)\b/u

/** Whether a question about the balance asks if it is wrong: "do you think that number's off?". Not one that asks both ways. */
export function doubtsAmount(sentence: string): boolean {
  const plain = plainWords(sentence)
  const hit = doubts.exec(plain)
  return hit !== null && !affirms.test(plain.replace(hit[0], ''))
}
