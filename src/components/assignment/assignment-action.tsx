import { Play, RotateCcw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DueAssignment } from '#protocol/rest/assignments.ts'
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '#src/components/ui/button.tsx'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { defaultSessionLanguage } from '#src/lib/default-session-language.ts'
import { useStartSession } from '#src/lib/use-start-session.ts'
import { useCommunicationMode } from '#src/lib/voice/use-communication-mode.ts'

const ChooseCoachDialog = lazy(async () => ({
  default: (await import('#src/components/coach/choose-coach-dialog.tsx')).ChooseCoachDialog,
}))

/** Nothing is left to do for it. */
export const isDone = ({ state }: DueAssignment): boolean => state === 'passed' || state === 'failed'

/** Resumes the open session, or starts a new one after choosing a coach. */
export function AssignmentAction(props: {
  assignment: DueAssignment
  title: string
  size?: ButtonSize
  /** Only the next step of a page stands out. */
  variant?: ButtonVariant
}): ReactNode {
  const t = useTranslations()
  const { assignment, title, size = 'small', variant = 'primary' } = props
  const { language } = useLanguage()
  const [communicationMode] = useCommunicationMode()
  const [choosingCoach, setChoosingCoach] = useState(false)
  const { start, starting } = useStartSession({
    failed: { title: t('common.error'), description: t('assignments.couldNotStart') },
    started: t('assignments.started'),
  })
  if (assignment.openSessionId !== null)
    return (
      <ButtonLink
        to={`/training/${assignment.openSessionId}`}
        variant={variant}
        size={size}
        aria-label={t('assignments.resumeNamed', { title })}
      >
        <Play aria-hidden size={16} />
        {t('assignments.resume')}
      </ButtonLink>
    )
  if (isDone(assignment)) return null
  const again = assignment.attempts > 0
  const Icon = again ? RotateCcw : Play
  return (
    <>
      <Button
        variant={variant}
        size={size}
        aria-haspopup="dialog"
        aria-label={again ? t('assignments.anotherNamed', { title }) : t('assignments.startNamed', { title })}
        onClick={() => setChoosingCoach(true)}
      >
        <Icon aria-hidden size={16} />
        {again ? t('assignments.another') : t('assignments.start')}
      </Button>
      {choosingCoach && (
        <Suspense>
          <ChooseCoachDialog
            prospect={assignment.prospect}
            sessionType={assignment.sessionType}
            starting={starting}
            onStart={(coachId) =>
              void start({
                assignmentId: assignment.id,
                coachId,
                communicationMode,
                sessionLanguage: defaultSessionLanguage(assignment.prospect.primaryLanguage, language),
              })
            }
            onClose={() => setChoosingCoach(false)}
          />
        </Suspense>
      )}
    </>
  )
}
