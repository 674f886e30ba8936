import { clsx } from 'clsx'
import { Plus, Users, Zap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { prospectTypes } from '#protocol/vocabulary/prospect.ts'
import { ProspectListFrame } from '#src/components/prospect/prospect-list.tsx'
import { useProspectList } from '#src/components/prospect/use-prospect-list.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeletons } from '#src/components/ui/skeleton.tsx'
import { ProspectDialogs } from './prospect-dialogs.tsx'
import { isEarlierBest, newestBest } from '#src/components/prospect/best-edition.ts'
import { ProspectTile } from './prospect-tile.tsx'
import { useProspectActions } from './use-prospect-actions.ts'

/**
 * The debtors to practise with. The builders are in the URL (`?new`, `?quick`, `?edit=id`): other screens
 * link to them, a reload reopens them, and navigating back closes them.
 */
export function ProspectsPage(props: { user: User }): ReactNode {
  const t = useTranslations('prospects')
  const [, setQuery] = useSearchParams()
  const [deleting, setDeleting] = useState<Prospect | null>(null)
  const list = useProspectList()
  const { isEmpty } = list
  const actions = useProspectActions()
  const mayEdit = (prospect: Prospect) => prospect.ownerId === props.user.id || props.user.role === 'admin'
  const createButtons = (
    <div className={clsx('flex flex-wrap gap-2', isEmpty && 'justify-center')}>
      <Button onClick={() => setQuery({ quick: '' })}>
        <Zap aria-hidden size={16} />
        {t('quick')}
      </Button>
      <Button variant="primary" onClick={() => setQuery({ new: '' })}>
        <Plus aria-hidden size={16} />
        {isEmpty ? t('createFirst') : t('create')}
      </Button>
    </div>
  )
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('description')}
        action={isEmpty ? undefined : createButtons}
      />
      <ProspectListFrame
        list={list}
        searchClassName="mb-4"
        filter={
          <TypeFilter
            value={list.filters.type}
            onChange={(type) => list.setFilters({ ...list.filters, type })}
          />
        }
        loading={
          <Loading className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Skeletons count={9} className="h-52" />
          </Loading>
        }
        empty={
          <Card>
            <EmptyState icon={Users} title={t('empty')} hint={t('emptyHint')} action={createButtons} />
          </Card>
        }
      >
        {(prospects) => (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {prospects.map((prospect) => (
              <li key={prospect.id}>
                <ProspectTile
                  prospect={prospect}
                  isEarlier={isEarlierBest(prospect, newestBest(prospects))}
                  editable={mayEdit(prospect)}
                  onEdit={() => setQuery({ edit: prospect.id })}
                  onDuplicate={() => void actions.duplicate(prospect)}
                  onDelete={() => setDeleting(prospect)}
                />
              </li>
            ))}
          </ul>
        )}
      </ProspectListFrame>
      <ProspectDialogs
        user={props.user}
        loadedProspects={list.pages.rows}
        mayEdit={mayEdit}
        deleting={deleting}
        actions={actions}
        onDeleteDialogClose={() => setDeleting(null)}
      />
    </Page>
  )
}

function TypeFilter(props: { value: string; onChange: (value: string) => void }): ReactNode {
  const t = useTranslations()
  return (
    <Select
      aria-label={t('prospects.type')}
      className="sm:w-52"
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
