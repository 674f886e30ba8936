import { CircleCheck, PhoneOff, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CallEnding } from '#protocol/realtime/session.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { useRestart } from '#src/components/session/use-restart.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'

/** What follows a call: its analysis is to be asked for, is being made, or can be read. */
export type AnalysisState = 'wanted' | 'running' | 'ready'

/**
 * In the place of the composer once a call is over: who ended it, what happens now, and all that can be done then
 * [SESS42].
 */
export function CallOver(props: {
  details: TrainingSessionDetails
  /** Null: the trainee ended it. */
  ending: CallEnding | null
  analysis: AnalysisState
  onAnalyse: () => void
  onShow: () => void
  /** Saves the transcript. */
  download: ReactNode
}): ReactNode {
  const t = useTranslations('session')
  const { details, ending, analysis } = props
  const { restart, restarting } = useRestart(details)
  const panel = useRef<HTMLDivElement>(null)
  // The composer has gone, and with it the place of the keyboard.
  useEffect(() => panel.current?.focus(), [])
  const Icon = analysis === 'ready' ? CircleCheck : PhoneOff
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="flex animate-rise flex-wrap items-center gap-x-3 gap-y-3 py-1 outline-none"
    >
      <span
        aria-hidden
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-surface-muted text-text-muted"
      >
        <Icon size={20} />
      </span>
      <div role="status" className="min-w-0 flex-1 basis-56">
        <p className="text-16 font-semibold">
          {ending === null ? t('over.ended') : t(`over.${ending}`, { name: details.prospectName })}
        </p>
        <p className="text-14 text-text-muted">{t(`over.${analysis}`)}</p>
      </div>
      {analysis === 'running' ? (
        <div className="flex basis-full flex-col gap-2 pt-1">
          <Skeleton className="h-2.5 w-full" />
          <Skeleton className="h-2.5 w-2/3" />
        </div>
      ) : (
        <Button
          variant="primary"
          className="max-sm:w-full"
          onClick={analysis === 'ready' ? props.onShow : props.onAnalyse}
        >
          {analysis === 'ready' ? t('over.show') : t('endAndAnalyse')}
        </Button>
      )}
      <div className="flex basis-full flex-wrap gap-2 border-t border-border pt-3">
        <Button size="small" aria-disabled={restarting} onClick={restart}>
          <RotateCcw aria-hidden size={16} />
          {t('practiseAgain')}
        </Button>
        {props.download}
      </div>
    </div>
  )
}
