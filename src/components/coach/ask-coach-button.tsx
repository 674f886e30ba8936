import { MessageCircleQuestion } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/components/ui/button.tsx'
import type { CoachWindow } from './coach-window.tsx'
import { useCoachConversation } from './use-coach-conversation.ts'

const LoadedWindow = lazy(async () => ({ default: (await import('./coach-window.tsx')).CoachWindow }))

/** Opens the coach's window, whose code is loaded when it first opens. */
export function AskCoachButton(
  props: Omit<ComponentProps<typeof CoachWindow>, 'conversation' | 'onClose'>,
): ReactNode {
  const t = useTranslations('coach')
  const [open, setOpen] = useState(false)
  const conversation = useCoachConversation(props.details.id)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageCircleQuestion aria-hidden size={16} />
        {t('ask')}
      </Button>
      {open && (
        <Suspense>
          <LoadedWindow {...props} conversation={conversation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
