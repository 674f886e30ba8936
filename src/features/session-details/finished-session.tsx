import { RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { ReviewBody } from '#src/components/analysis/review-body.tsx'
import { AssignmentBanner } from '#src/components/assignment/assignment-banner.tsx'
import { SessionBadges } from '#src/components/session/session-badges.tsx'
import { useRestart } from '#src/components/session/use-restart.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { RetryOrigin } from './retry-origin.tsx'
import { SessionInfo } from './session-info.tsx'
import { type Tries, useTries } from './use-tries.ts'

const TriesCompared = lazy(async () => ({
  default: (await import('./tries-compared.tsx')).TriesCompared,
}))

/** A finished session: the one page for its analysis and its details, right after the call and later. */
export function FinishedSession(props: { details: TrainingSessionDetails; isOwn: boolean }): ReactNode {
  const t = useTranslations()
  const { details, isOwn } = props
  const tries = useTries(details)
  // A completed session without an end or a duration was stored incompletely.
  const incomplete = details.completedAt === null || details.duration === null
  return (
    <Page className="max-w-[1400px]">
      <PageHeader
        title={t('analysis.title')}
        description={
          <span className="flex flex-wrap items-center gap-2">
            <SessionBadges session={details} />
            <Badge>{t('vocabulary.sessionStatus.completed')}</Badge>
          </span>
        }
        action={
          <div className="flex flex-wrap gap-2">
            <BackLink />
            {isOwn && <PractiseAgain details={details} />}
          </div>
        }
      />
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        {incomplete && (
          <Banner tone="caution" title={t('details.incompleteTitle')} hint={t('details.incomplete')} />
        )}
        {details.retryOf !== null && <RetryOrigin origin={details.retryOf} />}
        <AssignmentBanner details={details} />
      </div>
      <ReviewBody
        details={details}
        compared={tries === null ? null : <Compared tries={tries} />}
        facts={<SessionInfo details={details} isOwn={isOwn} />}
      />
    </Page>
  )
}

function Compared(props: { tries: Tries }): ReactNode {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <TriesCompared tries={props.tries} />
    </Suspense>
  )
}

/** Leads back to the training center after a call [CENTER5], otherwise to the history. */
function BackLink(): ReactNode {
  const t = useTranslations()
  return useLocation().state === 'training' ? (
    <ButtonLink to="/training">{t('session.backToDashboard')}</ButtonLink>
  ) : (
    <ButtonLink to="/history">{t('details.backToHistory')}</ButtonLink>
  )
}

function PractiseAgain(props: { details: TrainingSessionDetails }): ReactNode {
  const t = useTranslations('session')
  const { restart, restarting } = useRestart(props.details)
  return (
    <Button aria-disabled={restarting} onClick={restart}>
      <RotateCcw aria-hidden size={16} />
      {t('practiseAgain')}
    </Button>
  )
}
