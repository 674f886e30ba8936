import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { bandOf, legendBands } from '#protocol/vocabulary/score-bands.ts'
import { sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { ScoreRing } from '#src/components/ui/score.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import {
  averageScore,
  completedCount,
  completionShare,
  scoreChangePercent,
} from '#src/lib/progress-figures.ts'

/** Progress, mean score and running sessions: counted from what is stored, nothing else. */
export function OverviewCards(): ReactNode {
  const t = useTranslations('overview')
  const formats = useFormats()
  const [now] = useState(() => new Date())
  const sessions = useEndpoint('listTrainingSessions', {})
  const metrics = useEndpoint('listPerformanceMetrics', {})
  const error = sessions.error ?? metrics.error
  if (error)
    return (
      <Card>
        <ErrorNotice
          error={error}
          onRetry={() => {
            void sessions.mutate()
            void metrics.mutate()
          }}
        />
      </Card>
    )
  if (!sessions.data || !metrics.data)
    return (
      <Loading className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </Loading>
    )
  const all = sessions.data
  const average = averageScore(metrics.data)
  const scored = metrics.data.filter((one) => one.overallScore !== null).length
  const share = completionShare(all)
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      <Card className="flex min-h-40 flex-col p-5">
        <h2 className="text-14 font-medium text-text-muted">{t('yourProgress')}</h2>
        {all.length === 0 ? (
          <Nothing hint={t('noSessionsHint')} />
        ) : (
          <>
            <p className="tabular mt-2 text-28 font-semibold tracking-tight">{formats.percent(share)}</p>
            <p className="text-14 text-text-muted">
              {t('completedOf', {
                completed: formats.number(completedCount(all)),
                total: formats.number(all.length),
              })}
            </p>
            <Progress label={t('yourProgress')} share={share} className="mt-auto" />
          </>
        )}
      </Card>
      <Card className="flex min-h-40 flex-col p-5">
        <h2 className="text-14 font-medium text-text-muted">{t('averagePerformance')}</h2>
        {average === null ? (
          <Nothing hint={t('noScores')} />
        ) : (
          <div className="mt-2 flex flex-1 items-center gap-4">
            <ScoreRing score={average} size={80} />
            <div>
              <p className="text-16 font-semibold">
                <BandName score={average} />
              </p>
              <p className="text-12 text-text-muted">{t('averageOf', { count: scored })}</p>
              <Change percent={scoreChangePercent(metrics.data, now)} />
            </div>
          </div>
        )}
      </Card>
      <Card className="flex min-h-40 flex-col p-5">
        <h2 className="text-14 font-medium text-text-muted">{t('activeSessions')}</h2>
        <ul className="mt-3 flex flex-1 flex-col justify-center gap-3">
          {sessionTypes.map((type) => {
            const running = all.some((session) => session.status === 'active' && session.sessionType === type)
            return (
              <li key={type} className="flex items-center justify-between gap-3 text-14">
                <span>{type === 'standard' ? t('standard') : t('objections')}</span>
                <Badge tone={running ? 'accent' : 'plain'}>
                  {running ? t('active.inProgress') : t('active.pending')}
                </Badge>
              </li>
            )
          })}
        </ul>
      </Card>
    </div>
  )
}

function BandName(props: { score: number }): ReactNode {
  const t = useTranslations('analysis.bands')
  return t(bandOf(legendBands, props.score))
}

/** The change against last month: a plus sign and green from zero on, red below. */
function Change(props: { percent: number | null }): ReactNode {
  const t = useTranslations('overview')
  const { locale } = useFormats()
  if (props.percent === null) return null
  const up = props.percent >= 0
  const Icon = up ? ArrowUp : ArrowDown
  const figure = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always' })
  return (
    <p
      className={clsx(
        'mt-1 flex items-center gap-1 text-12 font-medium',
        up ? 'text-positive' : 'text-critical',
      )}
    >
      <Icon aria-hidden size={12} />
      {t('change', { change: figure.format(props.percent / 100) })}
    </p>
  )
}

function Nothing(props: { hint: string }): ReactNode {
  const t = useTranslations('common')
  return (
    <div className="my-auto py-3">
      <p className="text-16 font-medium">{t('notEnoughData')}</p>
      <p className="mt-0.5 text-14 text-text-muted">{props.hint}</p>
    </div>
  )
}
