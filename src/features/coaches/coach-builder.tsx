import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coach } from '#protocol/rest/coaches.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { BasicStep, StyleStep } from './builder-fields.tsx'
import { type BuilderStep, builderSteps, type CoachDraft, type CoachValues } from './coach-draft.ts'
import { draftOf, stepIsValid, valuesOf } from './coach-draft.ts'
import { PersonaStep } from './persona-step.tsx'

/**
 * The three steps to a coach, or through an existing one: basic, persona, style. The last Continue stores
 * it. A failure leaves everything as it was typed.
 */
export function CoachBuilder(props: {
  coach: Coach | null
  onClose: () => void
  onSave: (values: CoachValues) => Promise<boolean>
}): ReactNode {
  const t = useTranslations()
  const formId = useId()
  const [draft, setDraft] = useState<CoachDraft>(() => draftOf(props.coach))
  const [place, setPlace] = useState(0)
  const [saving, setSaving] = useState(false)
  const step: BuilderStep = builderSteps[place] ?? 'basic'
  const last = place === builderSteps.length - 1
  const heading = useStepHeading(step)
  const change = (changes: Partial<CoachDraft>) => setDraft({ ...draft, ...changes })

  const proceed = async () => {
    if (!stepIsValid(step, draft) || saving) return
    if (!last) {
      setPlace(place + 1)
      return
    }
    const values = valuesOf(draft)
    if (values === null) return
    setSaving(true)
    const saved = await props.onSave(values)
    setSaving(false)
    if (saved) props.onClose()
  }
  const words = props.coach
    ? { next: last ? t('coaches.save') : t('coaches.continue'), busy: t('coaches.saving') }
    : { next: t('coaches.continue'), busy: t('coaches.creating') }
  const stepText = t('coaches.step', { step: place + 1, count: builderSteps.length })
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && props.onClose()}
      title={props.coach ? t('coaches.builderEdit', { name: props.coach.name }) : t('coaches.builderCreate')}
      description={stepText}
      footer={
        <>
          <Button onClick={() => (place === 0 ? props.onClose() : setPlace(place - 1))}>
            {place === 0 ? t('common.cancel') : t('coaches.back')}
          </Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            disabled={!stepIsValid(step, draft)}
            aria-disabled={saving}
          >
            {saving ? words.busy : words.next}
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
          void proceed()
        }}
      >
        <Progress label={stepText} share={(place + 1) / builderSteps.length} />
        <h3 ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
          {t(`coaches.steps.${step}`)}
        </h3>
        <StepFields step={step} draft={draft} onChange={change} />
      </form>
    </Dialog>
  )
}

function StepFields(props: {
  step: BuilderStep
  draft: CoachDraft
  onChange: (changes: Partial<CoachDraft>) => void
}): ReactNode {
  switch (props.step) {
    case 'basic':
      return <BasicStep draft={props.draft} onChange={props.onChange} />
    case 'persona':
      return (
        <PersonaStep
          value={props.draft.personalities}
          onChange={(personalities) => props.onChange({ personalities })}
        />
      )
    case 'style':
      return <StyleStep draft={props.draft} onChange={props.onChange} />
    default:
      return props.step satisfies never
  }
}

/** The heading of a step takes the focus when one step follows another, not when the builder opens. */
function useStepHeading(step: BuilderStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
