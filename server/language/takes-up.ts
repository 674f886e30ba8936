import { plainWords } from './text/plain-words.ts'

const takes =
  /\b(?:sounds (?:fine|good|right|fair|reasonable|great|about right|like a plan)|(?:is|are|that's|thats|would be) (?:fine|good|okay|ok|alright|doable)|(?:that |it )?works|we can (?:do|work with) (?:that|it)|me parece (?:bien|justo|razonable)|suena (?:bien|razonable)|(?:esta|estaria) (?:bien|perfecto|genial)|queda bien|lo dejamos en|quedamos en|it is|it's a deal)\b/u
const doubts =
  /\b(?:not|isn't|doesn't|wouldn't|won't|don't|if|unless|no|si|tampoco|supervisor|manager|whether|ask|see|consult\p{L}*|pregunt\p{L}*)\b/u
/** "Yes, eighty works", "no problem, eighty works". */
const leading =
  /^(?:(?:si|no problem|no hay problema|ningun problema|ok|okay|claro|bueno|perfecto|yes|sure)[, ]+)+/u
const but = /\b(?:but|although|though|pero|aunque)\b/u

/** Whether a sentence takes up a sum that it names: "eighty pounds a month sounds fine", "con 80 me parece bien". */
export function takesUp(sentence: string): boolean {
  const said = plainWords(sentence).replace(leading, '')
  const hit = takes.exec(said)
  if (hit === null) return false
  const end = hit.index + hit[0].length
  return !doubts.test(said.slice(0, end)) && !but.test(said.slice(end))
}
