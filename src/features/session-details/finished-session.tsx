import { ArrowLeft, RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { ReviewBody } from '#src/components/analysis/review-body.tsx'
import { AssignmentBanner } from '#src/components/assignment/assignment-banner.tsx'
import { useRestart } from '#src/components/session/use-restart.ts'
import { practicePath } from '#src/components/team/practice-path.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { AnalysisHeader } from './analysis-header.tsx'
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
    <Page className="max-w-[1400px] pt-3! sm:pt-6!">
      <AnalysisHeader
        details={details}
        back={<BackLink userId={isOwn ? null : details.userId} />}
        action={isOwn && <PractiseAgain details={details} />}
      />
      <div className="mb-3 flex flex-col gap-3 empty:hidden">
        {incomplete && (
          <Banner tone="caution" title={t('details.incompleteTitle')} hint={t('details.incomplete')} />
        )}
        {details.earlierCriteria && (
          <Banner tone="plain" title={t('criteriaEdition.title')} hint={t('criteriaEdition.why')} />
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

/** Leads back to the training center after a call [CENTER5], otherwise to the history; `userId`: whose call is supervised. */
function BackLink(props: { userId: string | null }): ReactNode {
  const t = useTranslations()
  const { state } = useLocation()
  if (props.userId !== null)
    return <Back to={practicePath(props.userId)} label={t('details.backToPractice')} />
  return state === 'training' ? (
    <Back to="/training" label={t('session.backToDashboard')} compact />
  ) : (
    <Back to="/history" label={t('details.backToHistory')} compact />
  )
}

/** `compact`: on a phone an arrow alone, beside the button that practises again. */
function Back(props: { to: string; label: string; compact?: boolean }): ReactNode {
  return (
    <ButtonLink to={props.to} className="max-sm:h-8 max-sm:px-3">
      <ArrowLeft aria-hidden size={16} />
      <span className={props.compact === true ? 'max-sm:sr-only' : undefined}>{props.label}</span>
    </ButtonLink>
  )
}

function PractiseAgain(props: { details: TrainingSessionDetails }): ReactNode {
  const t = useTranslations('session')
  const { restart, restarting } = useRestart(props.details)
  return (
    <Button aria-disabled={restarting} className="max-sm:h-8 max-sm:px-3" onClick={restart}>
      <RotateCcw aria-hidden size={16} />
      {t('practiseAgain')}
    </Button>
  )
}
