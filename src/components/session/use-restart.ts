import { useTranslations } from 'use-intl'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import { useStartSession } from '#src/lib/use-start-session.ts'

/**
 * Starts a new session with the same prospect, type and settings; the current one stays as it is. A restart
 * of an assignment's session does not count for the assignment (docs/assignments.md).
 */
export function useRestart(session: TrainingSession) {
  const t = useTranslations()
  const { start, starting } = useStartSession({
    failed: { title: t('common.error'), description: t('training.couldNotStart') },
    started: t('session.restarted'),
    startedHint: session.assignmentId === null ? undefined : t('assignments.restartHint'),
  })
  const restart = () => {
    if (starting) return
    void start({
      prospectId: session.prospectId,
      sessionType: session.sessionType,
      coachId: session.coachId,
      communicationMode: session.communicationMode,
      sessionLanguage: session.sessionLanguage,
      opening: session.opening,
    })
  }
  return { restart, restarting: starting }
}
