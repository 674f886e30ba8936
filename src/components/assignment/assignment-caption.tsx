import { clsx } from 'clsx'
import { ClipboardCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import { useFormats } from '#src/lib/format.ts'
import { useAssignmentTitle } from './use-assignment-title.ts'

/** The assignment that a running session is an attempt at; renders nothing if there is none. */
export function AssignmentCaption(props: {
  assignment: { title: string | null; passMark: number; deadline: string } | null
  prospectName: string
  sessionType: SessionType
  className?: string
}): ReactNode {
  const t = useTranslations('assignments')
  const titleOf = useAssignmentTitle()
  const formats = useFormats()
  const [now] = useState(() => new Date())
  const { assignment } = props
  if (assignment === null) return null
  const title = titleOf({
    title: assignment.title,
    prospect: { name: props.prospectName },
    sessionType: props.sessionType,
  })
  const late = new Date(assignment.deadline) < now
  const day = formats.date(assignment.deadline)
  return (
    <p
      className={clsx(
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 text-12 text-text-muted',
        props.className,
      )}
    >
      <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
        <ClipboardCheck aria-hidden size={14} className="shrink-0" />
        <span className="truncate">{t('attemptOf', { title })}</span>
      </span>
      <span className="tabular shrink-0">{t('passMark', { score: assignment.passMark })}</span>
      <span className={clsx('shrink-0', late && 'text-critical')}>
        {late ? t('dueSince', { day }) : t('due', { day })}
      </span>
    </p>
  )
}
