import type { SessionType } from '#protocol/vocabulary/training-session.ts'

/** What a new assignment begins with. */
type AssignmentStart = {
  personId: string
  /** What it is meant to train; names the assignment. */
  criterion?: string | undefined
  /** The kind of call it was lost in. */
  call?: { prospectId: string; sessionType: SessionType }
}

/** The form of a new assignment, filled in as far as it is known. AssignmentsTab reads it again. */
export function assignPath({ personId, criterion, call }: AssignmentStart): string {
  const query = new URLSearchParams({
    tab: 'assignments',
    create: 'assignment',
    person: personId,
    ...(criterion === undefined ? {} : { criterion }),
    ...(call && { prospect: call.prospectId, type: call.sessionType }),
  })
  return `/teams?${query.toString()}`
}
