import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Criterion } from '#protocol/vocabulary/analysis.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'

const levels = {
  0: { name: 'missed', tone: 'critical' },
  1: { name: 'partly', tone: 'caution' },
  2: { name: 'met', tone: 'positive' },
} as const satisfies Record<Criterion['score'], { name: string; tone: Tone }>

/** Whether a criterion was missed, partly met or met. */
export function CriterionLevel({ score }: Pick<Criterion, 'score'>): ReactNode {
  const t = useTranslations('analysis.criterionScores')
  const { name, tone } = levels[score]
  return <Badge tone={tone}>{t(name)}</Badge>
}
