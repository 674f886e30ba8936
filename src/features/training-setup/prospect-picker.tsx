import { clsx } from 'clsx'
import { Search, Users } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { SWRResponse } from 'swr'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { ProspectFacts, ProspectHead } from '#src/components/prospect/prospect-card.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { matches } from '#src/lib/matches.ts'

/** The search appears once there is more than fits the eye. */
const searchFrom = 7

/** The prospect to practise with, chosen among cards. */
export function ProspectPicker(props: {
  prospects: SWRResponse<Prospect[] | undefined, Error>
  value: string | null
  onChange: (id: string) => void
}): ReactNode {
  const t = useTranslations('setup')
  const name = useId()
  const [search, setSearch] = useState('')
  const { data, error, mutate } = props.prospects
  if (error) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  if (!data)
    return (
      <Loading className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState
        icon={Users}
        title={t('noProspectYet')}
        action={
          <ButtonLink to="/prospects?new" look="primary">
            {t('createProspect')}
          </ButtonLink>
        }
      />
    )
  const shown = data.filter((prospect) => matches(prospect.name, search))
  return (
    <fieldset>
      <legend className="text-14 font-medium">{t('prospect')}</legend>
      <p className="mt-0.5 text-12 text-text-muted">{t('prospectHint')}</p>
      {data.length >= searchFrom && (
        <SearchInput label={t('search')} value={search} onChange={setSearch} className="mt-3" />
      )}
      <div className="mt-3 grid grid-cols-1 max-h-[30rem] gap-3 overflow-y-auto p-0.5 sm:grid-cols-2">
        {shown.map((prospect) => (
          <label
            key={prospect.id}
            className={clsx(
              'flex cursor-pointer flex-col gap-3 rounded-ui border p-4 transition-colors duration-150 ease-out',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent-mark',
              prospect.id === props.value
                ? 'border-accent bg-accent-surface'
                : 'border-border bg-surface hover:bg-surface-hover',
            )}
          >
            <span className="flex items-start gap-3">
              <ProspectHead prospect={prospect} />
              <input
                type="radio"
                name={name}
                value={prospect.id}
                checked={prospect.id === props.value}
                onChange={() => props.onChange(prospect.id)}
                aria-label={prospect.name}
                className="mt-1 size-4 shrink-0 accent-accent outline-none"
              />
            </span>
            <ProspectFacts prospect={prospect} />
          </label>
        ))}
      </div>
      {shown.length === 0 && (
        <EmptyState
          icon={Search}
          title={t('noMatch')}
          action={<Button onClick={() => setSearch('')}>{t('clearSearch')}</Button>}
        />
      )}
    </fieldset>
  )
}
