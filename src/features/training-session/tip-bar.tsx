import { clsx } from 'clsx'
import { Lightbulb, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#protocol/vocabulary/language.ts'
import { IconButton } from '#src/components/ui/button.tsx'
import type { SessionView } from '#src/lib/realtime/session-view.ts'

/**
 * The newest tip above the composer or the controls of a call, where the list of tips is not beside it, until the trainee speaks again: a tip is for
 * the next line. It can be dismissed.
 */
export function TipBar(props: {
  tips: SessionView['tips']
  lang: Language
  /** On a wide screen the list of tips is shown beside the call. */
  listBeside: boolean
  /** Cut to one line: beside a call by voice nobody reads more. */
  oneLine: boolean
  /** Opens the list of all tips. */
  onOpen: () => void
}): ReactNode {
  const t = useTranslations('session')
  const [dismissedSeq, setDismissedSeq] = useState(0)
  const newest = props.tips.at(-1)
  const shown = newest !== undefined && !newest.past && newest.seq > dismissedSeq ? newest : null
  return (
    // Always rendered, so that a screen reader announces its content.
    <div role="status" aria-label={t('coachTip')} className={props.listBeside ? 'xl:hidden' : undefined}>
      {shown && (
        <div
          className={clsx(
            'flex animate-rise items-start gap-2 rounded-ui bg-accent-surface py-1.5 pr-1 pl-3 text-14',
            !props.oneLine && 'mb-3',
          )}
        >
          <Lightbulb aria-hidden size={16} className="mt-1.5 shrink-0 text-accent-text" />
          <button
            type="button"
            lang={props.lang}
            className="my-1 min-w-0 flex-1 text-left"
            onClick={props.onOpen}
          >
            <span className={props.oneLine ? 'line-clamp-1' : 'line-clamp-4'}>{shown.text}</span>
          </button>
          <IconButton small label={t('dismissTip')} onClick={() => setDismissedSeq(shown.seq)}>
            <X aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </div>
  )
}
