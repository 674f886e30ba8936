import { plainWords } from '../text/plain-words.ts'

const keeps =
  /\b(?:(?:can|may|could) only (?:\p{L}+ )?(?:discuss|speak|talk|share|go into|deal)\b.* (?:with|to) (?:him|her|them|the account holder|m(?:r|s|rs) \p{L}+|\p{L}+ (?:himself|herself))|(?:not able|unable|can'?t|cannot|may not|not allowed) to? ?(?:discuss|share|go into|say|speak|talk)\b.* (?:with|to) (?:anyone|anybody|someone|somebody|no one|nobody)(?: else| but)?|(?:it'?s|it is|this is) (?:a )?(?:personal|private)(?: \p{L}+)? (?:matter|for (?:him|her))|(?:solo|solamente|unicamente|nada mas) (?:lo |la |se lo |se la )?(?:puedo|podemos|se puede|debo) (?:\p{L}+ )?(?:tratar|hablar|ver|comentar|decir|platicar|conversar)\p{L}*\b.* (?:con|a) (?:el|ella|ellos|don|dona|la titular|el titular|su \p{L}+|\p{L}+ (?:mismo|misma|directamente)|\p{L}{3,})|no (?:le |te |se )?(?:puedo|podemos|debo) (?:decir|hablar|comentar|dar|compartir|tratar)\p{L}*\b.* (?:con |a )(?:nadie|otra persona|terceros|usted|vos)|(?:es (?:un )?)asunto (?:personal|privado|confidencial))\b/u

/** Whether whoever calls tells somebody else that the matter is for the person they asked for alone: "solo lo puedo tratar con él". */
export function keepsToDebtor(line: string): boolean {
  return keeps.test(plainWords(line))
}
