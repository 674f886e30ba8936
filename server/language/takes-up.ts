import { plainWords } from './text/plain-words.ts'

const takes =
  /\b(?:sounds (?:fine|good|right|fair|reasonable|great|about right|like a plan)|(?:is|are|that's|thats|would be) (?:fine|good|okay|ok|alright|doable)|(?:that |it )?works|we can (?:do|work with) (?:that|it)|me parece (?:bien|justo|razonable)|suena (?:bien|razonable)|(?:esta|estaria) (?:bien|perfecto|genial)|queda bien|lo dejamos en)\b/u
const doubts = /\b(?:not|isn't|doesn't|wouldn't|won't|don't|if|unless|no|si|tampoco)\b/u

/** Whether a sentence takes up a sum that it names: "eighty pounds a month sounds fine", "con 80 me parece bien". */
export function takesUp(sentence: string): boolean {
  const plain = plainWords(sentence)
  const hit = takes.exec(plain)
  return hit !== null && !doubts.test(plain.slice(0, hit.index + hit[0].length))
}
