import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Assignment } from '#protocol/rest/assignments.ts'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'

/** An assignment of the grid. Its name opens the details, and so does the card for a pointer. */
export function AssignmentTile(props: { assignment: Assignment; onOpen: () => void }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { assignment } = props
  const { counts, closedAt, prospect } = assignment
  const title = useAssignmentTitle()(assignment)
  const [now] = useState(() => new Date())
  const dueWords = new Date(assignment.deadline) < now ? 'assignments.dueSince' : 'assignments.due'
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-ui border border-border bg-surface p-4 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <div className="min-w-0">
        <h2>
          <button
            type="button"
            aria-label={t('assignments.openNamed', { title })}
            onClick={props.onOpen}
            className="min-h-6 max-w-full text-left text-16 font-semibold break-words after:absolute after:inset-0"
          >
            {title}
          </button>
        </h2>
        <p className="text-14 text-text-muted">
          {closedAt !== null
            ? `${t('assignments.closedOn')} · ${formats.date(closedAt)}`
            : t(dueWords, { day: formats.date(assignment.deadline) })}
        </p>
      </div>
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
        {counts.failed > 0 && (
          <Badge tone="caution">{t('assignments.failedCount', { count: counts.failed })}</Badge>
        )}
      </p>
      <AssignmentProgress counts={counts} className="mt-auto" />
    </article>
  )
}

/** How many have passed, in words and as a bar. */
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
