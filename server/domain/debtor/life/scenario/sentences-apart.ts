import { sentenceCase } from './tokens.ts'

/**
 * "Vive con su madre, que está enferma, y con una hija": what is said of the mother is a sentence of its own, or the daughter
 * would be lost in it.
 */
export function withoutInsertion(sentence: string): string[] {
  const hit = /^(.*?\b(?:con|a) )(sus? [^,]+|una? [^,]+)(, que )([^,]+),( y (?:con|a) [^,.;]+.*)$/u.exec(
    sentence,
  )
  if (!hit) return [sentence]
  const [, before = '', whom = '', , tells = '', rest = ''] = hit
  return [`${before}${whom}${rest}`, sentenceCase(`${whom} ${tells}.`)]
}

/** "El restaurante cerró y ahora cobra el paro": what is so now is told of the debtor again. */
export function nowApart(sentence: string): string[] {
  const [before, ...after] = sentence.split(/,? y ahora (?=(?:ya )?(?:no )?\p{Ll}+(?:a|e) )/u)
  return before === undefined || after.length === 0
    ? [sentence]
    : [before, `Ahora ${after.join(' y ahora ')}`]
}
