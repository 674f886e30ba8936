import { type ReactNode, useId } from 'react'
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
import { canContinue, editorSteps, type WizardStep, wizardSteps } from './steps.ts'
import { TypeStep } from './type-step.tsx'
import { type SaveOutcome, useBuilder } from './use-builder.ts'
import { VoiceStep } from './voice-step.tsx'

/**
 * Creates a prospect in six steps (type, basic, details, personality, voice, objections; the last one saves), or edits
 * one with all of them on one page [PROS2].
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
    steps: prospect ? editorSteps : wizardSteps,
    // Left empty, an amount that was stored as none stays as it was stored [QUICK8].
    emptyAmount: prospect?.debtAmount === 0 ? 0 : null,
    onSave: props.onSave,
    onClose: props.onClose,
  })
  const step: WizardStep = wizardSteps[builder.place] ?? 'type'
  const fields = {
    draft: builder.draft,
    fieldErrors: builder.fieldErrors,
    onChange: builder.change,
    prospectId: prospect?.id ?? null,
    languageChosenLater: true,
  } as const
  const required = prospect ? wizardSteps : [step]
  const blocking = required.find((each) => !canContinue(each, builder.draft))
  const labels = prospect
    ? { finish: t('steps.save'), busy: t('steps.saving') }
    : { finish: t('steps.complete'), busy: t('steps.creating') }
  return (
    <StepDialog
      title={prospect ? t('builder.editTitle', { name: prospect.name }) : t('builder.wizardTitle')}
      steps={prospect ? [''] : wizardSteps.map((name) => t(`builder.wizardSteps.${name}`))}
      stepIndex={builder.place}
      onBack={builder.back}
      onNext={builder.next}
      nextLabel={builder.last ? labels.finish : t('steps.continue')}
      busyLabel={labels.busy}
      busy={builder.saving}
      canContinue={blocking === undefined}
      blockedReason={blocking && (blocking === 'type' ? t('builder.missingType') : t('builder.missingName'))}
      dirty={builder.dirty}
      // The first control is a choice, and not always the chosen one.
      focusWindow={prospect !== null}
      onClose={builder.close}
    >
      {prospect ? (
        wizardSteps.map((each) => <EditorSection key={each} step={each} {...fields} />)
      ) : (
        <WizardFields step={step} {...fields} />
      )}
      {/* Below the fields: a dialog opens with the focus on its first control. */}
      {builder.restored && <RestoredNotice onStartOver={builder.startOver} />}
    </StepDialog>
  )
}

/** A step of the wizard as a section of the page on which a stored prospect is edited. */
function EditorSection(props: LifeStepProps & { step: WizardStep }): ReactNode {
  const t = useTranslations('builder.wizardSteps')
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-5 border-t border-border pt-5 first:border-t-0 first:pt-0"
    >
      <h3 id={headingId} className="text-16 font-semibold">
        {t(props.step)}
      </h3>
      <WizardFields {...props} />
    </section>
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
