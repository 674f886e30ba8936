import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import { ApiError } from './api/api-error.ts'

export type ErrorText = { text: string; id: string | null }

/**
 * The id that a user can quote when asking for help. Only server failures have one: the log does not contain
 * rejected requests.
 */
export function errorIdOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? error.id : null
}

/** The text of an error code in the current language. */
export function useErrorCodeText(): (code: ErrorCode) => string {
  const t = useTranslations('errors')
  return useCallback((code) => t(code), [t])
}

/**
 * Turns any error into a text for the user: that of its code if it has one, else the server's message, else
 * the most likely cause. Never a stack trace, a status line or JSON.
 */
export function useErrorText(): (error: unknown) => ErrorText {
  const t = useTranslations('failures')
  const codeText = useErrorCodeText()
  return useCallback(
    (error) => {
      if (error instanceof ApiError) {
        const text = error.code === null ? (error.serverMessage ?? t('unknown')) : codeText(error.code)
        return { text, id: errorIdOf(error) }
      }
      // fetch throws this if no response arrived.
      if (error instanceof TypeError) return { text: t('network'), id: null }
      return { text: t('unknown'), id: null }
    },
    [t, codeText],
  )
}
