import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AssignmentDetails } from '#protocol/rest/assignments.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { ChoiceGroup } from '#src/components/ui/choice-group.tsx'
import { Field, Select } from '#src/components/ui/field.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import type { AssignmentDraft, DraftErrors } from './assignment-draft.ts'
import { PeoplePicker } from './people-picker.tsx'
import { TeamOptions } from './team-options.tsx'

/** The audience: a whole team, or people by name. A manager chooses from their own team. */
export function AudienceFields(props: {
  user: User
  existing: AssignmentDetails | null
  draft: AssignmentDraft
  errors: DraftErrors
  onChange: (changes: Partial<AssignmentDraft>) => void
}): ReactNode {
  const t = useTranslations('assignments')
  const { user, existing, draft, errors, onChange } = props
  const admin = user.role === 'admin'
  // An assignment without a team is only for people by name.
  const canChooseTeam = existing === null || existing.team !== null
  return (
    <div className="flex flex-col gap-4">
      {canChooseTeam && (
        <ChoiceGroup
          legend={t('audience')}
          options={[
            { value: 'team', label: t('audienceTeam'), hint: t('audienceTeamHint') },
            { value: 'people', label: t('audiencePeople'), hint: t('audiencePeopleHint') },
          ]}
          value={draft.wholeTeam ? 'team' : 'people'}
          onChange={(value) => onChange({ wholeTeam: value === 'team' })}
        />
      )}
      {draft.wholeTeam && admin && existing === null && (
        <TeamField
          value={draft.teamId}
          error={errors.team && t(errors.team)}
          onChange={(teamId) => onChange({ teamId })}
        />
      )}
      {!draft.wholeTeam && (
        <div data-part="people">
          <PeoplePicker
            teamId={existing ? (existing.team?.id ?? null) : admin ? null : user.teamId}
            value={draft.personIds}
            onChange={(personIds) => onChange({ personIds })}
            error={errors.people && t(errors.people)}
          />
        </div>
      )}
    </div>
  )
}

function TeamField(props: {
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}): ReactNode {
  const t = useTranslations('assignments')
  const { data: teams } = useEndpoint('listTeams', {})
  return (
    <Field label={t('team')} error={props.error}>
      {(control) => (
        <Select
          {...control}
          data-part="team"
          value={props.value ?? ''}
          onChange={({ target }) => props.onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{t('teamMissing')}</option>
          <TeamOptions teams={teams} />
        </Select>
      )}
    </Field>
  )
}
