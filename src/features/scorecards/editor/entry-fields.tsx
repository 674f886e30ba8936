import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Field, Select, Textarea } from '#src/components/ui/field.tsx'
import { useFormats } from '#src/lib/format.ts'
import type { Share } from './shares.ts'

/** A text of an entry. With `focus` it takes the focus when it appears. */
export function TextField(props: {
  label: string
  hint?: string
  optional?: boolean
  rows?: number
  max: number
  error: string | undefined
  focus?: boolean
  value: string
  onChange: (value: string) => void
}): ReactNode {
  return (
    <Field
      label={props.label}
      error={props.error}
      {...(props.hint !== undefined && { hint: props.hint })}
      optional={props.optional === true}
    >
      {(control) => (
        <Textarea
          {...control}
          ref={props.focus === true ? focusAtFirst : undefined}
          rows={props.rows ?? 2}
          maxLength={props.max}
          value={props.value}
          onChange={({ target }) => props.onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** As a ref it is called once the element is there. */
const focusAtFirst = (element: HTMLElement | null): void => element?.focus()

/** The weight of a criterion, beside its label. */
export function WeightField(props: { value: number; onChange: (weight: number) => void }): ReactNode {
  const t = useTranslations('scorecards')
  const { number } = useFormats()
  const id = useId()
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-12 text-text-muted">
        {t('weightLabel')}
      </label>
      <Select
        id={id}
        className="h-8! w-16! px-2!"
        value={props.value}
        onChange={({ target }) => props.onChange(Number(target.value))}
      >
        {Array.from({ length: limits.scorecardWeightMax }, (_, index) => index + 1).map((weight) => (
          <option key={weight} value={weight}>
            {number(weight)}
          </option>
        ))}
      </Select>
    </span>
  )
}

/** What an entry counts for: at least "<1%". */
export function EntryShare(props: { share: Share | undefined }): ReactNode {
  const t = useTranslations('scorecards')
  const { percent } = useFormats()
  if (props.share === undefined) return null
  const shown = props.share.percent === 0 ? `<${percent(0.01)}` : percent(props.share.percent / 100)
  return (
    <span className="tabular min-w-8 text-right text-14 font-medium">
      <span className="sr-only">{t('share')}: </span>
      {shown}
    </span>
  )
}

export function FailingField(props: { value: boolean; onChange: (failing: boolean) => void }): ReactNode {
  const t = useTranslations('scorecards')
  return (
    // On a phone a line of its own: the weight and the share stay side by side.
    <div className="max-sm:basis-full">
      <Checkbox compact label={t('failing')} checked={props.value} onChange={props.onChange} />
    </div>
  )
}
