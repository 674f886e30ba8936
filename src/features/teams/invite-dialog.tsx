import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { InvitationInput, NewInvitation } from '#protocol/rest/invitations.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { role as roleSchema, roles } from '#protocol/vocabulary/roles.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Dialog } from '#src/components/ui/dialog.tsx'
import { Field, Input, Select } from '#src/components/ui/field.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { useErrorText } from '#src/lib/error-text.ts'
import { useFormats } from '#src/lib/format.ts'
import { fieldReader } from '#src/lib/read-field.ts'
import { useToast } from '#src/lib/toasts.ts'
import { SecretLink } from './secret-link.tsx'
import { TeamOptions } from './team-options.tsx'

/** How long an invitation may be valid. */
const dayChoices = [1, limits.invitationDays, limits.invitationDaysMax]

/** Creates an invitation, then shows its link, which nobody can read again. */
export function InviteDialog(props: { user: User; onClose: () => void }): ReactNode {
  const t = useTranslations('people')
  const [created, setCreated] = useState<NewInvitation | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={created === null ? t('invite') : t('linkTitle')}
      {...(created === null ? { description: t('inviteHint') } : {})}
    >
      {created === null ? (
        <InviteForm user={props.user} onCreated={setCreated} />
      ) : (
        <InvitationLink invitation={created} onClose={props.onClose} />
      )}
    </Dialog>
  )
}

function InvitationLink(props: { invitation: NewInvitation; onClose: () => void }): ReactNode {
  const t = useTranslations('people')
  const formats = useFormats()
  const { token, uses, expiresAt } = props.invitation
  return (
    <>
      <SecretLink
        label={t('link')}
        hint={t('linkOnce', { uses, at: formats.dateTime(expiresAt) })}
        path="/invitation"
        token={token}
      />
      <div className="mt-4 flex justify-end">
        <Button onClick={props.onClose}>{t('done')}</Button>
      </div>
    </>
  )
}

function InviteForm(props: { user: User; onCreated: (invitation: NewInvitation) => void }): ReactNode {
  const t = useTranslations()
  const toast = useToast()
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const formId = useId()
  const admin = props.user.role === 'admin'
  const { data: teams } = useEndpoint('listTeams', admin ? {} : null)
  const [busy, setBusy] = useState(false)
  const [usesError, setUsesError] = useState<string>()
  const max = limits.invitationUsesMax

  const send = async (body: InvitationInput) => {
    setBusy(true)
    try {
      props.onCreated(await callEndpoint('createInvitation', { body }))
      await invalidate('listInvitations')
    } catch (error) {
      setBusy(false)
      const { text, id } = errorText(error)
      toast({ tone: 'critical', title: t('common.error'), description: text, errorId: id })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const read = fieldReader(event.currentTarget)
    const uses = Number(read('uses'))
    const usesFit = Number.isInteger(uses) && uses >= 1 && uses <= max
    setUsesError(usesFit ? undefined : t('people.usesWrong', { max }))
    if (!usesFit) return
    const chosenTeam = read('team') === '' ? null : read('team')
    const note = read('note').trim()
    void send({
      role: admin ? roleSchema.parse(read('role')) : 'trainee',
      teamId: admin ? chosenTeam : props.user.teamId,
      note: note === '' ? null : note,
      uses,
      expiresInDays: Number(read('days')),
    })
  }
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {admin ? (
        <>
          <Field label={t('people.role')}>
            {(control) => (
              <Select {...control} name="role" defaultValue="trainee">
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {t(`vocabulary.role.${role}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('people.team')}>
            {(control) => (
              <Select {...control} name="team" defaultValue="">
                <option value="">{t('teams.noTeam')}</option>
                <TeamOptions teams={teams} />
              </Select>
            )}
          </Field>
        </>
      ) : (
        <p className="text-14 sm:col-span-2">{t('people.ownTeam')}</p>
      )}
      <Field label={t('people.uses')} hint={t('people.usesHint', { max })} error={usesError}>
        {(control) => (
          <Input
            {...control}
            name="uses"
            type="number"
            inputMode="numeric"
            min={1}
            max={max}
            defaultValue={1}
          />
        )}
      </Field>
      <Field label={t('people.validity')}>
        {(control) => (
          <Select {...control} name="days" defaultValue={limits.invitationDays}>
            {dayChoices.map((count) => (
              <option key={count} value={count}>
                {t('people.days', { count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('people.note')} optional hint={t('people.noteHint')} className="sm:col-span-2">
        {(control) => <Input {...control} name="note" maxLength={limits.nameMax} autoComplete="off" />}
      </Field>
      <div className="flex justify-end sm:col-span-2">
        <Button type="submit" variant="primary" aria-disabled={busy}>
          {t(busy ? 'people.creatingLink' : 'people.createLink')}
        </Button>
      </div>
    </form>
  )
}
