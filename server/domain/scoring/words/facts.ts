import type { Language } from '#protocol/vocabulary/language.ts'
import type { Frequency } from '#server/language/reading.ts'
import { owedCents } from '../../debtor/scenario.ts'
import { agreementIn, statedMeans } from '../agreement.ts'
import type { Conversation } from '../conversation.ts'
import { amountWords } from '../../debtor/bank/figure-words.ts'
import { lifeOf } from '../../debtor/life/of-scenario.ts'
import type { Region } from '../../debtor/life/life.ts'
import { day } from './format.ts'

/** What a better line may take up: only what both sides of the call could hear. */
export type Facts = {
  /** How amounts are written. */
  region: Region
  /** Whether anything was agreed to. */
  agreed: boolean
  /** Whether `name` is that of a business. */
  business: boolean
  name: string
  balance: string
  /** A payment that was spoken of, or a twelfth of the balance. */
  payment: string
  /** How often, where it was agreed: " a month". */
  often: Record<Language, string>
  /** Half of it, for an offer below. */
  smaller: string
  /** The day that was spoken of, in the language; else the next pay day, unnamed. */
  dayIn: Record<Language, string>
}

const oftenWords: Record<Frequency, Record<Language, string>> = {
  once: { en: '', es: '' },
  weekly: { en: ' a week', es: ' a la semana' },
  biweekly: { en: ' every two weeks', es: ' cada quincena' },
  monthly: { en: ' a month', es: ' al mes' },
}

/** Twelve payments is the plan most often opened with; rounded to what people say on the phone. */
function twelfth(cents: number): number {
  return Math.max(500, Math.round(cents / 12 / 500) * 500)
}

export function factsOf(talk: Conversation): Facts {
  const { scenario } = talk
  const { region } = lifeOf(scenario)
  const money = (cents: number) => amountWords(cents, region)
  const agreement = agreementIn(talk)
  const offered = talk.collector
    .flatMap((turn) => turn.lines.flatMap((line) => line.understanding.amounts))
    .findLast(({ cents }) => cents > 0 && cents < scenario.debtCents / 2)
  const paymentCents =
    statedMeans(talk) ?? agreement?.paymentCents ?? offered?.cents ?? twelfth(scenario.debtCents)
  const said = talk.turns
    .flatMap((turn) => turn.lines.flatMap((line) => line.understanding.dates))
    .findLast(({ on }) => on > scenario.today)
  const on = agreement?.firstOn ?? said?.on ?? null
  const [first = scenario.name] = scenario.name.split(/\s+/)
  return {
    region,
    agreed: agreement !== null,
    business: scenario.type === 'business',
    name: scenario.type === 'business' ? scenario.name : first,
    balance: money(owedCents(scenario)),
    payment: money(paymentCents),
    often: oftenWords[agreement?.frequency ?? 'once'],
    smaller: money(twelfth(paymentCents * 6)),
    dayIn: {
      en: on ? day(on, 'en') : 'your next pay day',
      es: on ? `el ${day(on, 'es')}` : 'su próximo día de pago',
    },
  }
}
