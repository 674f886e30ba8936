import { plain } from '../text/plain.ts'

/** "If you don't", "unless we", "si no": what a threat is made to hang on. Its "not" denies nothing of what follows. */
const unmet =
  /\b(?:(?:if|until|since|because|when) (?:\p{L}+ ){0,2}?(?:don't|do not|doesn't|does not|didn't|can't|cannot|won't|will not|isn't|aren't|is not|haven't|hasn't|never|refuse to|fail to|keep (?:not|dodging|ignoring|avoiding))|if (?:there's |there is )?(?:nothing|no (?:payment|money|plan|answer|agreement|one|deposit))|unless|otherwise|or else|(?:pay|sign|settle|answer) (?:\p{L}+ ){0,3}or|si (?:(?:usted|tu|vos|hoy|manana|luego|esto|eso|sigue|sigues|seguis|para|(?:el|la|este|esta|en) \p{L}+) ){0,3}?(?:no|sin|nunca)|como no|mientras no|de lo contrario|si no|sino|caso contrario|o paga\p{L}*(?: \p{L}+){0,3} o)(?!\p{L})/gu

/** What an unmet condition is written as, for the patterns that look for one. */
export const condition = 'unmetcondition'

/** The words of a sentence without its marks, as patterns for threats look at them. */
export function withoutMarks(sentence: string): string {
  return plain(sentence)
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The same, its unmet conditions written as one word. */
export function spokenPlainly(sentence: string): string {
  return withoutMarks(sentence).replace(unmet, ` ${condition} `).replace(/\s+/g, ' ').trim()
}
