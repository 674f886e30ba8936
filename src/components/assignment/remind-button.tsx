import { BellRing, Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, type ButtonSize, type ButtonVariant } from '#src/components/ui/button.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'

/** Reminds everybody who can still pass an assignment. Once is enough: then it only says so. */
export function RemindButton(props: {
  assignmentId: string
  title: string
  /** How many people it reaches. */
  people: number
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}): ReactNode {
  const t = useTranslations('assignments')
  const run = useActionWithToasts()
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const remind = async () => {
    if (state !== 'idle') return
    setState('busy')
    const { ok } = await run(() => callEndpoint('remindAssignees', { params: { id: props.assignmentId } }), {
      success: ({ reminded }) => ({
        title: t('remindDone'),
        description: t('remindDoneTo', { count: reminded }),
      }),
      failure: t('remindFailed'),
      // It changes nothing but what these people are told, and when they last were.
      reload: ['listAssignments', 'getAssignment'],
    })
    setState(ok ? 'done' : 'idle')
  }
  const Icon = state === 'done' ? Check : BellRing
  return (
    <Button
      variant={props.variant}
      size={props.size ?? 'small'}
      className={props.className}
      aria-disabled={state !== 'idle'}
      aria-label={
        state === 'done' ? t('reminded') : t('remindNamed', { title: props.title, count: props.people })
      }
      onClick={() => void remind()}
    >
      <Icon aria-hidden size={16} />
      {state === 'done' ? t('reminded') : t('remind', { count: props.people })}
    </Button>
  )
}
