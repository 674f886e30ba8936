import { useTranslations } from 'use-intl'
import type { Prospect, ProspectInput } from '#protocol/rest/prospects.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { type ToastText, useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'
import { useUndoableRemoval } from '#src/lib/use-undoable-removal.ts'
import { changedFields } from './builder/prospect-draft.ts'
import type { SaveOutcome } from './builder/use-builder.ts'

const reload = ['listProspects', 'getProspect', 'getAnalytics'] as const

/** The actions on prospects, with the toasts of the specification [PROS5]. Saving resolves to its outcome. */
export function useProspectActions() {
  const t = useTranslations()
  const run = useActionWithToasts()
  const removeUndoably = useUndoableRemoval()

  const attempt = async (
    action: () => Promise<unknown>,
    success: ToastText,
    failure: string,
  ): Promise<SaveOutcome> => {
    const result = await run(action, { success: () => success, failure, reload })
    if (result.ok) return { name: 'saved' }
    return { name: 'failed', issues: result.error instanceof ApiError ? result.error.issues : [] }
  }
  return {
    create: (values: ProspectInput) =>
      attempt(
        () => callEndpoint('createProspect', { body: values }),
        { title: t('prospects.createdTitle'), description: t('prospects.created') },
        t('prospects.createFailed'),
      ),
    quickCreate: (values: ProspectInput) =>
      attempt(
        () => callEndpoint('createProspect', { body: values }),
        { title: t('prospects.quickCreatedTitle'), description: t('prospects.quickCreated') },
        t('prospects.quickCreateFailed'),
      ),
    update: (prospect: Prospect, values: ProspectInput) =>
      attempt(
        () =>
          callEndpoint('updateProspect', {
            params: { id: prospect.id },
            body: changedFields(prospect, values),
          }),
        { title: t('prospects.updated') },
        t('prospects.updateFailed'),
      ),
    duplicate: ({
      id,
      ownerId: _ownerId,
      createdAt: _createdAt,
      debtCurrency: _debtCurrency,
      ...prospect
    }: Prospect) =>
      attempt(
        () =>
          callEndpoint('createProspect', {
            body: { ...prospect, name: copyName(prospect.name), isPublic: false, copyOf: id },
          }),
        { title: t('prospects.duplicated') },
        t('prospects.duplicateFailed'),
      ),
    remove: (id: string) =>
      removeUndoably({
        id,
        endpoint: 'deleteProspect',
        removed: t('prospects.deleted'),
        failure: t('prospects.deleteFailed'),
        reload,
      }),
  }
}

/** The same in both languages, as it is part of the stored name. A long name is shortened for it. */
const copySuffix = ' (Copy)'

function copyName(name: string): string {
  const cut = name.slice(0, limits.nameMax - copySuffix.length)
  // Half an emoji would be refused.
  return `${cut.replace(/\p{Cs}$/u, '').trimEnd()}${copySuffix}`
}
