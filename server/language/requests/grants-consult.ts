import { plainWords } from '../text/plain-words.ts'

const people = {
  en: '(?:wife|husband|partner|spouse|family|accountant|brother|sister|son|daughter|mother|father|mom|mum|dad|co-?owner|business partner)',
  es: '(?:espos[oa]|mujer|marido|pareja|soci[oa]|contador[a]?|familia|herman[oa]|hij[oa]|madre|padre|mama|papa|novi[oa]|gestor[a]?)',
}
const grants = new RegExp(
  `\\b(?:talk|discuss|go over|look (?:at|over)|think|check|run|see|decide)\\b(?: \\p{L}+){0,4} (?:with|by|past) your ${people.en}\\b|\\b(?:show it to|ask) your ${people.en}\\b|\\b(?:vea|veas|vean|consulte|consultes|platique|platiques|hable|hables|revise|revises|comente|comentes|piense|decida|decidan|ver|verlo|verla|consultar|consultarlo|platicar|platicarlo|hablar|hablarlo|comentar|comentarlo|revisarlo|decidirlo|veala|vealo|consultelo|platiquelo|hablelo|comentelo)(?: \\p{L}+){0,3} con (?:(?:su|sus|tu|tus) ${people.es}|(?:la senora|el senor|don|dona) \\p{L}+)\\b`,
  'u',
)

/** "I need to talk with your wife": the collector would. */
const wants = /\b(?:i|we)(?:'d like| would like| need| want| have| must) to (?:talk|speak|discuss)\b/u

/** Whether the collector leaves time to talk an offer over with somebody: "para que lo vea con su esposa antes de decir que sí". */
export function grantsConsult(line: string): boolean {
  const said = plainWords(line)
  return grants.test(said) && !wants.test(said)
}
