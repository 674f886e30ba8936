import { monthNames, weekdayNames } from '../../calendar.ts'
import { folded } from '../../fold-text.ts'
import { isFirstName } from '../people/first-names.ts'

/** The pattern of a word with a capital. */
export const capital = "[A-ZÁÉÍÓÚÑ][a-záéíóúñü'’]+"

const knownCities =
  /^(guadalajara|monterrey|puebla|leon|oaxaca|toluca|queretaro|merida|tijuana|cancun|veracruz|morelia|ciudad de mexico|cdmx|los mochis|hermosillo|culiacan|chihuahua|saltillo|acapulco|tampico|sevilla|madrid|barcelona|valencia|bilbao|zaragoza|valladolid|alicante|salamanca|burgos|gijon|oviedo|santander|pamplona|logrono|cadiz|huelva|almeria|badajoz|caceres|toledo|malaga|murcia|granada|lugo|vigo|mendoza|rosario|cordoba|palermo|quilmes|la plata|buenos aires|mar del plata|san antonio|el paso|houston|dallas|chicago|miami|phoenix|fresno|los angeles|chula vista|san diego|new york|boston|detroit|cleveland|atlanta|denver|seattle|portland|memphis|tampa|brooklyn|queens|london|leeds|manchester|glasgow|liverpool|birmingham|bristol)$/

/** Seasons and feasts, countries, shops and offices, and words that begin a sentence. */
const notTowns = new Set(
  'Spring Summer Autumn Fall Winter Spanish English Christmas Easter Chapter Social Medicare Medicaid Amazon Uber Lyft Facebook Instagram Walmart Target Iraq Afghanistan Vietnam Mexico Honduras Guatemala Colombia Venezuela Cuba México España Argentina Perú Chile The His Her My Your Su Tu Mi Navidad Semana Coppel Elektra Famsa Zara Rappi Didi Oxxo Soriana Bodega Mercadona Carrefour Mercado Telegram WhatsApp'.split(
    ' ',
  ),
)
const days: ReadonlySet<string> = new Set(
  [...monthNames.en, ...monthNames.es, ...weekdayNames.en, ...weekdayNames.es].map((name) => folded(name)),
)
/** A company or a hospital is no town. */
const institutions =
  /(?<!\p{L})(?:Hospital|Medical|Clinic|Center|Bank|Credit|Auto|Finance|Homes|Construction|Institute|School|University|Avenue|Street|Road|Drive|Lane|Clínica|Sanatorio|Banco|Financiera|Caja|Residencial)(?!\p{L})/u
const word = `(?:St\\. )?${capital}(?:[A-Z][a-z]+)?`
const place = `(?:CDMX|${word}(?: (?:de |del )?${word}){0,2})`
const ofElsewhere =
  /(?:\bfrom|born in|moved from|grew up in|University of|es de|vino de|originari[oa] de|nació en|Universidad de|Banco de) (?:the |el |la )?$/u
/** Where one works or buys is mostly a firm. */
const atFirm =
  /(?:trabaj\p{L}*|compr\p{L}*|deb\p{L}*|pag\p{L}*|worked|bought|owes?|tarjeta) (?:[^ ]+ ){0,3}$/iu

type Place = { name: string; before: string; after: string }

/** What stands behind an age with a capital and is no town: a state of life, or what somebody does. */
const noTown =
  /^(?:married|single|divorced|widow\w*|separated|retired|nurse|clerk|cook|student|unemployed|disabled|self|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|separad[oa]|jubilad[oa]|pensionad[oa]|desemplead[oa]|enfermer[oa])$|(?:er|or|ist|ian|ant|man|woman|ess)$|(?:er[oa]|ista|dor|dora|nte|ad[oa]|ic[oa]|ari[oa])$/

/** Whether a word that a note has behind an age can be a town. */
export function maybeTown(name: string): boolean {
  const [first = ''] = name.split(' ')
  if (knownCities.test(folded(name))) return true
  return isTown(name) && !isFirstName(first) && !noTown.test(folded(first))
}

/** The places that stand behind these words; a name in brackets where `words` has one. */
function placesIn(text: string, words: string): Place[] {
  return [...text.matchAll(new RegExp(`(?<=^|[ :])(${words})(?:the |el |la )?(${place})`, 'gu'))].map(
    (hit) => ({
      name: hit[2] ?? '',
      before: text.slice(0, hit.index + (hit[1] ?? '').length),
      after: text.slice(hit.index + hit[0].length),
    }),
  )
}

function isTown(name: string): boolean {
  const [first = ''] = name.split(' ')
  return !notTowns.has(first) && !days.has(folded(first)) && !institutions.test(name)
}

const isKnown = ({ name, before }: Place) =>
  knownCities.test(folded(name)) &&
  !ofElsewhere.test(before) &&
  // A department store of Mexico has the name of an English city.
  !(name === 'Liverpool' && /(?:de|en|por) $/u.test(before))

/**
 * Where the person lives: where the scenario says who lives where, if that is a town that is known; else a town of the first
 * sentences that is; else where it says who lives where, or the first place in or near which something is.
 */
export function homeTown(scenario: string): string | null {
  const text = scenario.replace(/^(?:(?:[Tt]rainer )?[Nn]otes?|[Nn]otas?(?: del instructor)?): +/u, '')
  const sentences = text.split(/(?<=[.!?;])\s|\n/)
  const labelled = new RegExp(
    `(?:^|\\n|[.;] )(?:HOME|Home|CASA|Casa|VIVE|Vive): (?!Rent|Own|Alquil|Propi|Casad|Married|Single)(${place})(?=[,.;\\n]|$)`,
    'u',
  ).exec(text)?.[1]
  const lives =
    new RegExp(`(?:[Vv]iv(?:e|o|ís|es)|[Ll]iv(?:es?|ing)) (?:en|in|near|outside) (${place})`, 'u').exec(
      text,
    )?.[1] ?? labelled
  if (lives !== undefined && knownCities.test(folded(lives))) return lives
  // "29, Macon GA.", "- 34, Fresno, married", "You are Ana, 45, Queens": who notes an age notes the town behind it.
  const noted = new RegExp(
    `^(?:[-*•·–] +)?(?:(?:You are |Eres |Sos |Usted es )?${capital}(?: ${capital}){0,3}, )?\\d{2}(?: años| years old)?, (?:of |from |in |de |outside |en )?(${place})(?: [A-Z]{2})?(?=[,.;\\n]|$)`,
    'u',
  ).exec(text)?.[1]
  if (noted !== undefined && maybeTown(noted)) return noted
  const first = sentences.slice(0, 3).join(' ')
  const abbreviated = new RegExp(
    `(?<!from |de )(?<![\\p{L}])(${place}),? (?:${states})(?=[,.;\\n]|$)`,
    'u',
  ).exec(first)?.[1]
  if (abbreviated !== undefined && isTown(abbreviated)) return abbreviated
  const known = placesIn(first, '(?:en|in|de|from|outside|near|of) |\\(').find(isKnown)
  if (known !== undefined) return known.name
  if (lives !== undefined && isTown(lives)) return lives
  const opening = sentences.slice(0, 2).join(' ')
  const near = placesIn(sentences.slice(0, 4).join(' '), '(?:en|in|outside|near|above) ').filter(
    ({ name, before, after }) =>
      isTown(name) &&
      // Further on a bare name may be a firm or somebody.
      (withState.test(after) || before.length < opening.length) &&
      !atFirm.test(before) &&
      // "Guadalupe, Nuevo León": a town may be called like a person.
      (!isFirstName(name.split(' ')[0] ?? '') || withState.test(after)),
  )
  // "Bellevue, Washington" is where somebody lives sooner than "a school in Singapore".
  return (near.find(({ after }) => withState.test(after)) ?? near[0])?.name ?? null
}
/** The states of the United States as the post writes them. */
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'
const withState = new RegExp(`^, ${place}(?=[,.;]|$| and| y | with | con )`, 'u')
