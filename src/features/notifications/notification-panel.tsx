import { X } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { IconButton } from '#src/components/ui/button.tsx'
import { Sheet } from '#src/components/ui/dialog.tsx'
import { ScreenTexts } from '#src/i18n/language-provider.tsx'
import { NotificationList } from './notification-list.tsx'

type PanelProps = {
  user: User
  /** The bell: a popover stands beside it, and it gets the focus back. */
  bell: RefObject<HTMLButtonElement | null>
  place: 'popover' | 'sheet'
  onClose: () => void
}

/** The notifications beside the bell, or on phones in a sheet. Mounted while it is open. */
export function NotificationPanel(props: PanelProps): ReactNode {
  return (
    <ScreenTexts>
      {props.place === 'sheet' ? <PanelSheet {...props} /> : <PanelPopover {...props} />}
    </ScreenTexts>
  )
}

function PanelSheet(props: PanelProps): ReactNode {
  const t = useTranslations('notices')
  return (
    <Sheet open onOpenChange={(open) => !open && props.onClose()} title={t('title')} side="right">
      <div className="-mx-5 -mb-5">
        <NotificationList user={props.user} onDone={props.onClose} />
      </div>
    </Sheet>
  )
}

function PanelPopover(props: PanelProps): ReactNode {
  const t = useTranslations('notices')
  const tCommon = useTranslations('common')
  const titleId = useId()
  const { bell } = props
  // Beside the whole sidebar, so that none of it is covered.
  const anchor = useRef(bell.current?.closest('aside') ?? document.body)
  return (
    <Radix.Root open onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={titleId}
          side="right"
          align="start"
          alignOffset={12}
          sideOffset={8}
          collisionPadding={12}
          // The bell itself closes it.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && bell.current?.contains(event.target) === true)
              event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // After a link the new page has the focus already.
            if (document.activeElement === document.body) bell.current?.focus()
          }}
          className="z-40 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-1.5rem)] animate-appear flex-col overflow-hidden rounded-ui border border-border bg-surface shadow-raised outline-none"
        >
          <div className="flex items-center justify-between gap-3 border-b border-border py-1.5 pr-3 pl-5">
            <h2 id={titleId} className="text-16 font-semibold text-text">
              {t('title')}
            </h2>
            <Radix.Close asChild>
              <IconButton label={tCommon('close')}>
                <X aria-hidden size={16} />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <NotificationList user={props.user} onDone={props.onClose} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
