import { useTranslations } from 'use-intl'
import { call } from '#src/lib/api/call.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { errorIdOf } from '#src/lib/error-text.ts'
import { useToast } from '#src/lib/toasts.ts'
import type { CoachValues } from './coach-draft.ts'

/** The actions on coaches, with their toasts. Each resolves to whether it succeeded. */
export function useCoachActions() {
  const t = useTranslations()
  const toast = useToast()
  const invalidate = useInvalidate()

  const attempt = async (
    action: () => Promise<unknown>,
    successToast: { title: string; description?: string },
    failureText: string,
  ) => {
    try {
      await action()
      toast({ tone: 'positive', ...successToast })
      await invalidate('listCoaches')
      return true
    } catch (error) {
      toast({
        tone: 'critical',
        title: t('common.error'),
        description: failureText,
        errorId: errorIdOf(error),
      })
      return false
    }
  }
  return {
    create: (values: CoachValues) =>
      attempt(
        () => call('createCoach', { body: values }),
        { title: t('coaches.createdTitle'), description: t('coaches.created') },
        t('coaches.createFailed'),
      ),
    update: (id: string, values: CoachValues) =>
      attempt(
        () => call('updateCoach', { params: { id }, body: values }),
        { title: t('coaches.updated') },
        t('coaches.updateFailed'),
      ),
    remove: (id: string) =>
      attempt(
        () => call('deleteCoach', { params: { id } }),
        { title: t('coaches.deleted') },
        t('coaches.deleteFailed'),
      ),
  }
}
