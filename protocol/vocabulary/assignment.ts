import { z } from 'zod'

/**
 * How one person stands with an assignment (docs/assignments.md). A pass stays one after the deadline; whoever has
 * used up the attempts has failed; all others are overdue once the deadline has passed.
 */
export const assignmentStates = ['not_started', 'in_progress', 'overdue', 'passed', 'failed'] as const
export const assignmentState = z.enum(assignmentStates)
export type AssignmentState = z.infer<typeof assignmentState>
