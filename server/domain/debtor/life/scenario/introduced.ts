import type { Language } from '#protocol/vocabulary/language.ts'
import { baseOf } from './english.ts'
import { maybeTown } from './home-town.ts'
import { bareKin } from './kin-notes.ts'
import type { Speaker } from './speaker.ts'

/** A comma inside of a place ("Scranton, Pennsylvania") is no end of a clause: written so until the clause is said. */
export const placeComma = '⸴'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const place = "\\p{Lu}[\\p{L}.’'-]+(?: (?:de |del |de la |de los |los |las )?\\p{Lu}[\\p{L}.’'-]+)*"
export const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What stands beside the name at the beginning, each as a sentence: "Estela Bruno, 62 años, modista, de Rosario." */
export function introduced(scenario: string, { names, gender }: Speaker, language: Language): string {
  const own = names.map(escaped).join('|')
  if (own === '') return scenario
  const open = new RegExp(
    `^(?:(?:WRONG PERSON|Wrong person|Persona equivocada)\\. )?(?:Don |Doña )?((?:${own})(?: (?:${own}))*)([,.]) `,
    'u',
  ).exec(scenario)
  const [lead = '', , mark] = open ?? []
  if (open === null) return scenario
  const end = /[.;](?= |$)/.exec(scenario.slice(lead.length))
  const stop = end === null ? scenario.length : lead.length + end.index
  const first = names[0] ?? ''
  const told: string[] = []
  const parts = scenario.slice(lead.length, stop).split(', ')
  let used = 0
  while (used < parts.length) {
    const part = parts[used] ?? ''
    const next = parts[used + 1] ?? ''
    const as = attribute(part, language, gender === 'female')
    if (as === null) break
    // "En Katy, Texas, desde 2018": one place.
    const wider = /(?:vive en|lives in|is from|es de) /.test(as) && new RegExp(`^${place}$`, 'u').test(next)
    told.push(`${first} ${as}${wider ? `${placeComma} ${next}` : ''}`)
    used += wider ? 2 : 1
    if (/^(?:desde|since) \d{4}$/.test(parts[used] ?? '')) {
      told[told.length - 1] += ` ${parts[used] ?? ''}`
      used += 1
    }
  }
  const rest = parts.slice(used).join(', ')
  // A name that is a sentence of its own is followed by nothing but notes on the person.
  if (told.length === 0 || (mark === '.' && rest !== '')) return scenario
  const after = scenario.slice(stop)
  const who = bareKin.test(rest) && language === 'en' ? (gender === 'female' ? 'Her' : 'His') : first
  const goesOn = rest === '' ? after.replace(/^[.;] ?/, '') : `${who} ${rest}${after}`
  return [...told.map((one) => `${one}.`), capital(goesOn)].join(' ').trim()
}

/** "You are Ana, 45, Queens, a stylist with a loud laugh.": what stands beside the name, each as a sentence. */
export function cast(scenario: string): string {
  const lead = new RegExp(`^You(?:['’]re| are) ${place}, (?=[^.;]*\\d{2}(?:[,.;]| and ))`, 'u').exec(scenario)
  if (lead === null) return scenario
  const end = /[.;](?= |$)/.exec(scenario.slice(lead[0].length))
  const stop = end === null ? scenario.length : lead[0].length + end.index
  const parts = scenario.slice(lead[0].length, stop).split(/, | (?=and you(?!\p{L}))/u)
  const told: string[] = []
  for (const part of parts) {
    const as = attribute(part, 'en', false)
    if (as === null) break
    told.push(`You ${as.replace(/^is /, 'are ').replace(/^lives /, 'live ')}.`)
  }
  if (told.length === 0) return scenario
  const rest = parts.slice(told.length).join(', ').replace(/^and /u, '')
  const goesOn = /^(?:an?|the|\p{Ll}+ing) /u.test(rest)
    ? `You are ${rest}`
    : capital(rest.replace(/^who (\p{Ll}+)/u, (_all, verb: string) => `you ${baseOf(verb)}`))
  return [...told, `${goesOn}${scenario.slice(stop)}`.replace(/^[.;] ?/u, '')].join(' ').trim()
}

const states: Record<Language, RegExp> = {
  en: /^(?:married|divorced|widowed|single|retired|separated)$/,
  es: /^(?:casad|divorciad|viud|solter|jubilad|separad|pensionad)[oa]$/,
}

function attribute(part: string, language: Language, female: boolean): string | null {
  const age = /^(?:de |aged? |now )?(\d{2})(?: años| years old)?$/.exec(part)?.[1]
  if (age !== undefined) return language === 'en' ? `is ${age}` : `tiene ${age} años`
  if (states[language].test(part.toLowerCase()))
    return language === 'en'
      ? `is ${part.toLowerCase()}`
      : /^(?:casad|divorciad|separad)/i.test(part)
        ? `está ${part.toLowerCase()}`
        : `es ${part.toLowerCase()}`
  const from = new RegExp(`^(?:${language === 'en' ? 'of|from' : 'de'}) (${place})$`, 'u').exec(part)?.[1]
  if (from !== undefined) return language === 'en' ? `is from ${from}` : `es de ${from}`
  const inside = new RegExp(`^(?:${language === 'en' ? 'in|outside|near' : 'en'}) ${place}$`, 'u').test(part)
  if (inside) return language === 'en' ? `lives ${part}` : `vive ${part}`
  if (new RegExp(`^${place}$`, 'u').test(part) && maybeTown(part.replace(/ [A-Z]{2}$/, '')))
    return language === 'en' ? `lives in ${part.replace(/ [A-Z]{2}$/, '')}` : `es de ${part}`
  if (language === 'en')
    return /^an? (?:[\p{L}-]+ ){0,4}[\p{L}-]+$/u.test(part) && !/\b(?:who|that|which)\b/.test(part)
      ? `is ${part}`
      : null
  if (/^con (?:una?|dos|tres|cuatro) hij[oa]s?(?!\p{L})/u.test(part)) return part.replace(/^con/, 'tiene')
  return /^\p{Ll}+(?:ist|er|or|an|ic|in|es|ad|os|ol|ar|uel|tr)[oae]?s?$|^\p{Ll}+(?:ista|era|ora|ana|és|ense|eño|eña|ólogo|óloga)$|^modista$/u.test(
    part,
  ) &&
    !/(?:[aeiou]ba|ía|ió|ó)$/.test(part) &&
    (female || !part.endsWith('ora'))
    ? `es ${part}`
    : null
}
