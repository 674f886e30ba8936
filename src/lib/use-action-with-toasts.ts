import { useTranslations } from 'use-intl'
import type { EndpointName } from '#protocol/rest/endpoints.ts'
import { ApiError } from './api/api-error.ts'
import { useInvalidate } from './api/use-endpoint.ts'
import { errorIdOf } from './error-text.ts'
import { useToast } from './toasts.ts'

export type ToastText = { title: string; description?: string }

export type ActionOptions<Result> = {
  /** Null if there is nothing more to tell. */
  success: (result: Result) => ToastText | null
  failure: string
  /** What the server's refusal means to the user; null for errors that `failure` describes. */
  describeRefusal?: (error: ApiError) => string | null
  /** The calls whose cached answers the action makes stale. */
  reload: readonly EndpointName[]
  /** The same after a refusal; by default `reload`. */
  reloadAfterRefusal?: readonly EndpointName[]
  beforeReload?: () => void
}

export type ActionResult<Result> = { ok: true; result: Result } | { ok: false; error: unknown }

/** Runs an action with its toasts and reloads what it changes. Never rejects because of the action. */
export function useActionWithToasts() {
  const t = useTranslations('common')
  const toast = useToast()
  const invalidate = useInvalidate()

  return async <Result>(
    action: () => Promise<Result>,
    options: ActionOptions<Result>,
  ): Promise<ActionResult<Result>> => {
    let result: Result
    try {
      result = await action()
    } catch (error) {
      const refusal = (error instanceof ApiError ? options.describeRefusal?.(error) : null) ?? null
      toast({
        tone: 'critical',
        title: t('error'),
        description: refusal ?? options.failure,
        errorId: errorIdOf(error),
      })
      // The data may have changed elsewhere: reload it, so that the user chooses from what exists.
      if (refusal !== null) await invalidate(...(options.reloadAfterRefusal ?? options.reload))
      return { ok: false, error }
    }
    const success = options.success(result)
    if (success !== null) toast({ tone: 'positive', ...success })
    options.beforeReload?.()
    await invalidate(...options.reload)
    return { ok: true, result }
  }
}
