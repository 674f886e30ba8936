import { useTranslations } from 'use-intl'
import type { ScorecardDetails } from '#protocol/rest/scorecards.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { assignmentEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useErrorCodeText } from '#src/lib/error-text.ts'
import { useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'

/** A part of the request that the server refused. */
export type Issue = { path: string; message: string }

/** Saves a scorecard, with its toasts. The server may refuse fields, or a version that is no longer the current one. */
export function useSaveScorecard() {
  const t = useTranslations('scorecards')
  const codeText = useErrorCodeText()
  const run = useActionWithToasts()

  const describeRefusal = ({ code }: ApiError): string | null => {
    switch (code) {
      case 'conflict':
        return t('conflict')
      case 'not_found':
        return t('gone')
      case 'invalid_input':
      case 'too_many_items':
        return codeText(code)
      default:
        return null
    }
  }
  return async (action: () => Promise<ScorecardDetails>) => {
    const outcome = await run(action, {
      success: ({ version }) => ({ title: t('saved'), description: t('savedAs', { version }) }),
      failure: t('saveFailed'),
      describeRefusal,
      reload: ['listScorecards', 'listScorecardVersions', ...assignmentEndpoints],
      reloadAfterRefusal: ['listTeams'],
    })
    if (outcome.ok) return outcome
    const refused = outcome.error instanceof ApiError ? outcome.error : null
    return { ok: false, conflict: refused?.code === 'conflict', issues: refused?.issues ?? [] } as const
  }
}
