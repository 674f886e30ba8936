import { CircleCheck, Link2Off } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { browser } from '#src/lib/browser.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { useFormats } from '#src/lib/format.ts'
import { fieldReader } from '#src/lib/read-field.ts'
import { clearLoginMarker } from '#src/lib/login-marker.ts'
import { useToast } from '#src/lib/toasts.ts'
import { AccessHeader, AccessLoading, AccessPage, AccessResult } from './access-page.tsx'
import { useLinkToken } from './use-link-token.ts'

/** /reset-password#token: a new password, by the one-time link that a manager or an admin handed over. */
export function ResetPasswordPage(): ReactNode {
  const token = useLinkToken()
  return (
    <AccessPage>{token === null ? <InvalidLink /> : <ResetByToken key={token} token={token} />}</AccessPage>
  )
}

function ResetByToken(props: { token: string }): ReactNode {
  const { data, error, mutate } = useEndpoint('getPasswordReset', { params: { token: props.token } })
  const [state, setState] = useState<'open' | 'done' | 'invalid'>('open')
  if (state === 'done') return <Done />
  const code = error instanceof ApiError ? error.code : null
  if (state === 'invalid' || code === 'reset_link_invalid') return <InvalidLink />
  if (error && !data) return <ErrorNotice error={error} onRetry={() => void mutate()} />
  if (!data) return <AccessLoading />
  return (
    <PasswordForm
      token={props.token}
      username={data.username}
      expiresAt={data.expiresAt}
      onDone={() => setState('done')}
      onInvalid={() => setState('invalid')}
    />
  )
}

function Done(): ReactNode {
  const t = useTranslations('access')
  return (
    <AccessResult
      icon={CircleCheck}
      tone="positive"
      title={t('resetDoneTitle')}
      text={t('resetDone')}
      actions={
        <Button variant="primary" onClick={() => browser.reloadTo('/')}>
          {t('logIn')}
        </Button>
      }
    />
  )
}

function InvalidLink(): ReactNode {
  const t = useTranslations('access')
  return (
    <AccessResult
      icon={Link2Off}
      tone="caution"
      title={t('resetInvalidTitle')}
      text={t('resetInvalid')}
      actions={
        <ButtonLink to="/" variant="primary">
          {t('toLogin')}
        </ButtonLink>
      }
    />
  )
}

/** Uncontrolled, so that the value filled in by a password manager is sent. */
function PasswordForm(props: {
  token: string
  username: string
  expiresAt: string
  onDone: () => void
  onInvalid: () => void
}): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const toast = useToast()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [fieldError, setFieldError] = useState<string>()
  const lengths = { min: limits.passwordMin, max: limits.passwordMax }

  const showError = (error: unknown) => {
    const { text, id } = errorText(error)
    const code = error instanceof ApiError ? error.code : null
    if (code === 'reset_link_invalid') props.onInvalid()
    else if (code === 'password_too_common' || code === 'invalid_input')
      setFieldError(code === 'invalid_input' ? t('access.passwordLength', lengths) : text)
    else toast({ tone: 'critical', title: t('common.error'), description: text, errorId: id })
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const password = fieldReader(event.currentTarget)('password')
    if (password.length < lengths.min || password.length > lengths.max) {
      setFieldError(t('access.passwordLength', lengths))
      return
    }
    setFieldError(undefined)
    setBusy(true)
    try {
      await callEndpoint('resetPassword', { params: { token: props.token }, body: { password } })
      // A login of this browser has ended with all others of the person.
      clearLoginMarker()
      props.onDone()
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }

  return (
    <>
      <AccessHeader title={t('access.resetTitle')}>
        <p>
          {t('access.resetLead', {
            username: props.username,
            at: formats.dateTime(props.expiresAt),
          })}
        </p>
      </AccessHeader>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-4">
        {/* Tells a password manager which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={props.username} readOnly hidden />
        <Field
          label={t('access.newPassword')}
          hint={t('landing.passwordHint', { min: lengths.min })}
          error={fieldError}
        >
          {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" required />}
        </Field>
        <Button type="submit" variant="primary" size="large" aria-disabled={busy}>
          {t(busy ? 'access.savingPassword' : 'access.savePassword')}
        </Button>
      </form>
    </>
  )
}
