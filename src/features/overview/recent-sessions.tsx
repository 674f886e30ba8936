import { ArrowDown, ArrowUp, MessagesSquare } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { RecentSession } from '#protocol/rest/overview.ts'
import { SessionList, Unscored } from '#src/components/session/session-list.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The five newest sessions: those that are open, then the others with their score and its change. */
export function RecentSessions(props: { sessions: readonly RecentSession[] }): ReactNode {
  const t = useTranslations('overview')
  const open = props.sessions.filter(({ status }) => status !== 'completed')
  const completed = props.sessions.filter(({ status }) => status === 'completed')
  return (
    <Card className="min-w-0">
      <CardHeader
        title={t('recentSessions')}
        action={
          <Link
            to="/analytics"
            className="inline-flex min-h-6 items-center text-14 font-medium text-accent-text underline-offset-4 hover:underline"
          >
            {t('viewAll')}
          </Link>
        }
      />
      {props.sessions.length === 0 && (
        <EmptyState
          icon={MessagesSquare}
          title={t('noSessions')}
          hint={t('noSessionsHint')}
          link={{ to: '/training-setup', label: t('start') }}
        />
      )}
      {open.length > 0 && (
        <>
          <h3 className="border-t border-border px-5 pt-3 pb-1 text-12 font-semibold text-text-muted">
            {t('activeSessions')}
          </h3>
          <SessionList
            sessions={open}
            asideOf={() => <Badge tone="accent">{t('active.inProgress')}</Badge>}
          />
        </>
      )}
      {completed.length > 0 && (
        <div className="border-t border-border">
          <SessionList sessions={completed} asideOf={(session) => <ScoreChange session={session} />} />
        </div>
      )}
    </Card>
  )
}

/** The change of a score in points: green with a plus sign above zero, red below, and in words where there is none. */
function ScoreChange({ session }: { session: RecentSession }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { score, change } = session
  if (score === null) return <Unscored session={session} />
  if (change === null) return <span className="text-12 text-text-muted">{t('common.notEnoughData')}</span>
  if (change === 0) return <span className="text-12 text-text-muted">{t('home.pointsSame')}</span>
  const up = change > 0
  const Icon = up ? ArrowUp : ArrowDown
  return (
    <span
      className={clsx(
        'tabular inline-flex min-w-12 items-center justify-end gap-1 text-14 font-medium',
        up ? 'text-positive' : 'text-critical',
      )}
    >
      <Icon aria-hidden size={14} className="shrink-0" />
      <span aria-hidden>{formats.signed(change)}</span>
      <span className="sr-only">
        {t(up ? 'home.pointsUp' : 'home.pointsDown', { points: Math.abs(change) })}
      </span>
    </span>
  )
}
