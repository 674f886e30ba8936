import { useTranslations } from 'use-intl'
import type { Prospect } from '#protocol/rest/prospects.ts'
import { call } from '#src/lib/api/call.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { errorIdOf } from '#src/lib/error-text.ts'
import { useToast } from '#src/lib/toasts.ts'
import type { ProspectValues } from './prospect-values.ts'

/** What is done to prospects, each with the toasts of the specification. A promise tells whether it worked. */
export function useProspectActions() {
  const t = useTranslations()
  const toast = useToast()
  const invalidate = useInvalidate()

  const attempt = async (
    action: () => Promise<unknown>,
    done: { title: string; description?: string },
    failed: string,
  ) => {
    try {
      await action()
      toast({ tone: 'positive', ...done })
      await invalidate('listProspects', 'getProspect')
      return true
    } catch (error) {
      toast({ tone: 'critical', title: t('common.error'), description: failed, errorId: errorIdOf(error) })
      return false
    }
  }
  return {
    create: (values: ProspectValues) =>
      attempt(
        () => call('createProspect', { body: values }),
        { title: t('prospects.createdTitle'), description: t('prospects.created') },
        t('prospects.createFailed'),
      ),
    update: (id: string, values: ProspectValues) =>
      attempt(
        () => call('updateProspect', { params: { id }, body: values }),
        { title: t('prospects.updated') },
        t('prospects.updateFailed'),
      ),
    duplicate: ({ id: _id, ownerId: _ownerId, createdAt: _createdAt, ...prospect }: Prospect) =>
      attempt(
        () =>
          call('createProspect', {
            body: { ...prospect, name: t('prospects.copySuffix', { name: prospect.name }), isPublic: false },
          }),
        { title: t('prospects.duplicated') },
        t('prospects.duplicateFailed'),
      ),
    remove: (id: string) =>
      attempt(
        () => call('deleteProspect', { params: { id } }),
        { title: t('prospects.deleted') },
        t('prospects.deleteFailed'),
      ),
  }
}
