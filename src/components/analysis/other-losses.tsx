import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AnalysisReport } from '#protocol/vocabulary/analysis.ts'
import { costOf } from './cap-cost.ts'
import type { ToldOnce } from './tell-once.ts'

/** What the criteria lost beyond the faults that the page tells one by one, so that its points add up with the score. */
export function OtherLosses(props: { report: AnalysisReport; told: ToldOnce }): ReactNode {
  const t = useTranslations('analysis')
  const { report, told } = props
  if (report.uncapped === null || report.criteria.some(({ cost }) => cost === undefined)) return null
  const lost = Math.round(report.criteria.reduce((sum, { cost }) => sum + (cost ?? 0), 0))
  const violations = told.violations.filter(({ inSummary }) => !inSummary).map(({ finding }) => finding)
  const shown = [...told.improvements, ...violations, ...(told.next ? [told.next.source] : [])]
    .map((fault) => costOf({ cost: fault.cost }, report)?.points ?? 0)
    .reduce((sum, points) => sum + points, 0)
  const rest = lost - shown
  if (rest <= 0) return null
  return (
    <p className="border-t border-border px-5 py-3 text-12 text-text-muted">
      {t('otherLosses', { points: rest, best: report.uncapped + lost })}
    </p>
  )
}
