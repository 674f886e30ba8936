import type { Language } from '#protocol/vocabulary/language.ts'
import { pointsLostBy } from '#protocol/vocabulary/loss-ranking.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import { authorityOf } from '../debtor/account-file/authority.ts'
import { callerOf } from '../debtor/account-file/caller.ts'
import { lifeOf } from '../debtor/life/of-scenario.ts'
import { owedCents, type Scenario } from '../debtor/scenario.ts'
import { lawOf } from '../law/default.ts'
import { type Analysis, analyze } from '../scoring/analyze.ts'
import type { MarkedCall } from '../scoring/recorded-calls.ts'
import type { AccountInHand } from './answer-context.ts'
import { answer } from './answer.ts'
import { placedQuotes } from './quotes-in-words.ts'

/** A question about a recorded call, with what a right answer holds. */
export type AskedQuestion = {
  call: MarkedCall
  law: LawSettings | null
  question: string
  language: Language
  must: readonly RegExp[]
}

/** An answer with what is wrong about it; empty where it holds. */
export type AnswerMeasured = {
  asked: AskedQuestion
  answer: string
  missing: string[]
  notSaid: string[]
  /** Each number of points that the analysis has, to one decimal ("5.5"). */
  points: ReadonlySet<string>
}

/** As much of an account file as the coach answers from, for a recorded call, which has none. */
export function accountInHand(scenario: Scenario): AccountInHand {
  const { seed, region } = lifeOf(scenario)
  const callingFor = { capacity: lawOf(scenario).capacity, agency: { name: null, phone: null } }
  return {
    caller: callerOf(callingFor, seed, region),
    authority: authorityOf(scenario.debtType, owedCents(scenario)),
    creditor: 'Northgate Bank',
  }
}

/** Each number of points that an analysis has, as it is said: of criteria, findings and breaches. */
function pointsOf({ report }: Analysis): ReadonlySet<string> {
  const costs = [
    ...report.criteria.map((criterion) => pointsLostBy(criterion, report.criteria)),
    ...report.violations.map(({ cost }) => cost ?? 0),
    ...report.findings.map(({ cost }) => cost ?? 0),
  ]
  return new Set(costs.map((cost) => String(Math.round(cost * 10) / 10)))
}

/** Asks the embedded coach, and checks what the answer has to hold and that each quote stands in the line it names. */
export function measureAnswer(asked: AskedQuestion): AnswerMeasured {
  const { call, law, question, language, must } = asked
  const { lines, recorded } = call
  const scenario = law ? { ...call.scenario, law } : call.scenario
  const analysis = analyze({ scenario, lines, feedbackLanguage: language, recorded })
  const { insight: given } = answer({
    question,
    scenario,
    lines,
    analysis,
    coach: null,
    account: accountInHand(scenario),
    language,
    recorded,
  })
  return {
    asked,
    answer: given,
    missing: must.filter((pattern) => !pattern.test(given)).map(({ source }) => source),
    points: pointsOf(analysis),
    notSaid: placedQuotes(given)
      .filter(({ line, text }) => !lines[line - 1]?.text.includes(text))
      .map(({ text }) => text),
  }
}
