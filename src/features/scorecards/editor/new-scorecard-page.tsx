import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Field, Select } from '#src/components/ui/field.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { ScorecardEditor } from './scorecard-editor.tsx'
import { useSaveScorecard } from './use-save-scorecard.ts'
import { type TemplateName, templateNames, useScorecardTemplates } from './scorecard-templates.ts'
import { TemplateChoice } from './template-choice.tsx'
import { hasStoredDraft, useScorecardDraft } from './use-scorecard-draft.ts'

/**
 * /scorecards/new: the choice of a template, and with `?template=` the editor [CARD30]. Whoever has left a draft goes on
 * with it.
 */
export function NewScorecardPage(props: { user: User }): ReactNode {
  const [query] = useSearchParams()
  const draftName = `${props.user.id}-new`
  const [resuming, setResuming] = useState(() => hasStoredDraft(draftName))
  const chosen = templateNames.find((name) => name === query.get('template'))
  if (chosen === undefined && !resuming) return <TemplateChoice />
  return (
    <NewScorecard
      key={chosen}
      user={props.user}
      draftName={draftName}
      template={chosen ?? null}
      onStartOver={() => setResuming(false)}
    />
  )
}

function NewScorecard(props: {
  user: User
  draftName: string
  /** Null: an earlier draft is resumed. */
  template: TemplateName | null
  onStartOver: () => void
}): ReactNode {
  const t = useTranslations('scorecards')
  const tTemplates = useTranslations('scorecardTemplates')
  const navigate = useNavigate()
  const { user, template } = props
  const fill = useScorecardTemplates()
  const [start] = useState(() => fill(template ?? 'blank'))
  const stored = useScorecardDraft(props.draftName, { basedOn: null, draft: start.draft })
  // Without a template there is nothing to start over with: it is chosen again.
  const draft =
    template === null
      ? {
          ...stored,
          startOver: () => {
            stored.discard()
            props.onStartOver()
          },
        }
      : stored
  const [teamId, setTeamId] = useState(user.teamId)
  const save = useSaveScorecard()
  return (
    <ScorecardEditor
      title={t('createTitle')}
      draft={draft}
      back={{ to: '/scorecards', label: t('back') }}
      notice={
        template !== null &&
        template !== 'blank' &&
        !draft.restored && (
          <Banner
            tone="plain"
            title={tTemplates('startedFrom', { name: tTemplates(`${template}.name`) })}
            {...(start.isLawful && { hint: tTemplates('lawNote') })}
          />
        )
      }
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
