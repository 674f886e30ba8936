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
  stepIndex: number
  onBack: () => void
  onNext: () => void
  /** What the way on is called, and what it says while it is under way. */
  nextLabel: string
  busyLabel: string
  busy: boolean
  canContinue: boolean
  /** Why one may not go on, where a disabled button does not explain itself. */
  blockedReason?: ReactNode
  /** Asks before it closes: something was entered that is not stored. */
  dirty?: boolean
  onClose: () => void
  children: ReactNode
}): ReactNode {
  const t = useTranslations()
  const formId = useId()
  const [confirmingDiscard, setConfirmingDiscard] = useState(false)
  const heading = useStepHeading(props.stepIndex)
  const count = props.steps.length
  const progress = (props.stepIndex + 1) / count
  const stepText = t('steps.step', { step: props.stepIndex + 1, count, percent: Math.round(progress * 100) })
  const close = () => (props.dirty === true ? setConfirmingDiscard(true) : props.onClose())
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && close()}
      title={props.title}
      description={stepText}
      footer={
        <>
          {props.blockedReason !== undefined && (
            <div className="mr-auto self-center">{props.blockedReason}</div>
          )}
          <Button onClick={props.stepIndex === 0 ? close : props.onBack}>
            {props.stepIndex === 0 ? t('common.cancel') : t('common.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={!props.canContinue}
            aria-disabled={props.busy}
          >
            {props.busy ? props.busyLabel : props.nextLabel}
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
          if (props.canContinue && !props.busy) props.onNext()
        }}
      >
        <Progress label={stepText} share={progress} />
        <h3 ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
          {props.steps[props.stepIndex]}
        </h3>
        {props.children}
      </form>
      <AlertDialog
        open={confirmingDiscard}
        onOpenChange={setConfirmingDiscard}
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
function useStepHeading(stepIndex: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(stepIndex)
  useEffect(() => {
    if (shownStep.current === stepIndex) return
    shownStep.current = stepIndex
    heading.current?.focus()
  }, [stepIndex])
  return heading
}
