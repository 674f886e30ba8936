import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RegistrationMode } from '#protocol/vocabulary/registration.ts'
import { CredentialFields, ProfileFields } from '#src/components/account/account-fields.tsx'
import { readRegistration, useAccountForm, useEnterPortal } from '#src/components/account/use-account-form.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'

const textButton =
  'inline-flex min-h-6 items-center text-14 font-medium text-accent-text underline underline-offset-4'

/** The login, and the registration where everybody may register. */
export function AuthForm(): ReactNode {
  const t = useTranslations('landing')
  const [registering, setRegistering] = useState(false)
  const enterPortal = useEnterPortal()
  const { data: registration } = useEndpoint('getRegistration', {})
  const form = useAccountForm({
    failed: registering
      ? { title: t('registerFailedTitle'), text: t('registerFailed') }
      : { title: t('loginFailedTitle'), text: t('loginFailed') },
    ...(registering ? {} : { texts: { rate_limited: t('loginLimited') } }),
    showsFieldErrors: registering,
    send: async (read) => {
      if (registering) await callEndpoint('register', { body: readRegistration(read) })
      else await callEndpoint('login', { body: { username: read('username'), password: read('password') } })
      enterPortal()
    },
  })

  return (
    <>
      {registration?.setupOpen === true && <SetupOffer />}
      <h2 className="text-20 font-semibold tracking-tight">
        {registering ? t('registerTitle') : t('loginTitle')}
      </h2>
      <form noValidate onSubmit={form.submit} className="mt-5 flex flex-col gap-4">
        <CredentialFields isNew={registering} errors={form.fieldErrors} />
        {registering && <ProfileFields errors={form.fieldErrors} />}
        <Button type="submit" variant="primary" size="large" aria-disabled={form.busy} className="mt-1">
          {registering ? t(form.busy ? 'registering' : 'register') : t(form.busy ? 'loggingIn' : 'logIn')}
        </Button>
      </form>
      <div className="mt-5 flex flex-col items-start gap-3">
        {!registering && <ForgottenPassword />}
        {registration?.mode === 'open' && (
          <button
            type="button"
            className={textButton}
            onClick={() => {
              form.clearErrors()
              setRegistering(!registering)
            }}
          >
            {registering ? t('toLogin') : t('toRegister')}
          </button>
        )}
        {registration !== undefined && registration.mode !== 'open' && (
          <RegistrationNote mode={registration.mode} />
        )}
      </div>
    </>
  )
}

/** Without mail, a link that somebody else hands over is the way to a new password. */
function ForgottenPassword(): ReactNode {
  const t = useTranslations('landing')
  const [open, setOpen] = useState(false)
  const helpId = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={helpId}
        className={textButton}
        onClick={() => setOpen(!open)}
      >
        {t('forgotPassword')}
      </button>
      <p id={helpId} hidden={!open} className="mt-1 text-14 text-text-muted">
        {t('forgotPasswordHelp')}
      </p>
    </div>
  )
}

/** How to get an account where nobody can simply register. */
function RegistrationNote(props: { mode: Exclude<RegistrationMode, 'open'> }): ReactNode {
  const t = useTranslations('landing.registration')
  return <p className="text-14 text-text-muted">{t(props.mode)}</p>
}

function SetupOffer(): ReactNode {
  const t = useTranslations('landing')
  return (
    <Banner
      tone="plain"
      icon={ShieldCheck}
      title={t('setupTitle')}
      hint={t('setupHint')}
      className="mb-6"
      action={
        <ButtonLink to="/setup" variant="primary" size="small">
          {t('setup')}
        </ButtonLink>
      }
    />
  )
}
