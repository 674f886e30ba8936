import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'

/** Total and completed sessions, the count by type, and the date of the last session. */
export function StatsCard(): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { data, error, mutate } = useEndpoint('getOverview', {})
  return (
    <Card>
      <CardHeader title={t('training.stats')} />
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading className="px-5 pb-5">
          <Skeleton className="h-28" />
        </Loading>
      )}
      {data && (
        <DescriptionList className="tabular px-5 pb-5">
          <DescriptionItem name={t('training.totalSessions')}>
            {formats.number(data.sessions.total)}
          </DescriptionItem>
          <DescriptionItem name={t('training.completedSessions')}>
            {formats.number(data.sessions.completed)}
          </DescriptionItem>
          {sessionTypes.map((type) => (
            <DescriptionItem key={type} name={t(`vocabulary.sessionType.${type}`)}>
              {formats.number(data.sessions.byType[type])}
            </DescriptionItem>
          ))}
          <DescriptionItem name={t('training.lastSession')}>
            {data.lastSessionAt === null ? t('training.never') : formats.date(data.lastSessionAt)}
          </DescriptionItem>
        </DescriptionList>
      )}
    </Card>
  )
}
