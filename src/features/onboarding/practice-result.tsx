import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { ScoreBadge, ScoreRing } from '#src/components/ui/score.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'

/** What the call of a practice lesson came to, with the way to its analysis. */
export function PracticeResult(props: { sessionId: string }): ReactNode {
  const t = useTranslations('onboarding.practice')
  const formats = useFormats()
  const { data } = useEndpoint('getTrainingSession', { params: { id: props.sessionId } })
  const score = data?.score ?? null
  return (
    <section
      aria-label={t('result')}
      className="flex flex-wrap items-center gap-4 rounded-ui border border-border bg-surface p-4 sm:p-5"
    >
      {score !== null && <ScoreRing score={score} size={56} />}
      <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-1">
        <h2 className="text-16 font-semibold">{t('result')}</h2>
        <p className="flex flex-wrap items-center gap-2 text-14 text-text-muted">
          {score !== null && <ScoreBadge score={score} />}
          {data !== undefined && formats.date(data.startedAt)}
        </p>
      </div>
      <ButtonLink to={`/session/${props.sessionId}`} variant="primary">
        {t('analysis')}
      </ButtonLink>
    </section>
  )
}
