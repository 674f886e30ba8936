import { ChartLine, History, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { SessionList } from '#src/components/session/session-list.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { pageSize } from '#src/lib/api/use-paged-list.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistorySummary } from './history-summary.tsx'
import { ScoreTrend } from './score-trend.tsx'
import { type HistoryList, useHistory } from './use-history.ts'

/** All sessions, newest first, with a search, filters and the trend of what is listed. */
export function HistoryPage(): ReactNode {
  const t = useTranslations('history')
  const list = useHistory()
  const { pages } = list
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          <ButtonLink to="/analytics">
            <ChartLine aria-hidden size={16} />
            {t('analytics')}
          </ButtonLink>
        }
      />
      {pages.rows === undefined && pages.error && <ErrorNotice error={pages.error} onRetry={pages.retry} />}
      {pages.rows === undefined && !pages.error && (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-44 lg:h-[5.5rem]" />
          <Skeleton className="h-[40rem]" />
        </Loading>
      )}
      {pages.rows !== undefined && list.hasNoSessions && (
        <Card>
          <EmptyState
            icon={History}
            title={t('empty')}
            hint={t('emptyHint')}
            link={{ to: '/training-setup', label: t('start') }}
          />
        </Card>
      )}
      {pages.rows !== undefined && !list.hasNoSessions && (
        <div className="flex flex-col gap-4">
          <HistorySummary />
          <SessionResults list={list} />
        </div>
      )}
    </Page>
  )
}

/** A session that still runs can be gone on with from its row. */
function Running(props: { session: TrainingSession }): ReactNode {
  const t = useTranslations()
  const { id, prospectName } = props.session
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="accent">{t('vocabulary.sessionStatus.active')}</Badge>
      {/* Above the link of the row. */}
      <ButtonLink
        size="small"
        to={`/training/${id}`}
        aria-label={t('history.continueWith', { name: prospectName })}
        className="relative"
      >
        {t('history.continue')}
      </ButtonLink>
    </span>
  )
}

function SessionResults({ list }: { list: HistoryList }): ReactNode {
  const t = useTranslations()
  const { pages } = list
  return (
    <Card>
      <HistoryFilters list={list} />
      {/* The newest page alone, so that the chart stays as it is when more are shown. */}
      <ScoreTrend sessions={(pages.rows ?? []).slice(0, pageSize)} />
      <div className="border-t border-border" aria-busy={pages.loading}>
        {list.hasNoMatches ? (
          <EmptyState
            icon={SearchX}
            title={t('history.noMatch')}
            hint={t('history.noMatchHint')}
            action={<Button onClick={list.clearFilters}>{t('history.clear')}</Button>}
          />
        ) : (
          <SessionList
            sessions={pages.rows ?? []}
            asideOf={(session) =>
              session.status === 'completed' ? undefined : <Running session={session} />
            }
          />
        )}
        <PagedListFooter list={pages} />
      </div>
    </Card>
  )
}
