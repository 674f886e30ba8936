import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { useFormats } from '#src/lib/format.ts'
import { entryElementId } from './entry-element.ts'
import { EntryShare } from './entry-fields.tsx'
import type { ScorecardDraft } from './scorecard-draft.ts'
import type { Share } from './shares.ts'
import { useDraftNames } from './use-draft-names.ts'

/** What each entry counts for, as a whole and, where there is room, one by one: a name leads to its entry. */
export function ScoreSummary(props: { draft: ScorecardDraft; shares: readonly Share[] }): ReactNode {
  const t = useTranslations('scorecards')
  const { number, percent } = useFormats()
  const nameOf = useDraftNames()
  const { draft, shares } = props
  const entries = [...draft.criteria, ...draft.requiredLines]
  const percentOf = (lines: boolean) =>
    percent(shares.reduce((sum, share) => sum + (share.isLine === lines ? share.percent : 0), 0) / 100)
  return (
    <Card aria-label={t('weighting')} className="flex flex-col xl:max-h-[calc(100dvh-8.5rem)]">
      <CardHeader title={t('weighting')} />
      <div className="flex flex-col gap-3 px-5 pb-4">
        {shares.length === 0 ? (
          <p className="text-14 text-text-muted">{t('weightingNone')}</p>
        ) : (
          <>
            <div aria-hidden className="flex h-2 gap-px overflow-hidden rounded-full">
              {shares.map(({ id, isLine, weight }) => (
                <span
                  key={id}
                  className={clsx('min-w-px', isLine ? 'bg-border-strong' : 'bg-accent-mark')}
                  style={{ flexGrow: weight }}
                />
              ))}
            </div>
            <DescriptionList>
              <DescriptionItem name={t('criteria')}>
                <span className="tabular">{percentOf(false)}</span>
              </DescriptionItem>
              <DescriptionItem name={t('lines')}>
                <span className="tabular">{percentOf(true)}</span>
              </DescriptionItem>
              <DescriptionItem name={t('totalWeight')}>
                <span className="tabular">{number(shares.reduce((sum, { weight }) => sum + weight, 0))}</span>
              </DescriptionItem>
            </DescriptionList>
            <p className="text-12 text-text-muted">{t('weightingHint')}</p>
            <p className="text-12 text-text-muted">
              {t('failingCount', { count: entries.filter(({ failing }) => failing).length })}
            </p>
          </>
        )}
      </div>
      <ul className="hidden min-h-0 overflow-y-auto border-t border-border py-2 empty:hidden xl:block">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              onClick={() => document.getElementById(entryElementId(entry.id))?.focus()}
              className="flex min-h-7 w-full items-center gap-3 px-5 py-1 text-left text-12 -outline-offset-2 hover:bg-surface-hover"
            >
              <span className="line-clamp-2 min-w-0 flex-1 break-words">{nameOf(entry)}</span>
              <EntryShare share={shares.find(({ id }) => id === entry.id)} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
