import { clsx } from 'clsx'
import { SearchX, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedProspect } from '#protocol/rest/prospects.ts'
import { difficulties } from '#protocol/vocabulary/prospect.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { DebouncedSearchInput } from '#src/components/ui/search-input.tsx'
import type { ProspectList } from './use-prospect-list.ts'

/**
 * The common parts of all lists of prospects: loading, error and empty states, search, and the footer.
 * `children` renders the prospects.
 */
export function ProspectListFrame(props: {
  list: ProspectList
  loading: ReactNode
  empty: ReactNode
  /** A filter beside the search and the levels; if given, all are always shown. */
  filter?: ReactNode
  /** Classes for the space around the search. */
  searchClassName?: string
  className?: string
  children: (prospects: readonly ListedProspect[]) => ReactNode
}): ReactNode {
  const t = useTranslations('prospects')
  const { list, filter } = props
  const { filters, pages } = list
  if (pages.rows === undefined)
    return pages.error ? <ErrorNotice error={pages.error} onRetry={pages.retry} /> : props.loading
  if (list.isEmpty) return props.empty
  return (
    <>
      {(list.showSearch || filter !== undefined) && (
        <div className={clsx('flex flex-col gap-3 sm:flex-row', props.searchClassName)}>
          <DebouncedSearchInput
            label={t('search')}
            value={filters.search}
            onChange={(search) => list.setFilters({ ...filters, search })}
            className="min-w-0 flex-1"
          />
          {filter}
          <LevelFilter value={filters.level} onChange={(level) => list.setFilters({ ...filters, level })} />
        </div>
      )}
      <div aria-busy={pages.loading} className={props.className}>
        {pages.rows.length > 0 && props.children(pages.rows)}
        {list.noMatches && (
          <EmptyState
            icon={SearchX}
            title={t('noMatch')}
            hint={t('noMatchHint')}
            action={<Button onClick={list.clearFilters}>{t('clear')}</Button>}
          />
        )}
        <PagedListFooter list={pages} />
      </div>
    </>
  )
}

function LevelFilter(props: { value: string; onChange: (value: string) => void }): ReactNode {
  const t = useTranslations()
  return (
    <Select
      aria-label={t('prospects.level')}
      className="sm:w-44"
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      <option value="">{t('prospects.allLevels')}</option>
      {difficulties.map((level) => (
        <option key={level} value={level}>
          {t(`vocabulary.difficulty.${level}`)}
        </option>
      ))}
    </Select>
  )
}

/** The empty state if there are no prospects yet, with a link to create one; `quiet`: where something else comes first. */
export function NoProspects(props: {
  title: string
  hint?: string
  createLabel: string
  quiet?: boolean
}): ReactNode {
  const { createLabel, quiet, ...words } = props
  const to = '/prospects?new'
  if (quiet === true)
    return <EmptyState icon={Users} {...words} action={<ButtonLink to={to}>{createLabel}</ButtonLink>} />
  return <EmptyState icon={Users} {...words} link={{ to, label: createLabel }} />
}
