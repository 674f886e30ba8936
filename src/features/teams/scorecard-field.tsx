import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Scorecard } from '#protocol/rest/scorecards.ts'
import { Field, Select } from '#src/components/ui/field.tsx'

/** The scorecard that the sessions of a new assignment are held against, or none. */
export function ScorecardField(props: {
  scorecards: readonly Scorecard[]
  value: string | null
  onChange: (id: string | null) => void
}): ReactNode {
  const t = useTranslations('scorecards')
  return (
    <Field label={t('choose')} hint={t('chooseHint')}>
      {(control) => (
        <Select
          {...control}
          value={props.value ?? ''}
          onChange={({ target }) => props.onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{t('chooseNone')}</option>
          {props.scorecards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
