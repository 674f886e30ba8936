import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { ScreenTexts, useLanguage } from '#src/i18n/language-provider.tsx'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { clearLoginMarker } from '#src/lib/login-marker.ts'
import { useVisitor, type Visitor } from '#src/lib/visitor.ts'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { fallbackLanguage } from './fallback-language.ts'

const LandingPage = lazy(async () => ({ default: (await loadLandingPage()).LandingPage }))
const AuthenticatedApp = lazy(async () => ({ default: (await loadAuthenticatedApp()).AuthenticatedApp }))
const InvitationPage = lazy(async () => ({
  default: (await import('#src/features/access/invitation-page.tsx')).InvitationPage,
}))
const ResetPasswordPage = lazy(async () => ({
  default: (await import('#src/features/access/reset-password-page.tsx')).ResetPasswordPage,
}))
const SetupPage = lazy(async () => ({
  default: (await import('#src/features/access/setup-page.tsx')).SetupPage,
}))

/** The landing page's chunk; main.tsx requests it early if the visitor is probably logged out. */
export async function loadLandingPage() {
  return import('#src/features/landing/landing-page.tsx')
}

/** The app's chunk; main.tsx requests it while the user is still being loaded. */
export async function loadAuthenticatedApp() {
  return import('./authenticated-app.tsx')
}

/**
 * Decides what a visitor sees. Without a login, that is the landing page [NAV1] or what a link opens [ACCESS1].
 * A visitor with a login waits on the outline of the app, so that the landing page does not flash by [AUTH16].
 */
export function AuthGate(): ReactNode {
  const visitor = useVisitor()
  const { setFallback } = useLanguage()
  const { pathname } = useLocation()
  const linkPage = linkPages[pathname]
  const signedIn = visitor.name === 'user' || visitor.name === 'loading'

  useEffect(() => {
    setFallback(fallbackLanguage(pathname, signedIn))
  }, [pathname, signedIn, setFallback])
  useEffect(() => {
    if (visitor.name === 'anonymous') clearLoginMarker()
  }, [visitor.name])

  return <Suspense fallback={<div className="min-h-dvh" />}>{screenFor(visitor, linkPage)}</Suspense>
}

type LinkPage = (user: User | null) => ReactNode
/** The pages that a link opens, with or without a login. */
const linkPages: Partial<Record<string, LinkPage>> = {
  '/invitation': (user) => <InvitationPage user={user} />,
  '/reset-password': () => <ResetPasswordPage />,
  '/setup': () => <SetupPage />,
}

function screenFor(visitor: Visitor, linkPage: LinkPage | undefined): ReactNode {
  switch (visitor.name) {
    case 'loading':
      return linkPage ? <div className="min-h-dvh" /> : <ShellSkeleton />
    case 'anonymous':
      return linkPage ? <ScreenTexts>{linkPage(null)}</ScreenTexts> : <LandingScreen />
    case 'unreachable':
      return <ServerUnreachable error={visitor.error} />
    case 'user':
      if (linkPage) return <ScreenTexts>{linkPage(visitor.user)}</ScreenTexts>
      return (
        <Suspense fallback={<ShellSkeleton />}>
          <AuthenticatedApp user={visitor.user} />
        </Suspense>
      )
    default:
      return unreachable(visitor)
  }
}

function LandingScreen(): ReactNode {
  const { pathname } = useLocation()
  return (
    <>
      <LandingPage />
      {pathname !== '/' && <Navigate to="/" replace />}
    </>
  )
}

function ServerUnreachable(props: { error: Error }): ReactNode {
  const t = useTranslations('shell')
  const invalidate = useInvalidate()
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorNotice
        title={t('unreachable')}
        error={props.error}
        onRetry={() => void invalidate('currentUser')}
      />
    </main>
  )
}

function unreachable(value: never): never {
  throw new Error(`unexpected visitor ${JSON.stringify(value)}`)
}
