import type { ReactNode } from 'react'
import type { User } from '#protocol/rest/user.ts'
import { TooltipProvider } from '#src/components/ui/tooltip.tsx'
import { AppRoutes } from './routes.tsx'
import { Shell } from './shell/shell.tsx'

/** The portal of a user: the frame, and in it the screen of the route. */
export function SignedIn(props: { user: User }): ReactNode {
  return (
    <TooltipProvider>
      <Shell user={props.user}>
        <AppRoutes user={props.user} />
      </Shell>
    </TooltipProvider>
  )
}
