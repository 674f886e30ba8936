import { clsx } from 'clsx'
import { Plus, SearchX, Users, Zap } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { User } from '#protocol/rest/user.ts'
import { prospectTypes } from '#protocol/vocabulary/prospect.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { ListEnd } from '#src/components/ui/list-end.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { matches } from '#src/lib/matches.ts'
import { useGrowingList } from '#src/lib/use-growing-list.ts'
import { ProspectDialogs } from './prospect-dialogs.tsx'
import { ProspectTile } from './prospect-tile.tsx'
import { useProspectActions } from './use-prospect-actions.ts'

type Filters = { search: string; type: string }
const noFilters: Filters = { search: '', type: '' }

/**
 * The debtors to practise with. The builders stand in the address (`?new`, `?quick`, `?edit=id`): other
 * screens link to them, a reload opens them again, and the way back closes them.
 */
export function ProspectsPage(props: { user: User }): ReactNode {
  const t = useTranslations('prospects')
  const [, setQuery] = useSearchParams()
  const [deleting, setDeleting] = useState<Prospect | null>(null)
  const { data, error, mutate } = useEndpoint('listProspects', {})
  const actions = useProspectActions()
  const mayEdit = (prospect: Prospect) => prospect.ownerId === props.user.id || props.user.role === 'admin'
  const create = (
    <div className={clsx('flex flex-wrap gap-2', data?.length === 0 && 'justify-center')}>
      <Button onClick={() => setQuery({ quick: '' })}>
        <Zap aria-hidden size={16} />
        {t('quick')}
      </Button>
      <Button look="primary" onClick={() => setQuery({ new: '' })}>
        <Plus aria-hidden size={16} />
        {data?.length === 0 ? t('createFirst') : t('create')}
      </Button>
    </div>
  )
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={data?.length === 0 ? undefined : create}
      />
      {error && <ErrorNotice error={error} onRetry={() => void mutate()} />}
      {!error && !data && (
        <Loading className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </Loading>
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState icon={Users} title={t('empty')} hint={t('emptyHint')} action={create} />
        </Card>
      )}
      {data && data.length > 0 && (
        <ProspectGrid
          prospects={data}
          mayEdit={mayEdit}
          onEdit={(prospect) => setQuery({ edit: prospect.id })}
          onDuplicate={(prospect) => void actions.duplicate(prospect)}
          onDelete={setDeleting}
        />
      )}
      <ProspectDialogs
        user={props.user}
        editable={data?.filter(mayEdit)}
        deleting={deleting}
        actions={actions}
        onDeleteAnswered={() => setDeleting(null)}
      />
    </Page>
  )
}

function ProspectGrid(props: {
  prospects: readonly Prospect[]
  mayEdit: (prospect: Prospect) => boolean
  onEdit: (prospect: Prospect) => void
  onDuplicate: (prospect: Prospect) => void
  onDelete: (prospect: Prospect) => void
}): ReactNode {
  const t = useTranslations('prospects')
  const { prospects } = props
  const [filters, setFilters] = useState(noFilters)
  // Typing stays quick however long the list is: the grid follows when there is time.
  const { search, type } = useDeferredValue(filters)
  const found = useMemo(
    () =>
      prospects.filter(
        (prospect) => (type === '' || prospect.type === type) && matches(prospect.name, search),
      ),
    [prospects, search, type],
  )
  const list = useGrowingList(found)
  return (
    <>
      <div className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
        <SearchInput
          label={t('search')}
          value={filters.search}
          onChange={(next) => setFilters({ ...filters, search: next })}
        />
        <TypeFilter value={filters.type} onChange={(next) => setFilters({ ...filters, type: next })} />
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {list.shown.map((prospect) => (
          <li key={prospect.id}>
            <ProspectTile
              prospect={prospect}
              editable={props.mayEdit(prospect)}
              onEdit={() => props.onEdit(prospect)}
              onDuplicate={() => props.onDuplicate(prospect)}
              onDelete={() => props.onDelete(prospect)}
            />
          </li>
        ))}
      </ul>
      <ListEnd shown={list.shown.length} total={list.total} onMore={list.more} watchEnd={list.watchEnd} />
      {found.length === 0 && (
        <Card>
          <EmptyState
            icon={SearchX}
            title={t('noMatch')}
            hint={t('noMatchHint')}
            action={<Button onClick={() => setFilters(noFilters)}>{t('clear')}</Button>}
          />
        </Card>
      )}
    </>
  )
}

function TypeFilter(props: { value: string; onChange: (value: string) => void }): ReactNode {
  const t = useTranslations()
  return (
    <Select
      aria-label={t('prospects.type')}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      <option value="">{t('prospects.allTypes')}</option>
      {prospectTypes.map((type) => (
        <option key={type} value={type}>
          {t(`vocabulary.prospectType.${type}`)}
        </option>
      ))}
    </Select>
  )
}
