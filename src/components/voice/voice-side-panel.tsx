import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Speaker } from '#protocol/vocabulary/training-session.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { useFormats } from '#src/lib/format.ts'

/** From [SESS14]. */
const maxShownLines = 5

/**
 * Shown beside a voice session, where the user does not look at the conversation: its status, number of lines and last
 * lines. `actions` are Restart and the download; the time and the end are on the stage.
 */
export function VoiceSidePanel(props: {
  status: 'active' | 'ended'
  lines: readonly { id: string; role: Speaker; text: string }[]
  debtorName: string
  /** The `lang` of the lines; undefined if they may be in either language. */
  lang: string | undefined
  actions: ReactNode
}): ReactNode {
  const t = useTranslations('session')
  const formats = useFormats()
  const headingId = useId()
  const lines = props.lines.filter(({ text }) => text.trim() !== '')
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id={headingId} className="text-14 font-semibold">
          {t('voiceSession')}
        </h2>
        <Badge tone={props.status === 'active' ? 'positive' : 'plain'}>
          {props.status === 'active' ? t('statusActive') : t('statusEnded')}
        </Badge>
      </div>
      <dl className="flex items-baseline justify-between gap-3 text-14">
        <dt className="text-text-muted">{t('lines')}</dt>
        <dd className="tabular font-semibold">{formats.number(lines.length)}</dd>
      </dl>
      <div>
        <h3 className="text-12 font-medium text-text-muted">{t('lastLines')}</h3>
        {lines.length === 0 ? (
          <p className="mt-2 text-14 text-text-muted">{t('emptyHint')}</p>
        ) : (
          <ol className="mt-2 flex flex-col gap-2">
            {lines.slice(-maxShownLines).map((line) => (
              <li key={line.id} className="text-14">
                <span className="block text-12 text-text-muted">
                  {line.role === 'user' ? t('you') : props.debtorName}
                </span>
                <span lang={props.lang} className="line-clamp-2">
                  {line.text}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
      {props.actions !== false && <div className="flex flex-wrap gap-2">{props.actions}</div>}
    </section>
  )
}
