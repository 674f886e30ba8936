import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { useFormats } from '#src/lib/format.ts'
import { averageScore, completedCount } from '#src/lib/progress-figures.ts'

/** Four figures over all sessions, whatever the filters. */
export function HistorySummary(props: { sessions: readonly TrainingSession[] }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { sessions } = props
  const average = averageScore(sessions.map((session) => ({ overallScore: session.score })))
  const seconds = sessions.reduce((sum, session) => sum + (session.duration ?? 0), 0)
  const figures = [
    { name: t('history.total'), value: formats.number(sessions.length) },
    { name: t('history.completed'), value: formats.number(completedCount(sessions)) },
    { name: t('history.average'), value: average === null ? null : formats.number(average) },
    { name: t('history.practised'), value: seconds === 0 ? null : formats.minutes(seconds) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map((figure) => (
        <div key={figure.name} className="rounded-ui border border-border bg-surface p-4">
          <dt className="text-12 text-text-muted">{figure.name}</dt>
          <dd className="tabular mt-1 text-20 font-semibold">
            {figure.value ?? (
              <span className="text-14 font-medium text-text-muted">{t('common.notEnoughData')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
