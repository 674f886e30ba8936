import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Input } from '#src/components/ui/field.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { browser } from '#src/lib/browser.ts'
import { errorIdOf, useErrorText } from '#src/lib/error-text.ts'
import { takeReturnPath } from '#src/lib/return-path.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { useToast } from '#src/lib/toasts.ts'

type Mode = 'login' | 'register'
type FieldName = 'username' | 'password' | 'email' | 'firstName' | 'lastName'

/**
 * Login and registration in one form. Uncontrolled, so that the values filled in by a password manager are
 * sent.
 */
export function AuthForm(): ReactNode {
  const t = useTranslations('landing')
  const [mode, setMode] = useState<Mode>('login')
  const [busy, setBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<FieldName, string>>>({})
  const toast = useToast()
  const errorText = useErrorText()
  const registering = mode === 'register'
  const { language, chosen } = useLanguage()
  /**
   * A user who reads this page in the browser's language keeps it after the login; otherwise the app is in
   * English.
   */
  const keepBrowserLanguage = () => {
    if (chosen === null && navigator.language.startsWith(language))
      storage.set(storageKeys.language, language)
  }

  const showError = (error: unknown) => {
    if (error instanceof ApiError && registering) setFieldErrors(toFieldErrors(error))
    // A known error code has its own text; other failures use the specification's text.
    const known =
      error instanceof ApiError
        ? error.code !== null || error.serverMessage !== null
        : error instanceof TypeError
    const fallback = registering ? t('registerFailed') : t('loginFailed')
    toast({
      tone: 'critical',
      title: registering ? t('registerFailedTitle') : t('loginFailedTitle'),
      description: known ? errorText(error).text : fallback,
      errorId: errorIdOf(error),
    })
  }

  /** The field errors in the language of the page: the server's messages are in English. */
  const toFieldErrors = (error: ApiError): typeof fieldErrors => {
    const rules: Partial<Record<string, string>> = {
      username: t('usernameHint', { min: limits.usernameMin }),
      password: t('passwordHint', { min: limits.passwordMin }),
    }
    const known = error.code === 'invalid_input' ? rules : {}
    return Object.fromEntries(error.issues.map(({ path }) => [path, known[path] ?? errorText(error).text]))
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const read = (name: FieldName) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const username = read('username').trim()
    const password = read('password')
    if (username === '' || password === '') {
      toast({ tone: 'critical', title: t('missingTitle'), description: t('missing') })
      return
    }
    setFieldErrors({})
    setBusy(true)
    try {
      if (registering) {
        const optional = (name: FieldName) => {
          const value = read(name).trim()
          return value === '' ? {} : { [name]: value }
        }
        await callEndpoint('register', {
          body: {
            username,
            password,
            ...optional('email'),
            ...optional('firstName'),
            ...optional('lastName'),
          },
        })
      } else await callEndpoint('login', { body: { username, password } })
      keepBrowserLanguage()
      // So that the next page does not show the landing page first.
      storage.set(storageKeys.signedIn, 'yes')
      browser.reloadTo(takeReturnPath())
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }

  return (
    <>
      <h2 className="text-20 font-semibold tracking-tight">
        {registering ? t('registerTitle') : t('loginTitle')}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 flex flex-col gap-4">
        <Field
          label={t('username')}
          error={fieldErrors.username}
          {...(registering ? { hint: t('usernameHint', { min: limits.usernameMin }) } : {})}
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
          error={fieldErrors.password}
          {...(registering ? { hint: t('passwordHint', { min: limits.passwordMin }) } : {})}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete={registering ? 'new-password' : 'current-password'}
              required
            />
          )}
        </Field>
        {registering && (
          <>
            <Field label={t('email')} optional error={fieldErrors.email}>
              {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
            </Field>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <Field label={t('firstName')} optional error={fieldErrors.firstName}>
                {(control) => <Input {...control} name="firstName" autoComplete="given-name" />}
              </Field>
              <Field label={t('lastName')} optional error={fieldErrors.lastName}>
                {(control) => <Input {...control} name="lastName" autoComplete="family-name" />}
              </Field>
            </div>
          </>
        )}
        <Button type="submit" variant="primary" size="large" aria-disabled={busy} className="mt-1">
          {registering ? (busy ? t('registering') : t('register')) : busy ? t('loggingIn') : t('logIn')}
        </Button>
      </form>
      <button
        type="button"
        className="mt-5 inline-flex min-h-6 items-center text-14 font-medium text-accent-text underline underline-offset-4"
        onClick={() => {
          setFieldErrors({})
          setMode(registering ? 'login' : 'register')
        }}
      >
        {registering ? t('toLogin') : t('toRegister')}
      </button>
    </>
  )
}
