import type { DueAssignment } from '#protocol/rest/assignments.ts'
import type { Drill, Plan } from '#protocol/rest/plan.ts'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'

/** The one thing for a trainee to do next. */
export type NextAction =
  | { name: 'continue'; session: TrainingSession }
  | { name: 'assignment'; assignment: DueAssignment }
  | { name: 'drill'; drill: Drill; criterion: string }
  | { name: 'first'; prospect: Prospect | null }
  | { name: 'another'; prospect: Prospect | null }

/**
 * Chooses what to do next: an open call, the assignment that is due first, a moment of the plan, the first call,
 * or another one, with a debtor who was not called lately.
 * All lists are in the server's order; `prospects` begin with those to suggest.
 */
export function nextAction(known: {
  sessions: readonly TrainingSession[]
  assignments: readonly DueAssignment[]
  plan: Plan | undefined
  prospects: readonly Prospect[]
}): NextAction {
  const { sessions, assignments, plan, prospects } = known
  const open = sessions.find(({ status }) => status !== 'completed')
  if (open) return { name: 'continue', session: open }
  const due = assignments.find(({ state }) => state !== 'passed' && state !== 'failed')
  if (due) return { name: 'assignment', assignment: due }
  const drill = plan?.drills.find(({ doneIn }) => doneIn === null)
  if (drill && plan?.weakest) return { name: 'drill', drill, criterion: plan.weakest.criterion }
  if (sessions.length > 0) {
    const unheard = prospects.find(({ id }) => sessions.every(({ prospectId }) => prospectId !== id))
    return { name: 'another', prospect: unheard ?? prospects[0] ?? null }
  }
  return { name: 'first', prospect: firstDebtor(prospects) }
}

/** Rather of medium difficulty in the language that is suggested first than an easy one in another or in two. */
function firstDebtor(prospects: readonly Prospect[]): Prospect | null {
  const [first] = prospects
  const alike = prospects.filter(({ primaryLanguage }) => primaryLanguage === first?.primaryLanguage)
  const ofLevel = (those: readonly Prospect[], ...levels: string[]) =>
    those.find(({ difficultyLevel }) => levels.includes(difficultyLevel))
  const easy = ['beginner', 'easy']
  return ofLevel(alike, ...easy) ?? ofLevel(alike, 'medium') ?? ofLevel(prospects, ...easy) ?? first ?? null
}
