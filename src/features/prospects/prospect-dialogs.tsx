import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { User } from '#protocol/rest/user.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import type { useProspectActions } from './use-prospect-actions.ts'

const ProspectWizard = lazy(async () => ({
  default: (await import('./builder/prospect-wizard.tsx')).ProspectWizard,
}))
const QuickCreate = lazy(async () => ({ default: (await import('./builder/quick-create.tsx')).QuickCreate }))

/** What opens over the list: a builder, as the address says, and the question before a prospect is deleted. */
export function ProspectDialogs(props: {
  user: User
  /** Those that the list has read. One that the address names beyond them is read by itself. */
  loadedProspects: readonly Prospect[] | undefined
  mayEdit: (prospect: Prospect) => boolean
  deleting: Prospect | null
  actions: ReturnType<typeof useProspectActions>
  onDeleteDialogClose: () => void
}): ReactNode {
  const t = useTranslations('prospects')
  const [query, setQuery] = useSearchParams()
  const { user, actions, deleting } = props
  const close = () => setQuery({}, { replace: true })
  const id = query.get('edit')
  const listed = props.loadedProspects?.find((prospect) => prospect.id === id)
  const notInList = id !== null && props.loadedProspects !== undefined && !listed
  const fetched = useEndpoint('getProspect', notInList ? { params: { id } } : null)
  const found = listed ?? (notInList ? fetched.data : undefined)
  const edited = found && props.mayEdit(found) ? found : undefined
  const removeAndRefocus = async (id: string) => {
    const outcome = await actions.remove(id)
    // The menu that was opened goes away with its prospect: the page's heading takes the focus.
    if (outcome.name === 'saved') document.querySelector<HTMLElement>('[data-route-heading]')?.focus()
  }
  return (
    <Suspense>
      {query.has('new') && (
        <ProspectWizard prospect={null} userId={user.id} onSave={actions.create} onClose={close} />
      )}
      {query.has('quick') && <QuickCreate userId={user.id} onSave={actions.quickCreate} onClose={close} />}
      {edited && (
        <ProspectWizard
          key={edited.id}
          prospect={edited}
          userId={user.id}
          onSave={(values) => actions.update(edited, values)}
          onClose={close}
        />
      )}
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && props.onDeleteDialogClose()}
        title={deleting ? t('deleteTitle', { name: deleting.name }) : ''}
        description={t('deleteQuestion')}
        confirm={t('delete')}
        onConfirm={() => {
          if (deleting) void removeAndRefocus(deleting.id)
        }}
      />
    </Suspense>
  )
}
