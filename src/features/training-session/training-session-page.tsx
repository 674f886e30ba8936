import { MessageSquareOff } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import { AnalysisSkeleton } from '#src/components/analysis/analysis-skeleton.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { Loading, Skeleton } from '#src/components/ui/skeleton.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { sessionEndpoints } from '#src/lib/api/affected-endpoints.ts'
import { useEndpoint, useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { useToast } from '#src/lib/toasts.ts'
import { ActiveSession } from './active-session.tsx'

/** /training/:sessionId: the conversation while it runs; afterwards its analysis, on the page of the session. */
export function TrainingSessionPage(): ReactNode {
  const { sessionId = '' } = useParams()
  return <SessionById key={sessionId} sessionId={sessionId} />
}

function SessionById(props: { sessionId: string }): ReactNode {
  const t = useTranslations('session')
  const toast = useToast()
  const invalidate = useInvalidate()
  const { data, error, isLoading, mutate } = useEndpoint('getTrainingSession', {
    params: { id: props.sessionId },
  })

  const handleCompleted = useCallback(() => {
    void mutate()
      .catch(() => undefined)
      .then((ended) => {
        // It was ended without a score, which has its own toast.
        if (ended !== undefined && ended.messageCount < limits.messagesToComplete) return
        toast({ tone: 'positive', title: t('completedTitle'), description: t('completed') })
      })
    void invalidate(
      ...sessionEndpoints,
      'listPerformanceMetrics',
      'getSessionMetrics',
      // A practice lesson of the onboarding course is completed by its session.
      'getCourseProgress',
    )
  }, [toast, t, mutate, invalidate])

  if (data && data.status !== 'completed')
    return <ActiveSession details={data} onCompleted={handleCompleted} />
  // "training" is where the page leads back to.
  if (data)
    return (
      <>
        {/* For as long as the next page is loaded. */}
        <AnalysisSkeleton label={t('over.running')} />
        <Navigate to={`/session/${data.id}`} state="training" replace />
      </>
    )
  if (isLoading) return <SessionSkeleton />
  const notFound = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const back = (
    <ButtonLink to="/training" variant={notFound ? 'primary' : 'secondary'}>
      {t('backToDashboard')}
    </ButtonLink>
  )
  return (
    <Page>
      {notFound ? (
        <EmptyState icon={MessageSquareOff} title={t('notFoundTitle')} action={back} />
      ) : (
        <ErrorNotice error={error} onRetry={() => void mutate()} action={back} />
      )}
    </Page>
  )
}

function SessionSkeleton(): ReactNode {
  const t = useTranslations('session')
  return (
    <Loading label={t('loadingConversation')} className="flex h-full flex-col">
      <div className="flex h-16 items-center gap-3 border-b border-border bg-surface px-4 sm:px-6">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="mx-auto flex w-full max-w-[720px] flex-1 flex-col gap-6 p-6">
        <Skeleton className="h-16 w-3/4" />
        <Skeleton className="h-16 w-2/3 self-end" />
        <Skeleton className="h-16 w-3/4" />
      </div>
    </Loading>
  )
}
