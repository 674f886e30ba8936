import { clsx } from 'clsx'
import { Check, Flame, Minus, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PracticeOverview } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Badge } from '#src/components/ui/badge.tsx'
import { IconButton } from '#src/components/ui/button.tsx'
import { Card } from '#src/components/ui/card.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { callEndpoint } from '#src/lib/api/call-endpoint.ts'
import { useInvalidate } from '#src/lib/api/use-endpoint.ts'
import { errorIdOf } from '#src/lib/error-text.ts'
import { useFormats } from '#src/lib/format.ts'
import { useToast } from '#src/lib/toasts.ts'
import { TeamWeek } from './team-week.tsx'

type Week = PracticeOverview['week']

/** The calls of this week against the goal, its days, the streak, and what the team has done (`team`), if there is one. */
export function WeekCard(props: {
  week: Week
  streakWeeks: number
  team: PracticeOverview['team']
}): ReactNode {
  const t = useTranslations('home.week')
  const { week, streakWeeks, team } = props
  const [goal, setGoal] = useGoal(week.goal)
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">{t('title')}</h2>
        {week.completed >= goal && (
          <Badge tone="positive">
            <Check aria-hidden size={14} />
            {t('met')}
          </Badge>
        )}
      </div>
      <div>
        <p className="tabular text-28 font-semibold tracking-tight">
          {t('progress', { completed: week.completed, goal })}
        </p>
        <Progress label={t('title')} share={week.completed / goal} className="mt-2" />
      </div>
      <WeekDays week={week} />
      <Streak weeks={streakWeeks} practised={week.completed > 0} />
      <GoalStepper goal={goal} onChange={setGoal} />
      {team && team.goal > 0 && <TeamWeek team={team} />}
    </Card>
  )
}

/** The goal as it is chosen, saved in the order of the clicks; a failure brings the stored one back. */
function useGoal(stored: number): [number, (goal: number) => void] {
  const t = useTranslations()
  const toast = useToast()
  const invalidate = useInvalidate()
  const [chosen, setChosen] = useState<{ goal: number; saving: boolean } | null>(null)
  const save = async (goal: number) => {
    setChosen({ goal, saving: true })
    try {
      await callEndpoint('setWeeklyGoal', { body: { callsPerWeek: goal } })
      setChosen({ goal, saving: false })
    } catch (error) {
      setChosen(null)
      toast({
        tone: 'critical',
        title: t('common.error'),
        description: t('home.week.goalFailed'),
        errorId: errorIdOf(error),
      })
    }
    await invalidate('getPracticeOverview')
  }
  const choose = (goal: number) => {
    if (chosen?.saving !== true) void save(goal)
  }
  return [chosen?.goal ?? stored, choose]
}

function WeekDays({ week }: { week: Week }): ReactNode {
  const t = useTranslations('home.week')
  const formats = useFormats()
  return (
    <ul aria-label={t('days')} className="grid grid-cols-7 gap-1">
      {week.days.map(({ day, completed }) => {
        const ahead = day > week.today
        const said = ahead
          ? t('dayAhead', { day: formats.weekday(day) })
          : t('dayCalls', { day: formats.weekday(day), count: completed })
        return (
          <li key={day} className="flex flex-col items-center gap-1">
            <span className="sr-only">{said}</span>
            <span
              aria-hidden
              className={clsx('text-12', day === week.today ? 'font-semibold text-text' : 'text-text-muted')}
            >
              {formats.weekdayInitial(day)}
            </span>
            <span
              aria-hidden
              className={clsx(
                'tabular inline-flex size-7 items-center justify-center rounded-full text-12 font-semibold',
                completed > 0 && 'bg-accent text-accent-on',
                completed === 0 && day === week.today && 'border-2 border-accent-mark',
                completed === 0 && day !== week.today && !ahead && 'bg-surface-muted',
                ahead && 'border border-dashed border-border-strong',
              )}
            >
              {completed > 1 && formats.number(completed)}
              {completed === 1 && <Check size={14} />}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Streak(props: { weeks: number; practised: boolean }): ReactNode {
  const t = useTranslations('home.week')
  const { weeks } = props
  const long = weeks >= limits.streakWeeksMax
  return (
    <div className="flex items-start gap-3 border-t border-border pt-4">
      <Flame
        aria-hidden
        size={20}
        className={clsx('mt-px shrink-0', weeks > 0 ? 'text-accent-text' : 'text-text-muted')}
      />
      <div className="min-w-0">
        <p className="text-14 font-medium">
          {weeks === 0 ? t('noStreak') : t(long ? 'streakLong' : 'streak', { weeks })}
        </p>
        {weeks === 0 && <p className="text-12 text-text-muted">{t('noStreakHint')}</p>}
        {weeks > 0 && !props.practised && <p className="text-12 text-text-muted">{t('streakOpen')}</p>}
      </div>
    </div>
  )
}

function GoalStepper(props: { goal: number; onChange: (goal: number) => void }): ReactNode {
  const t = useTranslations('home.week')
  const { goal, onChange } = props
  return (
    <div className="flex items-center justify-between gap-3 border-t border-border pt-3">
      <span className="text-14 text-text-muted">{t('goal')}</span>
      <div role="group" aria-label={t('goal')} className="flex items-center gap-1">
        <IconButton
          label={t('fewer')}
          small
          aria-disabled={goal <= 1}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
          onClick={() => {
            if (goal > 1) onChange(goal - 1)
          }}
        >
          <Minus aria-hidden size={16} />
        </IconButton>
        <output className="tabular min-w-18 text-center text-14 font-medium">
          {t('goalValue', { count: goal })}
        </output>
        <IconButton
          label={t('more')}
          small
          aria-disabled={goal >= limits.weeklyGoalMax}
          className="aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
          onClick={() => {
            if (goal < limits.weeklyGoalMax) onChange(goal + 1)
          }}
        >
          <Plus aria-hidden size={16} />
        </IconButton>
      </div>
    </div>
  )
}
