import { folded } from '../../fold-text.ts'
import type { Gender } from '../life.ts'
import { claimsOf } from '../scenario/claims.ts'
import { genderOfName, isFirstName } from './first-names.ts'

/** What speaks for a man (above 0) or a woman (below 0), by how much a single hint of a kind counts and how many of them at most. */
const weights = {
  listedName: 3,
  telling: 1,
  pronoun: 1,
  possessive: 0.5,
  partner: 2,
  state: 2,
  occupation: 2,
}
const mostHints = 4

/** "I clean teeth", "soy Eustolia": whoever else is "he" or "she" there is not the one who speaks. */
const firstPerson = /(?:^|[.;!?\n] ?)(?:i|i'm|i've|my|soy|tengo|vivo|mi|me)\b/g
const secondPerson = /\b(?:you are|you're|sos|eres|tenes)\b/

const count = (text: string, words: RegExp) => Math.min(mostHints, text.match(words)?.length ?? 0)

/** "Retired, widowed", "jubilada, vive sola": of the person, where it stands at the start or beside nobody else. */
const states: readonly (readonly [RegExp, number])[] = [
  [/^(?:[^.;]{0,60}[ ,-])?(?:viudo|casado|soltero|divorciado|separado|jubilado|pensionado)\b/, 1],
  [/^(?:[^.;]{0,60}[ ,-])?(?:viuda|casada|soltera|divorciada|separada|jubilada|pensionada)\b/, -1],
  [/\b(?:vive|vivo|estoy|esta) solo\b/, 1],
  [/\b(?:vive|vivo|estoy|esta) sola\b/, -1],
  [/\bsingle (?:father|dad)\b|\bpadre soltero\b|\bwidower\b/, 1],
  [/\bsingle (?:mother|mom|mum)\b|\bmadre soltera\b|\bwidow\b(?!')/, -1],
]

/**
 * Whom a prospect's name and scenario speak of; null where neither tells. A name that everybody knows counts more than a pronoun or two,
 * which are as often those of a wife or a son ("Wife Jean died in November; she handled the bills"), and a husband or a wife more than either
 * pronoun. `occupation`: in Spanish, where its ending tells.
 */
export function genderOf(firstName: string, scenario: string, occupation: string | null): Gender | null {
  const said = folded(scenario)
  // Whoever answers in somebody else's place has another name.
  const byName = claimsOf(scenario).stranger === null ? genderOfName(firstName) : null
  let leans = 0
  if (byName !== null)
    leans += (byName === 'male' ? 1 : -1) * (isFirstName(firstName) ? weights.listedName : weights.telling)
  const speaks = (said.match(firstPerson)?.length ?? 0) >= 2 || secondPerson.test(said)
  if (!speaks) {
    leans += weights.pronoun * (count(said, /\b(?:he|him|himself)\b/g) - count(said, /\b(?:she|herself)\b/g))
    leans += weights.possessive * (count(said, /\bhis\b/g) - count(said, /\bher\b/g))
  }
  const wife =
    /\b(?:(?:his|my|ex-?|the) ?(?:wife|girlfriend)|^wife|[.;\n] ?wife|(?:su|mi|tu) (?:esposa|mujer|senora|novia|ex ?esposa|ex ?mujer))\b/
  const husband =
    /\b(?:(?:her|my|ex-?|the) ?(?:husband|boyfriend)|^husband|[.;\n] ?husband|(?:su|mi|tu) (?:esposo|marido|novio|ex ?esposo|ex ?marido))\b/
  if (wife.test(said) !== husband.test(said)) leans += wife.test(said) ? weights.partner : -weights.partner
  for (const [state, way] of states) if (state.test(said)) leans += way * weights.state
  const job = folded(occupation ?? '').split(/[\s/]/)[0] ?? ''
  if (/(?:dor|tor|ero|ado|ario|ico|dueno|maestro|ino|logo)$/.test(job)) leans += weights.occupation
  else if (/(?:adora|edora|tora|era|ada|aria|ica|duena|maestra|ina|loga|sera)$/.test(job))
    leans -= weights.occupation
  if (leans === 0) return null
  return leans > 0 ? 'male' : 'female'
}
