import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { Card } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'

/** Total and completed sessions, the count by type, and the date of the last session, in one strip. */
export function StatsCard(): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { data, error, mutate } = useEndpoint('getOverview', {})
  return (
    <Card>
      <h2 className="sr-only">{t('training.stats')}</h2>
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading className="p-4">
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data && (
        <dl className="tabular grid grid-cols-2 gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-5">
          <Figure name={t('training.totalSessions')}>{formats.number(data.sessions.total)}</Figure>
          <Figure name={t('training.completedSessions')}>{formats.number(data.sessions.completed)}</Figure>
          {sessionTypes.map((type) => (
            <Figure key={type} name={t(`vocabulary.sessionType.${type}`)}>
              {formats.number(data.sessions.byType[type])}
            </Figure>
          ))}
          <Figure name={t('training.lastSession')}>
            {data.lastSessionAt === null ? t('training.never') : formats.date(data.lastSessionAt)}
          </Figure>
        </dl>
      )}
    </Card>
  )
}

function Figure(props: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-12 text-text-muted">{props.name}</dt>
      <dd className="text-14 font-semibold">{props.children}</dd>
    </div>
  )
}
