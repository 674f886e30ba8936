import { plainWords } from '../text/plain-words.ts'

const more =
  /\b(?:(?:any|a (?:little )?(?:bit|little|touch)|some|slightly|something) (?:more|higher|extra)|(?:could|can|would|to|you) (?:go|do|pay|put|manage|afford|give|find|add|stretch|get|come|make it)(?: \p{L}+){0,2} (?:more|higher|up)\b(?! (?:with|about|to (?:the|your)))|(?:no|nothing|any) higher|stretch (?:it|that|to|a)|bump (?:it|that)? ?up|(?:raise|increase) (?:it|that|your|the)|(?:the|your) (?:best|most|maximum|max)\b|more than that|is that all|only that)\b/u
const mas =
  /\b(?:(?:algo|poco|poquito|poquitito|pelin|cachito) mas\b|(?:puede|podes|puedes|podria|podrias|pudiera|alcanza|alcanzaria|podemos|llega|llegas|llegaria)(?: (?:usted|vos|dar|darme|pagar|poner|abonar|hacer|juntar|a|con))* (?:algo |un poco |un poquito )?mas\b|(?:subir|suba|sube|subas|subis|subile|subirle|sube|aumentar|aumente|aumenta|estirar\p{L}*|estire|estira)(?:le|me|lo)?\b|(?:lo|su|tu) (?:mas|maximo|tope) (?:que|es|de)?|mas de eso|no se puede mas|solo eso|nada mas eso)(?! (?:o menos|adelante|tarde|claro|despacio))/u
/** "More or less how much?", "once more, how much?" ask for no more. */
const other =
  /\b(?:more or less|once more|any more (?:questions|doubts)|mas o menos|una vez mas|algo mas que)\b/gu

/** Whether a sentence asks somebody to go above the sum that they have named: "could you do a bit more?", "¿puede subirle?". */
export function asksForMore(sentence: string): boolean {
  const plain = plainWords(sentence).replace(other, ' ')
  return more.test(plain) || mas.test(plain)
}
