import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { useFormats } from '#src/lib/format.ts'

/** The prospect, type and time of a session. */
export function SessionBadges(props: { session: TrainingSession }): ReactNode {
  const t = useTranslations('vocabulary')
  const formats = useFormats()
  const { session } = props
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-text">{session.prospectName}</span>
      <Badge tone="accent">{t(`sessionType.${session.sessionType}`)}</Badge>
      <span className="text-14">{formats.dateTime(session.startedAt)}</span>
      {session.duration !== null && <span className="text-14">{formats.minutes(session.duration)}</span>}
    </span>
  )
}
