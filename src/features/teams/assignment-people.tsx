import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Assignee, Assignment } from '#protocol/rest/assignments.ts'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { AssignmentStateBadge } from '#src/components/assignment/assignment-state-badge.tsx'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'

/** Whoever needs something to be done comes first. */
const order: readonly AssignmentState[] = [
  'overdue',
  'failed',
  'waiting',
  'in_progress',
  'not_started',
  'passed',
]

/** The people of an assignment, with their progress and sessions. */
export function AssignmentPeople(props: { assignment: Assignment }): ReactNode {
  const t = useTranslations('assignments')
  const pages = usePagedList('listAssignees', {}, { id: props.assignment.id })
  if (pages.rows === undefined)
    return pages.error ? (
      <ErrorNotice error={pages.error} onRetry={pages.retry} />
    ) : (
      <Loading>
        <Skeleton className="h-24" />
      </Loading>
    )
  if (pages.rows.length === 0)
    return (
      <div className="rounded-ui border border-border px-5 py-4 text-14">
        <p>{t('noPeople')}</p>
        {props.assignment.mayEdit && <p className="text-text-muted">{t('noPeopleHint')}</p>}
      </div>
    )
  return (
    <>
      <ul className="divide-y divide-border overflow-hidden rounded-ui border border-border">
        {pages.rows
          .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
          .map((assignee) => (
            <AssigneeRow key={assignee.user.id} assignee={assignee} assignment={props.assignment} />
          ))}
      </ul>
      <PagedListFooter list={pages} />
    </>
  )
}

function AssigneeRow(props: { assignee: Assignee; assignment: Assignment }): ReactNode {
  const t = useTranslations('assignments')
  const { assignee } = props
  const { attemptsMax, scorecard } = props.assignment
  const { user, attempts, bestScore, sessions } = assignee
  const name = displayName(user)
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar size="small" name={name} />
          <span className="min-w-0 text-14 font-medium break-words">{name}</span>
        </span>
        <AssignmentStateBadge state={assignee.state} late={assignee.late} />
      </div>
      {/* A single attempt says its score itself. */}
      {!(sessions.length === 1 && attempts === 1 && attemptsMax === null) && (
        <p className="tabular -mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 pl-10 text-12 text-text-muted">
          <span>
            {attemptsMax === null
              ? t('attempts', { count: attempts })
              : t('attemptsOf', { used: attempts, count: attemptsMax })}
          </span>
          {/* Without an attempt there can be no score. */}
          {attempts > 0 && <span>{bestScore === null ? t('noScore') : t('best', { score: bestScore })}</span>}
        </p>
      )}
      {sessions.length > 0 && (
        <AssigneeSessions
          sessions={sessions}
          byScorecard={scorecard !== null}
          label={t('attemptsListed', { name })}
        />
      )}
    </li>
  )
}

function AssigneeSessions(props: {
  sessions: Assignee['sessions']
  byScorecard: boolean
  label: string
}): ReactNode {
  const t = useTranslations('assignments')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const newest = newestEdition(props.sessions.map(({ criteriaEdition }) => criteriaEdition))
  return (
    <ul aria-label={props.label} className="flex flex-wrap gap-x-4 gap-y-1 pl-10">
      {props.sessions.map((session) => (
        <li key={session.id} className="flex min-h-6 items-center gap-1.5 text-12">
          <Link
            to={`/session/${session.id}`}
            className="inline-flex min-h-6 items-center text-accent-text underline-offset-4 hover:underline"
          >
            {t('attempt', { at: formats.dateTime(session.startedAt) })}
          </Link>
          <SessionResult session={session} byScorecard={props.byScorecard} />
          {!props.byScorecard && isEarlierEdition(session.criteriaEdition, newest) && (
            <span className="text-text-muted">{tEdition('earlier')}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The score that decides. Until a reviewer has marked the scorecard it is not complete. */
function SessionResult(props: { session: Assignee['sessions'][number]; byScorecard: boolean }): ReactNode {
  const t = useTranslations('assignments')
  const { session, byScorecard } = props
  const outcome = byScorecard ? session.scorecard : null
  const score = byScorecard ? (outcome?.score ?? null) : session.score
  const isWaiting = outcome !== null && outcome.passed === null && outcome.pending > 0
  return (
    <>
      {score !== null && <ScoreNumber score={score} />}
      {isWaiting && <span className="text-text-muted">{t('attemptWaiting')}</span>}
      {score === null && !isWaiting && (
        <span className="text-text-muted">
          {session.status === 'completed' ? t('attemptNoScore') : t('attemptRunning')}
        </span>
      )}
    </>
  )
}
