import { ClipboardList, Plus, SearchX } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { sessionTypes } from '#protocol/vocabulary/training-session.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { PagedListFooter } from '#src/components/ui/paged-list-footer.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { usePagedList } from '#src/lib/api/use-paged-list.ts'
import { type AssignmentDraft, toInput } from './assignment-draft.ts'
import { AssignmentRows } from './assignment-rows.tsx'
import { useAssignmentActions } from './use-assignment-actions.ts'

const AssignmentForm = lazy(async () => ({ default: (await import('./assignment-form.tsx')).AssignmentForm }))

type Status = 'open' | 'closed'

/** What the address says of the form: whether it is open, and what it begins with (`assignPath`). */
const formParams: readonly string[] = ['create', 'scorecard', 'person', 'criterion', 'prospect', 'type']
const isFormParam = (name: string) => formParams.includes(name)

/** What a new assignment begins with. Null until the prospect is known; one that is out of reach is left to be chosen. */
function useAssignmentStart(query: URLSearchParams): Partial<AssignmentDraft> | null {
  const t = useTranslations('assignments')
  const names = useAnalysisNames()
  const [personId, criterion, prospectId] = [
    query.get('person'),
    query.get('criterion'),
    query.get('prospect'),
  ]
  const { data, error } = useEndpoint(
    'getProspect',
    prospectId === null ? null : { params: { id: prospectId } },
  )
  if (prospectId !== null && !data && !error) return null
  return {
    scorecardId: query.get('scorecard'),
    ...(personId !== null && { wholeTeam: false, personIds: new Set([personId]) }),
    ...(criterion !== null && { title: t('toTrain', { skill: names.skill(criterion) }) }),
    prospect: data ?? null,
    sessionType: sessionTypes.find((type) => type === query.get('type')) ?? 'standard',
  }
}

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
        const rest = Object.entries(Object.fromEntries(before)).filter(([name]) => !isFormParam(name))
        return { ...Object.fromEntries(rest), ...(open && { tab: 'assignments', create: 'assignment' }) }
      },
      { replace: true },
    )
  const start = useAssignmentStart(query)
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
      {creating && start && (
        <Suspense>
          <AssignmentForm
            user={props.user}
            assignment={null}
            start={start}
            onSave={(draft) => actions.create(toInput(draft))}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The search appears from this number of assignments on. */
const minRowsForSearch = 7

function Assignments(props: {
  status: Status
  onOpen: (id: string) => void
  onCreate: () => void
  onShowOpen: () => void
}): ReactNode {
  const t = useTranslations('assignments')
  const tTeams = useTranslations('teams')
  const [search, setSearch] = useState('')
  const typed = search.trim()
  const pages = usePagedList('listAssignments', {
    status: props.status,
    ...(typed === '' ? {} : { search: typed }),
  })
  const isSearching = typed !== ''
  // Once there, the search stays: it has the focus while its list is being read.
  const [searchable, setSearchable] = useState(false)
  const isLong = pages.hasMore || (pages.rows?.length ?? 0) >= minRowsForSearch
  if (isLong && !searchable) setSearchable(true)
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
  if (pages.rows.length === 0 && !searchable)
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
      {searchable && (
        <SearchInput label={t('search')} value={search} onChange={setSearch} className="mb-3 max-w-md" />
      )}
      {pages.rows.length === 0 && isSearching ? (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t('noMatch')}
            hint={t('noMatchHint')}
            action={<Button onClick={() => setSearch('')}>{tTeams('clear')}</Button>}
          />
        </Card>
      ) : (
        <AssignmentRows assignments={pages.rows} onOpen={props.onOpen} />
      )}
      <PagedListFooter list={pages} />
    </div>
  )
}
