import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Attention } from '#protocol/realtime/watching.ts'
import type { SessionRule } from '#protocol/rest/training-sessions.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { lineAnchor } from '#src/components/transcript/transcript.tsx'
import type { SessionView } from '#src/lib/realtime/session-view.ts'

/** What in the call needs attention, each with the line that it is about. Nothing without a reason. */
export function AttentionAlert(props: {
  observed: SessionView['observerInfo']
  items: SessionView['items']
  /** What the violations rest on. */
  rules: readonly SessionRule[]
}): ReactNode {
  const t = useTranslations('watching')
  const titleId = useId()
  const attention = props.observed?.attention ?? []
  if (attention.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="order-first flex gap-3 rounded-ui border border-l-4 border-critical-mark bg-critical-surface px-4 py-3 lg:order-none"
    >
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-critical" />
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="text-14 font-semibold">
          {t('attention')}
        </h2>
        <ul className="mt-1 flex flex-col gap-2">
          {attention.map((one) => (
            <AttentionItem
              key={`${one.reason} ${one.item_id}`}
              attention={one}
              items={props.items}
              rules={props.rules}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function AttentionItem(props: {
  attention: Attention
  items: SessionView['items']
  rules: readonly SessionRule[]
}): ReactNode {
  const t = useTranslations()
  const names = useAnalysisNames()
  const { attention, items } = props
  const line = items.findIndex(({ id }) => id === attention.item_id)
  const anger = attention.reason === 'anger'
  const rule = anger ? undefined : props.rules.find((one) => one.violation === attention.violation)
  return (
    <li className="flex flex-col items-start gap-1 text-14">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-critical">
        {anger ? t('watching.angerHere') : names.violation(attention.violation)}
        {!anger && (
          <span className="rounded-ui bg-critical-solid px-2 py-0.5 text-12 text-critical-on">
            {t(`analysis.severities.${attention.severity}`)}
          </span>
        )}
      </p>
      {line >= 0 && (
        <a
          href={`#${lineAnchor(line)}`}
          className="inline-flex min-h-6 items-center text-text underline underline-offset-2"
        >
          {anger ? items[line]?.text : attention.quote}
        </a>
      )}
      {rule && <p className="text-12 text-text-muted">{names.basis(rule.basis)}</p>}
    </li>
  )
}
