import { type ReactNode, useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import {
  accents,
  debtTypes,
  difficulties,
  difficultyLevels,
  incomeLevels,
  incomeRanges,
  paymentHistories,
  personalities,
  primaryLanguages,
  prospectTypes,
} from '#protocol/vocabulary/prospect.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field, Input, Select, Textarea } from '#src/components/ui/field.tsx'
import { useFormats } from '#src/lib/format.ts'
import { ObjectionsField } from './objections-field.tsx'
import { formOf, type ProspectForm, type ProspectValues, valuesOf } from './prospect-values.ts'

/** Creates a prospect or changes one. It closes once the change is stored; a failure leaves what was typed. */
export function ProspectDialog(props: {
  prospect: Prospect | null
  onClose: () => void
  onSave: (values: ProspectValues) => Promise<boolean>
}): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const formId = useId()
  const { prospect } = props
  const {
    register,
    handleSubmit,
    control: formControl,
    setValue,
    formState,
  } = useForm<ProspectForm>({
    defaultValues: formOf(prospect),
  })
  const { errors, isSubmitting } = formState
  const objections = useWatch({ control: formControl, name: 'objections' })
  const save = handleSubmit(async (form) => {
    if (await props.onSave(valuesOf(form))) props.onClose()
  })
  // The wizard's four levels; a prospect of the older builder keeps its own.
  const levels = difficultyLevels.filter(
    (level) => level === prospect?.difficultyLevel || difficulties.some((known) => known === level),
  )
  const submit = prospect
    ? { idle: t('prospects.submitEdit'), busy: t('prospects.saving') }
    : { idle: t('prospects.submitCreate'), busy: t('prospects.creating') }
  const invalidAmount = t('prospects.debtAmountInvalid', { max: formats.number(limits.debtAmountMax) })

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && props.onClose()}
      title={prospect ? t('prospects.formEdit', { name: prospect.name }) : t('prospects.formCreate')}
      description={t('prospects.formHint')}
      footer={
        <>
          <Button onClick={props.onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} look="primary" aria-disabled={isSubmitting}>
            {isSubmitting ? submit.busy : submit.idle}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <Field label={t('prospects.name')} error={errors.name?.message} className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.nameMax}
              {...register('name', { validate: (name) => name.trim() !== '' || t('prospects.nameRequired') })}
            />
          )}
        </Field>
        <Field label={t('prospects.type')}>
          {(control) => (
            <Select {...control} {...register('type')}>
              {prospectTypes.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.prospectType.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('prospects.debtType')}>
          {(control) => (
            <Select {...control} {...register('debtType')}>
              {debtTypes.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.debtType.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('prospects.debtAmount')} optional error={errors.debtAmount?.message}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              {...register('debtAmount', {
                validate: (text) =>
                  text.trim() === '' ||
                  (/^\d+$/.test(text.trim()) && Number(text) <= limits.debtAmountMax) ||
                  invalidAmount,
              })}
            />
          )}
        </Field>
        <Field label={t('prospects.personality')}>
          {(control) => (
            <Select {...control} {...register('personality')}>
              {personalities.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.personality.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('prospects.difficulty')}>
          {(control) => (
            <Select {...control} {...register('difficultyLevel')}>
              {levels.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.difficulty.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('prospects.language')}>
          {(control) => (
            <Select {...control} {...register('primaryLanguage')}>
              {primaryLanguages.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.sessionLanguage.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('prospects.accent')}>
          {(control) => (
            <Select {...control} {...register('accent')}>
              {accents.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.accent.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('prospects.paymentHistory')}>
          {(control) => (
            <Select {...control} {...register('paymentHistory')}>
              {paymentHistories.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.paymentHistory.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('prospects.occupation')} optional>
          {(control) => <Input {...control} maxLength={limits.occupationMax} {...register('occupation')} />}
        </Field>
        <Field label={t('prospects.income')} optional>
          {(control) => (
            <Select {...control} {...register('income')}>
              <option value="">{t('prospects.incomeNone')}</option>
              <IncomeOptions current={prospect?.income ?? null} />
            </Select>
          )}
        </Field>
        <Field
          label={t('prospects.scenario')}
          optional
          hint={t('prospects.scenarioHint')}
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea {...control} rows={3} maxLength={limits.scenarioMax} {...register('scenario')} />
          )}
        </Field>
        <ObjectionsField
          value={objections}
          onChange={(next) => setValue('objections', next, { shouldDirty: true })}
        />
      </form>
    </Dialog>
  )
}

/** The wizard's ranges, and before them the stored value where it is one of the older builder's levels. */
function IncomeOptions(props: { current: string | null }): ReactNode {
  const t = useTranslations('vocabulary.income')
  const { current } = props
  const level = incomeLevels.find((one) => one === current)
  const custom = current !== null && level === undefined && !incomeRanges.some((range) => range === current)
  return (
    <>
      {level !== undefined && <option value={level}>{t(level)}</option>}
      {custom && <option value={current}>{current}</option>}
      {incomeRanges.map((range) => (
        <option key={range} value={range}>
          {range}
        </option>
      ))}
    </>
  )
}
