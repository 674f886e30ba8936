import { openingLanguage } from '#protocol/vocabulary/language.ts'
import type { Personality } from '#protocol/vocabulary/prospect.ts'
import { namesCardDebt } from './card-debt.ts'
import type { Mind } from './mind.ts'
import type { Move, Moment } from './move.ts'
import { detailsFor } from './papers.ts'
import { type Band, type DebtorAct, type DebtorPlan, type PlanSlots, type PutOff, putOffs } from './plan.ts'
import { owedCents, type Scenario } from './scenario.ts'
import type { Feelings } from './state.ts'

/** How much a personality says at a time, in words. */
const talkativeness: Record<Personality, number> = {
  cooperative: 32,
  polite_but_resistant: 34,
  defensive: 26,
  emotional: 40,
  aggressive: 22,
  evasive: 24,
  manipulative: 38,
  threatening: 24,
}

/** Acts that are short or long whoever says them. */
const lengthOfAct: Partial<Record<DebtorAct, number>> = {
  greet: 40,
  who_is_this: 14,
  confirm_identity: 18,
  wrong_party: 18,
  hang_up: 14,
  goodbye: 16,
  check_line: 14,
  out_of_role: 20,
}

function maxWordsFor(
  act: DebtorAct,
  personality: Personality,
  { anger, patience, distress }: Feelings,
): number {
  const fixed = lengthOfAct[act]
  if (fixed !== undefined) return fixed
  const more = act === 'reveal' ? 14 : act === 'confirm_promise' || act === 'promise' ? 6 : 0
  const curt = anger >= 60 || patience < 20 ? 0.8 : distress >= 70 ? 1.15 : 1
  return Math.round((talkativeness[personality] + more) * curt)
}

export function bandOf(value: number): Band {
  return value < 30 ? 'low' : value < 60 ? 'medium' : 'high'
}

export function bandsOf({ trust, anger, distress, willingness, patience }: Feelings): DebtorPlan['feelings'] {
  return {
    trust: bandOf(trust),
    anger: bandOf(anger),
    distress: bandOf(distress),
    willingness: bandOf(willingness),
    patience: bandOf(patience),
  }
}

/** What the collector said that the reply may take up. */
function heardIn({ understanding, offer, scenario, mind, line }: Moment): PlanSlots {
  const figure =
    offer?.amountCents ??
    understanding.amounts.find(({ cents }) => cents !== owedCents(scenario))?.cents ??
    understanding.amounts[0]?.cents
  // One's own figure, taken up by the collector, is nothing to be startled at.
  const spoken = understanding.amounts.some(({ cents }) => cents === figure) && !offer?.takesCounter
  const date = understanding.dates[0]?.on
  return {
    ...(figure !== undefined && spoken ? { heardAmountCents: figure } : {}),
    ...(date ? { heardDate: date } : {}),
    ...(understanding.frequency ? { heardFrequency: understanding.frequency } : {}),
    ...(understanding.method && !namesCardDebt(line) ? { heardMethod: understanding.method } : {}),
    ...(understanding.installments ? { heardInstallments: understanding.installments } : {}),
    ...(mind.debtStated && !mind.wrongParty ? { debtCents: owedCents(scenario) } : {}),
  }
}

/** Acts that leave a question about the terms open. */
const evading: readonly DebtorAct[] = [
  'insist',
  'ask_back',
  'no_money',
  'job_loss',
  'medical',
  'family',
  'spouse',
  'deny',
  'dispute_amount',
  'already_paid',
  'custom_objection',
  'cash_timing',
  'defer',
]

/** What was asked about the terms, or summed up as agreed, that this move does not answer. */
function putOffBy(move: Move, { asked, acts, mind, offer }: Moment): PutOff | undefined {
  if (!evading.includes(move.act) || mind.agreed !== null) return undefined
  if (offer?.takesCounter) return 'own_figure'
  if (acts.has('recap') && mind.debtorActs.length > 3) return 'recap'
  // When the money comes is a day, if not the one that was asked for.
  return putOffs.find((subject) => subject === asked && !(subject === 'date' && move.act === 'cash_timing'))
}

/** The plan of a move: what the words need and nothing else. */
export function planOf(move: Move, moment: Moment, after: Mind): DebtorPlan {
  const asked = move.act === 'confirm_identity' && move.slots?.askedAbout === 'verification'
  const putsOff = putOffBy(move, moment)
  const details = asked ? detailsFor(moment.line, moment.scenario, after.detailsNamed) : undefined
  return {
    act: move.act,
    slots: {
      ...heardIn(moment),
      ...move.slots,
      ...(putsOff ? { putsOff } : {}),
      ...(moment.mind.countered ? { hasNamed: true as const } : {}),
      ...(details ? { details } : {}),
    },
    reaction: moment.impact.reaction,
    language: after.language,
    feelings: bandsOf(after.feelings),
    maxWords: maxWordsFor(move.act, moment.personality, after.feelings),
    endsCall: move.endsCall ?? false,
  }
}

/**
 * The debtor's first line, before the collector has spoken. `greeting` introduces
 * itself, states its debt and asks to discuss options [SESS20]; `cold` only answers the phone [SESS21].
 */
export function firstPlan(scenario: Scenario, mind: Mind): DebtorPlan {
  const cold = scenario.opening === 'cold'
  return {
    act: 'greet',
    slots: cold ? {} : { debtCents: owedCents(scenario) },
    reaction: 'neutral',
    language: openingLanguage(scenario.sessionLanguage),
    feelings: bandsOf(mind.feelings),
    maxWords: cold ? 5 : (lengthOfAct.greet ?? 40),
    endsCall: false,
  }
}
