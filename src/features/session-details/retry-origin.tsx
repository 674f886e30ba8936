import { CornerDownRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { useFormats } from '#src/lib/format.ts'

/** Says which session this one is a retry of, and from which line. */
export function RetryOrigin(props: { origin: NonNullable<TrainingSessionDetails['retryOf']> }): ReactNode {
  const t = useTranslations('details')
  const formats = useFormats()
  const { sessionId, startedAt, line } = props.origin
  return (
    <p className="flex items-start gap-2 text-14">
      <CornerDownRight aria-hidden size={16} className="mt-0.5 shrink-0 text-text-muted" />
      <span className="text-text-muted">
        {t.rich('retryOf', {
          date: formats.dateTime(startedAt),
          line,
          link: (text) => (
            <Link
              to={`/session/${sessionId}`}
              className="font-medium text-accent-text underline underline-offset-4"
            >
              {text}
            </Link>
          ),
        })}
      </span>
    </p>
  )
}
