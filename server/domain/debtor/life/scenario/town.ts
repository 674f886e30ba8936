import { folded } from '../../fold-text.ts'
import { isFirstName } from '../people/first-names.ts'
import { townIn } from './values.ts'

/** The pattern of a word with a capital. */
export const capital = "[A-ZÁÉÍÓÚÑ][a-záéíóúñü'’]+"

const knownCities =
  /^(guadalajara|monterrey|puebla|leon|oaxaca|toluca|queretaro|merida|tijuana|cancun|veracruz|morelia|ciudad de mexico|cdmx|hermosillo|culiacan|chihuahua|saltillo|acapulco|tampico|sevilla|madrid|barcelona|valencia|bilbao|zaragoza|valladolid|alicante|salamanca|burgos|leon|gijon|oviedo|santander|pamplona|logrono|cadiz|huelva|almeria|badajoz|caceres|toledo|malaga|murcia|granada|lugo|vigo|mendoza|rosario|cordoba|palermo|quilmes|la plata|buenos aires|mar del plata|san antonio|el paso|houston|dallas|chicago|miami|phoenix|fresno|los angeles|chula vista|san diego|new york|boston|detroit|cleveland|atlanta|denver|seattle|portland|memphis|tampa|brooklyn|queens|london|leeds|manchester|glasgow|liverpool|birmingham|bristol)$/

const notTowns =
  /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spanish|English|Christmas|Chapter|Social|Medicare|Medicaid|Amazon|Uber|Facebook|Instagram|Walmart|The|His|Her|My|Your|El|Los|Su|Tu|Mi|Navidad|Semana|Coppel|Elektra|Rappi|Didi|Oxxo|Soriana|Mercadona|Mercado|Telegram|WhatsApp)\b)/u
/** A company or a hospital is no town. */
const houses =
  /\b(?:Hospital|Medical|Clinic|Center|Bank|Credit|Auto|Finance|Homes|Construction|Institute|School|University|Avenue|Street|Road|Drive|Lane|Clínica|Sanatorio|Banco|Financiera|Caja|Residencial)\b/u
const place = `${capital}(?: ${capital}){0,2}`

/**
 * Where the person lives: a town that the first sentences name, as the scenario says who lives where, or the first place in or near
 * which something is.
 */
export function townOf(text: string): string | null {
  const sentences = text.split(/(?<=[.!?;])\s|\n/)
  const places = (words: string, part: string) =>
    [...part.matchAll(new RegExp(`(?<=^|[ :])(?:${words})(?:the |el |la )?(${place})`, 'gu'))]
      .map((hit) => hit[1] ?? '')
      .filter((name) => !notTowns.test(name) && !houses.test(name))
  const known = places('(?:en|in|de|from|outside|near|of) |\\(', sentences.slice(0, 3).join(' ')).findLast(
    (name) =>
      // A department store of Mexico has the name of an English city.
      knownCities.test(folded(name)) && !(name === 'Liverpool' && /(?:de|en|por) Liverpool/u.test(text)),
  )
  if (known !== undefined) return known
  const labelled = new RegExp(
    `(?:^|\\n|[.;] )(?:HOME|Home|CASA|Casa|VIVE|Vive): (${place})(?=[,.;])`,
    'u',
  ).exec(text)?.[1]
  if (labelled !== undefined) return labelled
  const lives = new RegExp(
    `(?:[Vv]iv(?:e|o|ís|es)|[Ll]iv(?:es?|ing)) (?:en|in|near|outside) (${place})`,
    'u',
  ).exec(text)?.[1]
  if (lives !== undefined && !notTowns.test(lives) && !isFirstName(lives)) return lives
  const near = places('(?:en|in|outside|near|above) ', sentences.slice(0, 2).join(' '))
  const [town] = near.filter((name) => !isFirstName(name.split(' ')[0] ?? ''))
  return townIn(text)?.split(',')[0] ?? town ?? null
}
