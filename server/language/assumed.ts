import { alternativesIn, givesChoice } from './alternatives.ts'
import { answerFormOf } from './answer-form.ts'
import { weekdaysIn } from './figures/weekdays-in.ts'
import { numbersIn } from './figures/numbers-in.ts'
import { saysHappened, type Happening } from './happenings.ts'
import { kinIn } from './listener.ts'
import { Memo } from './memo.ts'
import { fold } from './text/fold.ts'
import { textsKept } from './text/plain.ts'

/** What a line takes to be so of whoever hears it, where it can be held against what they know. Names and towns are folded. */
export type Assumed =
  | { is: 'happened'; what: Happening }
  | { is: 'lives'; town: string }
  | { is: 'children'; count: number }
  | { is: 'age'; years: number }
  /** Days of the month, and days of the week as their numbers (Sunday is 0). */
  | { is: 'payday'; dates: readonly number[]; weekdays: readonly number[] }
  | { is: 'kin'; name: string; kin: string }

const kinWords =
  'husband|wife|girlfriend|boyfriend|partner|son|daughter|brother|sister|mother|mom|mum|father|dad|uncle|aunt|cousin|grandson|granddaughter|boss|friend|espos[oa]|marido|mujer|novi[oa]|pareja|hij[oa]|herman[oa]|madre|mama|padre|papa|tio|tia|prim[oa]|niet[oa]|jef[ea]|amig[oa]'

const patterns = {
  lives:
    /\b(?:you (?:\p{L}+ )?liv(?:e|ing) in|(?:you're|youre|you are) (?:(?:living|based|calling from|calling|from|over|down|up) )*(?:in|from)|(?:vive|vives|vivis)(?: usted)?(?: alli| alla| ahi)? en|(?:es usted|usted es|eres|sos) de) ((?:\p{L}[\p{L}.'-]+ ?){1,3})/u,
  children:
    /\b(?:you(?:'ve| have|ve)?(?: got)?|so|and|y|son|tiene|tienes|tenes|entonces|sus|tus|your|las|los)?,? ?(\p{L}+|\d+) (?:kids|children|boys|girls|sons|daughters|hij[oa]s|nin[oa]s|nen[ea]s|chic[oa]s)\b/u,
  age: /\b(?:(?:you're|youre|you are) (?:now |already )?(\p{L}+(?:[- ]\p{L}+)?|\d{2})(?: years old)?(?=[ ,?.!]*(?:right|correct|then|yeah|yes|huh|years old)?[?.! ]*$)|(?:tiene|tienes|tenes)(?: usted)?(?: ya)? (\p{L}+(?: y \p{L}+)?|\d{2}) anos)\b/u,
  payday:
    /\b(?:you(?:'re|re| are| get)? (?:\p{L}+ )?paid|(?:they|it) pays? you|your (?:pay ?day|pay|pay ?check|wages?) (?:is|comes|lands|falls)|pay ?day is|(?:le|te|les) (?:pagan|depositan)|cobra[ns]?|cobras)\b/u,
  kin: new RegExp(
    `\\b(?:(?:is|was) (\\p{L}{3,}) your (${kinWords})|(\\p{L}{3,}) (?:is|was|'s) your (${kinWords})|(\\p{L}{3,})(?: entonces)? (?:es|era) (?:su|tu) (${kinWords})|(?:es|era) (?:su|tu) (${kinWords}) (\\p{L}{3,}))\\b`,
    'u',
  ),
}

/** No names, where one is looked for. */
const nobody =
  /^(?:how|you|who|that|this|she|and|what|was|usted|ella|ese|esa|este|esta|ellos|quien|cual|the|not|si|no)$/

/** Of these a country or a state is no town that could be the wrong one: who lives in Toledo lives in Ohio. */
const wide =
  /^(?:the |el |la )?(?:us|usa|states|united states|uk|england|scotland|wales|mexico|espana|spain|argentina|colombia|peru|chile|ecuador|country|city|town|area|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|jalisco|nuevo leon|sonora|chiapas|oaxaca|veracruz|yucatan|andalucia|galicia|cataluna|aragon|asturias)\b/

/** Closing words of a guess that are no part of a town's name. */
const tags =
  / (?:right|correct|then|is that|yeah|huh|still|now|too|verdad|no|cierto|entonces|correcto|todavia|ahora|con|with|and|y|o|or)(?: .*)?$/

/** What somebody lives in that is no town. */
const dwelling =
  /^(?:an?|the|your|his|her|my|that|this|here|there|town|home|one|your|una?|el|la|los|las|su|tu|casa|alquiler|renta|familia|pareja|un|ahi|alli|aqui)(?!\p{L})/u

function townIn(line: string): string | null {
  const { text, at } = fold(line)
  const named = patterns.lives.exec(text)
  if (named === null) return null
  const from = named.index + named[0].length - (named[1] ?? '').length
  const town = ` ${named[1] ?? ''} `
    .replace(tags, '')
    .replace(/[.' -]+$/u, '')
    .trim()
  // Writing has a capital for a town; speech has none at all.
  const written = /^\p{Lu}/u.test(line.slice(at[from])) || line === line.toLowerCase()
  return town === '' || !written || wide.test(town) || dwelling.test(town) ? null : town
}

/**
 * What a line takes to be so of whoever hears it: "so you lost your job?", "you're 54, right?", "¿entonces vive en León?". Null where
 * it asks for anything else than a yes, or leaves a choice.
 */
export function assumedIn(line: string): Assumed | null {
  return known.of(line, () => assumedAfresh(line))
}

const known = new Memo<Assumed | null>(textsKept)

function assumedAfresh(line: string): Assumed | null {
  const { text } = fold(line)
  if (answerFormOf(line).asks !== 'whether' || alternativesIn(line) !== null || givesChoice(line)) return null
  if (/\b(?:if|si|when|ever|alguna vez|cuando|until|hasta|would|could|puede|podria)\b/.test(text)) return null
  const kin = patterns.kin.exec(text)
  if (kin !== null && !kin.slice(1).some((word) => word !== undefined && nobody.test(word))) {
    const [, ...found] = kin
    const [one = '', other = ''] = found.filter((part) => part !== undefined)
    const turned = found[6] !== undefined
    return { is: 'kin', name: turned ? other : one, kin: turned ? one : other }
  }
  const town = townIn(line)
  if (town !== null) return { is: 'lives', town }
  if (patterns.payday.test(text)) {
    const named = weekdaysIn(text)
    const dates = [...text.matchAll(/\b(?:the |el |dia )(\d{1,2})(?:st|nd|rd|th)?\b/g)].map(([, day]) =>
      Number(day),
    )
    return named.length + dates.length === 0 ? null : { is: 'payday', dates, weekdays: named }
  }
  const age = patterns.age.exec(text)
  const [years] = age === null ? [] : numbersIn(age[1] ?? age[2] ?? '')
  if (years !== undefined && years >= 18 && years < 100) return { is: 'age', years }
  const [count] = numbersIn(patterns.children.exec(text)?.[1] ?? '')
  if (count !== undefined && count < 12) return { is: 'children', count }
  // What happened to somebody else is no slip about whoever hears it.
  const what = kinIn(line) === null ? saysHappened(line) : null
  return what === null ? null : { is: 'happened', what }
}
