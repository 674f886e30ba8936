import { ChevronRight, CornerDownRight, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { isAgreement } from '#protocol/vocabulary/call-ending.ts'
import type { SessionKind } from '#protocol/vocabulary/training-session.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { RowsByEdition } from '#src/components/ui/rows-by-edition.tsx'
import { ScoreRing } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'

/**
 * Sessions as rows that link to their details. A row shows the prospect's name, or the result of `titleOf`, how the call
 * ended, whether it counts for an assignment, and the status, or the result of `asideOf`. A line parts calls of earlier criteria
 * from the others [EDITION6].
 */
export function SessionList<Session extends TrainingSession>(props: {
  sessions: readonly Session[]
  titleOf?: (session: Session) => string
  asideOf?: (session: Session) => ReactNode
}): ReactNode {
  return (
    <ul className="@container divide-y divide-border">
      <RowsByEdition
        rows={props.sessions}
        keyOf={({ id }) => id}
        editionOf={({ criteriaEdition }) => criteriaEdition}
      >
        {(session) => (
          <li>
            <SessionRow
              session={session}
              title={props.titleOf?.(session) ?? session.prospectName}
              aside={props.asideOf?.(session)}
            />
          </li>
        )}
      </RowsByEdition>
    </ul>
  )
}

function SessionRow(props: { session: TrainingSession; title: string; aside: ReactNode }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { session } = props
  return (
    // In a narrow list, whatever the screen width, the status is below the text.
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 px-4 py-3 transition-colors duration-150 ease-out hover:bg-surface-hover @sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] @sm:px-5">
      <ScoreRing
        score={session.score}
        size={40}
        className="row-span-2 self-start @sm:row-span-1 @sm:self-center"
      />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {/* The link covers the whole row; the link to the original session of a retry is above it. */}
          <Link
            to={`/session/${session.id}`}
            className="line-clamp-2 text-14 font-medium break-words text-text outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
          >
            {props.title}
          </Link>
          {session.ending !== null && (
            <Badge tone={isAgreement(session.ending) ? 'positive' : 'plain'}>
              {t(`analysis.endings.${session.ending}`)}
            </Badge>
          )}
        </span>
        <span className="block text-12 text-text-muted">
          {t(`vocabulary.sessionType.${session.sessionType}`)}
          {` · ${t(`vocabulary.sessionKind.${kindOf(session)}`)}`}
          <span className="hidden @sm:inline"> · </span>
          <span className="block @sm:inline">
            {formats.dateTime(session.startedAt)}
            {session.duration !== null && ` · ${formats.minutes(session.duration)}`}
          </span>
        </span>
        {session.reviewedAt !== null && (
          <span className="flex items-center gap-1 text-12 text-accent-text">
            <MessageSquareText aria-hidden size={12} className="shrink-0" />
            {t('review.reviewed')}
          </span>
        )}
        {session.retryOf !== null && (
          <Link
            to={`/session/${session.retryOf.sessionId}`}
            className="relative inline-flex min-h-6 items-center gap-1 text-12 text-accent-text underline-offset-4 hover:underline"
          >
            <CornerDownRight aria-hidden size={12} className="shrink-0" />
            {t('history.retryOf', { line: session.retryOf.line })}
          </Link>
        )}
      </span>
      <span className="col-start-2 inline-flex justify-self-start @sm:col-start-3">
        {props.aside ?? <SessionStatus session={session} />}
      </span>
      <ChevronRight aria-hidden size={16} className="hidden shrink-0 text-text-muted @sm:block" />
    </div>
  )
}

/** A retry counts for no assignment, so it is practice. */
function kindOf({ assignmentId }: TrainingSession): SessionKind {
  return assignmentId === null ? 'practice' : 'assignment'
}

function SessionStatus({ session }: { session: TrainingSession }): ReactNode {
  const t = useTranslations()
  if (session.status !== 'completed')
    return <Badge tone="accent">{t('vocabulary.sessionStatus.active')}</Badge>
  if (session.score === null) return <Unscored session={session} />
  // Its score says so.
  return <span className="sr-only">{t('vocabulary.sessionStatus.completed')}</span>
}

/** Why a completed session has no score. A retry is a moment, of which nobody expects one. */
export function Unscored({ session }: { session: TrainingSession }): ReactNode {
  const t = useTranslations('history')
  return <Badge>{t(session.isRetry ? 'momentUnscored' : 'tooLittle')}</Badge>
}
