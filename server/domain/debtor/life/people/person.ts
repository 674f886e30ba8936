import type { Frequency, PaymentMethod } from '#server/language/reading.ts'
import { financesOf } from '../../finances.ts'
import { folded } from '../../fold-text.ts'
import { isRetired, livelihoodOf } from '../../livelihood.ts'
import type { RootCause } from '../../plan.ts'
import { between, chance, pick, shuffled } from '../../random.ts'
import type { Scenario } from '../../scenario.ts'
import type { AgeBand, Gender } from '../life.ts'
import { namesCause } from '../scenario/facts.ts'
import type { Told } from '../scenario/told.ts'
import { firstNames, genderOfName, namesOf } from './first-names.ts'
import { genderOf } from './gender-of.ts'
import type { LifeSource } from './source.ts'

export type Relative = { name: string; gender: Gender; age: number }

/** Who a debtor is, before any text: the same in both languages. */
export type Person = {
  seed: number
  firstName: string
  lastName: string
  business: { name: string } | null
  gender: Gender
  ageBand: AgeBand
  /** Year, month, day of birth. */
  birthDate: string
  /** Names are null where the scenario speaks of somebody without naming them. */
  partner: {
    status: 'married' | 'together' | 'apart' | 'widowed' | 'none'
    name: string | null
    gender: Gender
  }
  children: { known: boolean; all: Relative[]; home: boolean }
  parents: 'both' | 'mother' | 'far'
  sibling: Relative
  pet: { name: string; kind: 'dog' | 'cat' } | null
  /** Where a hand-written life puts the person; drawn otherwise. */
  home: { address: string; city: string } | null
  housing: 'renting' | 'owning' | 'with_parents'
  work: 'employed' | 'out' | 'retired' | 'student' | 'self' | 'business'
  pay: { frequency: Frequency; method: PaymentMethod; cash: boolean }
  car: boolean
  cause: RootCause
  monthlyNet: number
  smoker: boolean
}

/** The scenario of a call as the finances need it, with the life's own seed. */
export function financesScenario(source: LifeSource, seed: number, today: string): Scenario {
  return {
    seed,
    name: source.name,
    type: source.type,
    occupation: source.occupation,
    income: source.income,
    debtCents: (source.debtAmount ?? 0) * 100,
    debtType: source.debtType,
    paymentHistory: source.paymentHistory,
    personality: source.personality,
    difficulty: 'medium',
    accent: source.accent,
    primaryLanguage: source.primaryLanguage,
    sessionLanguage: source.primaryLanguage,
    sessionType: 'standard',
    opening: 'greeting',
    scenario: source.scenario,
    objections: [...(source.objections ?? [])],
    today,
  }
}

function agesOf(source: LifeSource, retired: boolean, student: boolean): [number, number] {
  if (retired) return [66, 79]
  if (student) return [19, 26]
  if (/\b(grand(son|daughter|kids|children)|niet[oa]s?)\b/.test(folded(source.scenario ?? '')))
    return [58, 72]
  if (source.voiceType === 'elderly') return [63, 77]
  return source.voiceType === 'young' ? [20, 30] : [30, 58]
}

/** Somebody who writes the Spanish version of the person's family names. */
function relative(
  person: { seed: number; spanish: boolean; taken: Set<string> },
  label: string,
  gender: Gender,
  age: number,
): Relative {
  const names = firstNames(person.spanish ? 'es' : 'en', gender).slice(0, 90)
  const name =
    shuffled(person.seed, label, names).find((given) => !person.taken.has(folded(given))) ?? names[0] ?? ''
  person.taken.add(folded(name))
  return { name, gender, age: Math.max(1, Math.round(age)) }
}

/** What a company is in law. */
const companyForm = /(?<!\p{L})(?:LLC|Inc|Ltd|Limited|Corp|Co|S\.? ?R\.? ?L|S\.? ?[AL]|S\. de R\.L)\.?$/u

/** "(owner: Gail Hurst)", "— habla Mirta Schönfeld", "(al teléfono, Amparo Piqueras, administradora)": who speaks for the firm. */
const speaksFor =
  /^(.+?),? ?(?:\(| [-–—] )(?:atiende|contesta|habla|responde|al tel[eé]fono|contacto|contact|attn|speaking|(?:co-?)?owner|member|manager|partner|proprietor|director|treasurer|bookkeeper|(?:co-?)?due[nñ][oa]|titular|gerente|propietari[oa]|soci[oa]|administrador[a]?|encargad[oa])[:,.]? (?:do[nñ]a? |mr\.? |mrs\.? |ms\.? )?(\p{Lu}[^,()]*?)(?:,[^()]*)?\)?$/iu

/** The person in a business's name ("Denise Harper, Bright Path Catering"); null when it holds none. */
function personInName(written: string): { person: string; business: string } | null {
  const [, firm, speaker] = speaksFor.exec(written) ?? []
  if (firm !== undefined && speaker !== undefined && /^\p{Lu}/u.test(speaker))
    return { person: speaker.trim(), business: firm.trim() }
  // "(Graham Oyelaran, owner)", "(atiende Graciela Monte)": the name alone.
  const name = written.replace(
    / \((?:(?:atiende|contesta|habla|contacto|contact|attn|owner|dueñ[oa])[:.]? )?(\p{Lu}[^,()]*)(?:, [^()]*)?\)$/iu,
    ' ($1)',
  )
  const [before, ...after] = name.split(/,| [-–—] | \(/)
  const rest = after.join(',').replace(/\)$/, '').trim()
  if (before === undefined || rest === '' || /^(inc|llc|ltd|s\.?\s?[al](?!\p{L})|s\.? de|corp)/iu.test(rest))
    return null
  // "Glowworm Neon LLC (Vincent Scarpelli)"
  const company =
    before.split(' ').length > 2 && (companyForm.test(before) || genderOfName(namesOf(before).first) === null)
  if (company && / \(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\)$/u.test(name))
    return { person: rest, business: before.trim() }
  const named = genderOfName(namesOf(before).first) !== null || / \(/.test(name)
  return !named ? null : { person: before.trim(), business: rest }
}

function partnerOf(
  source: LifeSource,
  told: Told,
  age: number,
  gender: Gender,
  named: (gender: Gender) => string,
  seed: number,
  cause: RootCause,
): Person['partner'] {
  const other: Gender = gender === 'female' ? 'male' : 'female'
  if (told.partner !== null) {
    const { status, name } = told.partner
    const its = told.partner.gender ?? other
    if (status === 'dead') return { status: 'widowed', name, gender: its }
    return { status: status === 'gone' ? 'apart' : 'married', name, gender: its }
  }
  if (told.alone) return { status: 'none', name: null, gender: other }
  const objection = folded((source.objections ?? []).join(' '))
  const word = /\b(wife|esposa|mujer)\b/.test(objection)
    ? 'female'
    : /\b(husband|esposo|marido)\b/.test(objection)
      ? 'male'
      : other
  if (source.type === 'individual' && told.objections.has('spouse'))
    return { status: 'married', name: named(word), gender: word }
  if (cause === 'separation') return { status: 'apart', name: named(other), gender: other }
  // "She lives with her mother and her two children": no husband was left out.
  if (told.topics.has('household'))
    return { status: told.children === null ? 'none' : 'apart', name: null, gender: other }
  const drawn = chance(seed, 'partner')
  if (age < 30)
    return drawn < 0.45
      ? { status: 'together', name: named(other), gender: other }
      : { status: 'none', name: null, gender: other }
  if (drawn < 0.5) return { status: 'married', name: named(other), gender: other }
  if (drawn < 0.62) return { status: 'together', name: named(other), gender: other }
  if (drawn < 0.82)
    return age > 62
      ? { status: 'widowed', name: named(other), gender: other }
      : { status: 'apart', name: named(other), gender: other }
  return { status: 'none', name: null, gender: other }
}

/**
 * A coherent person from a prospect and its seed: what the scenario settles first, then the fields, then chance.
 * Income, pay rhythm and payment method are those of `financesOf` with the same seed.
 */
export function makePerson(source: LifeSource, seed: number, told: Told, today: string): Person {
  const scenario = financesScenario(source, seed, today)
  const livelihood = livelihoodOf(scenario)
  const finances = financesOf(scenario)
  const cause = finances.cause
  const occupation = folded(source.occupation ?? '')
  const spanish = source.primaryLanguage !== 'english'
  const inName = source.type === 'business' ? personInName(source.name) : null
  const taken = new Set([...told.names, ...folded(source.name).split(/\W+/)])
  const base = { seed, spanish, taken }
  const whole =
    source.type === 'individual'
      ? source.name
      : (inName?.person ??
        (told.ownerName === null
          ? `${relative(base, 'self', chance(seed, 'gender') < 0.5 ? 'female' : 'male', 40).name} ${pick(seed, 'surname', spanish ? ['Medina', 'Robles', 'Cárdenas', 'Ibarra'] : ['Walsh', 'Brennan', 'Hayes', 'Porter'])}`
          : told.ownerName))
  const { first, last } = namesOf(whole)
  const said = folded(`${source.name}. ${source.scenario ?? ''}`)
  const gender: Gender =
    genderOf(first, source.scenario ?? '', spanish ? source.occupation : null) ??
    (/\b(dona|la duena)\b/.test(said)
      ? 'female'
      : /\b(don|el dueno)\b/.test(said)
        ? 'male'
        : chance(seed, 'gender') < 0.5
          ? 'female'
          : 'male')
  // "She lives with Andrés, who is retired", of somebody who teaches.
  const retired =
    isRetired(scenario) || (source.occupation === null && /\b(retire[de]|jubilad[oa])\b/.test(said))
  const student = /student|estudia|alumn/.test(occupation)
  const [low, high] = agesOf(source, retired, student)
  const age = told.age ?? Math.floor(between(seed, 'age', low, high))
  const two = (number: number) => String(number).padStart(2, '0')
  const birthday = `${two(1 + Math.floor(chance(seed, 'birth month') * 12))}-${two(1 + Math.floor(chance(seed, 'birth day') * 28))}`
  const birthYear = Number(today.slice(0, 4)) - age - (birthday > today.slice(5) ? 1 : 0)
  const birthDate = `${birthYear}-${birthday}`
  const named = (of: Gender) => relative(base, 'partner', of, age).name
  const partner = partnerOf(source, told, age, gender, named, seed, cause)
  const children = childrenOf(told, age, seed, base, partner.status)
  const out =
    told.job === 'lost' ||
    (told.job !== 'new' && livelihood.out) ||
    (told.job === null &&
      !namesCause(source.scenario ?? '') &&
      source.type === 'individual' &&
      !retired &&
      cause === 'job_loss')
  const withParents = age < 27 && partner.status === 'none' && children.all.length === 0
  const housing =
    withParents && chance(seed, 'housing') < 0.5
      ? 'with_parents'
      : source.debtType === 'mortgage' || (age > 29 && !student && chance(seed, 'housing') > 0.72)
        ? 'owning'
        : 'renting'
  return {
    seed,
    firstName: first,
    lastName: last,
    business: source.type === 'business' ? { name: inName?.business ?? source.name } : null,
    gender,
    ageBand: age < 31 ? 'young' : age < 60 ? 'middle' : 'older',
    birthDate,
    partner,
    children,
    parents: age > 58 ? 'far' : chance(seed, 'parents') < 0.5 ? 'mother' : 'both',
    sibling: relative(base, 'sibling', chance(seed, 'sibling gender') < 0.5 ? 'female' : 'male', age),
    pet: petOf(seed, spanish, taken),
    home: null,
    housing,
    work:
      source.type === 'business'
        ? 'business'
        : retired
          ? 'retired'
          : out
            ? 'out'
            : student
              ? 'student'
              : /self.?employ|freelance|contractor|contratista|cuenta propia|independiente|autonom|vendor|ambulante/.test(
                    occupation,
                  )
                ? 'self'
                : 'employed',
    pay: { frequency: finances.payFrequency, method: finances.method, cash: livelihood.payMethod === 'cash' },
    car: chance(seed, 'car') < 0.6,
    cause,
    monthlyNet: finances.monthlyCapCents / 100,
    smoker: chance(seed, 'smoker') < 0.2,
  }
}

const petNames = {
  en: {
    dog: ['Gus', 'Duke', 'Scout', 'Biscuit', 'Waffles', 'Rusty'],
    cat: ['Rosie', 'Pepper', 'Mabel', 'Cleo', 'Pixie'],
  },
  es: {
    dog: ['Firulais', 'Bruno', 'Manchas', 'Frijol', 'Pinto'],
    cat: ['Pelusa', 'Luna', 'Canela', 'Chispa', 'Misha'],
  },
} as const

function petOf(seed: number, spanish: boolean, taken: ReadonlySet<string>): Person['pet'] {
  if (chance(seed, 'pet') >= 0.55) return null
  const kind = chance(seed, 'pet kind') < 0.65 ? 'dog' : 'cat'
  return { kind, name: petName(seed, spanish, kind, taken) }
}

function petName(seed: number, spanish: boolean, kind: 'dog' | 'cat', taken: ReadonlySet<string>): string {
  const names: readonly string[] = petNames[spanish ? 'es' : 'en'][kind]
  return (
    shuffled(seed, 'pet name', names).find((name) => !taken.has(folded(name))) ??
    (spanish ? 'Nube' : 'Sparky')
  )
}

function childrenOf(
  told: Told,
  age: number,
  seed: number,
  base: { seed: number; spanish: boolean; taken: Set<string> },
  partner: Person['partner']['status'],
): Person['children'] {
  if (told.children !== null) {
    const { named, count } = told.children
    const complete = named.length > 0 && (count === null || count === named.length)
    return {
      known: complete && named.every(({ gender }) => gender !== null),
      all: named.map(({ name, gender }) => ({ name, gender: gender ?? 'female', age: 0 })),
      home: false,
    }
  }
  const share = told.alone ? 0.4 : age < 27 ? 0.2 : partner === 'none' ? 0.35 : 0.75
  if (chance(seed, 'children') >= share) return { known: true, all: [], home: false }
  const number = age < 30 ? 1 : 1 + Math.floor(chance(seed, 'how many') * 2.6)
  const oldest = Math.min(age - 20, Math.round(between(seed, 'oldest', 3, 17) + Math.max(0, age - 48)))
  const all = Array.from({ length: number }, (_, at) =>
    relative(
      base,
      `child ${at}`,
      chance(seed, `child ${at} gender`) < 0.5 ? 'female' : 'male',
      Math.max(1, oldest - at * 3),
    ),
  )
  return { known: true, all, home: oldest < 20 && !told.alone }
}
