import { clsx } from 'clsx'
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

/** One row of tiles. */
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
      <ul className={clsx('grid grid-cols-1 gap-3 px-5 pb-5', columns(shown.length))}>
        {shown.map((assignment) => (
          <li key={assignment.id} className="min-w-0">
            <AssignmentTile assignment={assignment} alone={shown.length === 1} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** As many as fill the row: a single one lies across it. */
function columns(count: number): string {
  if (count === 1) return ''
  return count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-2 xl:grid-cols-3'
}

function AssignmentTile(props: { assignment: DueAssignment; alone: boolean }): ReactNode {
  const titleId = useId()
  const { assignment, alone } = props
  const title = useAssignmentTitle()(assignment)
  return (
    <article
      aria-labelledby={titleId}
      className={clsx(
        'flex h-full flex-col gap-3 rounded-ui border p-4',
        alone && 'md:flex-row md:items-center md:justify-between md:gap-6',
        assignment.state === 'overdue' ? 'border-critical-mark' : 'border-border',
      )}
    >
      <div className={clsx('flex min-w-0 flex-col gap-3', alone && 'md:flex-1 md:gap-2')}>
        <div className={clsx('flex items-start justify-between gap-3', alone && 'md:justify-start')}>
          <h3 id={titleId} className="min-w-0 text-14 font-semibold break-words">
            {title}
          </h3>
          <AssignmentStateBadge state={assignment.state} late={assignment.late} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <AssignmentDue assignment={assignment} />
          <AssignmentBadges assignment={assignment} />
        </div>
      </div>
      <div
        className={clsx(
          'mt-auto flex flex-wrap items-center justify-between gap-3',
          alone && 'md:mt-0 md:justify-end md:gap-4',
        )}
      >
        <AssignmentTries assignment={assignment} />
        <AssignmentAction assignment={assignment} title={title} />
      </div>
    </article>
  )
}
