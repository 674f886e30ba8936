import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { PlanContents } from '#src/components/plan/plan-contents.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** What a trainee should practise next, for those who supervise them. */
export function PlanSection(props: { userId: string; onPage?: boolean }): ReactNode {
  const t = useTranslations('plan')
  const headingId = useId()
  if (props.onPage === true)
    return (
      <Card aria-labelledby={headingId}>
        <CardHeader id={headingId} title={t('titleOf')} />
        <div className="px-5 pb-5">
          <LoadedPlan userId={props.userId} />
        </div>
      </Card>
    )
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-14 font-semibold">
        {t('titleOf')}
      </h3>
      <LoadedPlan userId={props.userId} />
    </section>
  )
}

function LoadedPlan(props: { userId: string }): ReactNode {
  const t = useTranslations('plan')
  const { data, error, mutate } = useEndpoint('getUserPlan', { params: { id: props.userId } })
  if (data) return <PlanContents plan={data} traineeId={props.userId} />
  if (error) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  return (
    <Loading label={t('loading')}>
      <Skeleton className="h-24" />
    </Loading>
  )
}
