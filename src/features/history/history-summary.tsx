import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'

/** Four metrics of all sessions but those with too little to score, independent of the filters. */
export function HistorySummary(): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { data, error, mutate } = useEndpoint('getOverview', {})
  if (error) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-34 sm:h-44 lg:h-[5.5rem]" />
      </Loading>
    )
  const { sessions, averageScore, earlierScored, scoredRetries, practisedS } = data
  const metrics = [
    { name: t('history.total'), value: formats.number(sessions.total) },
    { name: t('history.completed'), value: formats.number(sessions.completed) },
    {
      name: t('history.average'),
      value: averageScore === null ? null : <ScoreNumber score={averageScore} />,
    },
    { name: t('history.practised'), value: practisedS === 0 ? null : formats.minutes(practisedS) },
  ]
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:min-h-[5.5rem] lg:grid-cols-4">
        {metrics.map((metric) => (
          <div
            key={metric.name}
            className="min-w-0 rounded-ui border border-border bg-surface px-4 py-2.5 sm:p-4"
          >
            <dt className="text-12 text-text-muted">{metric.name}</dt>
            <dd className="text-16 font-semibold sm:mt-1 sm:text-20">
              {metric.value ?? (
                <span className="text-14 font-medium text-text-muted">{t('common.notEnoughData')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-text-muted">
        {t('history.figuresHint')}
        {earlierScored > 0 && ` ${t('criteriaEdition.leftOut', { count: earlierScored })}`}
        {scoredRetries > 0 && ` ${t('tries.leftOut', { count: scoredRetries })}`}
      </p>
    </div>
  )
}
