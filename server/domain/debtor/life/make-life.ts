import { openingLanguage, type Language } from '#protocol/vocabulary/language.ts'
import type { DebtType } from '#protocol/vocabulary/prospect.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import { localized } from '../bank/localized.ts'
import { statedMeans } from '../means.ts'
import { pick } from '../random.ts'
import { attorneyFacts } from './facts/attorney.ts'
import { details } from './facts/details.ts'
import { enDebt } from './facts/en-debt.ts'
import { enPerson } from './facts/en-person.ts'
import { enWork } from './facts/en-work.ts'
import { esDebt } from './facts/es-debt.ts'
import { esPerson } from './facts/es-person.ts'
import { esWork } from './facts/es-work.ts'
import { flagsOf, holds } from './facts/flags.ts'
import { opennessOf, type Rows } from './facts/rows.ts'
import { filled, papersFor, slotsOf } from './facts/slots.ts'
import type { Fact, Life } from './life.ts'
import { isFirstName } from './people/first-names.ts'
import { makePerson } from './people/person.ts'
import { regionOf } from './people/places.ts'
import type { LifeSource } from './people/source.ts'
import type { ReadClauses } from './clause-reader/model.ts'
import { scenarioFacts } from './scenario/facts.ts'
import type { Speaker } from './scenario/speaker.ts'
import { claimsOf, owesNothing } from './scenario/claims.ts'
import { withSample, writtenPerson } from './samples/apply.ts'
import { sampleLifeOf } from './samples/samples.ts'
import { toldBy } from './scenario/told.ts'

const tables: Record<Language, readonly Rows[]> = {
  en: [enPerson, enWork, enDebt],
  es: [esPerson, esWork, esDebt],
}

/** The occupation of a business's person, or that they own it. */
const ownerJob: Record<Language, Record<'female' | 'male', string>> = {
  en: { female: 'owner', male: 'owner' },
  es: { female: 'dueña', male: 'dueño' },
}

const jobsBesideName: Record<Language, string> = {
  en: 'bookkeeper|office manager|general manager|shop manager|accounts? (?:manager|clerk)|accountant|treasurer|secretary|receptionist|manager|controller|director',
  es: 'contadora?|administradora?|administrativ[oa]|secretari[oa]|tesorer[oa]|encargad[oa]|gerente|recepcionista|directora?',
}

/** "Moira Feeney, bookkeeper, 58": what whoever answers for a firm is there, where they do not own it. */
function jobBesideName(
  scenario: string,
  { firstName, lastName }: { firstName: string; lastName: string },
  language: Language,
): string | null {
  const name = `${firstName} ${lastName}`.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return (
    new RegExp(
      `${name},(?: \\d{2}(?: años)?,)? (?:(?:the|its|their|la|el|su) )?(${jobsBesideName[language]})(?=[,.;\\n]|$)`,
      'u',
    ).exec(scenario)?.[1] ?? null
  )
}

/** Topics for which nothing is invented once the scenario tells of a cause: they could only repeat or contradict it. */
const withCause: readonly Topic[] = ['cause', 'job_loss']

/** What only somebody who is behind with a debt could tell of it. */
const ofDebt: readonly Topic[] = [
  'behind_since',
  'past_agreement',
  'other_debts',
  'expected_money',
  'leftover',
]
/** What only somebody who has the account could tell of it. */
const ofAccount: readonly Topic[] = ['purpose', 'opened', 'last_payment', 'creditor_contact', 'insurance']

/** Debts whose kind says what they were for, or that fit any story. */
const plainDebts: readonly DebtType[] = [
  'credit_card',
  'auto_loan',
  'personal_loan',
  'mortgage',
  'student_loan',
]

export type LifeOptions = {
  /** Of the session; the prospect's own first language by default. */
  language?: Language
  /** The day on which the life is made, YYYY-MM-DD: the year of birth is counted from it. */
  today: string
  /** Reads the clauses of the scenario; other weights than the usual ones where those have learned from it. */
  reads?: ReadClauses
}

/** The languages that a prospect speaks, the one a session opens in first. */
export function languagesOf(source: Pick<LifeSource, 'primaryLanguage'>): Language[] {
  return source.primaryLanguage === 'bilingual' ? ['en', 'es'] : [openingLanguage(source.primaryLanguage)]
}

/**
 * The life of a prospect: pure in its arguments. The person (names, ages, papers, pay) depends on the prospect and the
 * seed alone, so the lives of one prospect in two languages agree; only the texts differ. What the scenario settles
 * comes first, then the prospect's fields, then chance.
 */
export function makeLife(source: LifeSource, seed: number, { language, today, reads }: LifeOptions): Life {
  const speaks = language ?? languagesOf(source)[0] ?? 'en'
  const told = toldBy(source)
  const sample = sampleLifeOf(source)
  const drawn = makePerson(source, seed, told, today)
  const person = sample === null ? drawn : { ...drawn, ...writtenPerson(sample, today) }
  const region = regionOf(source, speaks)
  // Who speaks both languages lives at one address, whichever is spoken.
  const home = regionOf(
    source,
    source.primaryLanguage === 'bilingual' ? openingLanguage('bilingual') : speaks,
  )
  const claims = claimsOf(source.scenario, source.name)
  const slots = slotsOf(person, source, told, speaks, { region, home })
  const flags = flagsOf(person, source, told, slots)
  const speaker: Speaker = {
    gender: person.gender,
    names: [
      person.firstName,
      ...person.lastName.split(' '),
      ...told.calledToo,
      ...shortName(source.scenario ?? '', person.firstName),
    ].filter((name) => name.length > 1),
    bilingual: source.primaryLanguage === 'bilingual',
    paired: told.partner !== null,
    business:
      person.business === null
        ? null
        : [...businessWords, ...person.business.name.split(/\s+/).filter((word) => word.length > 3)],
  }
  const scenario = scenarioFacts(
    source.scenario ?? '',
    speaker,
    speaks,
    source.primaryLanguage === 'bilingual',
    reads,
  )
  const medical = source.debtType === 'medical' || source.debtType === 'medical_debt'
  // The treatment that a medical bill is for.
  if (medical)
    for (const fact of scenario.facts)
      if (fact.topic === 'health' && !fact.also.includes('purpose')) fact.also.push('purpose')
  const settled = new Set<Topic>(told.topics)
  if (told.partner !== null && told.partner.status !== 'unclear') settled.delete('partner')
  if (told.children !== null && person.children.known && person.children.all.length > 0)
    settled.delete('children')
  if (told.partner !== null || told.children !== null || told.topics.has('relatives'))
    settled.add('household')
  // What a medical, utility or business debt is for stands in its scenario, or is not known better than there.
  if (source.scenario !== null && !plainDebts.includes(source.debtType)) settled.add('purpose')
  if (source.scenario !== null && source.debtType === 'auto_loan') settled.add('transport')
  // A written scenario leaves no room for another cause.
  if ((source.scenario ?? '').length > 120)
    for (const topic of ['job_loss', 'amount_view'] as const) settled.add(topic)
  if (statedMeans(source.scenario) !== null) settled.add('payday')
  if (told.topics.has('health'))
    for (const topic of ['other_income', 'work_hours'] as const) settled.add(topic)
  if (scenario.cause.length > 0 || owesNothing(claims)) for (const topic of withCause) settled.add(topic)
  // Nothing is invented of a debt that is somebody else's, or that was paid.
  if (owesNothing(claims)) for (const topic of ofDebt) settled.add(topic)
  if (claims.stranger !== null) for (const topic of ofAccount) settled.add(topic)
  for (const fact of scenario.facts)
    if (fact.quotable) for (const topic of [fact.topic, ...fact.also]) settled.add(topic)
  // Whoever denies the debt has words for that, whatever else the scenario speaks of.
  const sayable = scenario.facts
    .filter(({ quotable }) => quotable)
    .flatMap(({ topic, also }) => [topic, ...also])
  if (owesNothing(claims))
    for (const topic of ['not_mine', 'amount_view'] as const)
      if (!sayable.includes(topic)) settled.delete(topic)
  // "Fed up with calls at work" does not say what the work is; the prospect does.
  const tellsWork = scenario.facts.some(
    ({ topic, of, quotable, text }) =>
      quotable && topic === 'work' && of === 'debtor' && (source.occupation === null || statesJob.test(text)),
  )
  if (!tellsWork && !told.topics.has('job_loss')) settled.delete('work')
  const seeded: Fact[] = []
  for (const table of tables[speaks])
    for (const [key, rows] of Object.entries(table)) {
      const topic = key as Topic
      if (settled.has(topic)) continue
      const fitting = rows.filter(
        ([when, text, again]) =>
          holds(when, flags) && filled(text, slots) !== null && filled(again, slots) !== null,
      )
      if (fitting.length === 0) continue
      const [, text, again] = pick(seed, `fact ${topic}`, fitting)
      seeded.push({
        id: `seed-${topic}`,
        topic,
        also: [],
        text: filled(text, slots) ?? text,
        again: filled(again, slots) ?? again,
        openness: opennessOf[topic] ?? 'free',
        from: 'seed',
        quotable: true,
      })
    }
  // Further facts of what the tables told.
  const known = new Set(seeded.map(({ topic }) => topic))
  details[speaks].forEach(([topic, when, text, again], at) => {
    // A stranger knows nothing of the account.
    if (claims.stranger !== null && ofAccount.includes(topic)) return
    const written = scenario.facts.some((fact) => fact.quotable && [fact.topic, ...fact.also].includes(topic))
    if (topic === 'purpose' ? written : !known.has(topic)) return
    if (!holds(when, flags)) return
    const [whole, short] = [filled(text, slots), filled(again, slots)]
    if (whole === null || short === null) return
    seeded.push({
      id: `seed-${topic}-${at}`,
      topic,
      also: [],
      text: whole,
      again: short,
      openness: opennessOf[topic] ?? 'free',
      from: 'seed',
      quotable: true,
    })
  })
  if (claims.attorney) seeded.push(...attorneyFacts(source.scenario ?? '', seed, speaks, region))
  const { city: _city, ...papers } = papersFor(person, home, told)
  const facts = [
    ...scenario.facts,
    ...seeded.map((fact) => ({
      ...fact,
      text: localized(fact.text, region),
      again: localized(fact.again, region),
    })),
  ]
  const life: Life = {
    version: 1,
    seed,
    language: speaks,
    region,
    gender: person.gender,
    ageBand: person.ageBand,
    firstName: person.firstName,
    business:
      person.business === null
        ? null
        : {
            person: `${person.firstName} ${person.lastName}`.trim(),
            job: jobBesideName(source.scenario ?? '', person, speaks) ?? ownerJob[speaks][person.gender],
            name: person.business.name,
          },
    papers,
    facts,
    cause:
      claims.stranger !== null
        ? []
        : scenario.cause.length > 0
          ? scenario.cause
          : facts.filter(({ topic }) => topic === 'cause').map(({ id }) => id),
  }
  return sample === null ? life : withSample(life, sample)
}

/** "I'm back at work on nights" does not say what the work is. */
const statesJob =
  /^(?:I['’]m an? |I (?:work (?:as|at|for|in)|drive|teach|clean|cook|repair|sell|run|own|make|fly|fix|build|deliver)\b|(?:\p{L}+ ){0,2}(?:Soy|soy|Trabajo|trabajo|Manejo|manejo|Conduzco|conduzco|Vendo|vendo|Coso|coso|Reparto|Limpio|limpio) (?!otra|ya|de noche|con menos)|Doy clases|Tengo un)/u

/** How a scenario calls a business that its owner calls "we". */
const businessWords =
  'bakery restaurant store shop company business firm garage salon café cafe agency studio team farm hotel bar gym clinic panadería restaurante tienda empresa negocio taller fonda distribuidora ferretería papelería salón abarrotes farmacia carnicería'.split(
    ' ',
  )

/** "Vinny is 51": a scenario may begin with what the person is called. */
function shortName(scenario: string, firstName: string): string[] {
  const [first = ''] = /^\p{Lu}\p{Ll}{2,}(?= \p{Ll})/u.exec(scenario) ?? []
  const short = first.slice(0, 3) === firstName.slice(0, 3)
  // "Lupita fell behind": whoever it opens with, where the full name stands nowhere in it.
  const pet = isFirstName(first) && !scenario.includes(firstName)
  return first !== '' && first !== firstName && (short || pet) ? [first] : []
}
