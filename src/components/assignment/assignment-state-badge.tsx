import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'
import { Badge, type Tone } from '#src/components/ui/badge.tsx'

const tones: Record<AssignmentState, Tone> = {
  not_started: 'plain',
  in_progress: 'accent',
  waiting: 'accent',
  overdue: 'critical',
  passed: 'positive',
  failed: 'critical',
}

/** The state of a person's assignment. */
export function AssignmentStateBadge(props: { state: AssignmentState; late: boolean }): ReactNode {
  const t = useTranslations('assignments')
  return <Badge tone={tones[props.state]}>{props.late ? t('passedLate') : t(`state.${props.state}`)}</Badge>
}
