import type { ReactNode } from 'react'
import type { User } from '#protocol/rest/current-user.ts'
import { AppRoutes } from './routes.tsx'
import { MicrophoneQuestion } from './shell/microphone-question.tsx'
import { Shell } from './shell/shell.tsx'

/** The app of a logged-in user: the shell with the screen of the route. */
export function AuthenticatedApp(props: { user: User }): ReactNode {
  return (
    <Shell user={props.user}>
      <AppRoutes user={props.user} />
      <MicrophoneQuestion />
    </Shell>
  )
}
