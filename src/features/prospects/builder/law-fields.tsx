import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { capacities, capacity, jurisdiction, jurisdictions } from '#protocol/vocabulary/law.ts'
import { Field, Select } from '#src/components/ui/field.tsx'
import type { StepProps } from './step-fields.tsx'

/** The value of the option that leaves the choice to the installation. */
const installations = ''

/** By which law the calls with a prospect are held, and for whom is collected. */
export function LawFields(props: StepProps): ReactNode {
  const t = useTranslations('law')
  const tBuilder = useTranslations('builder')
  const { draft, fieldErrors, onChange } = props
  return (
    <>
      <Field label={t('law')} hint={t('lawHint')} error={fieldErrors.jurisdiction && tBuilder('refused')}>
        {(control) => (
          <Select
            {...control}
            value={draft.jurisdiction ?? installations}
            onChange={({ target: { value } }) =>
              onChange({ jurisdiction: value === installations ? null : jurisdiction.parse(value) })
            }
          >
            <option value={installations}>{t('installation')}</option>
            {jurisdictions.map((value) => (
              <option key={value} value={value}>
                {t(`jurisdictions.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('collectFor')}
        hint={t('collectForHint')}
        error={fieldErrors.capacity && tBuilder('refused')}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.capacity ?? installations}
            onChange={({ target: { value } }) =>
              onChange({ capacity: value === installations ? null : capacity.parse(value) })
            }
          >
            <option value={installations}>{t('installation')}</option>
            {capacities.map((value) => (
              <option key={value} value={value}>
                {t(`capacities.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
