import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PracticeOverview } from '#protocol/rest/overview.ts'
import { Card } from '#src/components/ui/card.tsx'
import { Progress } from '#src/components/ui/progress.tsx'

/** What the team has done this week for the goals of everybody in it. */
export function TeamWeekCard(props: { team: NonNullable<PracticeOverview['team']> }): ReactNode {
  const t = useTranslations()
  const { completed, goal } = props.team
  return (
    <Card className="flex flex-col p-5">
      <h2 className="text-16 font-semibold">{t('overview.teamProgress')}</h2>
      <p className="tabular mt-1 text-20 font-semibold">{t('home.teamWeek', { completed, goal })}</p>
      <Progress label={t('overview.teamProgress')} share={completed / Math.max(goal, 1)} className="mt-2" />
      <p className="mt-2 text-12 text-text-muted">{t('home.teamWeekHint')}</p>
    </Card>
  )
}
