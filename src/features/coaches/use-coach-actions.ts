import { useTranslations } from 'use-intl'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { type ToastText, useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'
import { useUndoableRemoval } from '#src/lib/use-undoable-removal.ts'
import type { CoachValues } from './coach-draft.ts'

/** The actions on coaches, with their toasts. Saving resolves to whether it succeeded. */
export function useCoachActions() {
  const t = useTranslations()
  const run = useActionWithToasts()
  const removeUndoably = useUndoableRemoval()

  const attempt = async (action: () => Promise<unknown>, success: ToastText, failure: string) =>
    (await run(action, { success: () => success, failure, reload: ['listCoaches'] })).ok
  return {
    create: (values: CoachValues) =>
      attempt(
        () => callEndpoint('createCoach', { body: values }),
        { title: t('coaches.createdTitle'), description: t('coaches.created') },
        t('coaches.createFailed'),
      ),
    update: (id: string, values: CoachValues) =>
      attempt(
        () => callEndpoint('updateCoach', { params: { id }, body: values }),
        { title: t('coaches.updated') },
        t('coaches.updateFailed'),
      ),
    remove: (id: string) =>
      removeUndoably({
        id,
        endpoint: 'deleteCoach',
        removed: t('coaches.deleted'),
        failure: t('coaches.deleteFailed'),
        reload: ['listCoaches'],
      }),
  }
}
