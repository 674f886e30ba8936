import { useTranslations } from 'use-intl'
import type { Team, TeamChanges, TeamInput } from '#protocol/rest/teams.ts'
import type { User } from '#protocol/rest/current-user.ts'
import type { Member, UserChanges } from '#protocol/rest/users.ts'
import type { ApiError } from '#src/lib/api/api-error.ts'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { organisationEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { browser } from '#src/lib/browser.ts'
import { type ActionOptions, useActionWithToasts } from '#src/lib/use-action-with-toasts.ts'
import { displayName } from '#src/lib/visitor.ts'

/** An admin's actions on people and teams, with their toasts. Each resolves to whether it succeeded. */
export function useTeamActions(user: User) {
  const t = useTranslations()
  const run = useActionWithToasts()
  const invalidate = useInvalidate()

  const attempt = async <Result>(
    action: () => Promise<Result>,
    success: ActionOptions<Result>['success'],
    failure: string,
    options: Pick<ActionOptions<Result>, 'describeRefusal' | 'beforeReload'> = {},
  ): Promise<boolean> =>
    (await run(action, { success, failure, reload: organisationEndpoints, ...options })).ok

  const changeRoleAndTeam = async (member: Member, changes: UserChanges): Promise<boolean> => {
    const saved = await attempt(
      () => callEndpoint('updateUser', { params: { id: member.id }, body: changes }),
      (after) => ({
        title: t('teams.placed'),
        description: t('teams.placedIn', {
          name: displayName(after),
          role: t(`vocabulary.role.${after.role}`),
          team: after.team?.name ?? t('teams.noTeam'),
        }),
      }),
      t('teams.placeFailed'),
      {
        describeRefusal: ({ code }) => {
          if (code === 'conflict') return t('teams.lastAdmin')
          return code === 'invalid_input' ? t('teams.teamGone') : null
        },
      },
    )
    if (saved && member.id === user.id) {
      // Changing one's own role ends this login too: the portal restarts at the landing page.
      if (changes.role !== undefined) browser.reloadTo('/')
      else await invalidate('currentUser')
    }
    return saved
  }
  const managerRefusal = {
    describeRefusal: ({ issues }: ApiError) =>
      issues.some(({ path }) => path === 'managerId') ? t('teams.notAManager') : null,
  }
  return {
    changeRoleAndTeam,
    create: (values: TeamInput) =>
      attempt(
        () => callEndpoint('createTeam', { body: values }),
        () => ({ title: t('teams.teamCreated'), description: t('teams.teamCreatedHint') }),
        t('teams.teamCreateFailed'),
        managerRefusal,
      ),
    update: (id: string, changes: TeamChanges) =>
      attempt(
        () => callEndpoint('updateTeam', { params: { id }, body: changes }),
        () => ({ title: t('teams.teamSaved') }),
        t('teams.teamSaveFailed'),
        managerRefusal,
      ),
    /** `onDeleted` is called before the data is reloaded, as the deleted team must not be requested. */
    remove: async ({ id }: Pick<Team, 'id'>, onDeleted: () => void) => {
      const deleted = await attempt(
        () => callEndpoint('deleteTeam', { params: { id } }),
        () => ({ title: t('teams.dissolved') }),
        t('teams.dissolveFailed'),
        { beforeReload: onDeleted },
      )
      if (deleted && user.teamId === id) await invalidate('currentUser')
    },
  }
}
