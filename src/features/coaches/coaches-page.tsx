import { BookUser, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coach } from '#protocol/rest/coaches.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { SearchResultsGrid } from '#src/components/ui/search-results-grid.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { containsSearch } from '#src/lib/contains-search.ts'
import { useWithoutRemoved } from '#src/lib/use-undoable-removal.ts'
import { CoachTile } from './coach-tile.tsx'
import { useCoachActions } from './use-coach-actions.ts'

const CoachDetails = lazy(async () => ({
  default: (await import('#src/components/coach/coach-details.tsx')).CoachDetails,
}))
const CoachBuilder = lazy(async () => ({ default: (await import('./coach-builder.tsx')).CoachBuilder }))

type OpenDialog = { name: 'nothing' } | { name: 'create' } | { name: 'details' | 'edit'; coach: Coach }

/**
 * /coaches: the coaches who give tips during a call and feedback after it. Users create, edit and delete
 * their own.
 */
export function CoachesPage(props: { user: User }): ReactNode {
  const t = useTranslations('coaches')
  const [openDialog, setOpenDialog] = useState<OpenDialog>({ name: 'nothing' })
  const { data: listed, error, mutate } = useEndpoint('listCoaches', {})
  const data = useWithoutRemoved(listed)
  const createButton = (
    <Button variant="primary" onClick={() => setOpenDialog({ name: 'create' })}>
      <Plus aria-hidden size={16} />
      {data?.length === 0 ? t('createFirst') : t('create')}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={data?.length === 0 ? undefined : createButton}
      />
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading label={t('loading')} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </Loading>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState icon={BookUser} title={t('none')} hint={t('emptyHint')} action={createButton} />
        </Card>
      )}
      {data && data.length > 0 && <Coaches coaches={data} user={props.user} onOpen={setOpenDialog} />}
      <CoachDialogs open={openDialog} onClose={() => setOpenDialog({ name: 'nothing' })} />
    </Page>
  )
}

/** The coaches whose name matches the search. The list is deferred so that typing stays responsive. */
function Coaches(props: {
  coaches: readonly Coach[]
  user: User
  onOpen: (open: OpenDialog) => void
}): ReactNode {
  const t = useTranslations('coaches')
  const { coaches, onOpen } = props
  const [search, setSearch] = useState('')
  const { remove } = useCoachActions()
  const deferredSearch = useDeferredValue(search)
  const found = useMemo(
    () => coaches.filter((coach) => containsSearch(coach.name, deferredSearch)),
    [coaches, deferredSearch],
  )
  return (
    <>
      <SearchInput label={t('search')} value={search} onChange={setSearch} className="mb-4 max-w-md" />
      <SearchResultsGrid
        results={found}
        emptyText={{ title: t('noMatch'), hint: t('noMatchHint'), clear: t('clear') }}
        onClear={() => setSearch('')}
      >
        {(coach) => (
          <CoachTile
            coach={coach}
            editable={coach.ownerId === props.user.id || props.user.role === 'admin'}
            onDetails={() => onOpen({ name: 'details', coach })}
            onEdit={() => onOpen({ name: 'edit', coach })}
            onDelete={() => {
              remove(coach.id)
              // The focused menu disappears with its coach: the page heading takes the focus.
              setTimeout(() => document.querySelector<HTMLElement>('[data-route-heading]')?.focus())
            }}
          />
        )}
      </SearchResultsGrid>
    </>
  )
}

function CoachDialogs(props: { open: OpenDialog; onClose: () => void }): ReactNode {
  const actions = useCoachActions()
  const { open, onClose } = props
  return (
    <Suspense>
      {open.name === 'details' && <CoachDetails coach={open.coach} onClose={onClose} />}
      {(open.name === 'create' || open.name === 'edit') && (
        <CoachBuilder
          coach={open.name === 'edit' ? open.coach : null}
          onClose={onClose}
          onSave={(values) =>
            open.name === 'edit' ? actions.update(open.coach.id, values) : actions.create(values)
          }
        />
      )}
    </Suspense>
  )
}
