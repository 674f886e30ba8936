import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnalysisReport } from '#protocol/vocabulary/analysis.ts'
import { useFormats } from '#src/lib/format.ts'
import { capCost } from './cap-cost.ts'

/** Says in a sentence which cap decided the score, and what the call had before it. */
export function ScoreLimit(props: { report: AnalysisReport }): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const cap = capCost(props.report)
  if (cap === null) return null
  const { at, because, reason, before } = cap
  return (
    <p className="rounded-ui bg-critical-surface px-3 py-2 text-14">
      {reason === undefined ? (
        // One from before the reasons had ids: its words are in the language of the report.
        <span lang={props.report.language} className="font-medium">
          {t('capped', { at: number(at), because })}.
        </span>
      ) : (
        <span className="font-medium">
          {t(`limits.${reason}`, { at: number(at), count: Math.max(1, cap.causes) })}
        </span>
      )}{' '}
      {t('beforeLimit', { score: number(before) })}
    </p>
  )
}
