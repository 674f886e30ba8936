import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { User } from '#protocol/rest/current-user.ts'
import { AssignmentDialog } from './assignment-dialog.tsx'
import { TeamDialog } from './team-dialog.tsx'
import { UserDialog } from './user-dialog.tsx'

/** The details dialogs named in the URL. A person opened from a team is shown above it. */
export function TeamsDialogs(props: {
  user: User
  onOpenUser: (id: string) => void
  onOpenTeam: (id: string) => void
}): ReactNode {
  const [query, setQuery] = useSearchParams()
  const close = (name: 'user' | 'team' | 'assignment') =>
    setQuery(
      (before) => {
        before.delete(name)
        return before
      },
      { replace: true },
    )
  const [userId, teamId, assignmentId] = [query.get('user'), query.get('team'), query.get('assignment')]
  return (
    <>
      {teamId !== null && (
        <TeamDialog
          key={teamId}
          id={teamId}
          user={props.user}
          onOpenUser={props.onOpenUser}
          onClose={() => close('team')}
        />
      )}
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
