import type { Language } from '#protocol/vocabulary/language.ts'
import type { Address } from '#server/language/address.ts'
import type { TermsPart } from '#server/language/reading.ts'
import { owedCents } from '../../debtor/scenario.ts'
import { addressOf } from '../address.ts'
import { agreementIn, statedMeans } from '../agreement.ts'
import type { CollectorTurn, Conversation } from '../conversation.ts'
import { amountWords } from '../../debtor/bank/figure-words.ts'
import { lifeOf } from '../../debtor/life/of-scenario.ts'
import type { Region } from '../../debtor/life/life.ts'
import { addDays } from '../../debtor/calendar.ts'
import { day, oftenIn } from './format.ts'
import { inForm } from './in-form.ts'

/** What a better line may take up: only what both sides of the call could hear. */
export type Facts = {
  /** How amounts are written. */
  region: Region
  /** How the debtor is addressed in Spanish. */
  address: Address
  /** Whether anything was agreed to. */
  agreed: boolean
  /** How the person on the telephone is called; for a business, who answers there. */
  name: string
  /** The business that owes; null for a person. */
  company: string | null
  balance: string
  /** A payment that was spoken of, or a twelfth of the balance. */
  payment: string
  /** How often, where it was agreed: " a month". */
  often: Record<Language, string>
  /** Half of it, for an offer below. */
  smaller: string
  /** What the debtor has said it can pay a month, else half of the payment: what an offer above somebody's means comes down to. */
  bearable: string
  /** The day that was agreed on or spoken of for a payment, in the language; else the next pay day, unnamed. */
  dayIn: Record<Language, string>
}

/** Twelve payments is the plan most often opened with; rounded to what people say on the phone. */
function twelfth(cents: number): number {
  return Math.max(500, Math.round(cents / 12 / 500) * 500)
}

/** A sum as people say it on the phone: in steps of 5, below 5 as it is. */
function roundedDown(cents: number): number {
  return cents < 500 ? Math.round(cents) : Math.floor(cents / 500) * 500
}

/** What is less than this share of a debt was a count, or a slip: "ya pagué una" proposes no payment of 1. */
function leastPayment(debtCents: number): number {
  return Math.max(100, debtCents / 200)
}

/** The payments that a turn of the collector proposes. A date of birth or a rent is none. */
function proposedIn({ lines }: CollectorTurn): readonly TermsPart[] {
  return lines
    .flatMap(({ read }) => read.sentences)
    .flatMap(({ terms }) => (terms === null || terms.is === 'mention' ? [] : terms.alternatives.flat()))
}

/** A day without its year that lies further ahead is no payment's, but a birthday, say. */
const paymentWithinDays = 120

/** The day of a payment that was spoken of last by either side and is still to come. */
function paymentDay(talk: Conversation): string | null {
  const days = talk.turns.flatMap((turn) =>
    turn.speaker === 'user'
      ? proposedIn(turn).flatMap(({ from, until }) => from ?? until ?? [])
      : turn.lines.flatMap(({ freeWords, reading, understanding: { amounts, dates } }) =>
          !freeWords || reading.accepts || amounts.length > 0 ? dates.map(({ on }) => on) : [],
        ),
  )
  const latest = addDays(talk.scenario.today, paymentWithinDays)
  return days.findLast((on) => on > talk.scenario.today && on <= latest) ?? null
}

export function factsOf(talk: Conversation): Facts {
  const { scenario } = talk
  const { region, business } = lifeOf(scenario)
  const money = (cents: number) => amountWords(cents, region)
  const agreement = agreementIn(talk)
  const address = addressOf(talk)
  const offered = talk.collector
    .flatMap(proposedIn)
    .map(({ amountCents }) => amountCents ?? 0)
    .findLast((cents) => cents >= leastPayment(scenario.debtCents) && cents < scenario.debtCents / 2)
  const means = statedMeans(talk)
  const paymentCents = agreement?.paymentCents ?? means?.cents ?? offered ?? twelfth(scenario.debtCents)
  const smallerCents = twelfth(paymentCents * 6)
  const on = agreement ? agreement.firstOn : paymentDay(talk)
  const [first = scenario.name] = (business?.person ?? scenario.name).split(/\s+/)
  return {
    region,
    address,
    agreed: agreement !== null,
    name: first,
    company: business?.name ?? null,
    balance: money(owedCents(scenario)),
    payment: money(paymentCents),
    often: oftenIn(agreement?.frequency ?? 'once'),
    smaller: money(smallerCents),
    bearable: money(means === null ? smallerCents : roundedDown(means.monthCents)),
    dayIn: {
      en: on ? day(on, 'en') : 'your next pay day',
      es: on ? `el ${day(on, 'es')}` : inForm('{su|tu} próximo día de pago', address),
    },
  }
}
