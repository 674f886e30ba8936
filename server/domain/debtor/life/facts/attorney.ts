import type { Language } from '#protocol/vocabulary/language.ts'
import { folded } from '../../fold-text.ts'
import { chance, pick } from '../../random.ts'
import type { Fact, Region } from '../life.ts'
import { drawnCity } from '../people/city.ts'
import { places } from '../people/places.ts'

/** What of an attorney is told, each by a fact of its own: the ends of their ids. */
export const attorneyFactIds = {
  name: 'seed-attorney-name',
  phone: 'seed-attorney-phone',
  email: 'seed-attorney-email',
  address: 'seed-attorney-address',
} as const

const capital = "\\p{Lu}[\\p{L}'’-]+"
/** "Hired an attorney, Mr. Gerald Thibodeaux", "una abogada, la doctora Silvina Aráoz", "ATTORNEY: hired Doyle Hartnett". */
const named = new RegExp(
  `(?<!\\p{L})(?:[Aa]ttorney|ATTORNEY|[Ll]awyer|LAWYER|[Ss]olicitor|SOLICITOR|[Aa]bogad[oa]|ABOGAD[OA]|[Ll]icenciad[oa])(?!\\p{L})(?:,|:| named| called| is| es| llamad[oa])?(?: (?:hired|retained|contrat\\p{Ll}+ a))?(?: (?:el|la))?(?: (?:Mr\\.?|Mrs\\.?|Ms\\.?|Dr\\.?|Dra\\.?|Lic\\.?|licenciad[oa]|doctora?|letrad[oa]))? ((?:${capital})(?: ${capital}){0,2})`,
  'u',
)
/** "Hired Paul Renninger, a lawyer". */
const apposed = new RegExp(
  `(${capital} ${capital}),? (?:an?|una?|su|his|her) (?:attorney|lawyer|solicitor|abogad[oa])(?!\\p{L})`,
  'u',
)

/** How the attorney of a scenario is called; null where it names none. */
export function attorneyName(scenario: string): string | null {
  return named.exec(scenario)?.[1] ?? apposed.exec(scenario)?.[1] ?? null
}

const slug = (name: string) => folded(name.split(' ').at(-1) ?? name).replace(/[^a-z]+/g, '')

type Words = (told: { value: string; office: string }) => readonly [text: string, again: string]
const words: Record<Language, Record<keyof typeof attorneyFactIds, Words>> = {
  en: {
    name: ({ value }) => [`My lawyer’s name is ${value}.`, `${value}, my lawyer.`],
    phone: ({ value }) => [
      `The lawyer’s office number is ${value}.`,
      `That’s the lawyer’s number, ${value}.`,
    ],
    email: ({ value }) => [`The lawyer’s email is ${value}.`, `That’s the lawyer’s, ${value}.`],
    address: ({ value }) => [`The lawyer’s office is at ${value}.`, `That’s the lawyer’s office, ${value}.`],
  },
  es: {
    name: ({ value, office }) => [`Se llama ${value}.`, `${value}, ${office}.`],
    phone: ({ value, office }) => [`El teléfono ${office} es el ${value}.`, `Es el ${office}, ${value}.`],
    email: ({ value, office }) => [`El correo ${office} es ${value}.`, `Es el ${office}, ${value}.`],
    address: ({ value, office }) => [`La oficina está en ${value}.`, `Es la dirección ${office}, ${value}.`],
  },
}

/**
 * How the attorney of a scenario can be reached, where the author did not write it: who collects has to take these details, and must
 * not get the debtor's own for them.
 */
export function attorneyFacts(scenario: string, seed: number, language: Language, region: Region): Fact[] {
  const place = places[region]
  const [, areaCode] = drawnCity(seed, region)
  const digits = String(1_000 + Math.floor(chance(seed, 'attorney phone') * 9_000))
  const number = 101 + Math.floor(chance(seed, 'attorney number') * 800)
  const street = pick(seed, 'attorney street', place.streets)
  const name = attorneyName(scenario)
  const female = /\babogada\b|\blicenciada\b|\bdoctora\b/i.test(scenario)
  const office =
    language === 'en' ? '' : region === 'es-AR' ? 'del estudio' : female ? 'de la abogada' : 'del abogado'
  const values: Record<keyof typeof attorneyFactIds, string | null> = {
    name,
    phone: /\d{3}[- .]\d{3,4}/.test(scenario) ? null : place.phone(areaCode, digits),
    email: name === null ? null : `${slug(name)}@legal.example`,
    address: /^(?:calle|avenida) /.test(street) ? `${street} ${number}` : `${number} ${street}`,
  }
  return (Object.keys(attorneyFactIds) as (keyof typeof attorneyFactIds)[]).flatMap((detail): Fact[] => {
    const value = values[detail]
    if (value === null) return []
    const isName = detail === 'name'
    const [text, again] = words[language][detail]({
      value,
      office: isName ? (female ? 'mi abogada' : 'mi abogado') : office,
    })
    return [
      {
        id: attorneyFactIds[detail],
        topic: 'attorney',
        also: [],
        text,
        again,
        openness: 'free',
        from: 'seed',
        quotable: true,
      },
    ]
  })
}
