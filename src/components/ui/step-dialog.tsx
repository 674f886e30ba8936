import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Progress } from './progress.tsx'
import { SaveStatus } from './save-bar.tsx'

/**
 * A dialog with several steps (or with one, which has no heading of its own), a progress bar and buttons for back and next. Enter in a field continues. The
 * heading of a new step takes the focus, so that a screen reader starts there.
 */
export function StepDialog(props: {
  title: string
  /** The names of the steps; `stepIndex` is the current one. */
  steps: readonly string[]
  stepIndex: number
  onBack: () => void
  onNext: () => void
  /** The label of the next button, and its label while it is busy. */
  nextLabel: string
  busyLabel: string
  busy: boolean
  canContinue: boolean
  /** What keeps the next button from doing anything. */
  blockedReason?: ReactNode
  /** Asks before closing if there are unsaved changes. */
  dirty?: boolean
  /** The dialog itself takes the focus at first. */
  focusWindow?: boolean
  onClose: () => void
  children: ReactNode
}): ReactNode {
  const t = useTranslations()
  const formId = useId()
  const [confirmingDiscard, setConfirmingDiscard] = useState(false)
  const heading = useStepHeading(props.stepIndex)
  const count = props.steps.length
  const progress = (props.stepIndex + 1) / count
  const stepText = t('steps.step', { step: props.stepIndex + 1, count })
  const close = () => (props.dirty === true ? setConfirmingDiscard(true) : props.onClose())
  return (
    <Dialog
      open
      wide
      focusWindow={props.focusWindow === true}
      onOpenChange={(open) => !open && close()}
      title={props.title}
      {...(count > 1 && { description: stepText })}
      footer={
        <>
          <SaveStatus dirty={props.dirty === true} missing={props.blockedReason} />
          <div className="flex flex-wrap justify-end gap-2">
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
          </div>
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
        {count > 1 && (
          <>
            <Progress label={stepText} share={progress} />
            <h3 ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
              {props.steps[props.stepIndex]}
            </h3>
          </>
        )}
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

/** Focuses the heading when the step changes, not when the dialog opens. */
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
