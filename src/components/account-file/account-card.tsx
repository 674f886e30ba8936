import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { VerificationView } from '#src/lib/realtime/session-view.ts'
import { AccountPanel } from './account-panel.tsx'

/** From here on the transcript stands beside the analysis, and the account has its place below it. */
const beside = '(min-width: 80rem) and (min-height: 56rem)'

/**
 * What the trainee has before them in the call, for those who watch it [ACCT7] or read it afterwards [ACCT6]. Its file is
 * read when it is opened. `forReviewer`: it is open at once where there is room.
 */
export function AccountCard(props: {
  sessionId: string
  forReviewer: boolean
  /** What the running call has verified so far; none for a call that is over. */
  verification?: VerificationView | null
  className?: string
}): ReactNode {
  const t = useTranslations('accountFile')
  const [open, setOpen] = useState(() => props.forReviewer && window.matchMedia(beside).matches)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={clsx(
        'group flex flex-col overflow-hidden rounded-ui border border-border bg-surface',
        props.className,
      )}
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-5 py-3 outline-offset-[-2px] hover:bg-surface-hover">
        <h2 className="text-16 font-semibold text-text">{t('title')}</h2>
        <ChevronDown aria-hidden size={16} className="text-text-muted group-open:rotate-180" />
      </summary>
      {open && (
        <div
          // The region must be focusable to be scrolled by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="region"
          aria-label={t('title')}
          className="overflow-y-auto border-t border-border p-5 outline-offset-[-2px] xl:max-h-[38dvh]"
        >
          <AccountPanel sessionId={props.sessionId} verification={props.verification} watched />
        </div>
      )}
    </details>
  )
}
