import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type { User } from '#protocol/rest/current-user.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Input } from '#src/components/ui/field.tsx'
import { SaveBar } from '#src/components/ui/save-bar.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { organisationEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { fieldReader } from '#src/lib/read-field.ts'
import { useToast } from '#src/lib/toasts.ts'

const emailSchema = z.email().max(limits.emailMax)

/** The user's names and email. An empty field removes the stored value. */
export function ProfileForm(props: { user: User }): ReactNode {
  const t = useTranslations('settings')
  const tCommon = useTranslations('common')
  const tSteps = useTranslations('steps')
  const [busy, setBusy] = useState(false)
  const [dirty, setDirty] = useState(false)
  const [emailError, setEmailError] = useState<string>()
  const toast = useToast()
  const invalidate = useInvalidate()
  const errorText = useErrorText()
  const { user } = props

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = readProfile(event.currentTarget)
    if (values.email !== '' && !emailSchema.safeParse(values.email).success)
      return setEmailError(t('emailInvalid'))
    setEmailError(undefined)
    setBusy(true)
    try {
      await callEndpoint('updateProfile', { body: values })
      setDirty(false)
      toast({ tone: 'positive', title: t('profileSaved') })
      await invalidate('currentUser', ...organisationEndpoints)
    } catch (error) {
      const { text, id } = errorText(error)
      toast({ tone: 'critical', title: tCommon('error'), description: text, errorId: id })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={({ currentTarget }) => {
        const { firstName, lastName, email } = readProfile(currentTarget)
        const before = [user.firstName, user.lastName, user.email].map((value) => value ?? '')
        setDirty([firstName, lastName, email].some((value, place) => value !== before[place]))
      }}
      className="flex flex-col gap-5 px-5 pb-5"
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('firstName')} optional>
          {(control) => (
            <Input
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={limits.nameMax}
              defaultValue={user.firstName ?? ''}
            />
          )}
        </Field>
        <Field label={t('lastName')} optional>
          {(control) => (
            <Input
              {...control}
              name="lastName"
              autoComplete="family-name"
              maxLength={limits.nameMax}
              defaultValue={user.lastName ?? ''}
            />
          )}
        </Field>
        <Field label={t('email')} optional error={emailError} className="sm:col-span-2">
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={limits.emailMax}
              defaultValue={user.email ?? ''}
            />
          )}
        </Field>
      </div>
      <SaveBar inCard dirty={dirty} problem={emailError === undefined ? undefined : tSteps('attention')}>
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {busy ? t('savingProfile') : t('saveProfile')}
        </Button>
      </SaveBar>
    </form>
  )
}

function readProfile(form: HTMLFormElement) {
  const read = fieldReader(form)
  return {
    firstName: read('firstName').trim(),
    lastName: read('lastName').trim(),
    email: read('email').trim(),
  }
}
