import { History, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { sessionStatuses, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { SessionList } from '#src/components/session/session-list.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { matches } from '#src/lib/matches.ts'
import { newestFirst } from '#src/lib/progress-figures.ts'
import { HistorySummary } from './history-summary.tsx'

/** Rows are drawn by this many, so that a long history opens as quickly as a short one. */
const pageRows = 50
const noFilters = { search: '', status: '', type: '' }

/** Every session, newest first, with a search and two filters. */
export function HistoryPage(): ReactNode {
  const t = useTranslations('history')
  const { data, error, mutate } = useEndpoint('listTrainingSessions', {})
  return (
    <Page>
      <PageHeader title={t('title')} description={t('description')} />
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-96" />
        </Loading>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState
            icon={History}
            title={t('empty')}
            hint={t('emptyHint')}
            action={
              <ButtonLink to="/training-setup" look="primary">
                {t('start')}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {data && data.length > 0 && <Sessions sessions={data} />}
    </Page>
  )
}

function Sessions(props: { sessions: readonly TrainingSession[] }): ReactNode {
  const t = useTranslations()
  const [filters, setFilters] = useState(noFilters)
  const [rows, setRows] = useState(pageRows)
  const change = (part: Partial<typeof noFilters>) => {
    setFilters({ ...filters, ...part })
    setRows(pageRows)
  }
  const found = newestFirst(
    props.sessions.filter(
      (session) =>
        matches(session.prospectName, filters.search) &&
        (filters.status === '' || session.status === filters.status) &&
        (filters.type === '' || session.sessionType === filters.type),
    ),
  )
  return (
    <div className="flex flex-col gap-4">
      <HistorySummary sessions={props.sessions} />
      <Card>
        <div className="grid grid-cols-1 gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_11rem_13rem]">
          <SearchInput
            label={t('history.search')}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
          <Select
            aria-label={t('history.status')}
            value={filters.status}
            onChange={(event) => change({ status: event.target.value })}
          >
            <option value="">{t('history.allStatuses')}</option>
            {sessionStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`vocabulary.sessionStatus.${status}`)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t('history.type')}
            value={filters.type}
            onChange={(event) => change({ type: event.target.value })}
          >
            <option value="">{t('history.allTypes')}</option>
            {sessionTypes.map((type) => (
              <option key={type} value={type}>
                {t(`vocabulary.sessionType.${type}`)}
              </option>
            ))}
          </Select>
        </div>
        <div className="border-t border-border">
          {found.length === 0 ? (
            <EmptyState
              icon={SearchX}
              title={t('history.noMatch')}
              hint={t('history.noMatchHint')}
              action={<Button onClick={() => change(noFilters)}>{t('history.clear')}</Button>}
            />
          ) : (
            <SessionList sessions={found.slice(0, rows)} />
          )}
        </div>
        {found.length > rows && (
          <div className="flex justify-center border-t border-border p-3">
            <Button onClick={() => setRows(rows + pageRows)}>{t('history.showMore')}</Button>
          </div>
        )}
      </Card>
    </div>
  )
}
