import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, type ButtonVariant } from './button.tsx'
import { useOpener } from './use-opener.ts'
import { OverlayLock } from './use-overlay-lock.ts'

/** Asks for confirmation before something is lost. */
export function AlertDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  confirm: string
  /** Default: "Cancel". */
  cancel?: string
  /** Of the confirming button; "critical" by default. */
  variant?: ButtonVariant
  onConfirm: () => void
}): ReactNode {
  const t = useTranslations('common')
  const opener = useOpener(props.open)
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <OverlayLock />
        <div className="fixed inset-0 z-40 animate-appear bg-overlay" />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener?.focus()
          }}
          className="fixed inset-x-3 top-[calc((100dvh-var(--toast-room,0px))/2)] z-40 mx-auto max-w-md -translate-y-1/2 animate-appear rounded-ui border border-border bg-surface p-5 shadow-raised"
        >
          <Radix.Title className="text-16 font-semibold text-text">{props.title}</Radix.Title>
          <Radix.Description className="mt-1 text-14 text-text-muted">{props.description}</Radix.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{props.cancel ?? t('cancel')}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant={props.variant ?? 'critical'} onClick={props.onConfirm}>
                {props.confirm}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
