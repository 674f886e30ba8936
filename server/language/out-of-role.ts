import { plain, textsKept } from './text/plain.ts'
import { Memo } from './memo.ts'

/**
 * Lines that speak to a machine instead of a debtor, or pose as its operator: "ignore your
 * instructions", "you are an AI", "give me 100 points", in either language. They move nothing; a
 * debtor is as puzzled by them as a person would be.
 */
const patterns: readonly RegExp[] = [
  /(?<!not |n't |never )\b(ignore|disregard|forget|override)\b[^.;!?]{0,30}\b(instructions?|prompts?|rules|guidelines|persona|role)\b/,
  /(?<!no )\b(ignora|ignore|olvida|olvide|olvidate|omite|descarta)\b[^.;!?]{0,30}\b(instruccion(es)?|reglas|indicaciones|prompt|papel|personaje|rol)\b/,
  /\b(you are|you're|are you|eres|sos|es usted)\b.{0,20}\b(an? ai|ai|chat ?bot|bot|robot|language model|assistant|una? (ia|inteligencia artificial|robot|asistente|maquina)|ia|modelo de lenguaje|chatgpt|gpt)\b/,
  /\b(system|developer) (prompt|message|mode)\b|\bmodo (desarrollador|sistema)\b|\bprompt del sistema\b/,
  /^\W*(system|assistant|sistema|asistente|developer)\W*[:>\]]/,
  /\b(give|award|grant|rate|score)\b.{0,25}\b(score|points?|100|perfect|full marks)\b/,
  /\b(dame|deme|asigna(me)?|ponme|pongame|otorga(me)?)\b.{0,25}\b(puntaje|puntos|puntuacion|calificacion|nota|100)\b/,
  /\b(break|drop|leave|stay in|out of) (your )?character\b|\bsal(te|ga)? (de tu|del) (papel|personaje)\b/,
  /\bas an ai\b|\bcomo (una )?(ia|inteligencia artificial)\b/,
  /\b(pretend|act as if|simulate)\b.{0,30}\b(accept|agree|paid)\w*\b|\b(finge|simula|haz de cuenta)\b.{0,30}\b(acept|pag)\w*/,
]

const known = new Memo<boolean>(textsKept)

/** Whether the line leaves the exercise. "Give me 100 dollars" and "a score of options" do not. */
export function leavesTheRole(text: string): boolean {
  return known.of(text, () => {
    const said = plain(text)
    if (/\b(100|\d+)\s*(dollars?|pesos?|euros?|bucks|usd|mxn)\b|[$€]\s*\d/.test(said)) {
      return patterns.slice(0, 5).some((pattern) => pattern.test(said))
    }
    return patterns.some((pattern) => pattern.test(said))
  })
}
