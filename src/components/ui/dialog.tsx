import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useOpener } from './use-opener.ts'
import { OverlayLock } from './use-overlay-lock.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
}

/** A modal dialog: it traps the focus and restores it when it closes. */
export function Dialog(
  props: DialogProps & {
    footer?: ReactNode
    wide?: boolean
    /** For content that loads: the height does not depend on it, so that nothing moves under the pointer. */
    fixedHeight?: boolean
    /** For content to read first: the initial focus is on the dialog instead of its first control. */
    focusWindow?: boolean
    /** For a dialog that moves the focus elsewhere when it closes. */
    onCloseAutoFocus?: (event: Event) => void
  },
): ReactNode {
  const opener = useOpener(props.open)
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <OverlayLock />
        <div className="fixed inset-0 z-40 animate-appear bg-overlay" />
        {/* In the middle, and higher where a toast needs the room below. */}
        <div className="pointer-events-none fixed inset-3 z-40 flex flex-col before:flex-1 after:min-h-(--toast-room,0px) after:flex-1">
          <Radix.Content
            {...(props.description === undefined ? { 'aria-describedby': undefined } : {})}
            onOpenAutoFocus={(event) => {
              if (props.focusWindow !== true) return
              event.preventDefault()
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
            }}
            onCloseAutoFocus={(event) => {
              props.onCloseAutoFocus?.(event)
              if (!event.defaultPrevented) restoreFocus(event, opener)
            }}
            className={clsx(
              'pointer-events-auto relative mx-auto flex min-h-0 w-full flex-col',
              'animate-appear rounded-ui border border-border bg-surface shadow-raised outline-none',
              props.wide === true ? 'max-w-2xl' : 'max-w-md',
            )}
          >
            <DialogHeader title={props.title} description={props.description} />
            <div
              className={clsx('min-h-0 overflow-y-auto px-5 pb-5', props.fixedHeight === true && 'h-[32rem]')}
            >
              {props.children}
            </div>
            {props.footer !== undefined && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-3">
                {props.footer}
              </footer>
            )}
            <CloseButton />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A dialog at the edge of the screen, for content that is a column on wide screens. */
export function Sheet(props: DialogProps & { side: 'left' | 'right' }): ReactNode {
  const opener = useOpener(props.open)
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <OverlayLock />
        <div className="fixed inset-0 z-40 animate-appear bg-overlay" />
        <Radix.Content
          {...(props.description === undefined ? { 'aria-describedby': undefined } : {})}
          onCloseAutoFocus={(event) => restoreFocus(event, opener)}
          className={clsx(
            'fixed top-0 bottom-(--toast-room,0px) z-40 flex w-80 max-w-[calc(100vw-2.5rem)] flex-col bg-surface shadow-raised',
            props.side === 'right' ? 'right-0 animate-from-right' : 'left-0 animate-from-left',
          )}
        >
          <DialogHeader title={props.title} description={props.description} />
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{props.children}</div>
          <CloseButton />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** If the opener is gone, for example a row that no longer matches a filter, focuses the heading of the page. */
function restoreFocus(event: Event, opener: HTMLElement | null): void {
  event.preventDefault()
  const stillThere = opener?.isConnected === true
  const target = stillThere ? opener : document.querySelector<HTMLElement>('[data-route-heading]')
  target?.focus()
}

function DialogHeader(props: { title: ReactNode; description: ReactNode }): ReactNode {
  return (
    <header className="px-5 pt-4 pr-14 pb-3">
      <Radix.Title className="text-16 font-semibold text-text">{props.title}</Radix.Title>
      {props.description !== undefined && (
        <Radix.Description className="mt-0.5 text-14 text-text-muted">{props.description}</Radix.Description>
      )}
    </header>
  )
}

/** Comes last in the DOM, so that a dialog opens with the focus on its first control. */
function CloseButton(): ReactNode {
  const t = useTranslations('common')
  return (
    <Radix.Close
      aria-label={t('close')}
      className="absolute top-3 right-3 inline-flex size-8 items-center justify-center rounded-ui text-text-muted hover:bg-surface-hover hover:text-text"
    >
      <X aria-hidden size={16} />
    </Radix.Close>
  )
}
