import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListedProspect, Prospect } from '#protocol/rest/prospects.ts'
import { Loading, Skeleton, Skeletons } from '#src/components/ui/skeleton.tsx'
import { ProspectDebt, ProspectHeader } from './prospect-card.tsx'
import { NoProspects, ProspectListFrame } from './prospect-list.tsx'
import { type ProspectList, useProspectList } from './use-prospect-list.ts'

/** Selects the prospect to practise with, from cards. */
export function ProspectPicker(props: {
  value: Prospect | null
  onChange: (prospect: Prospect) => void
  /** Replaces the default hint, which addresses a trainee. */
  hint?: string
  /** Limits the height, for use in a form with fields below it. */
  compact?: boolean
  /** What a card says of a prospect besides. */
  markOf?: (prospect: Prospect) => ReactNode
  /** Which ones come before the others. */
  isFirst?: (prospect: Prospect) => boolean
}): ReactNode {
  const t = useTranslations('setup')
  const name = useId()
  const list = useProspectList({ toPractise: true })
  const [initial] = useState(props.value)
  const height = props.compact === true && 'max-h-72 overflow-y-auto'
  return (
    // Two cards beside each other only where each has the room for its longest word.
    <fieldset className="@container">
      <legend className="text-14 font-medium">{t('prospect')}</legend>
      <p className="mt-0.5 text-12 text-text-muted">{props.hint ?? t('prospectHint')}</p>
      <ProspectListFrame
        list={list}
        searchClassName="mt-3"
        className={clsx('mt-3', height)}
        loading={
          // As high as the search and the cards that take its place.
          <Loading className="mt-3">
            <Skeleton className="h-10" />
            <div
              className={clsx(
                'mt-3 grid grid-cols-1 gap-3 overflow-hidden @lg:grid-cols-2',
                height,
                height && 'p-0.5',
              )}
            >
              <Skeletons count={8} className="h-41" />
            </div>
          </Loading>
        }
        empty={<NoProspects title={t('noProspects')} createLabel={t('createProspect')} />}
      >
        {(prospects) => (
          <div className={clsx('grid grid-cols-1 gap-3 @lg:grid-cols-2', height && 'p-0.5')}>
            {withSelected(firstOnes(prospects, props.isFirst), list, { selected: props.value, initial }).map(
              (prospect) => (
                <label
                  key={prospect.id}
                  data-selected={prospect.id === props.value?.id ? '' : undefined}
                  className={clsx(
                    'group flex cursor-pointer flex-col gap-3 rounded-ui border p-4 transition-colors duration-150 ease-out',
                    'has-focus-visible:outline-2 has-focus-visible:outline-accent-mark',
                    prospect.id === props.value?.id
                      ? 'border-accent bg-accent-surface'
                      : 'border-border bg-surface hover:bg-surface-hover',
                  )}
                >
                  <span className="flex items-start gap-3">
                    <ProspectHeader prospect={prospect} />
                    <input
                      type="radio"
                      name={name}
                      value={prospect.id}
                      checked={prospect.id === props.value?.id}
                      onChange={() => props.onChange(prospect)}
                      aria-label={prospect.name}
                      className="mt-1 radio-house size-4 shrink-0 outline-none"
                    />
                  </span>
                  <ProspectDebt prospect={prospect} mark={props.markOf?.(prospect)} />
                </label>
              ),
            )}
          </div>
        )}
      </ProspectListFrame>
    </fieldset>
  )
}

/** The same, those that come first before the others. */
function firstOnes(
  prospects: readonly ListedProspect[],
  isFirst: (prospect: Prospect) => boolean = () => false,
): readonly ListedProspect[] {
  return prospects.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
}

/**
 * Puts first what was chosen before the list was there, for example by a link, so that it is in sight; and what is selected,
 * if no loaded page contains it.
 */
function withSelected(
  prospects: readonly ListedProspect[],
  list: ProspectList,
  { selected, initial }: { selected: Prospect | null; initial: Prospect | null },
): readonly ListedProspect[] {
  if (list.filters.search !== '') return prospects
  const missing = selected !== null && prospects.every(({ id }) => id !== selected.id)
  const first = missing ? selected : initial
  return first === null ? prospects : [first, ...prospects.filter(({ id }) => id !== first.id)]
}
