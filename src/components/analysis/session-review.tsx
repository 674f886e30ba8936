import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { AssignmentBanner } from '#src/components/assignment/assignment-banner.tsx'
import { SessionBadges } from '#src/components/session/session-badges.tsx'
import { useRestart } from '#src/components/session/use-restart.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Page } from '#src/components/ui/page.tsx'
import { PageHeader } from '#src/components/ui/page-header.tsx'
import { ReviewBody } from './review-body.tsx'

/** The screen after a session: its analysis, and a button to practise again. */
export function SessionReview(props: { details: TrainingSessionDetails }): ReactNode {
  const t = useTranslations()
  const { details } = props
  const { restart, restarting } = useRestart(details)
  return (
    <Page className="max-w-[1400px]">
      <PageHeader
        title={t('analysis.title')}
        description={<SessionBadges session={details} />}
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/training">{t('session.backToDashboard')}</ButtonLink>
            <Button variant="primary" aria-disabled={restarting} onClick={restart}>
              <RotateCcw aria-hidden size={16} />
              {t('session.practiseAgain')}
            </Button>
          </div>
        }
      />
      <div className="flex flex-col gap-4">
        <AssignmentBanner details={details} />
        <ReviewBody details={details} place="training" />
      </div>
    </Page>
  )
}
