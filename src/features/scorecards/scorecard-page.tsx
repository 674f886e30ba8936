import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { ScorecardDetails } from '#protocol/rest/scorecards.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { ScorecardActions } from './scorecard-actions.tsx'
import { ScorecardBadges } from './scorecard-badges.tsx'
import { ScorecardContentCard } from './scorecard-content-card.tsx'
import { ScorecardProblem } from './scorecard-problem.tsx'
import { VersionChangesCard } from './version-changes-card.tsx'
import { VersionList } from './version-list.tsx'

/** /scorecards/:scorecardId: what a scorecard says, its versions (`?version=`) and what changed between them. */
export function ScorecardPage(): ReactNode {
  const { scorecardId = '' } = useParams()
  const { data, error } = useEndpoint('getScorecard', { params: { id: scorecardId } })
  if (data) return <LoadedScorecard key={data.id} scorecard={data} />
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

function LoadedScorecard(props: { scorecard: ScorecardDetails }): ReactNode {
  const t = useTranslations('scorecards')
  const [query, setQuery] = useSearchParams()
  const { scorecard } = props
  const asked = Number(query.get('version') ?? scorecard.version)
  const shown = Number.isInteger(asked) && asked >= 1 && asked <= scorecard.version ? asked : null
  return (
    <Page>
      <PageHeader
        title={scorecard.name}
        description={
          <span className="flex flex-wrap gap-1.5">
            <ScorecardBadges scorecard={scorecard} />
          </span>
        }
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/scorecards">{t('back')}</ButtonLink>
            {scorecard.mayEdit && <ScorecardActions scorecard={scorecard} />}
          </div>
        }
      />
      <div className="flex flex-col gap-4">
        {scorecard.archivedAt !== null && <Banner tone="caution" title={t('archivedNote')} />}
        {shown !== scorecard.version && (
          <Banner
            tone="plain"
            title={shown === null ? t('versionNotFound') : t('oldNote', { current: scorecard.version })}
            action={
              <Button size="small" onClick={() => setQuery({}, { replace: true })}>
                {t('showCurrent')}
              </Button>
            }
          />
        )}
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
          {shown !== null && <Version scorecard={scorecard} version={shown} />}
          <div className="flex min-w-0 flex-col gap-4">
            <VersionList scorecardId={scorecard.id} current={scorecard.version} shown={shown} />
            {shown !== null && (
              <VersionChangesCard
                key={shown}
                scorecardId={scorecard.id}
                version={shown}
                current={scorecard.version}
              />
            )}
          </div>
        </div>
      </div>
    </Page>
  )
}

/** What one version says. The current one is there already. */
function Version(props: { scorecard: ScorecardDetails; version: number }): ReactNode {
  const { scorecard, version } = props
  const isCurrent = version === scorecard.version
  const { data, error, mutate } = useEndpoint(
    'getScorecardVersion',
    isCurrent ? null : { params: { id: scorecard.id, version } },
  )
  const content = isCurrent ? scorecard.content : data?.content
  if (content) return <ScorecardContentCard content={content} version={version} />
  return error ? (
    <Card>
      <ErrorNotice error={error} onRetry={() => void mutate()} />
    </Card>
  ) : (
    <Loading>
      <Skeleton className="h-96" />
    </Loading>
  )
}
