import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { User } from '#protocol/rest/current-user.ts'
import type { ScorecardDetails } from '#protocol/rest/scorecards.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { displayName } from '#src/lib/visitor.ts'
import { ScorecardProblem } from '../scorecard-problem.tsx'
import { VersionChanges } from '../version-changes.tsx'
import { draftOf } from './scorecard-draft.ts'
import { ScorecardEditor } from './scorecard-editor.tsx'
import { useSaveScorecard } from './use-save-scorecard.ts'
import { useScorecardDraft } from './use-scorecard-draft.ts'

/** /scorecards/:scorecardId/edit: a change makes the next version. */
export function EditScorecardPage(props: { user: User }): ReactNode {
  const { scorecardId = '' } = useParams()
  const { data, error, mutate } = useEndpoint('getScorecard', { params: { id: scorecardId } })
  if (data?.mayEdit === false) return <ScorecardProblem error={null} />
  if (data)
    return (
      <LoadedEditor
        key={data.id}
        user={props.user}
        scorecard={data}
        onSaved={(after) => mutate(after, { revalidate: false })}
        onConflict={() => mutate()}
      />
    )
  if (error) return <ScorecardProblem error={error} />
  return (
    <Page>
      <Loading>
        <Skeleton className="h-9 w-64" />
        <Skeleton className="mt-6 h-96" />
      </Loading>
    </Page>
  )
}

function LoadedEditor(props: {
  user: User
  scorecard: ScorecardDetails
  onSaved: (after: ScorecardDetails) => Promise<unknown>
  /** Reads the newer version. */
  onConflict: () => Promise<unknown>
}): ReactNode {
  const t = useTranslations('scorecards')
  const navigate = useNavigate()
  const { scorecard } = props
  const { id, version } = scorecard
  const draft = useScorecardDraft(`${props.user.id}-${id}`, {
    basedOn: version,
    draft: draftOf(scorecard.content),
  })
  const save = useSaveScorecard()
  return (
    <ScorecardEditor
      title={t('editTitle', { name: scorecard.name })}
      draft={draft}
      back={{ to: `/scorecards/${id}`, label: scorecard.name }}
      notice={
        draft.basedOn !== null &&
        draft.basedOn < version && <NewerVersion id={id} from={draft.basedOn} to={version} />
      }
      onSave={async (content) => {
        const outcome = await save(() =>
          // By then the changes of any newer version are on the screen.
          callEndpoint('createScorecardVersion', { params: { id }, body: { content, basedOn: version } }),
        )
        if (!outcome.ok) {
          if (outcome.conflict) await props.onConflict()
          return outcome.issues
        }
        draft.discard()
        await props.onSaved(outcome.result)
        await navigate(`/scorecards/${id}`, { replace: true })
        return []
      }}
    />
  )
}

/** Says who made another version in the meantime, and what it changed. */
function NewerVersion(props: { id: string; from: number; to: number }): ReactNode {
  const t = useTranslations('scorecards')
  const { id, from, to } = props
  const { data } = useEndpoint('getScorecardVersion', { params: { id, version: to } })
  const author = data?.author ?? null
  return (
    <>
      <Banner
        tone="caution"
        urgent
        title={t('changedMeanwhile', {
          name: author === null ? t('deletedAccount') : displayName(author),
          version: to,
        })}
        hint={t('changedMeanwhileHint')}
      />
      <Card>
        <CardHeader title={t('changes')} />
        <div className="px-5 pb-5">
          <VersionChanges scorecardId={id} from={from} to={to} />
        </div>
      </Card>
    </>
  )
}
