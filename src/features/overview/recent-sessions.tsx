import { ArrowDown, ArrowUp, MessagesSquare } from 'lucide-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { RecentSession } from '#protocol/rest/overview.ts'
import { SessionList, Unscored } from '#src/components/session/session-list.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'

/** The five newest sessions: those that are open, then the others with their score and its change. */
export function RecentSessions(props: { sessions: readonly RecentSession[] }): ReactNode {
  const t = useTranslations('overview')
  const open = props.sessions.filter(({ status }) => status !== 'completed')
  const completed = props.sessions.filter(({ status }) => status === 'completed')
  return (
    <Card className="min-w-0">
      <CardHeader
        title={t('recentSessions')}
        {...(completed.length > 0 && { description: t('changeHint') })}
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
          action={<ButtonLink to="/training-setup">{t('start')}</ButtonLink>}
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

/**
 * The change of a score in points, in words that say against what: green above zero, red below. Only calls with the same
 * debtor at the same level are compared, and a retry with its first try.
 */
function ScoreChange({ session }: { session: RecentSession }): ReactNode {
  const t = useTranslations('home')
  const tEdition = useTranslations('criteriaEdition')
  const { score, change, isRetry, otherCriteria } = session
  if (score === null) return <Unscored session={session} />
  if (otherCriteria) return <ChangeText>{tEdition(isRetry ? 'firstTry' : 'lastCall')}</ChangeText>
  if (change === null) return <ChangeText>{t(isRetry ? 'notCompared' : 'firstCall')}</ChangeText>
  const against = isRetry ? 'firstTry' : 'lastCall'
  const moved = change === 0 ? 'same' : change > 0 ? 'more' : 'less'
  return <ChangeText change={change}>{t(`${against}.${moved}`, { points: Math.abs(change) })}</ChangeText>
}

function ChangeText({ change = 0, children }: { change?: number; children: string }): ReactNode {
  const Icon = change > 0 ? ArrowUp : ArrowDown
  return (
    <span
      className={clsx(
        'inline-flex items-start gap-1 text-12 @sm:max-w-32',
        change === 0 ? 'text-text-muted' : ['font-medium', change > 0 ? 'text-positive' : 'text-critical'],
      )}
    >
      {change !== 0 && <Icon aria-hidden size={14} className="mt-px shrink-0" />}
      {children}
    </span>
  )
}
