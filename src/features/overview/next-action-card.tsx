import { Play, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { useStartRetry } from '#src/components/analysis/use-start-retry.ts'
import { speechLanguageCode } from '#src/components/transcript/speech-language.ts'
import { Button, ButtonLink } from '#src/components/ui/button.tsx'
import { useFormats } from '#src/lib/format.ts'
import { AgainNext } from './again-next.tsx'
import { Call } from './call-now.tsx'
import { DueNext } from './due-next.tsx'
import type { NextAction } from './next-action.ts'
import { NextFrame } from './next-frame.tsx'

/** The one thing to do next, with the button that does it. */
export function NextActionCard(props: { next: NextAction }): ReactNode {
  const { next } = props
  switch (next.name) {
    case 'continue':
      return <ContinueCall {...next} />
    case 'assignment':
      return <DueNext {...next} />
    case 'drill':
      return <DrillNext {...next} />
    case 'again':
      return <AgainNext {...next} />
    case 'first':
      return <FirstCall {...next} />
    case 'another':
      return <AnotherCall {...next} />
    default:
      return unreachable(next)
  }
}

function ContinueCall({ session }: Extract<NextAction, { name: 'continue' }>): ReactNode {
  const t = useTranslations('overview.next')
  const formats = useFormats()
  return (
    <NextFrame
      title={t('continueTitle', { name: session.prospectName })}
      detail={t('continueDetail', { at: formats.dateTime(session.startedAt) })}
      action={
        <ButtonLink to={`/training/${session.id}`} variant="primary" size="large">
          <Play aria-hidden size={18} />
          {t('continue')}
        </ButtonLink>
      }
    />
  )
}

function DrillNext({ drill, criterion }: Extract<NextAction, { name: 'drill' }>): ReactNode {
  const t = useTranslations('overview.next')
  const tPlan = useTranslations('plan')
  const names = useAnalysisNames()
  const { start, retrying } = useStartRetry()
  const lang = speechLanguageCode(drill.sessionLanguage)
  return (
    <NextFrame
      title={t('drillTitle', { skill: names.skill(criterion) })}
      detail={
        <div className="flex flex-col gap-1">
          <p>
            {drill.quoteShowsFault ? (
              <>
                {t('drillDetail', { name: drill.prospectName })} <q lang={lang}>{drill.quote.text}</q>
              </>
            ) : (
              t('drillUnquoted', { name: drill.prospectName, line: drill.line })
            )}
          </p>
          {drill.betterLine !== null && (
            <p>
              <span className="font-medium text-accent-text">{tPlan('instead')}</span>{' '}
              <q lang={lang}>{drill.betterLine}</q>
            </p>
          )}
        </div>
      }
      action={
        <Button
          variant="primary"
          size="large"
          aria-disabled={retrying}
          onClick={() => {
            if (!retrying) void start(drill.sessionId, drill.itemId, drill.line)
          }}
        >
          <RotateCcw aria-hidden size={18} />
          {t('drill')}
        </Button>
      }
    />
  )
}

function FirstCall({ prospect }: Extract<NextAction, { name: 'first' }>): ReactNode {
  const t = useTranslations('overview.next')
  return (
    <NextFrame
      title={t('firstTitle')}
      detail={prospect === null ? t('firstDetail') : t('firstDetailWith', { name: prospect.name })}
      action={<Call prospect={prospect} />}
    />
  )
}

function AnotherCall({ prospect }: Extract<NextAction, { name: 'another' }>): ReactNode {
  const t = useTranslations('overview.next')
  return (
    <NextFrame
      title={t('anotherTitle')}
      detail={prospect === null ? t('anotherDetail') : t('anotherDetailWith', { name: prospect.name })}
      action={<Call prospect={prospect} />}
    />
  )
}

function unreachable(next: never): never {
  throw new Error(`unexpected action ${JSON.stringify(next)}`)
}
