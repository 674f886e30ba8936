import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { useVisitor, type Visitor } from '#src/lib/visitor.ts'

const LandingPage = lazy(async () => ({ default: (await loadLandingPage()).LandingPage }))
const AuthenticatedApp = lazy(async () => ({ default: (await loadAuthenticatedApp()).AuthenticatedApp }))

/** The landing page's chunk; main.tsx requests it early if the visitor is probably logged out. */
export async function loadLandingPage() {
  return import('#src/features/landing/landing-page.tsx')
}

/** The app's chunk; main.tsx requests it while the user is still being loaded. */
export async function loadAuthenticatedApp() {
  return import('./authenticated-app.tsx')
}

/**
 * Decides what a visitor sees. Without a login, that is only the landing page [NAV1]. A visitor who was
 * logged in last time waits on an empty page, so that the landing page does not flash by.
 */
export function AuthGate(): ReactNode {
  const visitor = useVisitor()
  const { setFallback } = useLanguage()
  const signedIn = visitor.name === 'user' || (visitor.name === 'loading' && visitor.likelySignedIn)

  useEffect(() => {
    setFallback(signedIn ? 'en' : 'es')
  }, [signedIn, setFallback])
  useEffect(() => {
    if (visitor.name === 'user') storage.set(storageKeys.signedIn, 'yes')
    if (visitor.name === 'anonymous') storage.remove(storageKeys.signedIn)
  }, [visitor.name])

  return <Suspense fallback={<div className="min-h-dvh" />}>{screenFor(visitor)}</Suspense>
}

function screenFor(visitor: Visitor): ReactNode {
  switch (visitor.name) {
    case 'loading':
      return visitor.likelySignedIn ? <div className="min-h-dvh" /> : <LandingScreen confirmed={false} />
    case 'anonymous':
      return <LandingScreen confirmed />
    case 'unreachable':
      return <ServerUnreachable error={visitor.error} />
    case 'user':
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
