import { answer } from '#server/domain/coach/answer.ts'
import { coachPrompt } from '#server/domain/coach/prompt.ts'
import { tip } from '#server/domain/coach/tip.ts'
import { offersAfter, respond } from '#server/domain/debtor/fold.ts'
import { makeLives } from '#server/domain/debtor/life/make-lives.ts'
import type { DebtorPlan } from '#server/domain/debtor/plan.ts'
import type { Scenario, TranscriptLine } from '#server/domain/debtor/scenario.ts'
import { judgeByRules } from '#server/domain/scorecard/judge-by-rules.ts'
import { writtenParts } from '#server/domain/scorecard/written-criteria.ts'
import { analyze } from '#server/domain/scoring/analyze.ts'
import { embeddedInstead, fromJudgement } from '#server/domain/scoring/judge/from-judgement.ts'
import { judgeParts } from '#server/domain/scoring/judge/parts.ts'
import { sampleCalls } from './sample-calls.ts'

/**
 * The computations over a whole transcript. They are pure, so it does not matter in which thread they run; arguments
 * and results are plain data.
 */
export const simulationTasks = {
  analyze,
  /** The requests to a judge that fit into its context. */
  judgeParts,
  /** The analysis from a model's judgement, or null where nothing of it stands. */
  fromJudgement,
  embeddedInstead,
  /** The entries of a scorecard that rules can judge. */
  judgeByRules,
  /** The requests to the judge of a scorecard's written criteria: they need the whole call read. */
  writtenParts,
  tip,
  coachAnswer: answer,
  coachPrompt,
  /** What the debtor of a prospect knows, in each language that it speaks. */
  lives: makeLives,
  /** The debtor's plan after a transcript; null: the call has ended. */
  plan: (scenario: Scenario, lines: readonly TranscriptLine[]): DebtorPlan | null =>
    respond(scenario, lines).plan,
  /** The moves that are possible after a transcript, for a language model; null: the call has ended. */
  offers: (scenario: Scenario, lines: readonly TranscriptLine[]) => offersAfter(scenario, lines),
  /** Runs tips and analyses once over the sample conversations, so that their patterns are compiled. */
  warmUp: (): null => {
    for (const { scenario, lines, language } of sampleCalls()) {
      lines.forEach(({ speaker }, at) => {
        if (speaker === 'assistant') tip({ scenario, lines: lines.slice(0, at + 1), coach: null, language })
      })
      analyze({ scenario, lines, feedbackLanguage: language })
    }
    return null
  },
} as const

export type SimulationTasks = typeof simulationTasks
export type TaskName = keyof SimulationTasks
export type TaskArguments<Name extends TaskName> = Parameters<SimulationTasks[Name]>
export type TaskResult<Name extends TaskName> = ReturnType<SimulationTasks[Name]>

/** Runs one task in the current thread. */
export function runTask<Name extends TaskName>(name: Name, args: TaskArguments<Name>): TaskResult<Name> {
  const task = simulationTasks[name] as (...given: TaskArguments<Name>) => TaskResult<Name>
  return task(...args)
}
