import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { PlanContents } from '#src/components/plan/plan-contents.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

/** What a trainee should practise next, for those who supervise them. */
export function PlanSection(props: { userId: string }): ReactNode {
  const t = useTranslations('plan')
  const headingId = useId()
  const { data, error, mutate } = useEndpoint('getUserPlan', { params: { id: props.userId } })
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-2 text-14 font-semibold">
        {t('titleOf')}
      </h3>
      {data && <PlanContents plan={data} isOwn={false} />}
      {!data && error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <Loading label={t('loading')}>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </section>
  )
}
