import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Assignment } from '#protocol/rest/assignments.ts'
import { RemindButton } from '#src/components/assignment/remind-button.tsx'
import { useAssignmentTitle } from '#src/components/assignment/use-assignment-title.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'

/** Assignments below each other: what is late is red, and its people can be reminded. */
export function AssignmentRows(props: {
  assignments: readonly Assignment[]
  onOpen: (id: string) => void
}): ReactNode {
  return (
    <ul className="@container divide-y divide-border overflow-hidden rounded-ui border border-border bg-surface">
      {props.assignments.map((assignment) => (
        <AssignmentRow
          key={assignment.id}
          assignment={assignment}
          onOpen={() => props.onOpen(assignment.id)}
        />
      ))}
    </ul>
  )
}

function AssignmentRow(props: { assignment: Assignment; onOpen: () => void }): ReactNode {
  const t = useTranslations('assignments')
  const formats = useFormats()
  const { assignment } = props
  const { counts, closedAt, prospect } = assignment
  const title = useAssignmentTitle()(assignment)
  const [now] = useState(() => new Date())
  const isLate = closedAt === null && counts.overdue > 0
  const dueWords = new Date(assignment.deadline) < now ? 'dueSince' : 'due'
  return (
    <li
      className={clsx(
        'relative flex flex-col gap-x-6 gap-y-3 border-l-4 p-4 transition-colors duration-150 ease-out hover:bg-surface-hover @3xl:flex-row @3xl:items-center @3xl:px-5',
        isLate ? 'border-l-critical-mark' : 'border-l-transparent',
      )}
    >
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0">
            <button
              type="button"
              aria-label={t('openNamed', { title })}
              onClick={props.onOpen}
              className="min-h-6 max-w-full text-left text-16 font-semibold break-words outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
            >
              {title}
            </button>
          </h2>
          {counts.overdue > 0 && (
            <Badge tone="critical">{t('overdueCount', { count: counts.overdue })}</Badge>
          )}
          {counts.waiting > 0 && <Badge tone="accent">{t('waitingCount', { count: counts.waiting })}</Badge>}
          {counts.failed > 0 && <Badge tone="caution">{t('failedCount', { count: counts.failed })}</Badge>}
        </div>
        <p className={clsx('mt-0.5 text-14', isLate ? 'font-medium text-critical' : 'text-text-muted')}>
          {closedAt !== null
            ? `${t('closedOn')} · ${formats.date(closedAt)}`
            : t(dueWords, { day: formats.date(assignment.deadline) })}
        </p>
        <p className="text-12 break-words text-text-muted">
          {[
            ...(assignment.title === null ? [] : [prospect.name]),
            assignment.team?.name ?? t('organisation'),
            t('passMark', { score: formats.number(assignment.passMark) }),
          ].join(' · ')}
        </p>
      </div>
      <AssignmentProgress counts={counts} className="@3xl:w-56" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden @3xl:w-44 @3xl:flex-col @3xl:items-end @3xl:empty:flex">
        {isLate && (
          <>
            <RemindButton
              assignmentId={assignment.id}
              title={title}
              people={peopleToRemind(assignment)}
              variant="primary"
              className="relative"
            />
            <RemindedAt assignment={assignment} />
          </>
        )}
      </div>
      <ChevronRight aria-hidden size={16} className="shrink-0 text-text-muted max-[48rem]:hidden" />
    </li>
  )
}

/** How many people can still pass: whom a reminder reaches. */
export function peopleToRemind({ counts }: Pick<Assignment, 'counts'>): number {
  return counts.notStarted + counts.inProgress + counts.overdue
}

/** When its people were last reminded; nothing before the first time. */
export function RemindedAt(props: { assignment: Pick<Assignment, 'remindedAt'> }): ReactNode {
  const t = useTranslations('assignments')
  const formats = useFormats()
  const { remindedAt } = props.assignment
  return (
    remindedAt !== null && (
      <span className="text-12 text-text-muted">{t('remindedLast', { at: formats.date(remindedAt) })}</span>
    )
  )
}

/** How many people have passed, as text and as a bar. */
export function AssignmentProgress(props: { counts: Assignment['counts']; className?: string }): ReactNode {
  const t = useTranslations('assignments')
  const { people, passed } = props.counts
  return (
    <div className={props.className}>
      <p className="mb-1.5 text-14 text-text-muted">
        {people === 0 ? t('nobody') : t('passedOf', { passed, count: people })}
      </p>
      <Progress label={t('progress')} share={people === 0 ? 0 : passed / people} />
    </div>
  )
}
