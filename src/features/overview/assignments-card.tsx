import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DueAssignment } from '#protocol/rest/assignments.ts'
import { AssignmentStateBadge } from '#src/components/assignment/assignment-state-badge.tsx'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { AssignmentAction, isDone } from './assignment-action.tsx'

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
      <ul className="grid grid-cols-1 gap-3 px-5 pb-5 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((assignment) => (
          <li key={assignment.id} className="min-w-0">
            <AssignmentTile assignment={assignment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AssignmentTile(props: { assignment: DueAssignment }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const titleId = useId()
  const { assignment } = props
  const { state, deadline, attempts, attemptsMax, bestScore, passMark, prospect } = assignment
  const title = useAssignmentTitle()(assignment)
  const day = formats.date(deadline)
  const late = state === 'overdue'
  return (
    <article
      aria-labelledby={titleId}
      className={clsx(
        'flex h-full flex-col gap-3 rounded-ui border p-4',
        late ? 'border-critical-mark' : 'border-border',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={titleId} className="min-w-0 text-14 font-semibold break-words">
          {title}
        </h3>
        <AssignmentStateBadge state={state} late={assignment.late} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-text-muted">
        <span className={clsx('font-medium', late ? 'text-critical' : 'text-text')}>
          {late ? t('assignments.dueSince', { day }) : t('assignments.due', { day })}
        </span>
        {assignment.createdBy && (
          <span className="min-w-0 truncate">
            {t('assignments.assignedBy', { name: displayName(assignment.createdBy) })}
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-1.5">
        {assignment.title !== null && (
          <Badge className="inline-flex max-w-full min-w-0">
            <span className="truncate">{prospect.name}</span>
          </Badge>
        )}
        {assignment.title !== null && <Badge>{t(`vocabulary.sessionType.${assignment.sessionType}`)}</Badge>}
        <Badge>{t(`vocabulary.difficulty.${prospect.difficultyLevel}`)}</Badge>
        {assignment.scorecard !== null && (
          <Badge className="inline-flex max-w-full min-w-0">
            <span className="truncate">{assignment.scorecard.name}</span>
          </Badge>
        )}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <p className="tabular flex flex-wrap gap-x-3 gap-y-0.5 text-12 text-text-muted">
          <span>{t('assignments.passMark', { score: passMark })}</span>
          {bestScore !== null && <span>{t('assignments.best', { score: bestScore })}</span>}
          <span>
            {attemptsMax === null
              ? t('assignments.attempts', { count: attempts })
              : t('assignments.attemptsOf', { used: attempts, count: attemptsMax })}
          </span>
        </p>
        <AssignmentAction assignment={assignment} title={title} />
      </div>
    </article>
  )
}
