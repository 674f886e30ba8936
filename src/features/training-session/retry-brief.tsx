import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { faultAt } from '#src/components/analysis/fault-at.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { useSessionMetrics } from '#src/components/analysis/use-session-metrics.ts'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'

/** In the header of a retry: which moment it takes again, and what to do better there [PLAN10]. */
export function RetryBrief(props: {
  origin: NonNullable<TrainingSessionDetails['retryOf']>
  sessionLanguage: TrainingSessionDetails['sessionLanguage']
}): ReactNode {
  const t = useTranslations('session.retryBrief')
  const tAnalysis = useTranslations('analysis')
  const { skill, violation } = useAnalysisNames()
  const { sessionId, line } = props.origin
  const { data } = useSessionMetrics(sessionId)
  const fault = data ? faultAt(data.report, line) : null
  return (
    <div className="flex items-start gap-2 rounded-ui bg-accent-surface px-3 py-2 text-14">
      <RotateCcw aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-text" />
      <p className="min-w-0">
        <span className="font-semibold text-accent-text">{t('moment', { line })}</span>{' '}
        {fault === null ? (
          t('better')
        ) : (
          <>
            <span className="font-medium">
              {'violation' in fault.subject
                ? violation(fault.subject.violation)
                : 'criterion' in fault.subject
                  ? tAnalysis('notYet', { name: skill(fault.subject.criterion) })
                  : fault.subject.text}
              .
            </span>{' '}
            {fault.betterLine !== null && (
              <>
                {t('say')} <q lang={speechLanguageCode(props.sessionLanguage)}>{fault.betterLine}</q>
              </>
            )}
          </>
        )}{' '}
        <span className="text-text-muted">{t('goOn')}</span>
      </p>
    </div>
  )
}
