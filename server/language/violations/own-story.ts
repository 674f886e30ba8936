import type { Language } from '#protocol/vocabulary/language.ts'
import { plain } from '../text/plain.ts'

const kin: Record<Language, string> = {
  en: '(?:mother|mom|mum|father|dad|parents|sister|brother|wife|husband|ex|son|daughter|kids?|grandmother|grandma|grandfather|grandpa|granddad|uncle|aunt|cousin|in ?laws?|(?:mother|father|brother|sister) in law|friend|neighbou?r|boss)',
  es: '(?:madre|mama|padre|papa|papas|viejo|vieja|hermana|hermano|esposa|esposo|mujer|marido|ex|hijo|hija|hijos|abuela|abuelo|tia|tio|prima|primo|suegra|suegro|cunada|cunado|amiga|amigo|vecina|vecino|jefa|jefe)',
}
/** Somebody of the collector's own. "I've seen people lose their house" is as often a threat. */
const own: Record<Language, RegExp> = {
  en: new RegExp(`\\bmy (?:\\p{L}+ )?${kin.en}\\b`, 'u'),
  es: new RegExp(`\\bmis? (?:\\p{L}+ )?${kin.es}\\b`, 'u'),
}
/** Whoever is spoken to. */
const listener: Record<Language, RegExp> = {
  en: /\b(?:you|your|yours|u|ya|yall|y'all)(?:'\p{L}+)?\b/u,
  es: /\b(?:usted|ustedes|tu|tus|te|ti|vos|contigo|le|les)\b/u,
}

/** A verb or a possessive by which Spanish may turn to somebody without a pronoun; many a noun looks like one. */
const mayTurnTo = /\b(?:su|sus|se|senora?|\p{L}+(?:as|es|is|ste|rle|rte))\b/u

/** Whether nothing in a sentence can turn to the person on the line: "the one with the pen always pays". */
export function speaksToNobody(sentence: string, language: Language): boolean {
  const said = plainly(sentence)
  return !listener[language].test(said) && !(language === 'es' && mayTurnTo.test(said))
}

/** Whether a sentence tells of somebody of the collector's own and speaks to nobody: "my father-in-law had a shop", "yo perdí a mi vieja". */
export function tellsOwnStory(sentence: string, language: Language): boolean {
  return own[language].test(plainly(sentence)) && !listener[language].test(plainly(sentence))
}

function plainly(sentence: string): string {
  return plain(sentence).replace(/[’]/g, "'")
}
