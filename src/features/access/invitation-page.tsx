import { CircleSlash, MailX, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { InvitationInfo } from '#protocol/rest/invitations.ts'
import {
  CredentialFields,
  ProfileFields,
  useCredentialsMissing,
} from '#src/components/account/account-fields.tsx'
import { readRegistration, useAccountForm, useEnterPortal } from '#src/components/account/use-account-form.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useFormats } from '#src/lib/format.ts'
import { useLogout } from '#src/lib/use-logout.ts'
import { AccessHeader, AccessLoading, AccessPage, AccessResult } from './access-page.tsx'
import { useLinkToken } from './use-link-token.ts'

/** /invitation#token: registration with an invitation. `user` is who is logged in in this browser, if anybody. */
export function InvitationPage(props: { user: User | null }): ReactNode {
  const token = useLinkToken()
  return (
    <AccessPage>
      {props.user !== null && token !== null ? (
        <LoggedIn user={props.user} />
      ) : token === null ? (
        <InvalidInvitation />
      ) : (
        <Invitation key={token} token={token} />
      )}
    </AccessPage>
  )
}

function Invitation(props: { token: string }): ReactNode {
  const t = useTranslations('access')
  const { data, error, mutate } = useEndpoint('getInvitation', { params: { token: props.token } })
  if (data) return <InvitationForm token={props.token} invitation={data} />
  if (!error) return <AccessLoading />
  const code = error instanceof ApiError ? error.code : null
  if (code === 'registration_closed')
    return (
      <AccessResult
        icon={CircleSlash}
        tone="plain"
        title={t('closedTitle')}
        text={t('closed')}
        actions={<ToLogin />}
      />
    )
  if (code === 'invitation_invalid') return <InvalidInvitation />
  return <ErrorNotice error={error} onRetry={() => void mutate()} />
}

function InvalidInvitation(): ReactNode {
  const t = useTranslations('access')
  return (
    <AccessResult
      icon={MailX}
      tone="caution"
      title={t('invitationInvalidTitle')}
      text={t('invitationInvalid')}
      actions={<ToLogin />}
    />
  )
}

function ToLogin(): ReactNode {
  const t = useTranslations('access')
  return (
    <ButtonLink to="/" variant="primary">
      {t('toLogin')}
    </ButtonLink>
  )
}

/** A logged-in person who opens a link for somebody else must not register over their own login. */
function LoggedIn(props: { user: User }): ReactNode {
  const t = useTranslations('access')
  const logout = useLogout()
  return (
    <AccessResult
      icon={UserRoundCheck}
      tone="plain"
      title={t('loggedInTitle')}
      text={t('loggedIn', { username: props.user.username })}
      actions={
        <>
          <ButtonLink to="/" variant="primary">
            {t('toPortal')}
          </ButtonLink>
          <Button onClick={() => void logout('here')}>{t('logOut')}</Button>
        </>
      }
    />
  )
}

function InvitationForm(props: { token: string; invitation: InvitationInfo }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const enterPortal = useEnterPortal()
  const { role, team, invitedBy, expiresAt } = props.invitation
  const form = useAccountForm({
    failed: { title: t('landing.registerFailedTitle'), text: t('landing.registerFailed') },
    required: useCredentialsMissing(),
    showsFieldErrors: true,
    send: async (read) => {
      await callEndpoint('register', { body: { ...readRegistration(read), invitation: props.token } })
      enterPortal()
    },
  })
  const sentence = { name: invitedBy, role: t(`access.asRole.${role}`) }
  return (
    <>
      <AccessHeader title={t('access.invitationTitle')}>
        <p className="font-medium text-text">
          {team === null ? t('access.invited', sentence) : t('access.invitedToTeam', { ...sentence, team })}
        </p>
        <p>{t(`access.youWill.${role}`)}</p>
      </AccessHeader>
      <form noValidate onSubmit={form.submit} className="mt-5 flex flex-col gap-4">
        <CredentialFields isNew errors={form.fieldErrors} />
        <ProfileFields errors={form.fieldErrors} />
        <Button type="submit" variant="primary" size="large" aria-disabled={form.busy} className="mt-1">
          {t(form.busy ? 'landing.registering' : 'landing.register')}
        </Button>
      </form>
      <p className="mt-3 text-12 text-text-muted">
        {t('access.invitationUntil', { at: formats.dateTime(expiresAt) })}
      </p>
    </>
  )
}
