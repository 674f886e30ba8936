import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { findLesson, type Practice } from '#protocol/vocabulary/course.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { ProspectCard } from '#src/components/prospect/prospect-card.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Banner } from '#src/components/ui/banner.tsx'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { ErrorNotice } from '#src/components/ui/error-notice.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { CommunicationModeControl } from '#src/components/voice/communication-mode-control.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { ApiError } from '#src/lib/api/api-error.ts'
import { useEndpoint } from '#src/lib/api/use-endpoint.ts'
import { useStartSession } from '#src/lib/use-start-session.ts'
import { useCommunicationMode } from '#src/lib/voice/use-communication-mode.ts'
import { PracticeResult } from './practice-result.tsx'
import type { PracticeLesson } from './lessons/lesson.ts'
import type { ViewProps } from './view-props.ts'

/** A real session with a prepared debtor. The server completes the lesson when the session gets a score. */
export function PracticeView(
  props: ViewProps<PracticeLesson> & { onStart: () => Promise<boolean> },
): ReactNode {
  const t = useTranslations()
  const { lesson } = props
  const outline = findLesson(lesson.id)?.lesson
  return (
    <>
      <p>{lesson.intro}</p>
      {props.done.completed && props.done.sessionId !== null && (
        <PracticeResult sessionId={props.done.sessionId} />
      )}
      <div className="grid grid-cols-1 gap-6 @xl:grid-cols-2">
        <BulletList title={t('onboarding.practice.goals')} items={lesson.goals} />
        {outline?.type === 'practice' && <Preparation {...props} practice={outline.practice} />}
      </div>
      <BulletList title={t('onboarding.practice.lookFor')} items={lesson.lookFor} />
    </>
  )
}

function BulletList(props: { title: string; items: readonly string[] }): ReactNode {
  return (
    <section>
      <h2 className="text-16 font-semibold">{props.title}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 marker:text-text-muted">
        {props.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

/** The debtor, and a button that starts a session or continues the one started for this lesson. */
function Preparation(
  props: ViewProps<PracticeLesson> & { practice: Practice; onStart: () => Promise<boolean> },
): ReactNode {
  const t = useTranslations()
  const { language } = useLanguage()
  const { practice, done } = props
  const [communicationMode] = useCommunicationMode()
  const failed = useMemo(() => ({ title: t('common.error'), description: t('training.couldNotStart') }), [t])
  const { start, starting } = useStartSession({ failed })
  const prepared = useEndpoint('getProspect', { params: { id: practice.prospectIds[language] } })
  const sessions = useEndpoint('listTrainingSessions', {
    query: { status: 'active', type: practice.sessionType, limit: limits.pageMax },
  })
  const { data: prospect, error } = prepared
  const deleted = error instanceof ApiError && error.status === 404
  const running = sessions.data?.find(
    (session) =>
      Object.values(practice.prospectIds).includes(session.prospectId) &&
      done.startedAt !== null &&
      session.startedAt >= done.startedAt,
  )
  const busy = props.saving || starting
  const begin = async () => {
    if (busy || !prospect || !(await props.onStart())) return
    await start({
      prospectId: prospect.id,
      sessionType: practice.sessionType,
      opening: practice.opening,
      communicationMode,
      sessionLanguage: language === 'es' ? 'spanish' : 'english',
      feedbackLanguage: language,
    })
  }
  if (deleted)
    return (
      <DebtorDeleted
        sessionType={practice.sessionType}
        onStart={props.onStart}
        started={done.startedAt !== null}
      />
    )
  if (error) return <ErrorNotice error={error} onRetry={() => void prepared.mutate()} />
  if (!prospect) return <Skeleton className="h-40" />
  const again = done.completed || running !== undefined
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">{t('onboarding.practice.debtor')}</h2>
        <Badge tone="accent">{t(`vocabulary.sessionType.${practice.sessionType}`)}</Badge>
      </div>
      <ProspectCard
        prospect={prospect}
        action={
          <>
            <div className="w-full">
              <CommunicationModeControl />
            </div>
            {running && !done.completed && (
              <ButtonLink to={`/training/${running.id}`} variant="primary">
                {t('onboarding.practice.resume')}
              </ButtonLink>
            )}
            <Button
              variant={again ? 'secondary' : 'primary'}
              aria-disabled={busy}
              onClick={() => void begin()}
            >
              {busy
                ? t('onboarding.practice.starting')
                : again
                  ? t('onboarding.practice.startAgain')
                  : t('onboarding.practice.start')}
            </Button>
          </>
        }
      />
      {!done.completed && (
        <p className="text-14 text-text-muted">
          {running ? t('onboarding.practice.running') : t('onboarding.practice.rule')}
        </p>
      )}
    </section>
  )
}

/** The prepared debtor was deleted: the server then accepts a session of this type with any debtor. */
function DebtorDeleted(props: {
  sessionType: Practice['sessionType']
  started: boolean
  onStart: () => Promise<boolean>
}): ReactNode {
  const t = useTranslations()
  return (
    <Banner
      tone="caution"
      title={t('onboarding.practice.gone')}
      hint={t(`vocabulary.sessionType.${props.sessionType}`)}
      action={
        props.started ? (
          <ButtonLink to="/training-setup" variant="primary" size="small">
            {t('onboarding.practice.choose')}
          </ButtonLink>
        ) : (
          <Button variant="primary" size="small" onClick={() => void props.onStart()}>
            {t('onboarding.practice.start')}
          </Button>
        )
      }
    />
  )
}
