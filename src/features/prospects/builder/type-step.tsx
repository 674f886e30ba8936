import { Building2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ProspectType } from '#protocol/vocabulary/prospect.ts'
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx'
import type { StepProps } from './step-fields.tsx'

const icons = { business: Building2, individual: UserRound }
/** Each builder has its own labels for the two types, and its own order [WIZ2]. */
const orders = { wizard: ['business', 'individual'], quick: ['individual', 'business'] } as const

export function TypeStep(props: StepProps & { builder: 'wizard' | 'quick' }): ReactNode {
  const t = useTranslations('builder')
  const order: readonly ProspectType[] = orders[props.builder]
  return (
    <>
      <ChoiceGroup
        legend={t('type')}
        // The heading of the step asks it.
        legendHidden
        value={props.draft.type}
        onChange={(type) => props.onChange({ type })}
        options={order.map((value) => ({
          value,
          icon: icons[value],
          label: t(`types.${props.builder}.${value}`),
          hint: t(`types.hints.${value}`),
        }))}
      />
      {props.fieldErrors.type && (
        <p role="alert" className="text-12 text-critical">
          {t('typeProblem')}
        </p>
      )}
    </>
  )
}
