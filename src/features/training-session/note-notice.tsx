import type { ReactNode } from 'react'
import { Pin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { noteAnchor } from '#src/components/transcript/pinned-notes.tsx'
import { Button } from '#src/components/ui/button.tsx'
import type { Whisper } from '#src/lib/realtime/place-whispers.ts'

/** Leads to a note on an earlier line: it stands where the reader of the newest words does not look. */
export function NoteNotice({ note }: { note: Whisper }): ReactNode {
  const t = useTranslations()
  const show = () => {
    const target = document.getElementById(noteAnchor(note.seq))
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-14 text-text-muted">
      <Pin aria-hidden size={14} className="shrink-0" />
      {t('session.notePinned', { from: note.from || t('review.nobody') })}
      <Button size="small" variant="quiet" onClick={show}>
        {t('session.showNote')}
      </Button>
    </p>
  )
}
