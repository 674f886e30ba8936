import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Team } from '#protocol/rest/teams.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field, Input, Select } from '#src/components/ui/field.tsx'
import { displayName } from '#src/lib/visitor.ts'
import { useUsers, loadedUsers } from './use-users.ts'

export type TeamValues = { name: string; industry: string | null; managerId: string | null }

/** Creates or edits a team. A failure keeps everything as typed. */
export function TeamForm(props: {
  team: Team | null
  onSave: (values: TeamValues) => Promise<boolean>
  onClose: () => void
}): ReactNode {
  const t = useTranslations('teams')
  const tCommon = useTranslations('common')
  const formId = useId()
  const { team } = props
  const [name, setName] = useState(team?.name ?? '')
  const [industry, setIndustry] = useState(team?.industry ?? '')
  const [managerId, setManagerId] = useState(team?.manager?.id ?? '')
  const [nameError, setNameError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') return setNameError(t('teamNameMissing'))
    setNameError(undefined)
    setBusy(true)
    const saved = await props.onSave({
      name: name.trim(),
      industry: industry.trim() === '' ? null : industry.trim(),
      managerId: managerId === '' ? null : managerId,
    })
    setBusy(false)
    if (saved) props.onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={team ? t('editTeamTitle', { name: team.name }) : t('createTeamTitle')}
      footer={
        <>
          <Button onClick={props.onClose}>{tCommon('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" aria-disabled={busy}>
            {busy ? t('saving') : team ? t('saveTeam') : t('createTeam')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={t('teamName')} error={nameError}>
          {(control) => (
            <Input
              {...control}
              required
              autoComplete="off"
              maxLength={limits.nameMax}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('industry')} optional hint={t('industryHint')}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={limits.nameMax}
              value={industry}
              onChange={(event) => setIndustry(event.target.value)}
            />
          )}
        </Field>
        <ManagerField value={managerId} onChange={setManagerId} />
      </form>
    </Dialog>
  )
}

function ManagerField(props: { value: string; onChange: (id: string) => void }): ReactNode {
  const t = useTranslations('teams')
  const list = useUsers()
  const managers = loadedUsers(list).filter(({ role }) => role === 'manager')
  const noManagers = list.name === 'loaded' && list.complete && managers.length === 0
  return (
    <Field label={t('manager')} optional hint={noManagers ? t('managerNobody') : t('managerHint')}>
      {(control) => (
        <Select {...control} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
          <option value="">{t('noManager')}</option>
          {managers.map((manager) => (
            <option key={manager.id} value={manager.id}>
              {[displayName(manager), ...(manager.team ? [manager.team.name] : [])].join(' · ')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
