import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { ScreenTexts, useLanguage } from '#src/i18n/language-provider.tsx'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { useVisitor, type Visitor } from '#src/lib/visitor.ts'
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
 * A visitor who was logged in last time waits on an empty page, so that the landing page does not flash by.
 */
export function AuthGate(): ReactNode {
  const visitor = useVisitor()
  const { setFallback } = useLanguage()
  const { pathname } = useLocation()
  const linkPage = linkPages[pathname]
  const signedIn = visitor.name === 'user' || (visitor.name === 'loading' && visitor.likelySignedIn)

  useEffect(() => {
    setFallback(fallbackLanguage(pathname, signedIn))
  }, [pathname, signedIn, setFallback])
  useEffect(() => {
    if (visitor.name === 'user') storage.set(storageKeys.signedIn, 'yes')
    if (visitor.name === 'anonymous') storage.remove(storageKeys.signedIn)
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
      if (visitor.likelySignedIn) return <div className="min-h-dvh" />
      return linkPage ? <ScreenTexts>{linkPage(null)}</ScreenTexts> : <LandingScreen confirmed={false} />
    case 'anonymous':
      return linkPage ? <ScreenTexts>{linkPage(null)}</ScreenTexts> : <LandingScreen confirmed />
    case 'unreachable':
      return <ServerUnreachable error={visitor.error} />
    case 'user':
      if (linkPage) return <ScreenTexts>{linkPage(visitor.user)}</ScreenTexts>
      return <AuthenticatedApp user={visitor.user} />
    default:
      return unreachable(visitor)
  }
}

/** The same element before and after the answer, so that typed input stays. */
function LandingScreen(props: { confirmed: boolean }): ReactNode {
  const { pathname } = useLocation()
  return (
    <>
      <LandingPage />
      {props.confirmed && pathname !== '/' && <Navigate to="/" replace />}
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
