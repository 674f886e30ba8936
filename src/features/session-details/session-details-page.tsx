import { MessageSquareText } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { AnalysisSkeleton } from '#src/components/analysis/analysis-skeleton.tsx'
import { Transcript } from '#src/components/transcript/transcript.tsx'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { AssignmentBanner } from '#src/components/assignment/assignment-banner.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { useSupervisedPage } from '#src/lib/supervised-page.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { DetailsProblem } from './details-problem.tsx'
import { FinishedSession } from './finished-session.tsx'
import { RetryOrigin } from './retry-origin.tsx'
import { SessionInfo } from './session-info.tsx'
import { ShortSession } from './short-session.tsx'

const WatchedSession = lazy(async () => ({
  default: (await import('#src/components/watching/watched-session.tsx')).WatchedSession,
}))

/** /session/:sessionId: a session with all its data. Somebody else's running session is watched live. */
export function SessionDetailsPage(props: { user: User }): ReactNode {
  const { sessionId = '' } = useParams()
  const t = useTranslations('details')
  const { data, error, isLoading } = useEndpoint('getTrainingSession', { params: { id: sessionId } })
  useSupervisedPage(data !== undefined && data.userId !== props.user.id)
  const loading = <AnalysisSkeleton label={t('loading')} />
  if (isLoading) return loading
  if (data === undefined) return <DetailsProblem error={error} />
  if (data.status !== 'completed' && data.userId !== props.user.id)
    return (
      <Suspense fallback={loading}>
        <WatchedSession details={data} />
      </Suspense>
    )
  const isOwn = data.userId === props.user.id
  return data.status === 'completed' ? (
    <FinishedSession key={data.id} details={data} isOwn={isOwn} />
  ) : (
    <RunningSession details={data} isOwn={isOwn} />
  )
}

/** The server decides by the same rule: a reply under way may become a line. */
function isTooShort({ items }: TrainingSessionDetails): boolean {
  const lines = items.filter(
    ({ status, text }) => status === 'streaming' || (status !== 'failed' && text.trim() !== ''),
  )
  return lines.length < limits.messagesToComplete
}

/** One's own session that was left open: it can be continued. */
function RunningSession(props: { details: TrainingSessionDetails; isOwn: boolean }): ReactNode {
  const t = useTranslations()
  const { details } = props
  const items = details.items.filter((item) => item.text !== '')
  return (
    <Page>
      <PageHeader
        title={t('details.title')}
        description={
          <span className="flex flex-wrap items-center gap-2">
            {details.prospectName}
            <Badge tone="accent">{t('vocabulary.sessionStatus.active')}</Badge>
          </span>
        }
        action={<ButtonLink to="/history">{t('details.backToHistory')}</ButtonLink>}
      />
      <div className="flex flex-col gap-4">
        {details.retryOf !== null && <RetryOrigin origin={details.retryOf} />}
        <AssignmentBanner details={details} />
        <Banner
          tone="plain"
          icon={MessageSquareText}
          title={t('details.stillRunning')}
          action={
            <ButtonLink to={`/training/${details.id}`} variant="primary" size="small">
              {t('details.continue')}
            </ButtonLink>
          }
        />
        {isTooShort(details) && <ShortSession details={details} />}
        {items.length > 0 && (
          <Card>
            <CardHeader title={t('analysis.transcript')} />
            <div className="border-t border-border bg-page p-5">
              <div className="mx-auto max-w-[720px]">
                <Transcript
                  items={items}
                  debtorName={details.prospectName}
                  lang={speechLanguageCode(details.sessionLanguage)}
                  jump={null}
                />
              </div>
            </div>
          </Card>
        )}
        <SessionInfo details={details} isOwn={props.isOwn} />
      </div>
    </Page>
  )
}
