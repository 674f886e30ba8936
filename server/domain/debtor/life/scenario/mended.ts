import type { Language } from '#protocol/vocabulary/language.ts'
import { tagged } from '../clauses/tagged.ts'
import { selfForm } from '../clauses/spanish-verbs.ts'

/**
 * What the cut of a sentence leaves at an end: "Only employee of a van, and I'm five payments behind", "I don't owe this: Medicare.",
 * and a time whose link was cut off: "enviudé vive sola".
 */
export function mended(text: string, language: Language): string {
  const closed = text.replace(/: (?:\p{Lu}\p{Ll}+ ?){1,2}\.$/u, '.')
  const ends = language === 'en' ? withoutOpenEnd(closed) : closed
  if (language === 'en') {
    const [, lead = '', own = ''] =
      /^((?!I\b|My\b|We\b|The\b|Our\b)\p{Lu}[^,]*), and (I(?:['’]| )\S.*)$/u.exec(ends) ?? []
    return own !== '' && !/\b(?:is|are|was|were|has|had|have|did|does|do|\p{Ll}{2,}ed)\b/u.test(lead)
      ? own
      : ends
  }
  const [, since = '', verb = '', rest = ''] =
    /^(\p{L}+[éí]) (vive|trabaja|cobra|tiene|gana|está)( .*)$/u.exec(ends) ?? []
  const own = selfForm(verb)
  const told = rest.replace(/, de modo que .*$/u, '.')
  return own === null || since === '' ? ends : `${own.charAt(0).toUpperCase()}${own.slice(1)}${told}`
}

/** "I stopped paying in the autumn, because the post office": without a clause that was cut off before its verb. */
function withoutOpenEnd(text: string): string {
  const [end = '', tail = ''] =
    /,? (?:because|although|when) ((?:the|my|an?|our|their) (?:\p{Ll}+ )?\p{Ll}+)\.$/u.exec(text) ?? []
  const hasVerb = /(?:[^s]s|ed)$/u.test(tail) || tagged(tail).some(({ tags }) => tags.has('Verb'))
  return tail === '' || hasVerb || text.split(' ').length - end.trim().split(' ').length < 3
    ? text
    : `${text.slice(0, -end.length)}.`
}

/** Somebody of whom "they" may tell; whoever speaks for a firm is none of them. */
const otherPeople =
  /\b(?:customers?|clients?|suppliers?|owners?|partners?|neighbou?rs?|workers?|employees?|staff|drivers?|installers?|kids|boys|girls|parents|banks?|landlords?|council|insurers?|inspectors?|builders?|contractors?|company|agency|lenders?|dealers?|people|guys|men|women|sons|daughters|brothers|sisters|stores?|shops?|hotels?|guests?|tenants?|callers?|somebody|everybody)\b/i

/** "They rolled onto a deemed rate", of one's own firm: "we" did. */
export function ofOurFirm(text: string): string {
  const at = text.search(/\b[Tt]hey\b/u)
  if (at < 0 || otherPeople.test(text.slice(0, at)) || /['’]t know|\bsaid\b/.test(text.slice(0, at)))
    return text
  return text
    .replace(/\bThey\b/gu, 'We')
    .replace(/\bthey\b/gu, 'we')
    .replace(/\bthem\b/gu, 'us')
    .replace(/\btheir\b/gu, 'our')
}
