import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Attention } from '#protocol/realtime/watching.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { lineAnchor } from '#src/components/transcript/transcript.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'

const feelingNames = ['trust', 'anger', 'distress', 'willingness', 'patience'] as const
/** Of these a high value is bad news. */
const bad: readonly (typeof feelingNames)[number][] = ['anger', 'distress']

/** What in the call needs attention, and the debtor's feelings after the last line. */
export function DebtorStatePanel(props: {
  observed: SessionView['observerInfo']
  items: SessionView['items']
}): ReactNode {
  const t = useTranslations()
  const { number } = useFormats()
  const { observed, items } = props
  return (
    <section className="flex flex-col gap-4 rounded-ui border border-border bg-surface p-4">
      <div>
        <h2 className="text-14 font-semibold">{t('watching.attention')}</h2>
        {observed === null || observed.attention.length === 0 ? (
          <p className="mt-1 text-14 text-text-muted">{t('watching.noAttention')}</p>
        ) : (
          <ul className="mt-1 flex flex-col gap-2">
            {observed.attention.map((attention) => (
              <AttentionItem
                key={`${attention.reason} ${attention.item_id}`}
                attention={attention}
                items={items}
              />
            ))}
          </ul>
        )}
      </div>
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
                  <Progress
                    label={label}
                    share={(value ?? 0) / 100}
                    tone={bad.includes(name) ? 'critical' : 'accent'}
                  />
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

function AttentionItem(props: { attention: Attention; items: SessionView['items'] }): ReactNode {
  const t = useTranslations()
  const { violation } = useAnalysisNames()
  const { attention, items } = props
  const line = items.findIndex(({ id }) => id === attention.item_id)
  const anger = attention.reason === 'anger'
  return (
    <li className="text-14">
      <p className="text-critical">
        {anger ? t('watching.angerHere') : violation(attention.violation)}
        {!anger && ` · ${t(`analysis.severities.${attention.severity}`)}`}
      </p>
      {line >= 0 && (
        <a href={`#${lineAnchor(line)}`} className="text-accent-text underline underline-offset-2">
          {anger ? items[line]?.text : attention.quote}
        </a>
      )}
    </li>
  )
}
