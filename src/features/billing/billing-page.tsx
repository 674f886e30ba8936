import { Lock, ReceiptText, UserRoundX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { Role } from '#protocol/vocabulary/roles.ts'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { Prices } from './prices.tsx'
import { Usage } from './usage.tsx'

/** The periods to choose from; the API allows at most 36 months. */
const periods = [1, 3, 6, 12, 24, 36] as const
type Period = (typeof periods)[number]

/** /billing: usage and cost by team and month. There are no payments. */
export function BillingPage(props: { user: User }): ReactNode {
  const t = useTranslations('billing')
  const { user } = props
  const [months, setMonths] = useState<Period>(12)
  const hasAccess = user.role === 'admin' || (user.role === 'manager' && user.teamId !== null)
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={
          hasAccess ? <BillDescription role={user.role} months={months} /> : t(`description.${user.role}`)
        }
        action={hasAccess && <PeriodSelect value={months} onChange={setMonths} />}
      />
      {hasAccess ? <BillingContent user={user} months={months} /> : <BillingUnavailable user={user} />}
    </Page>
  )
}

/** What is billed: without a price there is no cost to promise. */
function BillDescription(props: { role: Role; months: Period }): ReactNode {
  const t = useTranslations('billing')
  const { data } = useEndpoint('getUsage', { query: { months: props.months } })
  const isPriced = data?.months.some(({ costMicroUsd }) => costMicroUsd !== null) === true
  const hasPrices = data !== undefined && Object.values(data.prices).some((price) => price !== null)
  const { role } = props
  // The height stays, so that the page does not move when the bill arrives.
  return (
    <span className="inline-block min-h-6">
      {data &&
        (role === 'trainee' || isPriced || hasPrices
          ? t(`description.${role}`)
          : t(`descriptionUnpriced.${role}`))}
    </span>
  )
}

function PeriodSelect(props: { value: Period; onChange: (months: Period) => void }): ReactNode {
  const t = useTranslations('billing')
  return (
    <div className="w-full sm:w-48">
      <Select
        aria-label={t('period')}
        value={props.value}
        onChange={(event) =>
          props.onChange(periods.find((months) => String(months) === event.target.value) ?? props.value)
        }
      >
        {periods.map((months) => (
          <option key={months} value={months}>
            {t('lastMonths', { count: months })}
          </option>
        ))}
      </Select>
    </div>
  )
}

function BillingContent(props: { user: User; months: number }): ReactNode {
  const t = useTranslations('billing')
  const { user, months } = props
  const { data, error, mutate } = useEndpoint('getUsage', { query: { months } })
  if (error)
    return (
      <Card>
        <ErrorNotice error={error} onRetry={() => void mutate()} />
      </Card>
    )
  if (!data)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-72" />
        <Skeleton className="h-48" />
      </Loading>
    )
  return (
    <div className="flex flex-col gap-4">
      {data.months.length === 0 ? (
        <Card>
          <EmptyState
            icon={ReceiptText}
            title={t('emptyTitle')}
            hint={t('emptyHint')}
            link={{ to: '/training-setup', label: t('practise') }}
          />
        </Card>
      ) : (
        <Usage user={user} rows={data.months} months={months} />
      )}
      <Prices prices={data.prices} admin={user.role === 'admin'} />
    </div>
  )
}

/** For users without a bill: a trainee, or a manager without a team. No request is sent. */
function BillingUnavailable(props: { user: User }): ReactNode {
  const t = useTranslations('billing')
  return (
    <Card>
      {props.user.role === 'manager' ? (
        <EmptyState
          icon={UserRoundX}
          title={t('unassignedTitle')}
          hint={t('unassignedHint')}
          link={{ to: '/training-setup', label: t('practise') }}
        />
      ) : (
        <EmptyState
          icon={Lock}
          title={t('closedTitle')}
          hint={t('closedHint')}
          link={{ to: '/', label: t('toOverview') }}
        />
      )}
    </Card>
  )
}
