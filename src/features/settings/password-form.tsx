import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { SaveBar } from '#src/components/ui/save-bar.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { fieldReader } from '#src/lib/read-field.ts'
import { useToast } from '#src/lib/toasts.ts'

type FieldErrors = { current?: string; next?: string }

/** Changes the password. Uncontrolled, so that the values filled in by a password manager are sent. */
export function PasswordForm(props: { user: User }): ReactNode {
  const t = useTranslations('settings')
  const tCommon = useTranslations('common')
  const tSteps = useTranslations('steps')
  const [busy, setBusy] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const toast = useToast()
  const invalidate = useInvalidate()
  const errorText = useErrorText()
  const lengths = { min: limits.passwordMin, max: limits.passwordMax }

  const showError = (error: unknown) => {
    const { text, id } = errorText(error)
    const code = error instanceof ApiError ? error.code : null
    if (code === 'wrong_password') setFieldErrors({ current: text })
    else if (code === 'password_too_common') setFieldErrors({ next: text })
    else toast({ tone: 'critical', title: tCommon('error'), description: text, errorId: id })
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const read = fieldReader(form)
    const currentPassword = read('currentPassword')
    const newPassword = read('newPassword')
    const errors: FieldErrors = {
      ...(currentPassword === '' ? { current: t('currentPasswordMissing') } : {}),
      ...(newPassword.length < lengths.min || newPassword.length > lengths.max
        ? { next: t('newPasswordLength', lengths) }
        : {}),
    }
    setFieldErrors(errors)
    if (errors.current !== undefined || errors.next !== undefined) return
    setBusy(true)
    try {
      await callEndpoint('changePassword', { body: { currentPassword, newPassword } })
      form.reset()
      setDirty(false)
      toast({ tone: 'positive', title: t('passwordChanged'), description: t('passwordChangedHint') })
      await invalidate('listLogins')
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card>
      <CardHeader title={t('password')} description={t('passwordHint')} />
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={({ currentTarget }) => {
          const read = fieldReader(currentTarget)
          setDirty(read('currentPassword') !== '' || read('newPassword') !== '')
        }}
        className="flex flex-col gap-5 px-5 pb-5"
      >
        <div className="flex max-w-md flex-col gap-4">
          {/* Tells a password manager which account the password belongs to. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={props.user.username}
            readOnly
            hidden
          />
          <Field label={t('currentPassword')} error={fieldErrors.current}>
            {(control) => (
              <PasswordInput {...control} name="currentPassword" autoComplete="current-password" required />
            )}
          </Field>
          <Field
            label={t('newPassword')}
            hint={t('newPasswordHint', { min: lengths.min })}
            error={fieldErrors.next}
          >
            {(control) => (
              <PasswordInput {...control} name="newPassword" autoComplete="new-password" required />
            )}
          </Field>
        </div>
        <SaveBar
          inCard
          dirty={dirty}
          problem={Object.keys(fieldErrors).length === 0 ? undefined : tSteps('attention')}
        >
          <Button type="submit" variant="primary" aria-disabled={busy}>
            {busy ? t('changingPassword') : t('changePassword')}
          </Button>
        </SaveBar>
      </form>
    </Card>
  )
}
