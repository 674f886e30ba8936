import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PracticeOverview } from '#protocol/rest/overview.ts'
import { Progress } from '#src/components/ui/progress.tsx'

/** What the team has done this week for the goals of everybody in it. */
export function TeamWeek(props: { team: NonNullable<PracticeOverview['team']> }): ReactNode {
  const t = useTranslations()
  const { completed, goal } = props.team
  return (
    <section className="border-t border-border pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-14 font-medium">{t('overview.teamProgress')}</h3>
        <p className="tabular text-14 text-text-muted">{t('home.teamWeek', { completed, goal })}</p>
      </div>
      <Progress label={t('overview.teamProgress')} share={completed / Math.max(goal, 1)} className="mt-2" />
      <p className="mt-2 text-12 text-text-muted">{t('home.teamWeekHint')}</p>
    </section>
  )
}
