import { clsx } from 'clsx'
import { useAtomValue, useSetAtom } from 'jotai'
import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import {
  dismissToastAtom,
  type ToastEntry,
  toastLimits,
  type ToastTone,
  toastsAtom,
} from '#src/lib/toasts.ts'
import { ErrorId } from './error-id.tsx'
import { measuredHeight } from './measured-height.ts'

const icons = { plain: Info, positive: CircleCheck, critical: CircleX } as const
const colours: Record<ToastTone, string> = {
  plain: 'text-text-muted',
  positive: 'text-positive',
  critical: 'text-critical',
}

const measureRoom = measuredHeight('--toast-room')

/** Shows all toasts. */
export function Toaster(): ReactNode {
  const t = useTranslations('common')
  const toasts = useAtomValue(toastsAtom)
  return (
    <Radix.Provider
      duration={toastLimits.displayMs}
      swipeThreshold={toastLimits.swipeThresholdPx}
      swipeDirection="right"
      label={t('notifications', { hotkey: toastLimits.hotkey })}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport
        hotkey={[toastLimits.hotkey]}
        label={t('notifications', { hotkey: toastLimits.hotkey })}
        ref={measureRoom}
        // At the bottom, since titles and searches are at the top; above the message field of a session, and dialogs
        // make room. Above tooltips, so that it can be dismissed.
        className="pointer-events-none fixed right-0 bottom-(--toast-lift,0px) z-60 flex w-full max-w-[420px] flex-col px-3 outline-none sm:px-4"
      />
    </Radix.Provider>
  )
}

function ToastCard(props: { toast: ToastEntry }): ReactNode {
  const t = useTranslations('common')
  const dismiss = useSetAtom(dismissToastAtom)
  const { toast } = props
  const tone = toast.tone ?? 'plain'
  const Icon = icons[tone]
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => {
        if (!open) dismiss(toast.id)
      }}
      {...(toast.displayMs === undefined ? {} : { duration: toast.displayMs })}
      type={tone === 'critical' ? 'foreground' : 'background'}
      className={clsx(
        'pointer-events-auto my-3 flex items-start gap-3 rounded-ui border bg-surface p-4 shadow-raised',
        tone === 'critical' ? 'border-critical-mark' : 'border-border',
        'data-[state=open]:animate-rise data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:opacity-0',
      )}
    >
      <Icon aria-hidden size={20} className={clsx('shrink-0', colours[tone])} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-14 font-semibold text-text">{toast.title}</Radix.Title>
        {toast.description !== undefined && (
          <Radix.Description className="mt-0.5 text-14 text-text-muted">
            {toast.description}
          </Radix.Description>
        )}
        {typeof toast.errorId === 'string' && <ErrorId id={toast.errorId} className="mt-1" />}
      </div>
      {toast.action && (
        <Radix.Action
          altText={toast.action.hint}
          onClick={toast.action.run}
          className="-my-1 inline-flex min-h-7 shrink-0 items-center rounded-ui px-2 text-14 font-semibold text-accent-text underline-offset-4 hover:bg-surface-hover hover:underline"
        >
          {toast.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={t('dismiss')}
        className="-m-1 inline-flex size-7 shrink-0 items-center justify-center rounded-ui text-text-muted hover:bg-surface-hover hover:text-text"
      >
        <X aria-hidden size={16} />
      </Radix.Close>
    </Radix.Root>
  )
}
