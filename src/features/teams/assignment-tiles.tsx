import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Assignment } from '#protocol/rest/assignments.ts'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'
import { ClickableTile } from './clickable-tile.tsx'

/** Assignments as a grid of tiles. */
export function AssignmentTiles(props: {
  assignments: readonly Assignment[]
  onOpen: (id: string) => void
}): ReactNode {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {props.assignments.map((assignment) => (
        <li key={assignment.id} className="min-w-0">
          <AssignmentTile assignment={assignment} onOpen={() => props.onOpen(assignment.id)} />
        </li>
      ))}
    </ul>
  )
}

function AssignmentTile(props: { assignment: Assignment; onOpen: () => void }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { assignment } = props
  const { counts, closedAt, prospect } = assignment
  const title = useAssignmentTitle()(assignment)
  const [now] = useState(() => new Date())
  const dueWords = new Date(assignment.deadline) < now ? 'assignments.dueSince' : 'assignments.due'
  return (
    <ClickableTile
      name={title}
      label={t('assignments.openNamed', { title })}
      note={
        closedAt !== null
          ? `${t('assignments.closedOn')} · ${formats.date(closedAt)}`
          : t(dueWords, { day: formats.date(assignment.deadline) })
      }
      open={props.onOpen}
    >
      <p className="flex flex-wrap gap-1.5">
        {assignment.title !== null && (
          <Badge className="inline-flex max-w-full min-w-0">
            <span className="truncate">{prospect.name}</span>
          </Badge>
        )}
        <Badge className="inline-flex max-w-full min-w-0">
          <span className="truncate">{assignment.team?.name ?? t('assignments.organisation')}</span>
        </Badge>
        {counts.overdue > 0 && (
          <Badge tone="critical">{t('assignments.overdueCount', { count: counts.overdue })}</Badge>
        )}
        {counts.waiting > 0 && (
          <Badge tone="accent">{t('assignments.waitingCount', { count: counts.waiting })}</Badge>
        )}
        {counts.failed > 0 && (
          <Badge tone="caution">{t('assignments.failedCount', { count: counts.failed })}</Badge>
        )}
      </p>
      <AssignmentProgress counts={counts} className="mt-auto" />
    </ClickableTile>
  )
}

/** How many people have passed, as text and as a bar. */
export function AssignmentProgress(props: { counts: Assignment['counts']; className?: string }): ReactNode {
  const t = useTranslations('assignments')
  const { people, passed } = props.counts
  return (
    <div className={props.className}>
      <p className="mb-2 text-14 text-text-muted">
        {people === 0 ? t('nobody') : t('passedOf', { passed, count: people })}
      </p>
      <Progress label={t('progress')} share={people === 0 ? 0 : passed / people} />
    </div>
  )
}
