import type { Language } from '#protocol/vocabulary/language.ts'
import type { Frequency } from '#server/language/reading.ts'
import { type DebtorPlan, objectionOfAct, type ObjectionTopic } from '../plan.ts'
import { phrases, type Phrase } from './phrases.ts'

/**
 * Scripted collectors for measuring the debtor. They speak in plain text and see only what a person on
 * the phone would: what the debtor did and the figures it said. The ablations are the skilled script
 * with one skill taken out.
 */
export const collectorIds = [
  'skilled',
  'no_empathy',
  'no_probing',
  'ignores_objections',
  'pushy',
  'threatening',
] as const
export type CollectorId = (typeof collectorIds)[number]

export type CollectorView = {
  language: Language
  debtorName: string
  debtCents: number
  /** What the debtor did so far, the opening first. */
  heard: readonly DebtorPlan[]
}

/** The moves of one line, in the order they are said. `answer:` names the topic that is answered. */
type Beat = Phrase | `answer:${ObjectionTopic}`

function money(cents: number, language: Language): string {
  const whole = Math.round(cents / 100).toLocaleString('en-US')
  return language === 'en' ? `$${whole}` : `$${whole} pesos`
}

const every: Record<Language, Record<Frequency, string>> = {
  en: { monthly: 'per month', weekly: 'per week', biweekly: 'every two weeks', once: 'in one payment' },
  es: { monthly: 'al mes', weekly: 'a la semana', biweekly: 'cada quincena', once: 'en un solo pago' },
}

const months: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}

function dayIn(on: string, language: Language): string {
  const month = months[language][Number(on.slice(5, 7)) - 1] ?? ''
  const date = Number(on.slice(8))
  return language === 'en' ? `${month} ${date}` : `${date} de ${month}`
}

/** What the conversation has come to, read off the debtor's own words. */
function progress(heard: readonly DebtorPlan[]) {
  const agreedAt = heard.findLastIndex(({ act }) => act === 'accept')
  const terms = agreedAt < 0 ? [] : heard.slice(agreedAt)
  const named = heard.findLast(({ slots }) => slots.offerCents !== undefined)?.slots
  return {
    revealed: heard.some(({ act }) => act === 'reveal'),
    agreed: agreedAt >= 0,
    figure: named?.offerCents ?? null,
    frequency: named?.offerFrequency ?? ('monthly' as const),
    date: terms.findLast(({ slots }) => slots.offerDate !== undefined)?.slots.offerDate ?? null,
    method: terms.findLast(({ slots }) => slots.offerMethod !== undefined)?.slots.offerMethod ?? null,
    confirmed: heard.some(({ act }) => act === 'confirm_promise'),
  }
}

/** The next step of the call when nothing has to be dealt with first. */
function nextStep(heard: readonly DebtorPlan[]): Beat[] {
  const { revealed, agreed, figure, date, method, confirmed } = progress(heard)
  if (confirmed) return ['close']
  if (agreed) return date === null || method === null ? ['ask_terms'] : ['recap']
  if (!revealed) return ['open_probe']
  if (figure !== null) return ['take_figure']
  return heard.length % 2 === 0 ? ['plan', 'ask_amount'] : ['explain', 'ask_amount']
}

/** What a good collector says to what the debtor just did. */
function skilled(heard: readonly DebtorPlan[]): Beat[] {
  const last = heard.at(-1)
  if (!last || heard.length <= 1) return ['opening']
  const next = nextStep(heard)
  const topic = last.slots.objection?.topic ?? objectionOfAct[last.act]
  switch (last.act) {
    case 'who_is_this':
      return ['introduce_again']
    case 'confirm_identity':
      return progress(heard).revealed ? next : ['state_debt', 'open_probe']
    case 'wrong_party':
      return ['wrong_number']
    case 'stop_calling':
      return ['apology', 'honour_stop']
    case 'bankruptcy_or_attorney':
      return ['reflect', 'attorney']
    case 'vulnerable':
      return ['care']
    case 'break_down':
      return ['empathy', 'reflect', 'referral']
    case 'lash_out':
    case 'threat_back':
      return [
        'empathy',
        'reflect',
        'boundary',
        ...(progress(heard).revealed ? [] : (['open_probe'] as const)),
      ]
    case 'ask_back':
      return last.slots.askedAbout === 'identity' || last.slots.askedAbout === 'verification'
        ? ['privacy', 'introduce_again']
        : ['empathy', 'reflect', ...next]
    case 'reveal':
      return ['empathy', 'reflect', 'plan', 'ask_amount']
    case 'counter_offer':
    case 'accept':
    case 'promise':
    case 'confirm_promise':
      return next
    case 'partial_offer':
      return topic ? ['empathy', 'reflect', 'answer:partial_offer'] : ['reflect', ...next]
    default:
      return topic ? ['empathy', 'reflect', `answer:${topic}`] : ['empathy', 'reflect', ...next]
  }
}

const acknowledging: readonly Beat[] = ['empathy', 'reflect', 'apology', 'care']
const probing: readonly Beat[] = ['open_probe', 'ask_amount']

/** What even a collector who passes over objections takes care of. */
const kind: readonly Beat[] = [
  'apology',
  'honour_stop',
  'wrong_number',
  'care',
  'boundary',
  'referral',
  'open_probe',
  'introduce_again',
]

function beats(id: CollectorId, heard: readonly DebtorPlan[]): Beat[] {
  const good = skilled(heard)
  if (id === 'skilled' || heard.length <= 1) return good
  const { agreed } = progress(heard)
  switch (id) {
    case 'no_empathy': {
      const left = good.filter((beat) => !acknowledging.includes(beat))
      return left.length > 0 ? left : nextStep(heard)
    }
    case 'no_probing': {
      const left = good.filter((beat) => !probing.includes(beat))
      return left.length === good.length ? good : [...left, 'own_figure']
    }
    case 'ignores_objections':
      // Kind, and good at everything else; but what the debtor holds against paying is passed over.
      if (agreed || !heard.some(({ slots }) => slots.objection !== undefined)) return good
      return [...good.filter((beat) => kind.includes(beat)), 'press_on']
    case 'pushy':
      return agreed ? nextStep(heard) : ['push']
    case 'threatening':
      return agreed ? nextStep(heard) : heard.length % 2 === 0 ? ['threat'] : ['push', 'threat']
    default:
      return unreachable(id)
  }
}

/** The collector's next line. Deterministic: the same view gives the same words. */
export function collectorLine(
  id: CollectorId,
  { language, debtorName, debtCents, heard }: CollectorView,
): string {
  const bank = phrases[language]
  const { figure, frequency, date } = progress(heard)
  const values: Record<string, string> = {
    name: debtorName,
    debt: money(debtCents, language),
    guess: money(Math.max(1_000, Math.round(debtCents / 24)), language),
    figure: money(figure ?? Math.round(debtCents / 24), language),
    every: every[language][frequency],
    date: date === null ? '' : dayIn(date, language),
  }
  return beats(id, heard)
    .map((beat) => {
      const [kind, topic] = beat.split(':')
      const ways = kind === 'answer' ? bank.answers[topic as ObjectionTopic] : bank[beat as Phrase]
      return ways[heard.length % ways.length] ?? ''
    })
    .join(' ')
    .replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
