import { CircleCheck, PhoneOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { CallEnding } from '#protocol/realtime/session.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'

/** What follows a call: its analysis is to be asked for, is being made, or can be read. */
export type AnalysisState = 'wanted' | 'running' | 'ready'

/** In the place of the composer once a call is over: who ended it, and what happens now [SESS42]. */
export function CallOver(props: {
  /** Null: the trainee ended it. */
  ending: CallEnding | null
  debtorName: string
  analysis: AnalysisState
  onAnalyse: () => void
  onShow: () => void
}): ReactNode {
  const t = useTranslations('session')
  const { ending, analysis } = props
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
          {ending === null ? t('over.ended') : t(`over.${ending}`, { name: props.debtorName })}
        </p>
        <p className="text-14 text-text-muted">{t(`over.${analysis}`)}</p>
      </div>
      {analysis === 'running' ? (
        <div className="flex basis-full flex-col gap-2 pt-1">
          <Skeleton className="h-2.5 w-full" />
          <Skeleton className="h-2.5 w-2/3" />
        </div>
      ) : analysis === 'ready' ? (
        <Button variant="primary" className="max-sm:w-full" onClick={props.onShow}>
          {t('over.show')}
        </Button>
      ) : (
        <Button variant="primary" className="max-sm:w-full" onClick={props.onAnalyse}>
          {t('endAndAnalyse')}
        </Button>
      )}
    </div>
  )
}
