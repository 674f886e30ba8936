import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '#protocol/rest/current-user.ts'
import { AssignmentDialog } from './assignment-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'

/** The details dialogs named in the URL. */
export function TeamsDialogs(props: { user: User }): ReactNode {
  const [query, setQuery] = useSearchParams()
  const close = (name: 'user' | 'assignment') =>
    setQuery(
      (before) => {
        before.delete(name)
        return before
      },
      { replace: true },
    )
  const [userId, assignmentId] = [query.get('user'), query.get('assignment')]
  return (
    <>
      {assignmentId !== null && (
        <AssignmentDialog
          key={assignmentId}
          id={assignmentId}
          user={props.user}
          onClose={() => close('assignment')}
        />
      )}
      {userId !== null && (
        <UserDialog key={userId} id={userId} user={props.user} onClose={() => close('user')} />
      )}
    </>
  )
}
