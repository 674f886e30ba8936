import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import type { useProspectActions } from './use-prospect-actions.ts'

const ProspectWizard = lazy(async () => ({
  default: (await import('./builder/prospect-wizard.tsx')).ProspectWizard,
}))
const QuickCreate = lazy(async () => ({ default: (await import('./builder/quick-create.tsx')).QuickCreate }))

/** The dialogs above the list: a builder, depending on the URL, and the confirmation before deleting. */
export function ProspectDialogs(props: {
  user: User
  /** The prospects loaded by the list. One that the URL names beyond them is loaded separately. */
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
  const linked = listed ?? (notInList ? fetched.data : undefined)
  const edited = linked && props.mayEdit(linked) ? linked : undefined
  const removeAndRefocus = (id: string) => {
    actions.remove(id)
    // The menu that opened the question disappears with its prospect, before the dialog gives the focus back: the page
    // heading takes it once the dialog has closed.
    setTimeout(() => document.querySelector<HTMLElement>('[data-route-heading]')?.focus())
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
          if (deleting) removeAndRefocus(deleting.id)
        }}
      />
    </Suspense>
  )
}
