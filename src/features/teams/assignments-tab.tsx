import { ClipboardList, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { toInput } from './assignment-draft.ts'
import { AssignmentRows } from './assignment-rows.tsx'
import { useAssignmentActions } from './use-assignment-actions.ts'

const AssignmentForm = lazy(async () => ({ default: (await import('./assignment-form.tsx')).AssignmentForm }))

type Status = 'open' | 'closed'

/** The assignments of the people whom the user supervises, and their progress. */
export function AssignmentsTab(props: { user: User; onOpen: (id: string) => void }): ReactNode {
  const t = useTranslations('assignments')
  const [status, setStatus] = useState<Status>('open')
  // In the address, so that other pages lead to the form.
  const [query, setQuery] = useSearchParams()
  const creating = query.get('create') === 'assignment'
  const setCreating = (open: boolean) =>
    setQuery(
      (before) => {
        const { create: _, scorecard: __, ...rest } = Object.fromEntries(before)
        return open ? { ...rest, tab: 'assignments', create: 'assignment' } : rest
      },
      { replace: true },
    )
  const actions = useAssignmentActions()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={t('status')}
          options={[
            { value: 'open', label: t('open') },
            { value: 'closed', label: t('closed') },
          ]}
          value={status}
          onChange={setStatus}
        />
        <Button variant="primary" className="max-sm:px-3" onClick={() => setCreating(true)}>
          <Plus aria-hidden size={16} />
          {t('create')}
        </Button>
      </div>
      <Assignments
        key={status}
        status={status}
        onOpen={props.onOpen}
        onCreate={() => setCreating(true)}
        onShowOpen={() => setStatus('open')}
      />
      {creating && (
        <Suspense>
          <AssignmentForm
            user={props.user}
            assignment={null}
            start={{ scorecardId: query.get('scorecard') }}
            onSave={(draft) => actions.create(toInput(draft))}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function Assignments(props: {
  status: Status
  onOpen: (id: string) => void
  onCreate: () => void
  onShowOpen: () => void
}): ReactNode {
  const t = useTranslations('assignments')
  const pages = usePagedList('listAssignments', { status: props.status })
  if (pages.rows === undefined)
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
  if (pages.rows.length === 0)
    return (
      <Card>
        {props.status === 'open' ? (
          <EmptyState
            icon={ClipboardList}
            title={t('none')}
            hint={t('noneHint')}
            action={<Button onClick={props.onCreate}>{t('createFirst')}</Button>}
          />
        ) : (
          <EmptyState
            icon={ClipboardList}
            title={t('noneClosed')}
            hint={t('noneClosedHint')}
            action={<Button onClick={props.onShowOpen}>{t('showOpen')}</Button>}
          />
        )}
      </Card>
    )
  return (
    <div aria-busy={pages.loading}>
      <AssignmentRows assignments={pages.rows} onOpen={props.onOpen} />
      <PagedListFooter list={pages} />
    </div>
  )
}
