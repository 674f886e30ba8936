import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Analytics } from '#protocol/rest/analytics.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The share of each session type, in percent. */
export function TypeBreakdown(props: Pick<Analytics, 'types'>): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const isEmpty = props.types.every(({ sessions }) => sessions === 0)
  return (
    <Card>
      <CardHeader title={t('analytics.types')} description={t('analytics.typesHint')} />
      {isEmpty ? (
        <p className="px-5 pb-5 text-16 font-medium">{t('common.notEnoughData')}</p>
      ) : (
        <ul className="flex flex-col gap-4 px-5 pb-5">
          {props.types.map(({ sessionType, sessions, percentage }) => (
            <li key={sessionType}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
                <span className="font-medium">{t(`vocabulary.sessionType.${sessionType}`)}</span>
                <span className="tabular text-text-muted">
                  <span className="font-semibold text-text">{formats.percent(percentage / 100)}</span>
                  {' · '}
                  {t('analytics.sessionCount', { count: sessions })}
                </span>
              </p>
              <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-full bg-surface-muted">
                <div className="h-full rounded-full bg-accent-mark" style={{ width: `${percentage}%` }} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
