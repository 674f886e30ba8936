import { Pin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Whisper } from '#src/lib/realtime/place-whispers.ts'

/** A supervisor's notes on a line, below it. */
export function PinnedNotes(props: { notes: readonly Whisper[] | undefined }): ReactNode {
  const t = useTranslations()
  return props.notes?.map(({ seq, from, text }) => (
    <p
      key={seq}
      id={noteAnchor(seq)}
      role="status"
      tabIndex={-1}
      className="flex max-w-full scroll-my-6 gap-2 rounded-ui border border-l-4 border-border border-l-accent-mark bg-surface px-3 py-1.5 text-14 outline-offset-2"
    >
      <Pin aria-hidden size={14} className="mt-1 shrink-0 text-text-muted" />
      <span className="min-w-0 break-words">
        <span className="font-medium">{t('watching.from', { from: from || t('review.nobody') })}:</span>{' '}
        {text}
      </span>
    </p>
  ))
}

/** The anchor of a note, by the number of its event. */
export function noteAnchor(seq: number): string {
  return `note-${seq}`
}
