import { ClipboardCheck, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { useWithoutRemoved } from '#src/lib/use-undoable-removal.ts'
import { ScorecardRow } from './scorecard-row.tsx'

type Status = 'active' | 'archived'

/** /scorecards: the scorecards that the user may assign. */
export function ScorecardsPage(): ReactNode {
  const t = useTranslations('scorecards')
  const [status, setStatus] = useState<Status>('active')
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={
          <ButtonLink to="/scorecards/new" variant="primary">
            <Plus aria-hidden size={16} />
            {t('create')}
          </ButtonLink>
        }
      />
      <SegmentedControl
        className="mb-4"
        label={t('status')}
        options={[
          { value: 'active', label: t('active') },
          { value: 'archived', label: t('archived') },
        ]}
        value={status}
        onChange={setStatus}
      />
      <Scorecards key={status} status={status} onShowActive={() => setStatus('active')} />
    </Page>
  )
}

function Scorecards(props: { status: Status; onShowActive: () => void }): ReactNode {
  const t = useTranslations('scorecards')
  const pages = usePagedList('listScorecards', { status: props.status })
  const rows = useWithoutRemoved(pages.rows)
  if (rows === undefined)
    return pages.error ? (
      <Card>
        <ErrorNotice error={pages.error} onRetry={pages.retry} />
      </Card>
    ) : (
      <Loading className="flex flex-col gap-2">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </Loading>
    )
  if (rows.length === 0 && !pages.hasMore)
    return (
      <Card>
        {props.status === 'active' ? (
          <EmptyState
            icon={ClipboardCheck}
            title={t('none')}
            hint={t('noneHint')}
            link={{ to: '/scorecards/new', label: t('createFirst') }}
          />
        ) : (
          <EmptyState
            icon={ClipboardCheck}
            title={t('noneArchived')}
            hint={t('noneArchivedHint')}
            action={<Button onClick={props.onShowActive}>{t('showActive')}</Button>}
          />
        )}
      </Card>
    )
  return (
    <Card aria-busy={pages.loading} className="@container overflow-hidden">
      <ul className="divide-y divide-border">
        {rows.map((scorecard) => (
          <li key={scorecard.id} className="min-w-0">
            <ScorecardRow scorecard={scorecard} />
          </li>
        ))}
      </ul>
      <PagedListFooter list={pages} />
    </Card>
  )
}
