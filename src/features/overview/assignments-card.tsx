import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DueAssignment } from '#protocol/rest/assignments.ts'
import { AssignmentStateBadge } from '#src/components/assignment/assignment-state-badge.tsx'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { AssignmentAction, isDone } from '#src/components/assignment/assignment-action.tsx'
import {
  AssignmentBadges,
  AssignmentDue,
  AssignmentTries,
} from '#src/components/assignment/assignment-facts.tsx'

/** As many as leave room for the plan below them. */
const initiallyShown = 3

/** The user's assignments, the earliest due date first. Finished ones come last, until their deadline. */
export function AssignmentsCard(props: { assignments: readonly DueAssignment[] }): ReactNode {
  const t = useTranslations('assignments')
  const [showAll, setShowAll] = useState(false)
  const list = [...props.assignments].toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)))
  const shown = showAll ? list : list.slice(0, initiallyShown)
  return (
    <Card>
      <CardHeader
        title={t('assignedToYou')}
        action={
          list.length > initiallyShown ? (
            <Button size="small" aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
              {showAll ? t('showFewer') : t('showAll', { count: list.length })}
            </Button>
          ) : undefined
        }
      />
      <ul className="divide-y divide-border border-t border-border">
        {shown.map((assignment) => (
          <li key={assignment.id} className="min-w-0">
            <AssignmentRow assignment={assignment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AssignmentRow(props: { assignment: DueAssignment }): ReactNode {
  const titleId = useId()
  const { assignment } = props
  const title = useAssignmentTitle()(assignment)
  return (
    <article aria-labelledby={titleId} className="flex flex-col gap-2 px-5 py-3.5">
      <div className="flex items-start justify-between gap-3">
        <h3 id={titleId} className="min-w-0 text-14 font-medium break-words">
          {title}
        </h3>
        <AssignmentStateBadge state={assignment.state} late={assignment.late} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <AssignmentDue assignment={assignment} />
        <AssignmentTries assignment={assignment} />
        <AssignmentBadges assignment={assignment} />
      </div>
      <div className="empty:hidden">
        <AssignmentAction assignment={assignment} title={title} variant="secondary" />
      </div>
    </article>
  )
}
