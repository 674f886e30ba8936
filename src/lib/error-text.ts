import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import { ApiError } from './api/api-error.ts'

export type ErrorText = { text: string; id: string | null }

/** What a person may quote when asking for help: the log has failures of the server under this id, refusals not. */
export function errorIdOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? error.id : null
}

/** The text of an error code in the language of the screen. */
export function useErrorCodeText(): (code: ErrorCode) => string {
  const t = useTranslations('errors')
  return useCallback((code) => t(code), [t])
}

/**
 * Any error as words for a person: by its code where it has one, else the server's own message, else what
 * is likely. Never a stack, a status line or JSON.
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
      // What fetch throws when no answer came at all.
      if (error instanceof TypeError) return { text: t('network'), id: null }
      return { text: t('unknown'), id: null }
    },
    [t, codeText],
  )
}
