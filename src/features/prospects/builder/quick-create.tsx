import { type ReactNode, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ProspectInput } from '#protocol/rest/prospects.ts'
import {
  difficultyLevel,
  incomeLevels,
  paymentHistories,
  paymentHistory,
  personality,
  quickDebtTypes,
  quickDifficulties,
  quickPersonalities,
} from '#protocol/vocabulary/prospect.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Select } from '#src/components/ui/field.tsx'
import { StepDialog } from '#src/components/ui/step-dialog.tsx'
import { LazyLifeStep } from './lazy-life-step.tsx'
import { LawFields } from './law-fields.tsx'
import { ObjectionsStep } from './objections-step.tsx'
import { quickCreateDraft } from './prospect-draft.ts'
import { RestoredNotice } from '#src/components/ui/restored-notice.tsx'
import { AmountField, DebtTypeField, IncomeField, NameField, OccupationField } from './step-fields.tsx'
import { ScenarioField, type StepProps } from './step-fields.tsx'
import { type QuickStep, quickSteps } from './steps.ts'
import { TypeStep } from './type-step.tsx'
import { type SaveOutcome, useBuilder } from './use-builder.ts'

/**
 * The older builder, in four steps with its own values [QUICK6]. Its first step, which asks nothing else, requires a
 * type and is left by a click on one; any other can be left, and Create Prospect links to the one that lacks something.
 */
export function QuickCreate(props: {
  userId: string
  onSave: (values: ProspectInput) => Promise<SaveOutcome>
  onClose: () => void
}): ReactNode {
  const t = useTranslations()
  const spanish = useLocale() === 'es'
  const builder = useBuilder({
    builder: 'quick',
    draftName: `${props.userId}-quick`,
    initial: quickCreateDraft(spanish ? 'spanish' : 'english'),
    steps: quickSteps,
    emptyAmount: 0,
    onSave: props.onSave,
    onClose: props.onClose,
  })
  const step: QuickStep = quickSteps[builder.place] ?? 'type'
  const missing = builder.draft.type === null ? 'type' : builder.draft.name.trim() === '' ? 'name' : null
  const byPointer = useRef(false)
  const needsType = step === 'type' && missing === 'type'
  const blocked = needsType || (builder.last && missing !== null)
  return (
    <StepDialog
      title={t('builder.quickTitle')}
      steps={quickSteps.map((name) => t(`builder.quickSteps.${name}`))}
      stepIndex={builder.place}
      onBack={builder.back}
      onNext={builder.next}
      nextLabel={builder.last ? t('builder.createProspect') : t('steps.continue')}
      busyLabel={t('steps.creating')}
      busy={builder.saving}
      canContinue={!blocked}
      {...(blocked && {
        blockedReason: needsType ? (
          t('builder.missingType')
        ) : (
          <Button
            size="small"
            onClick={() => builder.goTo(quickSteps.indexOf(missing === 'type' ? 'type' : 'basic'))}
          >
            {missing === 'type' ? t('builder.missingType') : t('builder.missingName')}
          </Button>
        ),
      })}
      dirty={builder.dirty}
      onClose={builder.close}
    >
      <div
        role="presentation"
        className="contents"
        onPointerDown={() => (byPointer.current = true)}
        onKeyDown={() => (byPointer.current = false)}
      >
        <QuickFields
          step={step}
          draft={builder.draft}
          fieldErrors={builder.fieldErrors}
          onChange={(changes) =>
            builder.change(
              changes,
              // By keyboard, the arrow keys pass over what is not meant yet.
              step === 'type' && byPointer.current ? builder.place + 1 : builder.place,
            )
          }
        />
      </div>
      {/* Below the fields: a dialog opens with the focus on its first control. */}
      {builder.restored && <RestoredNotice onStartOver={builder.startOver} />}
    </StepDialog>
  )
}

function QuickFields({ step, ...props }: StepProps & { step: QuickStep }): ReactNode {
  switch (step) {
    case 'type':
      return <TypeStep {...props} builder="quick" />
    case 'basic':
      return (
        <>
          <NameField {...props} />
          <OccupationField {...props} />
          <IncomeField {...props} values={incomeLevels} />
        </>
      )
    case 'details':
      return <DetailsStep {...props} />
    case 'objections':
      return <ObjectionsStep {...props} builder="quick" />
    default:
      return step satisfies never
  }
}

function DetailsStep(props: StepProps): ReactNode {
  const t = useTranslations()
  const { draft, onChange } = props
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <AmountField {...props} />
        <DebtTypeField {...props} values={quickDebtTypes} />
        <Field label={t('builder.paymentHistory')}>
          {(control) => (
            <Select
              {...control}
              value={draft.paymentHistory}
              onChange={(event) => onChange({ paymentHistory: paymentHistory.parse(event.target.value) })}
            >
              {paymentHistories.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.paymentHistory.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('builder.personality')}>
          {(control) => (
            <Select
              {...control}
              value={draft.personality}
              onChange={(event) => onChange({ personality: personality.parse(event.target.value) })}
            >
              {quickPersonalities.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.personality.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('builder.difficulty')}>
          {(control) => (
            <Select
              {...control}
              value={draft.difficultyLevel}
              onChange={(event) => onChange({ difficultyLevel: difficultyLevel.parse(event.target.value) })}
            >
              {quickDifficulties.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.difficulty.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <LawFields {...props} />
      </div>
      <ScenarioField {...props} label={t('builder.scenario')} />
      <LazyLifeStep {...props} prospectId={null} languageChosenLater={false} />
    </>
  )
}
