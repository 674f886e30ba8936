import type { Language } from '#protocol/vocabulary/language.ts'
import { type DebtorAct, type DebtorPlan, objectionOfAct } from '../debtor/plan.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import type { Scenario } from '../debtor/scenario.ts'
import { amountWords, dayWords, frequencyWords, methodWords } from '../debtor/bank/figure-words.ts'
import { polish } from './polish.ts'
import { debtTerm } from './debt-term.ts'
import { goodEnglish } from './good-en.ts'
import { goodSpanish } from './good-es.ts'
import { type GoodCollectorLines, poorLines } from './lines.ts'

const good: Record<Language, GoodCollectorLines> = { en: goodEnglish, es: goodSpanish }

export type CollectorStyle = 'good' | 'poor'

/** The entry of a list for its nth use; beyond the end, the last one. */
function nthOrLast(list: readonly string[], times: number): string {
  return list[Math.min(times, list.length - 1)] ?? ''
}

function fillSlots(
  line: string,
  scenario: Scenario,
  heard: readonly DebtorPlan[],
  language: Language,
): string {
  const slot = <Name extends keyof DebtorPlan['slots']>(name: Name) =>
    heard.findLast(({ slots }) => slots[name] !== undefined)?.slots[name]
  const { region } = lifeOf(scenario, language)
  const [figure, on, method] = [slot('offerCents'), slot('offerDate'), slot('offerMethod')]
  const values: Record<string, string> = {
    name: scenario.name,
    first: scenario.name.split(' ')[0] ?? '',
    debt: amountWords(scenario.debtCents, region),
    debtType: debtTerm(scenario.debtType, language),
    figure: figure === undefined ? '' : amountWords(figure, region),
    every: frequencyWords(slot('offerFrequency') ?? 'monthly', region),
    date: on === undefined ? '' : dayWords(on, region),
    method: method === undefined ? '' : methodWords(method, region),
  }
  return polish(
    line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    language,
  )
}

/** Replies that show who is on the phone. */
const proofs: ReadonlySet<Situation | null> = new Set<Situation>([
  'identity.birth_date',
  'identity.last_four',
  'identity.address',
  'identity.papers',
])

/** What the good collector says next, based on what a person on the phone would hear: acts, figures, days. */
function goodCollectorLine(heard: readonly DebtorPlan[], lines: GoodCollectorLines): string {
  const last = heard.at(-1)
  const did = (act: DebtorAct) => heard.some((plan) => plan.act === act)
  const times = (of: (plan: DebtorPlan) => boolean) => heard.filter(of).length - 1
  if (!last || heard.length === 1) return lines.opening
  const situationOf = ({ says }: DebtorPlan) => ('situation' in says ? says.situation : null)
  const verified = heard.some((plan) => proofs.has(situationOf(plan)))
  const figure = heard.findLast(({ slots }) => slots.offerCents !== undefined)?.slots
  const agreed = did('accept')
  const next = () => {
    if (did('confirm_promise')) return lines.close
    if (agreed) return lines.terms
    if (!did('reveal') && !figure) return lines.probes[heard.length % lines.probes.length] ?? ''
    if (figure) return nthOrLast(lines.takeFigure, heard.filter(({ act }) => act === 'counter_offer').length)
    return nthOrLast(
      lines.commitment,
      times(({ act }) => act === 'answer' || act === 'ask_back'),
    )
  }
  const topicIn = ({ slots, act }: DebtorPlan) => slots.objection?.topic ?? objectionOfAct[act]
  const topic = topicIn(last)
  switch (last.act) {
    case 'greet':
    case 'who_is_this':
      return nthOrLast(lines.whoAmI, 0)
    case 'ask_back':
      return situationOf(last) === 'identity.refuse' ? lines.reassure : next()
    case 'confirm_identity':
      return verified ? lines.disclose : lines.verify
    case 'reveal':
      // Who has not said who they are was not told what the call is about either.
      return [
        lines.causes[last.slots.cause ?? 'other_debts'],
        verified ? '' : lines.disclosure,
        lines.affordability,
      ].join(' ')
    case 'lash_out':
    case 'threat_back':
      return nthOrLast(
        lines.upset,
        times(({ act }) => act === 'lash_out' || act === 'threat_back'),
      )
    case 'break_down':
      return nthOrLast(lines.breakdown, 0)
    case 'vulnerable':
      return lines.care
    case 'stop_calling':
      return lines.stop
    case 'bankruptcy_or_attorney':
      return lines.attorney
    case 'wrong_party':
      return lines.wrongNumber
    case 'partial_offer':
    case 'counter_offer':
      return next()
    case 'accept':
      return lines.terms
    case 'promise':
      return heard.some(({ slots }) => slots.offerMethod !== undefined) ? lines.recap : lines.askMethod
    case 'confirm_promise':
      return lines.close
    default:
      if (topic === undefined) return next()
      return nthOrLast(
        lines.topics[topic],
        times((plan) => topicIn(plan) === topic),
      )
  }
}

/** The collector's next line in a transcript. Deterministic. */
export function collectorLine(
  style: CollectorStyle,
  scenario: Scenario,
  heard: readonly DebtorPlan[],
  language: Language,
): string | null {
  const line =
    style === 'good'
      ? goodCollectorLine(heard, good[language])
      : (poorLines[language][heard.length - 1] ?? null)
  return line === null ? null : fillSlots(line, scenario, heard, language)
}
