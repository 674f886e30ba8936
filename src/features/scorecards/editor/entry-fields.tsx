import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Checkbox } from '#src/components/ui/checkbox.tsx'
import { Field, Select, Textarea } from '#src/components/ui/field.tsx'
import { useFormats } from '#src/lib/format.ts'

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

export function WeightField(props: { value: number; onChange: (weight: number) => void }): ReactNode {
  const t = useTranslations('scorecards')
  const { number } = useFormats()
  return (
    <Field label={t('weightLabel')} className="w-24">
      {(control) => (
        <Select
          {...control}
          value={props.value}
          onChange={({ target }) => props.onChange(Number(target.value))}
        >
          {Array.from({ length: limits.scorecardWeightMax }, (_, index) => index + 1).map((weight) => (
            <option key={weight} value={weight}>
              {number(weight)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function FailingField(props: { value: boolean; onChange: (failing: boolean) => void }): ReactNode {
  const t = useTranslations('scorecards')
  return (
    <Checkbox label={t('failing')} hint={t('failingHint')} checked={props.value} onChange={props.onChange} />
  )
}
