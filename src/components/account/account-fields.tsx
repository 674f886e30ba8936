import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Field, Input } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import type { FieldErrors } from './use-account-form.ts'

/** Username and password: of an existing account, or with their rules for a new one. */
export function CredentialFields(props: { isNew: boolean; errors: FieldErrors }): ReactNode {
  const t = useTranslations('landing')
  const { isNew, errors } = props
  return (
    <>
      <Field
        label={t('username')}
        error={errors.username}
        {...(isNew ? { hint: t('usernameHint', { min: limits.usernameMin }) } : {})}
      >
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field
        label={t('password')}
        error={errors.password}
        {...(isNew ? { hint: t('passwordHint', { min: limits.passwordMin }) } : {})}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            required
          />
        )}
      </Field>
    </>
  )
}

/** What to say at the fields of a new account that are empty. */
export function useCredentialsMissing(): FieldErrors {
  const t = useTranslations('landing')
  return {
    username: t('usernameHint', { min: limits.usernameMin }),
    password: t('passwordHint', { min: limits.passwordMin }),
  }
}

/** What a new account may say about its owner. */
export function ProfileFields(props: { errors: FieldErrors }): ReactNode {
  const t = useTranslations('landing')
  const { errors } = props
  return (
    <>
      <Field label={t('email')} optional error={errors.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('firstName')} optional error={errors.firstName}>
          {(control) => <Input {...control} name="firstName" autoComplete="given-name" />}
        </Field>
        <Field label={t('lastName')} optional error={errors.lastName}>
          {(control) => <Input {...control} name="lastName" autoComplete="family-name" />}
        </Field>
      </div>
    </>
  )
}
