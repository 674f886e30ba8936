import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { Field, Select } from '#src/components/ui/field.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { emptyDraft } from './scorecard-draft.ts'
import { ScorecardEditor } from './scorecard-editor.tsx'
import { useSaveScorecard } from './use-save-scorecard.ts'
import { useScorecardDraft } from './use-scorecard-draft.ts'

/** /scorecards/new */
export function NewScorecardPage(props: { user: User }): ReactNode {
  const t = useTranslations('scorecards')
  const navigate = useNavigate()
  const { user } = props
  const draft = useScorecardDraft(`${user.id}-new`, { basedOn: null, draft: emptyDraft })
  const [teamId, setTeamId] = useState(user.teamId)
  const save = useSaveScorecard()
  return (
    <ScorecardEditor
      title={t('createTitle')}
      draft={draft}
      backTo="/scorecards"
      onSave={async (content) => {
        const outcome = await save(() => callEndpoint('createScorecard', { body: { content, teamId } }))
        if (!outcome.ok) return outcome.issues
        draft.discard()
        await navigate(`/scorecards/${outcome.result.id}`, { replace: true })
        return []
      }}
    >
      {user.role === 'admin' && <TeamField value={teamId} onChange={setTeamId} />}
    </ScorecardEditor>
  )
}

function TeamField(props: { value: string | null; onChange: (id: string | null) => void }): ReactNode {
  const t = useTranslations('scorecards')
  const { data: teams } = useEndpoint('listTeams', {})
  return (
    <Field label={t('team')} hint={t('teamHint')}>
      {(control) => (
        <Select
          {...control}
          value={props.value ?? ''}
          onChange={({ target }) => props.onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{t('organisation')}</option>
          {teams?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
