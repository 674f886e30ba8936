import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { Member } from '#protocol/rest/users.ts'
import { type Role, role as roleSchema, roles } from '#protocol/vocabulary/roles.ts'
import { AlertDialog } from '#src/components/ui/alert-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field, Select } from '#src/components/ui/field.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { displayName } from '#src/lib/visitor.ts'
import { TeamOptions } from './team-options.tsx'
import { useTeamActions } from './use-team-actions.ts'

type Placement = { role?: Role | undefined; teamId?: string | undefined }

/** Sets a person's role and team. A new role needs a confirmation, as it logs the person out. */
export function RoleAndTeamForm(props: { member: Member; user: User }): ReactNode {
  const t = useTranslations()
  const { member } = props
  const headingId = useId()
  const { data: teams } = useEndpoint('listTeams', {})
  const actions = useTeamActions(props.user)
  // Only what was chosen here: what the server says later neither undoes a choice nor is undone by it.
  const [chosen, setChosen] = useState<Placement>({})
  const { role = member.role, teamId = member.teamId ?? '' } = chosen
  const [confirmingRole, setConfirmingRole] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = displayName(member)
  const changed = role !== member.role || teamId !== (member.teamId ?? '')
  const isSelf = member.id === props.user.id

  const save = async () => {
    setBusy(true)
    const saved = await actions.changeRoleAndTeam(member, {
      ...(role === member.role ? {} : { role }),
      ...(teamId === (member.teamId ?? '') ? {} : { teamId: teamId === '' ? null : teamId }),
    })
    setBusy(false)
    if (!saved) return
    setChosen((now) => ({
      ...(now.role === role ? {} : { role: now.role }),
      ...(now.teamId === teamId ? {} : { teamId: now.teamId }),
    }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !changed) return
    if (role === member.role) void save()
    else setConfirmingRole(true)
  }
  return (
    <section aria-labelledby={headingId} className="border-t border-border pt-5">
      <h3 id={headingId} className="text-14 font-semibold">
        {t('teams.placement')}
      </h3>
      <form onSubmit={submit} className="mt-2 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={t('teams.role')}>
          {(control) => (
            <Select
              {...control}
              value={role}
              onChange={(event) => setChosen({ ...chosen, role: roleSchema.parse(event.target.value) })}
            >
              {roles.map((value) => (
                <option key={value} value={value}>
                  {t(`vocabulary.role.${value}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('teams.team')}>
          {(control) => (
            <Select
              {...control}
              value={teamId}
              onChange={(event) => setChosen({ ...chosen, teamId: event.target.value })}
            >
              <option value="">{t('teams.noTeam')}</option>
              {/* The person's own team, until the list has loaded. */}
              <TeamOptions teams={teams ?? (member.team ? [member.team] : [])} />
            </Select>
          )}
        </Field>
        <p className="text-12 text-text-muted sm:col-span-2">
          {isSelf ? t('teams.placementHintSelf') : t('teams.placementHint', { name })}
        </p>
        <div className="sm:col-span-2">
          <Button type="submit" variant="primary" disabled={!changed} aria-disabled={busy}>
            {busy ? t('teams.saving') : t('teams.savePlacement')}
          </Button>
        </div>
      </form>
      <AlertDialog
        open={confirmingRole}
        onOpenChange={setConfirmingRole}
        title={t('teams.changeRoleTitle', { name, role: t(`teams.asRole.${role}`) })}
        description={`${t(`teams.changeRole.${role}`)} ${isSelf ? t('teams.placementHintSelf') : t('teams.placementHint', { name })}`}
        confirm={t('teams.changeRoleConfirm')}
        onConfirm={() => void save()}
      />
    </section>
  )
}
