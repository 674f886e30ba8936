import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { useRouteHeading } from '#src/components/ui/page-header.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The header of a finished session, in two lines also on a phone: what it is, and of which call. */
export function AnalysisHeader(props: {
  details: TrainingSessionDetails
  back: ReactNode
  action: ReactNode
}): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { details } = props
  const title = t('analysis.title')
  const heading = useRouteHeading(title)
  return (
    <header className="mb-2 flex items-center justify-between gap-x-3 gap-y-2 max-sm:flex-wrap sm:mb-3 sm:gap-6">
      <div className="min-w-0 max-sm:basis-full">
        <h1
          ref={heading}
          tabIndex={-1}
          data-route-heading
          className="truncate text-16 font-semibold tracking-tight text-text sm:text-28"
        >
          {title}
        </h1>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-14 text-text-muted">
          <span className="max-w-full truncate font-medium text-text">{details.prospectName}</span>
          <Badge tone="accent" className="hidden shrink-0 md:inline-flex">
            {t(`vocabulary.sessionType.${details.sessionType}`)}
          </Badge>
          <span className="shrink-0">
            {formats.dateTime(details.startedAt)}
            {details.duration !== null && (
              <span className="hidden sm:inline"> · {formats.minutes(details.duration)}</span>
            )}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 sm:shrink-0">
        {props.back}
        {props.action}
      </div>
    </header>
  )
}
