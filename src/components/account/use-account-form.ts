import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { Registration } from '#protocol/rest/current-user.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { browser } from '#src/lib/browser.ts'
import { errorIdOf, useErrorText } from '#src/lib/error-text.ts'
import { takeReturnPath } from '#src/lib/return-path.ts'
import { storage, storageKeys } from '#src/lib/storage.ts'
import { useToast } from '#src/lib/toasts.ts'

export type FieldName = 'token' | 'username' | 'password' | 'email' | 'firstName' | 'lastName'
export type FieldErrors = Partial<Record<FieldName, string>>
/** Reads a field of the submitted form; an absent one is empty. */
export type ReadField = (name: FieldName) => string

type Options = {
  /** Sends the form. The form stays busy afterwards, since the portal is reloaded. */
  send: (read: ReadField) => Promise<void>
  /** The title of the toast after a failure, and its text if the server gives no reason. */
  failed: { title: string; text: string }
  /**
   * Fields that must be filled in, with what to say at them if they are not. By default a toast asks for username
   * and password [AUTH3], and the fields say which is missing [AUTH15].
   */
  required?: FieldErrors
  /** Texts of error codes that say more here than elsewhere. */
  texts?: Partial<Record<ErrorCode, string>>
  /** Errors shown at a field instead of in a toast. */
  fieldOf?: Partial<Record<ErrorCode, FieldName>>
  /** Whether the server's reasons about single fields are shown at these fields. */
  showsFieldErrors: boolean
}

/**
 * The submission of a form that logs in or creates an account, with its errors. Fields are uncontrolled, so
 * that the values filled in by a password manager are sent.
 */
export function useAccountForm(options: Options) {
  const t = useTranslations('landing')
  const [busy, setBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const toast = useToast()
  const errorText = useErrorText()

  const showError = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null
    const field = code === null ? undefined : options.fieldOf?.[code]
    if (field !== undefined) {
      setFieldErrors({ [field]: errorText(error).text })
      return
    }
    if (error instanceof ApiError && options.showsFieldErrors) setFieldErrors(toFieldErrors(error))
    // A known error code has its own text; other failures use the specification's text.
    const known =
      error instanceof ApiError ? code !== null || error.serverMessage !== null : error instanceof TypeError
    const text = code === null ? undefined : options.texts?.[code]
    toast({
      tone: 'critical',
      title: options.failed.title,
      description: text ?? (known ? errorText(error).text : options.failed.text),
      errorId: errorIdOf(error),
    })
  }

  /** The field errors in the language of the page: the server's messages are in English. */
  const toFieldErrors = (error: ApiError): FieldErrors => {
    const rules: Partial<Record<string, string>> = {
      username: t('usernameHint', { min: limits.usernameMin }),
      password: t('passwordHint', { min: limits.passwordMin }),
    }
    const known = error.code === 'invalid_input' ? rules : {}
    return Object.fromEntries(error.issues.map(({ path }) => [path, known[path] ?? errorText(error).text]))
  }

  const send = async (form: FormData) => {
    const read: ReadField = (name) => {
      const value = form.get(name)
      if (typeof value !== 'string') return ''
      return name === 'password' ? value : value.trim()
    }
    const missing = Object.entries(options.required ?? {}).filter(([name]) => read(name as FieldName) === '')
    setFieldErrors(Object.fromEntries(missing))
    if (options.required === undefined && (read('username') === '' || read('password') === '')) {
      setFieldErrors({
        ...(read('username') === '' && { username: t('usernameMissing') }),
        ...(read('password') === '' && { password: t('passwordMissing') }),
      })
      toast({ tone: 'critical', title: t('missingTitle'), description: t('missing') })
      return
    }
    if (missing.length > 0) return
    setBusy(true)
    try {
      await options.send(read)
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }

  return {
    busy,
    fieldErrors,
    clearErrors: () => setFieldErrors({}),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!busy) void send(new FormData(event.currentTarget))
    },
  }
}

/** The fields of a new account; optional ones only if they are filled in [AUTH4]. */
export function readRegistration(read: ReadField): Registration {
  const optional = (name: 'email' | 'firstName' | 'lastName') =>
    read(name) === '' ? {} : { [name]: read(name) }
  return {
    username: read('username'),
    password: read('password'),
    ...optional('email'),
    ...optional('firstName'),
    ...optional('lastName'),
  }
}

/** Opens the portal for a visitor who has just logged in. */
export function useEnterPortal(): () => void {
  const { language, chosen } = useLanguage()
  return () => {
    // A user who reads this page in the browser's language keeps it; otherwise the app is in English.
    if (chosen === null && navigator.language.startsWith(language))
      storage.set(storageKeys.language, language)
    browser.reloadTo(takeReturnPath())
  }
}
