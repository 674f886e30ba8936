import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { NextStep } from '#src/components/analysis/next-step.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { useStartRetry } from '#src/components/analysis/use-start-retry.ts'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { Call } from './call-now.tsx'
import type { NextAction } from './next-action.ts'
import { NextFrame } from './next-frame.tsx'
import { useCostliestMoment } from './use-costliest-moment.ts'

type Again = Extract<NextAction, { name: 'again' }>

/** After a call below the pass mark: its costliest moment, as its analysis offers it, or the whole call again. */
export function AgainNext(again: Again): ReactNode {
  const t = useTranslations('overview.next')
  const { moment } = useCostliestMoment(again.retried ? null : again.session.id)
  if (moment?.retry != null) return <MomentAgain {...again} moment={moment} retry={moment.retry} />
  const { score, prospect } = again
  return (
    <NextFrame
      title={t('againTitle', { name: prospect.name })}
      detail={t('againDetail', { score, mark: limits.passMark })}
      action={<Call prospect={prospect} />}
    />
  )
}

function MomentAgain(props: Again & { moment: NextStep; retry: NonNullable<NextStep['retry']> }): ReactNode {
  const t = useTranslations('overview.next')
  const tPlan = useTranslations('plan')
  const names = useAnalysisNames()
  const { start, retrying } = useStartRetry()
  const { session, moment, retry } = props
  const { subject } = moment
  const lang = speechLanguageCode(session.sessionLanguage)
  return (
    <NextFrame
      title={t('momentTitle')}
      detail={
        <div className="flex flex-col gap-1">
          <p>
            {t('momentDetail', { name: session.prospectName, score: props.score, mark: limits.passMark })}
          </p>
          <p>
            <strong className="font-medium first-letter:uppercase">
              {'violation' in subject
                ? names.violation(subject.violation)
                : 'criterion' in subject
                  ? names.skill(subject.criterion)
                  : subject.text}
            </strong>{' '}
            {moment.quote !== null && <q lang={lang}>{moment.quote.text}</q>}
          </p>
          {moment.betterLine !== null && (
            <p>
              <span className="font-medium text-accent-text">{tPlan('instead')}</span>{' '}
              <q lang={lang}>{moment.betterLine}</q>
            </p>
          )}
        </div>
      }
      action={
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="primary"
            size="large"
            aria-disabled={retrying}
            onClick={() => {
              if (!retrying)
                void start(session.id, retry.itemId, retry.line, session.communicationMode === 'voice')
            }}
          >
            <RotateCcw aria-hidden size={18} />
            {t('drill')}
          </Button>
          <ButtonLink to={`/training?prospect=${session.prospectId}`} variant="quiet" size="large">
            {t('wholeCall')}
          </ButtonLink>
        </div>
      }
    />
  )
}
