import { ClipboardCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { Banner } from '#src/components/ui/banner.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { useVisitor } from '#src/lib/visitor.ts'
import { useAssignmentTitle } from './use-assignment-title.ts'

/** Says that a session counts for an assignment, and with what result; renders nothing if it does not. */
export function AssignmentBanner(props: { details: TrainingSessionDetails }): ReactNode {
  const t = useTranslations('assignments')
  const titleOf = useAssignmentTitle()
  const visitor = useVisitor()
  const { details } = props
  const { assignment } = details
  if (assignment === null) return null
  const isOwn = visitor.name === 'user' && visitor.user.id === details.userId
  return (
    <Banner
      tone="plain"
      icon={ClipboardCheck}
      title={t('noteTitle', { title: titleOf({ ...details, title: assignment.title }) })}
      hint={t(hintKey(details, assignment), { score: assignment.passMark })}
      action={
        isOwn ? (
          <ButtonLink to="/" size="small">
            {t('noteOverview')}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

function hintKey(
  { status, score, scorecard }: TrainingSessionDetails,
  { passMark, byScorecard }: NonNullable<TrainingSessionDetails['assignment']>,
) {
  if (status !== 'completed') return 'noteRunning'
  const outcome = byScorecard ? scorecard?.result : null
  if (outcome && outcome.passed === null && outcome.pending > 0) return 'noteWaiting'
  const passed = outcome ? outcome.passed : score === null ? null : score >= passMark
  if (passed === null) return 'noteNoScore'
  return passed ? 'notePassed' : 'noteFailed'
}
