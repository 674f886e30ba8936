import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Login } from '#protocol/rest/account.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { useFormats } from '#src/lib/format.ts'
import { useToast } from '#src/lib/toasts.ts'

/** The confirmation dialog. */
type Confirmation = { name: 'one'; login: Login } | { name: 'others' }

/** The user's logins, with a button to end each except the current one. */
export function LoginList(): ReactNode {
  const t = useTranslations('settings')
  const tCommon = useTranslations('common')
  const { data: logins, error, mutate } = useEndpoint('listLogins', {})
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const invalidate = useInvalidate()
  const toast = useToast()
  const errorText = useErrorText()
  const others = (logins ?? []).filter((login) => !login.current)
  const deviceName = useDeviceName()

  const endLogins = async (confirmed: Confirmation) => {
    try {
      if (confirmed.name === 'others') await callEndpoint('endOtherLogins')
      else await callEndpoint('endLogin', { params: { id: confirmed.login.id } })
      toast({ tone: 'positive', title: confirmed.name === 'others' ? t('othersEnded') : t('loginEnded') })
    } catch (failure) {
      const { text, id } = errorText(failure)
      toast({ tone: 'critical', title: tCommon('error'), description: text, errorId: id })
    }
    await invalidate('listLogins')
  }

  return (
    <Card>
      <CardHeader
        title={t('logins')}
        description={t('loginsHint')}
        action={
          others.length > 0 && (
            <Button size="small" onClick={() => setConfirmation({ name: 'others' })}>
              {t('endOthers')}
            </Button>
          )
        }
      />
      {error ? (
        <ErrorNotice error={error} onRetry={() => void mutate()} />
      ) : logins === undefined ? (
        <Loading className="flex flex-col gap-3 px-5 pb-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      ) : (
        <ul className="border-t border-border">
          {logins.map((login) => (
            <LoginRow key={login.id} login={login} onEnd={() => setConfirmation({ name: 'one', login })} />
          ))}
        </ul>
      )}
      <AlertDialog
        open={confirmation !== null}
        onOpenChange={(open) => !open && setConfirmation(null)}
        title={
          confirmation?.name === 'one'
            ? t('endLoginTitle', { device: deviceName(confirmation.login) })
            : t('endOthersTitle')
        }
        description={t('endLoginDescription')}
        confirm={confirmation?.name === 'one' ? t('endLogin') : t('endOthers')}
        onConfirm={() => confirmation && void endLogins(confirmation)}
      />
    </Card>
  )
}

function LoginRow(props: { login: Login; onEnd: () => void }): ReactNode {
  const t = useTranslations('settings')
  const formats = useFormats()
  const deviceName = useDeviceName()
  const { login } = props
  const name = deviceName(login)
  const Icon = login.system === 'iOS' || login.system === 'Android' ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-border px-5 py-4 last:border-b-0">
      <Icon aria-hidden size={20} className="shrink-0 text-text-muted" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium">
          {name}
          {login.current && <Badge tone="accent">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-14 text-text-muted">
          {[
            t('lastUsed', { at: formats.dateTime(login.lastUsedAt) }),
            t('loggedInOn', { at: formats.date(login.createdAt) }),
            ...(login.address === null ? [] : [t('fromAddress', { address: login.address })]),
          ].join(' · ')}
        </p>
      </div>
      {!login.current && (
        <Button size="small" aria-label={t('endLoginOn', { device: name })} onClick={props.onEnd}>
          {t('endLogin')}
        </Button>
      )}
    </li>
  )
}

/** The name of a login's device: "Firefox on Windows", as far as known. */
function useDeviceName(): (login: Login) => string {
  const t = useTranslations('settings')
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('device', { browser, system })
    return browser ?? system ?? t('unknownDevice')
  }
}
