import { isFirstName } from '../people/first-names.ts'
import { selfForm, weForm } from './spanish-verbs.ts'
import { isPerson } from './spanish-words.ts'

/** The main clause is in the first person. */
export const speaksFirst =
  /^(?!(?:mis?|el|la|los|las|una?|su|nuestr[oa]s?|est[ea]|es[ea]) )(?:\p{L}+ ){0,2}?(?:no |ya |me |lo |la |le |les |nunca |s[oó]lo )*(?:soy|estoy|voy|doy|\p{L}{2,}o|\p{L}+(?:é|í)|tengo)(?!\p{L})/iu

const further =
  /(, | y | pero )((?:no |ya |se |lo |la )*)(paga|cobra|cuida|mantiene|limpia|vende|repara|arregla|vive|trabaja|tiene|debe|gana|cose|quiere|puede|maneja|teme)(?= \p{L}| \d)/gu

/**
 * "Cobro en el día, paga alquiler el 10": a further verb of whoever speaks, put into the first person as well. Not where somebody was
 * named before it, who may do it.
 */
export function withFurtherDeeds(text: string): string {
  if (!speaksFirst.test(text)) return text
  return text.replace(further, (whole, link: string, between: string, verb: string, at: number) => {
    const named = text
      .slice(0, at)
      .split(/[^\p{L}]+/u)
      .some((word) => isPerson(word.toLowerCase()) || (/^\p{Lu}/u.test(word) && isFirstName(word)))
    const form = selfForm(verb, true)
    return named || form === null ? whole : `${link}${between.replace('se ', 'me ')}${form}`
  })
}

const firmsDeed =
  /^((?:Hasta|Desde|En|Antes|Siempre|Nunca|Todavía)(?: [\p{L}\d]+){0,5} )?(pagaban|debían|pagaron|compraron|sacaron|pidieron|\p{L}+(?:aron|ieron))(?!\p{L})/u
const firmsOwn = /^(?:pagaban|debían|pagaron|compraron|sacaron|pidieron)$/

/**
 * "Pidieron un préstamo", "Hasta el verano pagaban", of a firm: whoever answers for it says "we". Behind a stretch that says when, only
 * of what is done with a debt: "en marzo subieron la luz".
 */
export function asFirm(text: string): string {
  const [whole = '', lead = '', verb = ''] = firmsDeed.exec(text) ?? []
  const ours = verb === '' || (lead !== '' && !firmsOwn.test(verb)) ? null : weForm(verb)
  if (ours === null) return text
  const said = `${lead}${ours}${text.slice(whole.length)}`
  return said.charAt(0).toUpperCase() + said.slice(1)
}
