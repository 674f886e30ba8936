import { z } from 'zod'

/**
 * The state of one person's assignment (docs/assignments.md). Passed remains passed after the deadline; a person with an
 * attempt that a reviewer has yet to mark is waiting; a person without attempts left has failed; all others are overdue
 * once the deadline has passed.
 */
export const assignmentStates = [
  'not_started',
  'in_progress',
  'waiting',
  'overdue',
  'passed',
  'failed',
] as const
export const assignmentState = z.enum(assignmentStates)
export type AssignmentState = z.infer<typeof assignmentState>
