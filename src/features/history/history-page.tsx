import { ChartLine, History, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { historyPeriods, type TrainingSession } from '#protocol/rest/training-sessions.ts'
import { callEndings } from '#protocol/vocabulary/call-ending.ts'
import { sessionKinds, sessionStatuses, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { SessionList } from '#src/components/session/session-list.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { DebouncedSearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { pageSize } from '#src/lib/api/use-paged-list.ts'
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import { HistorySummary } from './history-summary.tsx'
import { ScoreTrend } from './score-trend.tsx'
import { type HistoryList, useHistory } from './use-history.ts'

/** All sessions, newest first, with a search, six filters and the trend of what is listed. */
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
  const { filters, changeFilters, pages } = list
  const debtors = useDebtors(list)
  return (
    <Card>
      <div className="grid grid-cols-2 gap-2 p-4 *:first:col-span-2 sm:gap-3 md:grid-cols-4">
        <DebouncedSearchInput
          label={t('history.search')}
          value={filters.search}
          onChange={(search) => changeFilters({ search })}
        />
        <Filter
          name="days"
          list={list}
          options={historyPeriods.map((value) => ({ value, label: t('history.lastDays', { days: value }) }))}
        />
        <Filter name="debtor" list={list} options={debtors} />
        <Filter
          name="status"
          list={list}
          options={sessionStatuses.map((value) => ({ value, label: t(`vocabulary.sessionStatus.${value}`) }))}
        />
        <Filter
          name="type"
          list={list}
          options={sessionTypes.map((value) => ({ value, label: t(`vocabulary.sessionType.${value}`) }))}
        />
        <Filter
          name="ending"
          list={list}
          options={callEndings.map((value) => ({ value, label: t(`analysis.endings.${value}`) }))}
        />
        <Filter
          name="kind"
          list={list}
          options={sessionKinds.map((value) => ({ value, label: t(`vocabulary.sessionKind.${value}`) }))}
        />
      </div>
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

/** The debtors to filter by; the one of the address may be from longer ago, and then has the name of its calls. */
function useDebtors({ filters, pages }: HistoryList): { value: string; label: string }[] {
  const { data } = useEndpoint('getOverview', {})
  const options = (data?.debtors ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const listed = pages.rows?.find(({ prospectId }) => prospectId === filters.debtor)
  if (!listed || options.some(({ value }) => value === filters.debtor)) return options
  return [...options, { value: filters.debtor, label: listed.prospectName }]
}

/** A filter of the list; its first option lets everything through. */
function Filter(props: {
  name: Exclude<keyof HistoryList['filters'], 'search'>
  list: HistoryList
  options: readonly { value: string; label: string }[]
}): ReactNode {
  const t = useTranslations('history')
  // Two short words fit beside each other.
  const isPhone = useIsPhone()
  const { name, list } = props
  return (
    <Select
      aria-label={t(`filters.${name}`)}
      value={list.filters[name]}
      onChange={(event) => list.changeFilters({ [name]: event.target.value })}
    >
      <option value="">{t(isPhone ? `filters.${name}` : `all.${name}`)}</option>
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
