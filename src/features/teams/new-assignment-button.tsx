import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { Button } from '#src/components/ui/button.tsx'
import { type AssignmentDraft, toInput } from './assignment-draft.ts'
import { useAssignmentActions } from './use-assignment-actions.ts'

const AssignmentForm = lazy(async () => ({ default: (await import('./assignment-form.tsx')).AssignmentForm }))

/** Assigns practice to a team or to a person, whose page it is on. */
export function NewAssignmentButton(props: { user: User; start: Partial<AssignmentDraft> }): ReactNode {
  const t = useTranslations('assignments')
  const [open, setOpen] = useState(false)
  const actions = useAssignmentActions()
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden size={16} />
        {t('create')}
      </Button>
      {open && (
        <Suspense>
          <AssignmentForm
            user={props.user}
            assignment={null}
            start={props.start}
            onSave={(draft) => actions.create(toInput(draft))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
