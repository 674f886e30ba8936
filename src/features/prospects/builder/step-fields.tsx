import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import {
  type DebtType,
  debtType,
  type incomeLevels,
  type incomeRanges,
  occupationIds,
  occupationNames,
} from '#protocol/vocabulary/prospect.ts'
import { Field, Input, Select, Textarea } from '#src/components/ui/field.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useIncomeLabel } from '#src/lib/income-label.ts'
import { otherOccupation, type ProspectDraft } from './prospect-draft.ts'
import type { FieldErrors } from './steps.ts'

/** The props of every step of a builder. */
export type StepProps = {
  draft: ProspectDraft
  fieldErrors: FieldErrors
  onChange: (changes: Partial<ProspectDraft>) => void
}

export function NameField(props: StepProps): ReactNode {
  const t = useTranslations('builder')
  const { draft, fieldErrors } = props
  return (
    <Field label={t('name')} error={fieldErrors.name && t('nameProblem', { max: limits.nameMax })}>
      {(control) => (
        <Input
          {...control}
          required
          autoComplete="off"
          maxLength={limits.nameMax}
          value={draft.name}
          onChange={(event) => props.onChange({ name: event.target.value })}
        />
      )}
    </Field>
  )
}

export function AmountField(props: StepProps): ReactNode {
  const t = useTranslations('builder')
  const formats = useFormats()
  const { draft, fieldErrors } = props
  return (
    <Field
      label={t('debtAmount')}
      optional
      hint={t('debtAmountHint')}
      error={fieldErrors.debtAmount && t('debtAmountProblem', { max: formats.number(limits.debtAmountMax) })}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={draft.debtAmount}
          onChange={(event) => props.onChange({ debtAmount: event.target.value })}
        />
      )}
    </Field>
  )
}

export function ScenarioField(props: StepProps & { label: string }): ReactNode {
  const t = useTranslations('builder')
  const { draft, fieldErrors } = props
  return (
    <Field
      label={props.label}
      optional
      hint={t('scenarioHint')}
      error={fieldErrors.scenario && t('tooLong', { max: limits.scenarioMax })}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          maxLength={limits.scenarioMax}
          value={draft.scenario}
          onChange={(event) => props.onChange({ scenario: event.target.value })}
        />
      )}
    </Field>
  )
}

/** The 24 occupations, and "Other" with a custom text. */
export function OccupationField(props: StepProps): ReactNode {
  const t = useTranslations()
  const { draft, fieldErrors, onChange } = props
  return (
    <>
      <Field
        label={t('builder.occupation')}
        optional
        error={fieldErrors.occupation && t('builder.tooLong', { max: limits.occupationMax })}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.occupation}
            onChange={(event) => onChange({ occupation: event.target.value })}
          >
            <option value="">{t('builder.notStated')}</option>
            {occupationIds.map((id) => (
              <option key={id} value={occupationNames[id]}>
                {t(`vocabulary.occupation.${id}`)}
              </option>
            ))}
            <option value={otherOccupation}>{t('builder.otherOccupation')}</option>
          </Select>
        )}
      </Field>
      {draft.occupation === otherOccupation && (
        <Field
          label={t('builder.customOccupation')}
          hint={t('builder.customOccupationHint')}
          error={fieldErrors.customOccupation && t('builder.tooLong', { max: limits.occupationMax })}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.occupationMax}
              value={draft.customOccupation}
              onChange={(event) => onChange({ customOccupation: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** The values of one builder, plus the prospect's stored value if it comes from the other one. */
export function IncomeField(
  props: StepProps & { values: typeof incomeRanges | typeof incomeLevels },
): ReactNode {
  const t = useTranslations('builder')
  const labelOf = useIncomeLabel()
  const { draft, fieldErrors } = props
  return (
    <Field
      label={t('income')}
      optional
      hint={t('incomeHint')}
      error={fieldErrors.income && t('tooLong', { max: limits.occupationMax })}
    >
      {(control) => (
        <Select
          {...control}
          value={draft.income}
          onChange={(event) => props.onChange({ income: event.target.value })}
        >
          <option value="">{t('notStated')}</option>
          {withStoredValue(props.values, draft.income).map((value) => (
            <option key={value} value={value}>
              {labelOf(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function DebtTypeField(props: StepProps & { values: readonly DebtType[] }): ReactNode {
  const t = useTranslations()
  const { draft, fieldErrors } = props
  // Quick create stores "utilities" where the wizard offers "utility": both are called the same, so only one is listed.
  const named = (value: DebtType) => t(`vocabulary.debtType.${value}`)
  const listed = withStoredValue(props.values, draft.debtType).filter(
    (value) => value === draft.debtType || named(value) !== named(draft.debtType),
  )
  return (
    <Field label={t('builder.debtType')} error={fieldErrors.debtType && t('builder.refused')}>
      {(control) => (
        <Select
          {...control}
          value={draft.debtType}
          onChange={(event) => props.onChange({ debtType: debtType.parse(event.target.value) })}
        >
          {listed.map((value) => (
            <option key={value} value={value}>
              {named(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The offered values, plus the stored one if it is not among them. */
export function withStoredValue<Value extends string>(values: readonly Value[], stored: Value | ''): Value[] {
  return stored === '' || values.includes(stored) ? [...values] : [...values, stored]
}
