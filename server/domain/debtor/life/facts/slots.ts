import type { Language } from '#protocol/vocabulary/language.ts'
import { occupationIdOf } from '#protocol/vocabulary/prospect.ts'
import { monthNames } from '../../calendar.ts'
import { folded } from '../../fold-text.ts'
import { chance, pick } from '../../random.ts'
import type { Papers, Region } from '../life.ts'
import { drawnCity } from '../people/city.ts'
import { jobs } from '../people/jobs.ts'
import type { Person } from '../people/person.ts'
import { places } from '../people/places.ts'
import type { LifeSource } from '../people/source.ts'
import type { Told } from '../scenario/told.ts'

const numbers: Record<Language, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
    ' ',
  ),
}

/** A small number as it is said. */
function inWords(number: number, language: Language): string {
  return numbers[language][number] ?? String(number)
}

function birthday(birthDate: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  const name = monthNames[language][month - 1] ?? ''
  return language === 'en' ? `${name} ${day}, ${year}` : `${day} de ${name} de ${year}`
}

function joined(items: string[], language: Language): string {
  const last = items.at(-1) ?? ''
  const and = language === 'en' ? 'and' : /^h?i/i.test(last) ? 'e' : 'y'
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const slug = (text: string) =>
  folded(text)
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')

/** What shows that the right person is on the telephone; the same in both languages but for the street. */
export function papersFor(person: Person, region: Region, told: Told): Papers & { city: string } {
  const { seed } = person
  const place = places[region]
  const [drawn, areaCode] = drawnCity(seed, region)
  const digits = String(1_000 + Math.floor(chance(seed, 'phone') * 9_000))
  const number = 12 + Math.floor(chance(seed, 'house number') * 1_900)
  const street = pick(seed, 'street', place.streets)
  const surname = slug(person.lastName)
  return {
    birthDate: person.birthDate,
    lastFour: String(1_000 + Math.floor(chance(seed, 'last four') * 9_000)),
    address:
      person.home?.address ??
      (/^(calle|avenida) /.test(street) ? `${street} ${number}` : `${number} ${street}`),
    phone: place.phone(areaCode, digits),
    email: `${slug(person.firstName)}${surname === '' ? '' : `.${surname}`}@mail.example`,
    city: person.home?.city ?? told.city ?? drawn,
  }
}

/** What fills the slots of the tables; a slot that the person lacks is absent. */
export function slotsOf(
  person: Person,
  source: LifeSource,
  told: Told,
  language: Language,
  /** Where the person speaks like, and where the address is. */
  { region, home }: { region: Region; home: Region },
): Record<string, string> {
  const { seed, partner, children } = person
  const en = language === 'en'
  const female = person.gender === 'female'
  const papers = papersFor(person, home, told)
  const place = places[region]
  const spouseWord =
    spouseWords[partner.status === 'together' ? 'together' : 'married'][partner.gender][language]
  const first = children.all[0]
  const kid = first ?? null
  const kids = children.all.map(({ name }) => name)
  const work = jobOf(source, language)
  const gendered = (text: string) =>
    text.replaceAll('{o}', female ? 'a' : 'o').replaceAll('{a}', female ? 'a' : '')
  const hours = work === null ? undefined : pick(seed, 'hours', work.hours)
  const years = 2 + Math.floor(chance(seed, 'years') * (person.ageBand === 'young' ? 3 : 12))
  const outMonths = 3 + Math.floor(chance(seed, 'months') * 6)
  const staff = 4 + Math.floor(chance(seed, 'staff') * 8)
  const sister = person.sibling.gender === 'female'
  const spouseName =
    partner.name === null
      ? en
        ? `my ${spouseWord}`
        : `mi ${spouseWord}`
      : `${en ? 'my' : 'mi'} ${spouseWord} ${partner.name}`
  const title = work === null ? titleOf(source, language) : null
  const values: Record<string, string | undefined> = {
    o: female ? 'a' : 'o',
    x: female ? 'a' : '',
    first: person.firstName,
    last: person.lastName === '' ? undefined : person.lastName,
    company: person.business?.name,
    birthday: birthday(papers.birthDate, language),
    year: papers.birthDate.slice(0, 4),
    lastfour: papers.lastFour,
    address: papers.address,
    city: papers.city,
    street: papers.address.replace(/^[\d-]+ | \d+$/g, ''),
    phone: papers.phone,
    email: papers.email,
    partner: partner.name ?? undefined,
    spousename: spouseName,
    Spousename: capitalized(spouseName),
    spouse: spouseWord,
    Spouse: en ? `My ${spouseWord}` : `Mi ${spouseWord}`,
    spousehim: partner.gender === 'male' ? 'him' : 'her',
    ex: en ? 'ex' : partner.gender === 'female' ? 'exmujer' : 'exmarido',
    widow: female ? 'widow' : 'widower',
    kid: kid?.name,
    kidword: kid === null ? undefined : kid.gender === 'female' ? 'daughter' : 'son',
    kidage:
      kid === null || kid.age === 0
        ? undefined
        : `${inWords(kid.age, language)}${en ? '' : kid.age === 1 ? ' año' : ' años'}`,
    kidHe: kid?.gender === 'female' ? 'she' : 'he',
    KidHe: kid?.gender === 'female' ? 'She' : 'He',
    kx: kid?.gender === 'female' ? 'a' : 'o',
    kidlist: kids.length === 0 ? undefined : joined(kids, language),
    kidages: children.all.some(({ age }) => age === 0)
      ? undefined
      : joined(
          children.all.map(({ name, age }) =>
            en ? `${name} is ${inWords(age, language)}` : `${name} tiene ${inWords(age, language)}`,
          ),
          language,
        ) || undefined,
    kidcount: inWords(children.all.length, language),
    Kidcount: capitalized(inWords(children.all.length, language)),
    pet: person.pet?.name,
    sibling: person.sibling.name,
    sibword: en ? (sister ? 'sister' : 'brother') : sister ? 'hermana' : 'hermano',
    sibHe: sister ? 'she' : 'he',
    SibHe: sister ? 'She' : 'He',
    sibhis: sister ? 'her' : 'his',
    un: sister ? 'una' : 'un',
    parent: female ? 'mother' : 'father',
    bank: pick(seed, 'bank', place.banks),
    car: pick(seed, 'which car', place.cars),
    job: work === null ? undefined : gendered(work.job),
    Job: work === null ? undefined : capitalized(work.job),
    workplace: work === null ? undefined : pick(seed, 'workplace', work.at),
    hours,
    hourslow: hours === undefined ? undefined : hours.charAt(0).toLowerCase() + hours.slice(1),
    title: title ?? undefined,
    Title: title === null ? undefined : capitalized(title),
    years: inWords(years, language),
    Years: capitalized(inWords(years, language)),
    outmonths: inWords(outMonths, language),
    Outmonths: capitalized(inWords(outMonths, language)),
    staff: inWords(staff, language),
    Staff: capitalized(inWords(staff, language)),
    duenx: female ? 'la dueña' : 'el dueño',
    Duenx: female ? 'La dueña' : 'El dueño',
  }
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

const spouseWords = {
  married: { female: { en: 'wife', es: 'esposa' }, male: { en: 'husband', es: 'esposo' } },
  together: { female: { en: 'girlfriend', es: 'pareja' }, male: { en: 'boyfriend', es: 'pareja' } },
} as const

function jobOf(source: LifeSource, language: Language) {
  const said = folded(source.occupation ?? '').replaceAll('_', ' ')
  // An occupation of the manager's own words says it better than the nearest job of ours.
  if (said === '' || titleOf(source, language) !== null) return null
  return jobs.find(({ words }) => words.test(said))?.[language] ?? null
}

/** How English names of occupations end, and no Spanish ones but the excepted. */
const english =
  /(?<!chof|chóf|mánag|manag|brók|brok)(?:er|ist|man|woman|ress|ian|smith|hand|ant|ee)s?$|\b(?:nurse|clerk|cook|coach|guard|owner|of|the)\b/i

/** More words than this are a sentence, and no name of an occupation. */
const titleWordsMax = 8

/** A custom occupation as it is said, where it is in the language and short; null otherwise. */
function titleOf(source: LifeSource, language: Language): string | null {
  if (source.occupation === null || occupationIdOf(source.occupation) !== null) return null
  // "Dental hygienist, currently three days a week": what stands behind is no part of the name.
  const [occupation = ''] = source.occupation.split(
    /[,;(]| [-–—] | currently | por (?:mi |su )?cuenta(?: propia)?| self-employed/u,
  )
  if (occupation.trim() === '' || occupation.trim().split(' ').length > titleWordsMax) return null
  const spanish = /(ador|ista|ero|era|ario|aria|ente|ante|ico|ica|ogo|oga|ado|ada| de )/.test(
    folded(occupation),
  )
  const isSpanish =
    source.primaryLanguage === 'spanish' || (source.primaryLanguage === 'bilingual' && spanish)
  if (isSpanish !== (language === 'es')) return null
  // Written in the other language it is not said.
  if (language === 'es' && english.test(occupation)) return null
  // "HVAC installer" keeps its capitals.
  const acronym = /^\p{Lu}{2}/u.test(occupation)
  const name = occupation.trim()
  const small = acronym ? name : name.charAt(0).toLowerCase() + name.slice(1)
  // "Peluquera en su casa", of one's own.
  const said =
    language === 'es'
      ? small.replace(/(?<!\p{L})su(s?)(?= \p{L})/gu, 'mi$1')
      : small.replace(/\b(?:his|her|their)(?= \p{L})/gu, 'my')
  return language === 'es'
    ? said
    : /^(?:part|full)[- ]time (?:at|in|on|for) /i.test(said)
      ? null
      : `${(acronym ? /^[AEFHILMNORSX]/ : /^[aeiou]/).test(said) ? 'an' : 'a'} ${said}`
}

/** Fills a text; null when a slot is missing. */
export function filled(text: string, slots: Readonly<Record<string, string>>): string | null {
  let missing = false
  const done = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) missing = true
    return value ?? ''
  })
  return missing ? null : /^\S+@/.test(done) ? done : capitalized(done)
}
