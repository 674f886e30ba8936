import { Plus, SearchX, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { User } from '#protocol/rest/user.ts'
import { prospectTypes } from '#protocol/vocabulary/prospect.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { matches } from '#src/lib/matches.ts'
import { ProspectDialog } from './prospect-dialog.tsx'
import { ProspectTile } from './prospect-tile.tsx'
import { useProspectActions } from './use-prospect-actions.ts'

type Open =
  | { name: 'nothing' }
  | { name: 'create' }
  | { name: 'edit'; prospect: Prospect }
  | { name: 'delete'; prospect: Prospect }
const noFilters = { search: '', type: '' }

/** The debtors to practise with. `?new` opens the form at once: other screens link to it. */
export function ProspectsPage(props: { user: User }): ReactNode {
  const t = useTranslations('prospects')
  const [query, setQuery] = useSearchParams()
  const [open, setOpen] = useState<Open>(query.has('new') ? { name: 'create' } : { name: 'nothing' })
  const [filters, setFilters] = useState(noFilters)
  const { data, error, mutate } = useEndpoint('listProspects', {})
  const actions = useProspectActions()
  const close = () => {
    setOpen({ name: 'nothing' })
    if (query.has('new')) setQuery({}, { replace: true })
  }
  const create = (
    <Button look="primary" onClick={() => setOpen({ name: 'create' })}>
      <Plus aria-hidden size={16} />
      {data?.length === 0 ? t('createFirst') : t('create')}
    </Button>
  )
  const found = data?.filter(
    (prospect) =>
      matches(prospect.name, filters.search) && (filters.type === '' || prospect.type === filters.type),
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
        <>
          <div className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
            <SearchInput
              label={t('search')}
              value={filters.search}
              onChange={(search) => setFilters({ ...filters, search })}
            />
            <TypeFilter value={filters.type} onChange={(type) => setFilters({ ...filters, type })} />
          </div>
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {found?.map((prospect) => (
              <li key={prospect.id}>
                <ProspectTile
                  prospect={prospect}
                  editable={prospect.ownerId === props.user.id || props.user.role === 'admin'}
                  onEdit={() => setOpen({ name: 'edit', prospect })}
                  onDuplicate={() => void actions.duplicate(prospect)}
                  onDelete={() => setOpen({ name: 'delete', prospect })}
                />
              </li>
            ))}
          </ul>
          {found?.length === 0 && (
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
      )}
      {(open.name === 'create' || open.name === 'edit') && (
        <ProspectDialog
          prospect={open.name === 'edit' ? open.prospect : null}
          onClose={close}
          onSave={(values) =>
            open.name === 'edit' ? actions.update(open.prospect.id, values) : actions.create(values)
          }
        />
      )}
      <AlertDialog
        open={open.name === 'delete'}
        onOpenChange={(next) => !next && close()}
        title={open.name === 'delete' ? t('deleteTitle', { name: open.prospect.name }) : ''}
        description={t('deleteQuestion')}
        confirm={t('delete')}
        onConfirm={() => {
          if (open.name === 'delete') void actions.remove(open.prospect.id)
        }}
      />
    </Page>
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
