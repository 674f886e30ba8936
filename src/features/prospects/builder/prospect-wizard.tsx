import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Prospect, ProspectInput } from '#protocol/rest/prospects.ts'
import { incomeRanges, wizardDebtTypes } from '#protocol/vocabulary/prospect.ts'
import { StepDialog } from '#src/components/ui/step-dialog.tsx'
import { LazyLifeStep, type LifeStepProps } from './lazy-life-step.tsx'
import { ObjectionsStep } from './objections-step.tsx'
import { PersonalityStep } from './personality-step.tsx'
import { toDraft } from './prospect-draft.ts'
import { RestoredNotice } from '#src/components/ui/restored-notice.tsx'
import { AmountField, DebtTypeField, IncomeField, NameField, OccupationField } from './step-fields.tsx'
import { ScenarioField } from './step-fields.tsx'
import { canContinue, type WizardStep, wizardSteps } from './steps.ts'
import { TypeStep } from './type-step.tsx'
import { type SaveOutcome, useBuilder } from './use-builder.ts'
import { VoiceStep } from './voice-step.tsx'

/**
 * Creates or edits a prospect in six steps: type, basic, details, personality, voice, objections. The last
 * one saves.
 */
export function ProspectWizard(props: {
  /** Null for a new one. */
  prospect: Prospect | null
  userId: string
  onSave: (values: ProspectInput) => Promise<SaveOutcome>
  onClose: () => void
}): ReactNode {
  const t = useTranslations()
  const { prospect } = props
  const builder = useBuilder({
    builder: 'wizard',
    draftName: `${props.userId}-${prospect?.id ?? 'new'}`,
    initial: toDraft(prospect),
    steps: wizardSteps,
    emptyAmount: null,
    onSave: props.onSave,
    onClose: props.onClose,
  })
  const step: WizardStep = wizardSteps[builder.place] ?? 'type'
  const labels = prospect
    ? { finish: t('steps.save'), busy: t('steps.saving') }
    : { finish: t('steps.complete'), busy: t('steps.creating') }
  return (
    <StepDialog
      title={prospect ? t('builder.editTitle', { name: prospect.name }) : t('builder.wizardTitle')}
      steps={wizardSteps.map((name) => t(`builder.wizardSteps.${name}`))}
      stepIndex={builder.place}
      onBack={builder.back}
      onNext={builder.next}
      nextLabel={builder.last ? labels.finish : t('steps.continue')}
      busyLabel={labels.busy}
      busy={builder.saving}
      canContinue={canContinue(step, builder.draft)}
      dirty={builder.dirty}
      onClose={builder.close}
    >
      <WizardFields
        step={step}
        draft={builder.draft}
        fieldErrors={builder.fieldErrors}
        onChange={builder.change}
        prospectId={prospect?.id ?? null}
        languageChosenLater
      />
      {/* Below the fields: a dialog opens with the focus on its first control. */}
      {builder.restored && <RestoredNotice onStartOver={builder.startOver} />}
    </StepDialog>
  )
}

function WizardFields({ step, ...props }: LifeStepProps & { step: WizardStep }): ReactNode {
  const t = useTranslations('builder')
  switch (step) {
    case 'type':
      return <TypeStep {...props} builder="wizard" />
    case 'basic':
      return (
        <>
          <NameField {...props} />
          <AmountField {...props} />
          <ScenarioField {...props} label={t('description')} />
          <LazyLifeStep {...props} />
        </>
      )
    case 'details':
      return (
        <>
          <OccupationField {...props} />
          <IncomeField {...props} values={incomeRanges} />
          <DebtTypeField {...props} values={wizardDebtTypes} />
        </>
      )
    case 'personality':
      return <PersonalityStep {...props} />
    case 'voice':
      return <VoiceStep {...props} />
    case 'objections':
      return <ObjectionsStep {...props} builder="wizard" />
    default:
      return step satisfies never
  }
}
