import type { DueAssignment } from '#protocol/rest/assignments.ts'
import type { Drill, Plan } from '#protocol/rest/plan.ts'
import type { ListedProspect, Prospect } from '#protocol/rest/prospects.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { firstDebtor, withinReach } from '#src/components/prospect/within-reach.ts'

/** The one thing for a trainee to do next. */
export type NextAction =
  | { name: 'continue'; session: TrainingSession }
  | { name: 'assignment'; assignment: DueAssignment }
  | { name: 'drill'; drill: Drill; criterion: string }
  | { name: 'again'; session: TrainingSession; score: number; prospect: Prospect; retried: boolean }
  | { name: 'first'; prospect: Prospect | null }
  | { name: 'another'; prospect: Prospect | null }

/**
 * Chooses what to do next: an open call, the assignment that is due first, a moment of the plan, the last call again if it
 * was scored below the pass mark, the first call, or another one, with a debtor who was not called lately.
 * All lists are in the server's order; `prospects` begin with those to suggest. `lastScore` is that of the last scored call,
 * retries left out.
 */
export function nextAction(known: {
  sessions: readonly TrainingSession[]
  assignments: readonly DueAssignment[]
  plan: Plan | undefined
  prospects: readonly ListedProspect[]
  lastScore: number | null
}): NextAction {
  const { sessions, assignments, plan, prospects } = known
  const open = sessions.find(({ status }) => status !== 'completed')
  if (open) return { name: 'continue', session: open }
  const due = assignments.find(({ state }) => state !== 'passed' && state !== 'failed')
  if (due) return { name: 'assignment', assignment: due }
  const drill = plan?.drills.find(({ doneIn }) => doneIn === null)
  if (drill && plan?.weakest) return { name: 'drill', drill, criterion: plan.weakest.criterion }
  if (sessions.length === 0) return { name: 'first', prospect: firstDebtor(prospects) }
  const last = sessions.find(({ score, isRetry }) => score !== null && !isRetry)
  const prospect = prospects.find(({ id }) => id === last?.prospectId)
  if (last && last.score !== null && last.score < limits.passMark && prospect) {
    const retried = sessions.some(({ retryOf }) => retryOf?.sessionId === last.id)
    return { name: 'again', session: last, score: last.score, prospect, retried }
  }
  const isCalled = (id: string) => sessions.some(({ prospectId }) => prospectId === id)
  const suitable = (known.lastScore ?? 0) < limits.passMark ? withinReach(prospects, isCalled) : prospects
  return { name: 'another', prospect: suitable.find(({ id }) => !isCalled(id)) ?? suitable[0] ?? null }
}
