import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type {
  AnalysisReport,
  Criterion,
  KeyFinding,
  ViolationFinding,
} from '#protocol/vocabulary/analysis.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { useFormats } from '#src/lib/format.ts'
import { costOf } from './cap-cost.ts'

/** How many points something took from the score; nothing where it took none. */
export function FaultCost(props: {
  fault: Criterion | KeyFinding | ViolationFinding
  report: AnalysisReport
}): ReactNode {
  const t = useTranslations('analysis')
  const { number } = useFormats()
  const cost = costOf(props.fault, props.report)
  if (cost === null) return null
  const { points, together, limit, beneath } = cost
  if (limit === null) return <Badge tone="caution">{t(beneath ? 'costBeneath' : 'cost', { points })}</Badge>
  return (
    <>
      <Badge tone="critical">{t('limitsScore', { at: number(limit) })}</Badge>
      <Badge tone="critical">{t(together > 1 ? 'costTogether' : 'cost', { points, count: together })}</Badge>
    </>
  )
}
