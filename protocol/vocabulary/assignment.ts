import { z } from 'zod'

/**
 * The state of one person's assignment (docs/assignments.md). Passed remains passed after the deadline; a
 * person without attempts left has failed; all others are overdue once the deadline has passed.
 */
export const assignmentStates = ['not_started', 'in_progress', 'overdue', 'passed', 'failed'] as const
export const assignmentState = z.enum(assignmentStates)
export type AssignmentState = z.infer<typeof assignmentState>
