import type { ReactNode } from 'react'
import type { DueAssignment } from '#protocol/rest/assignments.ts'
import { AssignmentStateBadge } from '#src/components/assignment/assignment-state-badge.tsx'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { AssignmentAction } from '#src/components/assignment/assignment-action.tsx'
import {
  AssignmentBadges,
  AssignmentDue,
  AssignmentTries,
} from '#src/components/assignment/assignment-facts.tsx'
import { NextFrame } from './next-frame.tsx'

/** The assignment that is due first, as the next step, with all that its tile would say. */
export function DueNext({ assignment }: { assignment: DueAssignment }): ReactNode {
  const title = useAssignmentTitle()(assignment)
  return (
    <NextFrame
      title={title}
      badge={<AssignmentStateBadge state={assignment.state} late={assignment.late} />}
      detail={
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <AssignmentDue assignment={assignment} />
          <AssignmentTries assignment={assignment} />
          <AssignmentBadges assignment={assignment} />
        </div>
      }
      action={<AssignmentAction assignment={assignment} title={title} size="large" />}
    />
  )
}
