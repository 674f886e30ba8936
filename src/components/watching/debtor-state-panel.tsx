import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import { feelingTone } from './feeling-tone.ts'

const feelingNames = ['trust', 'anger', 'distress', 'willingness', 'patience'] as const

/** The debtor's feelings after the last line, and whether all is well (else: `AttentionAlert`). */
export function DebtorStatePanel(props: { observed: SessionView['observerInfo'] }): ReactNode {
  const t = useTranslations()
  const { number } = useFormats()
  const { observed } = props
  return (
    <section className="flex flex-col gap-4 rounded-ui border border-border bg-surface p-4">
      {(observed === null || observed.attention.length === 0) && (
        <p className="text-14 text-text-muted">{t('watching.noAttention')}</p>
      )}
      <div>
        <h2 className="text-14 font-semibold">{t('watching.feelings')}</h2>
        <dl className="mt-2 grid grid-cols-[auto_1fr_2.5rem] items-center gap-x-3 gap-y-1.5 text-14">
          {feelingNames.map((name) => {
            const value = observed?.state.feelings[name] ?? null
            const label = t(`analysis.feelingNames.${name}`)
            return (
              <div key={name} className="contents">
                <dt>{label}</dt>
                <dd>
                  <Progress label={label} share={(value ?? 0) / 100} tone={feelingTone(name, value ?? 0)} />
                </dd>
                <dd className="tabular text-right">{value === null ? '–' : number(value)}</dd>
              </div>
            )
          })}
        </dl>
      </div>
    </section>
  )
}
