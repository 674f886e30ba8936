import { useTranslations } from 'use-intl'
import type { AssignmentChanges, AssignmentDetails, AssignmentInput } from '#protocol/rest/assignments.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { assignmentEndpoints, scorecardEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { type ToastText, useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'

/** A supervisor's actions on assignments, with their toasts. Each resolves to whether it succeeded. */
export function useAssignmentActions() {
  const t = useTranslations()
  const run = useActionWithToasts()

  const attempt = async <Result>(
    action: () => Promise<Result>,
    success: (result: Result) => ToastText,
    failure: string,
    beforeReload?: () => void,
  ): Promise<boolean> => {
    const { ok } = await run(action, {
      success,
      failure,
      describeRefusal: ({ code, issues }) =>
        code === 'not_found' || issues.some(({ path }) => path === 'scorecardId')
          ? t('assignments.changedMeanwhile')
          : null,
      reload: [...assignmentEndpoints, ...scorecardEndpoints],
      reloadAfterRefusal: [
        ...assignmentEndpoints,
        ...scorecardEndpoints,
        'listUsers',
        'listTeams',
        'listProspects',
      ],
      ...(beforeReload && { beforeReload }),
    })
    return ok
  }
  const update = (
    id: string,
    changes: AssignmentChanges,
    successToast: (after: AssignmentDetails) => ToastText,
  ) =>
    attempt(
      () => callEndpoint('updateAssignment', { params: { id }, body: changes }),
      successToast,
      t('assignments.saveFailed'),
    )
  return {
    create: (values: AssignmentInput) =>
      attempt(
        () => callEndpoint('createAssignment', { body: values }),
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
        () => callEndpoint('deleteAssignment', { params: { id } }),
        () => ({ title: t('assignments.removed') }),
        t('assignments.removeFailed'),
        onDeleted,
      ),
  }
}
