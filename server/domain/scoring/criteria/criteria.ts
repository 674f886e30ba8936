import type { Criterion } from './criterion.ts'
import { acknowledged } from './empathy/acknowledged.ts'
import { specific } from './empathy/specific.ts'
import { feelingFirst } from './empathy/feeling-first.ts'
import { interest } from './empathy/interest.ts'
import { respect } from './empathy/respect.ts'
import { calmed } from './empathy/calmed.ts'
import { care } from './empathy/care.ts'
import { warmth } from './empathy/warmth.ts'
import { patience } from './empathy/patience.ts'
import { opening } from './communication/opening.ts'
import { openQuestions } from './communication/open-questions.ts'
import { shortTurns } from './communication/short-turns.ts'
import { substance } from './communication/substance.ts'
import { oneAtATime } from './communication/one-at-a-time.ts'
import { answers } from './communication/answers.ts'
import { checks } from './communication/checks.ts'
import { closing } from './communication/closing.ts'
import { personsLanguage } from './communication/language.ts'
import { listens } from './communication/listens.ts'
import { takesUp } from './communication/takes-up.ts'
import { courtesy } from './communication/courtesy.ts'
import { certain } from './communication/certain.ts'
import { announces } from './communication/announces.ts'
import { room } from './communication/room.ts'
import { eyeLevel } from './communication/eye-level.ts'
import { clear } from './communication/clear.ts'
import { toThePoint } from './communication/to-the-point.ts'
import { responds } from './communication/responds.ts'
import { takenUp } from './objection-handling/taken-up.ts'
import { probed } from './objection-handling/probed.ts'
import { answered } from './objection-handling/answered.ts'
import { noPressure } from './objection-handling/no-pressure.ts'
import { resolved } from './objection-handling/resolved.ts'
import { causeFound } from './objection-handling/cause-found.ts'
import { rightTaken } from './objection-handling/right-taken.ts'
import { noCollecting } from './solution-focus/no-collecting.ts'
import { evidence } from './solution-focus/evidence.ts'
import { nextStep } from './solution-focus/next-step.ts'
import { affordability } from './solution-focus/affordability.ts'
import { options } from './solution-focus/options.ts'
import { amount } from './solution-focus/amount.ts'
import { dateAndMethod } from './solution-focus/date-and-method.ts'
import { commitment } from './solution-focus/commitment.ts'
import { negotiated } from './solution-focus/negotiated.ts'
import { withinMeans } from './solution-focus/within-means.ts'
import { recap } from './solution-focus/recap.ts'
import { fallbackGiven } from './solution-focus/fallback.ts'
import { identified } from './compliance/identified.ts'
import { verifiedFirst } from './compliance/verified-first.ts'
import { disclosure } from './compliance/disclosure.ts'
import { rights } from './compliance/rights.ts'
import { lawful } from './compliance/lawful.ts'
import { careful } from './compliance/careful.ts'

/** Every criterion, in the order in which they are told. docs/scoring.md explains them. */
export const criteria = [
  acknowledged,
  specific,
  feelingFirst,
  interest,
  respect,
  calmed,
  care,
  warmth,
  patience,
  opening,
  openQuestions,
  shortTurns,
  substance,
  oneAtATime,
  answers,
  checks,
  closing,
  personsLanguage,
  listens,
  takesUp,
  courtesy,
  certain,
  announces,
  room,
  eyeLevel,
  clear,
  toThePoint,
  responds,
  takenUp,
  probed,
  answered,
  noPressure,
  resolved,
  causeFound,
  rightTaken,
  noCollecting,
  evidence,
  nextStep,
  affordability,
  options,
  amount,
  dateAndMethod,
  commitment,
  negotiated,
  withinMeans,
  recap,
  fallbackGiven,
  identified,
  verifiedFirst,
  disclosure,
  rights,
  lawful,
  careful,
] as const satisfies readonly Criterion[]

export type CriterionId = (typeof criteria)[number]['id']

const byId = new Map<CriterionId, Criterion>(criteria.map((one) => [one.id, one]))

/** Whether an id from a stored analysis is still a criterion. */
export function isKnownCriterion(id: string): id is CriterionId {
  return criteria.some((one) => one.id === id)
}

export function criterionOf(id: CriterionId): Criterion {
  const found = byId.get(id)
  if (!found) throw new Error(`no criterion ${id}`)
  return found
}
