import type { Language } from '#protocol/vocabulary/language.ts'
import type { Accent, PrimaryLanguage } from '#protocol/vocabulary/prospect.ts'
import { folded } from '../../fold-text.ts'
import type { Region } from '../life.ts'

/** What a region offers: cities with an area code, streets, banks, and how a telephone number is written. */
type Places = {
  cities: readonly (readonly [city: string, areaCode: string])[]
  streets: readonly string[]
  banks: readonly string[]
  cars: readonly string[]
  /** `#` is a digit; the number ranges are those kept for fiction where a country has one. */
  phone: (areaCode: string, digits: string) => string
}

const american = {
  streets: ['Maple Street', 'Willow Lane', 'Third Avenue', 'Cedar Court', 'Birch Road', 'Franklin Street'],
  banks: ['Chase', 'Wells Fargo', 'the credit union', 'Bank of America', 'Capital One'],
  cars: ['Corolla', 'Civic', 'Malibu', 'Focus', 'Sentra'],
  phone: (areaCode: string, digits: string) => `${areaCode}-555-01${digits.slice(0, 2)}`,
}

export const places: Record<Region, Places> = {
  'en-US': {
    ...american,
    cities: [
      ['Columbus', '614'],
      ['Toledo', '419'],
      ['Des Moines', '515'],
      ['Tulsa', '918'],
      ['Knoxville', '865'],
      ['Spokane', '509'],
    ],
  },
  'en-GB': {
    cities: [
      ['Leeds', '0113'],
      ['Nottingham', '0115'],
      ['Bristol', '0117'],
      ['Reading', '0118'],
    ],
    streets: ['Albert Road', 'Station Road', 'Church Lane', 'Victoria Terrace', 'Mill Lane'],
    banks: ['Barclays', 'Lloyds', 'NatWest', 'Nationwide'],
    cars: ['Fiesta', 'Corsa', 'Golf', 'Polo'],
    phone: (areaCode, digits) => `${areaCode} 496 0${digits.slice(0, 3)}`,
  },
  'es-MX': {
    cities: [
      ['Puebla', '222'],
      ['Querétaro', '442'],
      ['Toluca', '722'],
      ['León', '477'],
      ['Morelia', '443'],
    ],
    streets: ['calle Hidalgo', 'calle Morelos', 'calle Allende', 'avenida Juárez', 'calle Pino Suárez'],
    banks: ['Banorte', 'BBVA', 'Banco Azteca', 'Santander'],
    cars: ['Tsuru', 'Chevy', 'Jetta', 'Aveo'],
    phone: (areaCode, digits) => `${areaCode} 555 01${digits.slice(0, 2)}`,
  },
  'es-AR': {
    cities: [
      ['Rosario', '341'],
      ['La Plata', '221'],
      ['Quilmes', '11'],
      ['Mar del Plata', '223'],
    ],
    streets: ['calle Belgrano', 'calle Mitre', 'avenida San Martín', 'calle Sarmiento'],
    banks: ['el Banco Nación', 'el Galicia', 'el Macro'],
    cars: ['Gol', 'Corsa', 'Fiat Uno', 'Clío'],
    phone: (areaCode, digits) => `${areaCode} 5550-1${digits.slice(0, 3)}`,
  },
  'es-ES': {
    cities: [
      ['Zaragoza', '976'],
      ['Valladolid', '983'],
      ['Murcia', '968'],
      ['Málaga', '952'],
    ],
    streets: ['calle Mayor', 'calle del Pilar', 'avenida de la Paz', 'calle San Juan'],
    banks: ['CaixaBank', 'el Santander', 'Ibercaja', 'Unicaja'],
    cars: ['Ibiza', 'Clío', 'Megane', 'Corsa'],
    phone: (areaCode, digits) => `${areaCode} 55 01 ${digits.slice(0, 2)}`,
  },
  'es-US': {
    ...american,
    cities: [
      ['San Antonio', '210'],
      ['El Paso', '915'],
      ['Fresno', '559'],
      ['Tucson', '520'],
    ],
  },
}

/** Cities that place a Spanish speaker, against folded text. */
const citiesOf: readonly (readonly [Region, RegExp])[] = [
  [
    'es-ES',
    /\b(zaragoza|madrid|barcelona|sevilla|valencia|bilbao|malaga|murcia|valladolid|granada|alicante|vigo|gijon|oviedo|lugo|coruna|santander|pamplona|logrono|burgos|cadiz|huelva|almeria|castellon|tarragona|girona|lleida|mallorca|tenerife|salamanca|vitoria|donostia|badajoz|caceres|espana)\b/,
  ],
  [
    'es-AR',
    /\b(buenos aires|rosario|mendoza|la plata|tucuman|quilmes|mar del plata|avellaneda|palermo|argentina|bahia blanca)\b/,
  ],
  [
    'es-MX',
    /\b(guadalajara|monterrey|puebla|queretaro|toluca|tijuana|cancun|veracruz|oaxaca|chihuahua|hermosillo|saltillo|morelia|aguascalientes|culiacan|ciudad juarez|zacatecas|durango|acapulco|villahermosa|tampico|mazatlan|celaya|irapuato|ciudad de mexico|cdmx|ecatepec|zapopan|leon de los aldama)\b/,
  ],
  [
    'es-US',
    /\b(san antonio|el paso|houston|dallas|los angeles|chicago|miami|phoenix|tucson|fresno|texas|california|mcallen|chula vista|san diego)\b/,
  ],
]

/** The region of the city that is named first; undefined where none is. */
function firstCity(told: string): Region | undefined {
  return citiesOf
    .map(([region, cities]) => ({ region, at: told.search(cities) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.region
}

/** The region of a person in one language: the scenario's city first, then the accent. */
export function regionOf(
  prospect: { accent: Accent; primaryLanguage: PrimaryLanguage; scenario: string | null },
  language: Language,
): Region {
  if (language === 'en') return prospect.accent === 'british' ? 'en-GB' : 'en-US'
  const told = folded(prospect.scenario ?? '')
  // Where somebody lives, else the first city that is named: others are where work or family is.
  const named =
    firstCity(
      /\b(?:vive[ns]?|vivo|vivis|live[sd]?|living|reside[sn]?) (?:en|in) (.*)/.exec(told)?.[1] ?? '',
    ) ?? firstCity(told)
  if (named !== undefined) return named
  if (prospect.accent === 'argentinian') return 'es-AR'
  if (prospect.accent === 'castilian') return 'es-ES'
  if (prospect.primaryLanguage === 'bilingual' || /american|_us|york|california/.test(prospect.accent))
    return 'es-US'
  return 'es-MX'
}
