import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { historyPeriods } from '#protocol/rest/training-sessions.ts'
import { callEndings } from '#protocol/vocabulary/call-ending.ts'
import { sessionKinds, sessionStatuses, sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { DebouncedSearchInput } from '#src/components/ui/search-input.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useIsPhone } from '#src/lib/use-is-phone.ts'
import type { HistoryList } from './use-history.ts'

/** What the list is narrowed down by: the first of it in one row, the rest folded; on a phone all but the search. */
export function HistoryFilters({ list }: { list: HistoryList }): ReactNode {
  const t = useTranslations()
  const isPhone = useIsPhone()
  const foldedId = useId()
  const debtors = useDebtors(list)
  const { filters, changeFilters } = list
  const all: { name: FilterName; options: readonly Option[] }[] = [
    {
      name: 'days',
      options: historyPeriods.map((value) => ({ value, label: t('history.lastDays', { days: value }) })),
    },
    { name: 'debtor', options: debtors },
    {
      name: 'status',
      options: sessionStatuses.map((value) => ({ value, label: t(`vocabulary.sessionStatus.${value}`) })),
    },
    {
      name: 'type',
      options: sessionTypes.map((value) => ({ value, label: t(`vocabulary.sessionType.${value}`) })),
    },
    {
      name: 'ending',
      options: callEndings.map((value) => ({ value, label: t(`analysis.endings.${value}`) })),
    },
    {
      name: 'kind',
      options: sessionKinds.map((value) => ({ value, label: t(`vocabulary.sessionKind.${value}`) })),
    },
  ]
  const inRow = isPhone ? 0 : 2
  const folded = all.slice(inRow)
  const count = folded.filter(({ name }) => filters[name] !== '').length
  // What narrows the list down is seen, also where it came with the address.
  const [open, setOpen] = useState(count > 0)
  return (
    <div className="flex flex-col gap-2 p-4 sm:gap-3">
      <div className="flex items-center gap-2 sm:gap-3">
        <DebouncedSearchInput
          label={t('history.search')}
          value={filters.search}
          onChange={(search) => changeFilters({ search })}
          className="min-w-0 flex-1"
        />
        {all.slice(0, inRow).map((one) => (
          <Filter key={one.name} {...one} list={list} className="min-w-0 flex-1" />
        ))}
        <Button
          aria-expanded={open}
          aria-controls={foldedId}
          className="min-h-10 max-sm:px-3"
          onClick={() => setOpen(!open)}
        >
          {t(isPhone ? 'history.morePhone' : 'history.more', { count })}
          <ChevronDown
            aria-hidden
            size={16}
            className={clsx('shrink-0 max-sm:hidden', open && 'rotate-180')}
          />
        </Button>
      </div>
      <div
        id={foldedId}
        hidden={!open}
        className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-4"
      >
        {folded.map((one) => (
          <Filter key={one.name} {...one} list={list} />
        ))}
      </div>
    </div>
  )
}

/** The debtors to filter by; the one of the address may be from longer ago, and then has the name of its calls. */
function useDebtors({ filters, pages }: HistoryList): Option[] {
  const { data } = useEndpoint('getOverview', {})
  const options = (data?.debtors ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const listed = pages.rows?.find(({ prospectId }) => prospectId === filters.debtor)
  if (!listed || options.some(({ value }) => value === filters.debtor)) return options
  return [...options, { value: filters.debtor, label: listed.prospectName }]
}

type FilterName = Exclude<keyof HistoryList['filters'], 'search'>
type Option = { value: string; label: string }

/** A filter of the list; its first option lets everything through. */
function Filter(props: {
  name: FilterName
  list: HistoryList
  options: readonly Option[]
  className?: string
}): ReactNode {
  const t = useTranslations('history')
  const { name, list } = props
  return (
    <Select
      aria-label={t(`filters.${name}`)}
      value={list.filters[name]}
      onChange={(event) => list.changeFilters({ [name]: event.target.value })}
      className={props.className}
    >
      <option value="">{t(`all.${name}`)}</option>
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
