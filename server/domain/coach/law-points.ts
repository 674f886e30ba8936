import { type AskedOfLaw, asksHour, lawTopicsIn, timeAsked } from '#server/language/coach-law.ts'
import type { Jurisdiction, LawSource } from '#protocol/vocabulary/law.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { standingOf } from '../law/default.ts'
import { callHoursFor, laws, noticeFor, rulesFor, type Standing } from '../law/law.ts'
import type { Rule } from '../law/rule.ts'
import type { Conversation } from '../scoring/conversation.ts'
import { firstContactIn } from '../scoring/first-contact.ts'
import { firstContactNote } from '../scoring/words/first-contact.ts'
import { day, inMarks } from '../scoring/words/format.ts'
import type { AnswerContext } from './answer-context.ts'

type Worded = Record<Language, string>

/** What the law of a jurisdiction is called within a sentence. */
export const jurisdictionNames: Record<Jurisdiction, Worded> = {
  us: { en: 'United States federal law', es: 'la ley federal de Estados Unidos' },
  us_california: { en: 'the law of California', es: 'la ley de California' },
  us_new_york: { en: 'the law of New York', es: 'la ley de Nueva York' },
  us_texas: { en: 'the law of Texas', es: 'la ley de Texas' },
  us_florida: { en: 'the law of Florida', es: 'la ley de Florida' },
  mexico: { en: 'the law of Mexico', es: 'la ley de México' },
  spain: { en: 'the law of Spain', es: 'la ley de España' },
  argentina: { en: 'the law of Argentina', es: 'la ley de Argentina' },
  house: { en: 'the house rules', es: 'las reglas de buen trato' },
}

/** Whether the law itself was read, as a sentence without its full stop. */
export const checkedWords: Record<LawSource, Worded> = {
  primary: { en: 'We read the law itself', es: 'Leímos la ley misma' },
  secondary: {
    en: 'We read it in secondary sources, not in the law itself',
    es: 'La leímos en fuentes secundarias, no en la ley misma',
  },
  unchecked: { en: 'Nobody has checked this rule yet', es: 'Nadie ha verificado todavía esta regla' },
}

/** The same at the start of a sentence. */
export const capitalized = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const isHouse = (rule: Rule) => laws.house.rules.includes(rule)

function boundBy({ capacity, debtor }: Rule, language: Language): string {
  const who = {
    en: capacity.length > 1 ? 'agencies and creditors' : capacity[0] === 'agency' ? 'agencies' : 'creditors',
    es:
      capacity.length > 1
        ? 'a agencias y acreedores'
        : capacity[0] === 'agency'
          ? 'a las agencias'
          : 'a los acreedores',
  }[language]
  const whom = {
    en:
      debtor.length > 1 ? 'consumers or businesses' : debtor[0] === 'individual' ? 'consumers' : 'businesses',
    es:
      debtor.length > 1
        ? 'consumidores o empresas'
        : debtor[0] === 'individual'
          ? 'consumidores'
          : 'empresas',
  }[language]
  return language === 'en'
    ? `It binds ${who} that collect from ${whom}.`
    : `Obliga ${who} que cobran a ${whom}.`
}

/** A rule in a coach's words: where it stands, what it says, whom it binds, a line that keeps it, and whether it was checked. */
function describeRule(rule: Rule, language: Language): string {
  const { law, section, says, example, checked } = rule
  const en = language === 'en'
  const right = `${en ? 'Said right:' : 'Dicho bien:'} ${inMarks(example[language], language)}`
  if (isHouse(rule))
    return `${en ? 'House rule, not a law:' : 'Regla de buen trato, no es ley:'} ${says[language]} ${right}`
  const when =
    checked.at === 'unchecked' ? '' : en ? ` (${day(checked.on, 'en')})` : ` (${day(checked.on, 'es')})`
  return `${law}, ${section}: ${says[language]} ${boundBy(rule, language)} ${right} ${checkedWords[checked.at][language]}${when}.`
}

/** The rules that answer a question, the nearest law's first; the house rules only where no law has one. */
function rulesOn({ covers, rules = [] }: AskedOfLaw, standing: Standing): Rule[] {
  const onIt = rulesFor(standing).filter(
    ({ id, covers: covered }) =>
      covered.some((violation) => covers.includes(violation)) || rules.some((end) => id.endsWith(`.${end}`)),
  )
  const lawful = onIt.filter((rule) => !isHouse(rule))
  return lawful.length > 0 ? lawful : onIt
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const minutesOf = (written: string) => {
  const [hours = '0', minutes = '0'] = written.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Whether a call at a time of day is allowed, where the law has hours. */
function onHours(question: string, standing: Standing, language: Language): string | null {
  const hours = callHoursFor(standing)
  const at = timeAsked(question)
  if (hours === null || at === null) return null
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  const span = { en: `${clock(from)} to ${clock(to)}`, es: `de ${clock(from)} a ${clock(to)}` }[language]
  const en = language === 'en'
  if (at === to)
    return en
      ? `No: ${clock(at)} is where the hours for calls end (${span}).`
      : `No: a las ${clock(at)} termina el horario de llamadas (${span}).`
  if (at >= from && at < to)
    return en
      ? `As for the hour, yes: ${clock(at)} lies within the hours for calls (${span}).`
      : `Por la hora, sí: las ${clock(at)} están dentro del horario de llamadas (${span}).`
  return en
    ? `No: ${clock(at)} is outside the hours for calls (${span}).`
    : `No: las ${clock(at)} quedan fuera del horario de llamadas (${span}).`
}

const rulesShown = 2

/** Each source once: two rules of one place say the same to a trainee. */
function distinct(rules: readonly Rule[]): Rule[] {
  return rules.filter((rule, at) => rules.findIndex(({ id }) => id === rule.id) === at).slice(0, rulesShown)
}

/** What the law of this session, and of no other place, says on what a question asks. */
export function rulePoints({ talk, language }: AnswerContext, question: string): string[] {
  const standing = standingOf(talk.scenario)
  const name = jurisdictionNames[standing.jurisdiction][language]
  const en = language === 'en'
  const onIt = lawTopicsIn(question).flatMap((asked) => rulesOn(asked, standing))
  const found = distinct(ranked(onIt, question, standing))
  const [first] = found
  if (!first)
    return [
      standing.jurisdiction === 'house'
        ? en
          ? 'No rule of ours covers that. Ask your supervisor before you do it.'
          : 'Ninguna regla nuestra trata eso. Pregunte a su supervisor antes de hacerlo.'
        : en
          ? `No rule of ours covers that, neither ${name} as we have it nor the house rules. Ask your supervisor before you do it.`
          : `Ninguna regla nuestra trata eso, ni ${name} tal como la tenemos ni las reglas de buen trato. Pregunte a su supervisor antes de hacerlo.`,
    ]
  const lead = onHours(question, standing, language)
  const onlyHouse = isHouse(first) && standing.jurisdiction !== 'house'
  const none = onlyHouse
    ? en
      ? `${capitalized(name)}, as we have it, has no rule on that for this call.`
      : `En ${name}, tal como la tenemos, no hay regla sobre eso para esta llamada.`
    : null
  const told = found.map((rule) => describeRule(rule, language))
  const contact = first.covers.includes('missing_disclosure') ? firstContactPoint(talk, language) : null
  const main = [lead, none, told[0]].filter((part) => part != null).join(' ')
  return [main, ...(contact === null ? [] : [contact]), ...told.slice(1)]
}

/** What of the first contact was heard in this call, where the law asks for something to be said; null where it does not. */
export function firstContactPoint(talk: Conversation, language: Language): string | null {
  const contact = firstContactIn(talk, standingOf(talk.scenario))
  if (contact === null) return null
  const note = firstContactNote(contact, language)
  if (note !== null) return note
  return language === 'en'
    ? 'You said all that the law asks for at the first contact.'
    : 'Dijo todo lo que la ley pide en el primer contacto.'
}

/** Where an hour is asked for, the rule with the hours answers it. */
function ranked(rules: readonly Rule[], question: string, standing: Standing): readonly Rule[] {
  const hours = callHoursFor(standing)
  if (hours === null || !asksHour(question)) return rules
  return rules.toSorted((a, b) => Number(b.id === hours.rule) - Number(a.id === hours.rule))
}

/** By which law the call is held, for whom, and what it asks of every call. */
export function applicableLaw({ talk, language }: AnswerContext): string[] {
  const standing = standingOf(talk.scenario)
  const en = language === 'en'
  const name = jurisdictionNames[standing.jurisdiction][language]
  const agency = standing.capacity === 'agency'
  const business = standing.debtor === 'business'
  const who = en
    ? `you call for ${agency ? 'an agency' : 'the creditor'}, and the debtor is a ${business ? 'business' : 'consumer'}`
    : `usted llama por ${agency ? 'una agencia' : 'el acreedor'} y el deudor es ${business ? 'una empresa' : 'un consumidor'}`
  const hours = callHoursFor(standing)
  const notice = noticeFor(standing)
  const parts = [
    en ? `This call is held against ${name}: ${who}.` : `Esta llamada se rige por ${name}: ${who}.`,
    hours && (en ? `Calls: ${hours.from} to ${hours.to}.` : `Llamadas: de ${hours.from} a ${hours.to}.`),
    notice
      ? `${en ? 'The notice you owe:' : 'El aviso que debe dar:'} ${inMarks(notice.says[language], language)}`
      : en
        ? 'It asks for no notice in fixed words.'
        : 'No pide un aviso con palabras fijas.',
  ]
  return [parts.filter((part) => part !== null).join(' ')]
}
