import { useTranslations } from 'use-intl'
import type { AssignmentChanges, AssignmentDetails, AssignmentInput } from '#protocol/rest/assignments.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { call } from '#src/lib/api/call.ts'
import { assignmentEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { errorIdOf } from '#src/lib/error-text.ts'
import { useToast } from '#src/lib/toasts.ts'

type ToastText = { title: string; description?: string }

/** A supervisor's actions on assignments, with their toasts. Each resolves to whether it succeeded. */
export function useAssignmentActions() {
  const t = useTranslations()
  const toast = useToast()
  const invalidate = useInvalidate()

  const attempt = async <Result>(
    action: () => Promise<Result>,
    successToast: (result: Result) => ToastText,
    failureText: string,
    beforeRefetch?: () => void,
  ): Promise<boolean> => {
    let result: Result
    try {
      result = await action()
    } catch (error) {
      const notFound = error instanceof ApiError && error.code === 'not_found'
      toast({
        tone: 'critical',
        title: t('common.error'),
        description: notFound ? t('assignments.changedMeanwhile') : failureText,
        errorId: errorIdOf(error),
      })
      // The data may have changed elsewhere: reload it, so that the user chooses from what exists.
      if (notFound) await invalidate(...assignmentEndpoints, 'listUsers', 'listTeams', 'listProspects')
      return false
    }
    toast({ tone: 'positive', ...successToast(result) })
    beforeRefetch?.()
    await invalidate(...assignmentEndpoints)
    return true
  }
  const update = (
    id: string,
    changes: AssignmentChanges,
    successToast: (after: AssignmentDetails) => ToastText,
  ) =>
    attempt(
      () => call('updateAssignment', { params: { id }, body: changes }),
      successToast,
      t('assignments.saveFailed'),
    )
  return {
    create: (values: AssignmentInput) =>
      attempt(
        () => call('createAssignment', { body: values }),
        ({ counts }) => ({
          title: t('assignments.created'),
          description: t('assignments.createdFor', { count: counts.people }),
        }),
        t('assignments.createFailed'),
      ),
    save: (id: string, changes: AssignmentChanges) =>
      update(id, changes, () => ({ title: t('assignments.saved') })),
    close: (id: string) =>
      update(id, { closed: true }, () => ({
        title: t('assignments.closedDone'),
        description: t('assignments.closedDoneHint'),
      })),
    reopen: (id: string) => update(id, { closed: false }, () => ({ title: t('assignments.reopened') })),
    /** `onDeleted` is called before the data is reloaded, as the deleted assignment must not be requested. */
    remove: (id: string, onDeleted: () => void) =>
      attempt(
        () => call('deleteAssignment', { params: { id } }),
        () => ({ title: t('assignments.removed') }),
        t('assignments.removeFailed'),
        onDeleted,
      ),
  }
}
