import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { browser } from '#src/lib/browser.ts'
import { useErrorCodeText } from '#src/lib/error-text.ts'
import type { ConnectionState } from '#src/lib/realtime/session-view.ts'
import { rememberReturnPath } from '#src/lib/return-path.ts'

/** Shown while the connection is lost; not a toast, which would disappear. */
export function ConnectionBanner(props: { connection: ConnectionState; onReconnect: () => void }): ReactNode {
  const t = useTranslations()
  const codeText = useErrorCodeText()
  const { connection } = props
  switch (connection.name) {
    case 'open':
    case 'connecting':
      return null
    case 'reconnecting':
      return (
        <Banner
          tone="caution"
          icon={WifiOff}
          urgent
          title={t(reconnectingTitle(connection.refusal))}
          hint={connection.refusal === null ? undefined : t('session.refusedHint')}
          action={
            <>
              <RetryCountdown attempt={connection.attempt} retryAtMs={connection.retryAtMs} />
              <Button size="small" onClick={props.onReconnect}>
                {t('session.reconnectNow')}
              </Button>
            </>
          }
        />
      )
    case 'closed': {
      const loginEnded = connection.reason === 'unauthenticated' || connection.reason === 'account_inactive'
      return (
        <Banner
          tone="critical"
          icon={WifiOff}
          urgent
          title={connection.reason === null ? t('session.closed') : codeText(connection.reason)}
          hint={
            connection.reason === 'account_inactive'
              ? t('session.accountInactiveHint')
              : loginEnded
                ? t('session.loginEndedHint')
                : t('session.closedHint')
          }
          action={
            loginEnded ? (
              <Button size="small" onClick={logInAgain}>
                {t('session.logIn')}
              </Button>
            ) : (
              <Button size="small" onClick={() => window.location.reload()}>
                {t('common.reload')}
              </Button>
            )
          }
        />
      )
    }
    default:
      return unreachable(connection)
  }
}

/** The login leads back to this page, where the call goes on. */
function logInAgain(): void {
  rememberReturnPath()
  browser.reloadTo('/')
}

function reconnectingTitle(refusal: Extract<ConnectionState, { name: 'reconnecting' }>['refusal']) {
  switch (refusal) {
    case null:
      return 'session.reconnecting'
    case 'tooManyConnections':
      return 'session.tooManyConnections'
    case 'tooMuchInput':
      return 'session.tooMuchInput'
    default:
      return unreachable(refusal)
  }
}

/** Not announced: the title was already read out. */
function RetryCountdown(props: { attempt: number; retryAtMs: number }): ReactNode {
  const t = useTranslations('session')
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((props.retryAtMs - now) / 1000))
  return (
    <span aria-hidden className="tabular text-12 text-text-muted">
      {t('reconnectingIn', { seconds, attempt: props.attempt })}
    </span>
  )
}

function unreachable(value: never): never {
  throw new Error(`unexpected connection ${JSON.stringify(value)}`)
}
