import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Progress } from './progress.tsx'

/**
 * A dialog in steps: where one is, how far that is, and the ways back and on. Enter in a field goes on. The
 * heading of a step takes the focus when one step follows another, so that a reader starts there.
 */
export function StepDialog(props: {
  title: string
  /** The names of the steps, and which of them is shown. */
  steps: readonly string[]
  place: number
  onBack: () => void
  onNext: () => void
  /** What the way on is called, and what it says while it is under way. */
  next: string
  busyText: string
  busy: boolean
  mayContinue: boolean
  /** Why one may not go on, where a disabled button does not explain itself. */
  blockedBy?: ReactNode
  /** Asks before it closes: something was entered that is not stored. */
  dirty?: boolean
  onClose: () => void
  children: ReactNode
}): ReactNode {
  const t = useTranslations()
  const formId = useId()
  const [asking, setAsking] = useState(false)
  const heading = useStepHeading(props.place)
  const count = props.steps.length
  const share = (props.place + 1) / count
  const stepText = t('steps.step', { step: props.place + 1, count, percent: Math.round(share * 100) })
  const close = () => (props.dirty === true ? setAsking(true) : props.onClose())
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && close()}
      title={props.title}
      description={stepText}
      footer={
        <>
          {props.blockedBy !== undefined && <div className="mr-auto self-center">{props.blockedBy}</div>}
          <Button onClick={props.place === 0 ? close : props.onBack}>
            {props.place === 0 ? t('common.cancel') : t('common.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={!props.mayContinue}
            aria-disabled={props.busy}
          >
            {props.busy ? props.busyText : props.next}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (props.mayContinue && !props.busy) props.onNext()
        }}
      >
        <Progress label={stepText} share={share} />
        <h3 ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
          {props.steps[props.place]}
        </h3>
        {props.children}
      </form>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('steps.discardTitle')}
        description={t('steps.discardQuestion')}
        cancel={t('steps.keepEditing')}
        confirm={t('steps.discard')}
        onConfirm={props.onClose}
      />
    </Dialog>
  )
}

/** Focused when one step follows another, not when the dialog opens. */
function useStepHeading(place: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus()
  }, [place])
  return heading
}
