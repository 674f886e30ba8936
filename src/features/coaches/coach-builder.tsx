import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coach } from '#protocol/rest/coaches.ts'
import { StepDialog } from '#src/components/ui/step-dialog.tsx'
import { BasicStep, StyleStep } from './builder-fields.tsx'
import { type BuilderStep, builderSteps, type CoachDraft, type CoachValues } from './coach-draft.ts'
import { missingIn, toDraft, toValues } from './coach-draft.ts'
import { PersonaStep } from './persona-step.tsx'

/**
 * Creates a coach in three steps (basic, persona, style; the last Continue saves), or edits one with all of them on one
 * page. A failure keeps everything as typed.
 */
export function CoachBuilder(props: {
  coach: Coach | null
  onClose: () => void
  onSave: (values: CoachValues) => Promise<boolean>
}): ReactNode {
  const t = useTranslations()
  const [draft, setDraft] = useState<CoachDraft>(() => toDraft(props.coach))
  const [stepIndex, setStepIndex] = useState(0)
  const [saving, setSaving] = useState(false)
  const step: BuilderStep = builderSteps[stepIndex] ?? 'basic'
  const last = props.coach !== null || stepIndex === builderSteps.length - 1
  const shown = props.coach ? builderSteps : [step]
  const missing = missingIn(shown, draft)
  const change = (changes: Partial<CoachDraft>) => setDraft({ ...draft, ...changes })

  const proceed = async () => {
    if (!last) {
      setStepIndex(stepIndex + 1)
      return
    }
    const values = toValues(draft)
    if (values === null) return
    setSaving(true)
    const saved = await props.onSave(values)
    setSaving(false)
    if (saved) props.onClose()
  }
  const labels = props.coach
    ? { next: t('steps.save'), busy: t('steps.saving') }
    : { next: t('steps.continue'), busy: t('steps.creating') }
  return (
    <StepDialog
      title={props.coach ? t('coaches.builderEdit', { name: props.coach.name }) : t('coaches.builderCreate')}
      steps={props.coach ? [''] : builderSteps.map((name) => t(`coaches.steps.${name}`))}
      stepIndex={stepIndex}
      onBack={() => setStepIndex(stepIndex - 1)}
      onNext={() => void proceed()}
      nextLabel={labels.next}
      busyLabel={labels.busy}
      busy={saving}
      canContinue={missing === null}
      blockedReason={missing === null ? undefined : t(`coaches.missing.${missing}`)}
      dirty={JSON.stringify(draft) !== JSON.stringify(toDraft(props.coach))}
      onClose={props.onClose}
    >
      {shown.map((each) => (
        <StepFields key={each} step={each} draft={draft} onChange={change} />
      ))}
    </StepDialog>
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
