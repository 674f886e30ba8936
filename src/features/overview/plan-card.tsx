import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Plan } from '#protocol/rest/plan.ts'
import { PlanContents } from '#src/components/plan/plan-contents.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'

/** What the trainee should practise next; `nextItemId`: the line of the drill that is the next step already, or null. */
export function PlanCard(props: { plan: Plan; nextItemId: string | null }): ReactNode {
  const t = useTranslations('plan')
  return (
    <Card>
      <CardHeader title={t('title')} />
      <div className="px-5 pb-5">
        <PlanContents plan={props.plan} exceptItemId={props.nextItemId} />
      </div>
    </Card>
  )
}
