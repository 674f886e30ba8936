import { clsx } from 'clsx'
import { Check, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { TeamOverview, TraineeRow } from '#protocol/rest/overview.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { practicePath } from './practice-path.ts'
import { scaleFrom, SparkLine } from './spark-line.tsx'

/** About a screenful. */
const initiallyShown = 10
const columns = 'md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)_6rem] md:items-center'

/** The trainees with their last call, their last scores and their week. */
export function TraineesCard(props: { trainees: TeamOverview['trainees']; showTeams: boolean }): ReactNode {
  const t = useTranslations('home.team')
  const formats = useFormats()
  const [showAll, setShowAll] = useState(false)
  const { total, rows } = props.trainees
  if (rows.length === 0)
    return (
      <Card>
        <CardHeader title={t('trainees')} />
        <EmptyState
          icon={UsersRound}
          title={t('noTrainees')}
          hint={t('noTraineesHint')}
          link={{ to: '/teams', label: t('openTeams') }}
        />
      </Card>
    )
  const shown = showAll ? rows : rows.slice(0, initiallyShown)
  const low = scaleFrom(rows.flatMap(({ scores }) => scores))
  const met = rows.filter(({ week }) => week.completed >= week.goal).length
  return (
    <Card className="min-w-0">
      <CardHeader
        title={t('trainees')}
        description={total > rows.length ? undefined : t('goalsMet', { met, count: total })}
        action={
          rows.length > initiallyShown ? (
            <Button size="small" aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
              {showAll ? t('showFewer') : t('showAll', { count: rows.length })}
            </Button>
          ) : undefined
        }
      />
      <div
        aria-hidden
        className={clsx(
          columns,
          'hidden gap-x-4 border-y border-border px-5 py-2 text-12 font-medium text-text-muted',
        )}
      >
        <span>{t('trainee')}</span>
        <span>{t('lastCall')}</span>
        <span>{t('scores')}</span>
        <span className="text-right">{t('goal')}</span>
      </div>
      <ul className="divide-y divide-border border-t border-border md:border-t-0">
        {shown.map((row) => (
          <Trainee key={row.user.id} row={row} showTeam={props.showTeams} low={low} />
        ))}
      </ul>
      {total > rows.length && (
        <p className="border-t border-border px-5 py-3 text-12 text-text-muted">
          {t('moreInTeams', { shown: formats.number(rows.length), total: formats.number(total) })}{' '}
          <Link to="/teams?tab=users" className="font-medium text-accent-text hover:underline">
            {t('openTeams')}
          </Link>
        </p>
      )}
    </Card>
  )
}

function Trainee(props: { row: TraineeRow; showTeam: boolean; low: number }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { user, team, lastCall, scores, week } = props.row
  const name = displayName(user)
  const met = week.completed >= week.goal
  return (
    <li className={clsx(columns, 'flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3')}>
      <div className="flex min-w-0 flex-1 basis-3/5 items-center gap-3">
        <Avatar name={name} size="small" />
        <div className="min-w-0">
          <Link
            to={practicePath(user.id)}
            aria-label={t('teams.practiceOf', { name })}
            className="flex min-h-6 items-center text-14 font-medium underline-offset-4 hover:underline"
          >
            <span className="truncate">{name}</span>
          </Link>
          {props.showTeam && (
            <p className="truncate text-12 text-text-muted">{team?.name ?? t('teams.noTeam')}</p>
          )}
        </div>
      </div>
      <p className="order-3 min-w-0 flex-1 basis-2/5 text-12 text-text-muted md:order-none md:text-14">
        <span className="sr-only">{t('home.team.lastCall')}: </span>
        {lastCall === null ? (
          t('home.team.noCall')
        ) : (
          <>
            <Link
              to={`/session/${lastCall.sessionId}`}
              className="inline-flex min-h-6 max-w-full items-center text-text underline-offset-4 hover:underline"
            >
              <span className="truncate">{lastCall.prospectName}</span>
            </Link>{' '}
            <span className="block text-12">{formats.date(lastCall.startedAt)}</span>
          </>
        )}
      </p>
      <div className="order-4 flex min-w-0 items-center justify-end gap-3 md:order-none md:justify-start">
        <span className="sr-only">{t('home.team.scores')}: </span>
        {scores.length === 0 ? (
          <span className="text-12 text-text-muted">{t('home.team.fewScores')}</span>
        ) : (
          <>
            {scores.length > 1 && (
              <SparkLine
                values={scores}
                height={32}
                low={props.low}
                summary={scores.map((score) => formats.number(score)).join(', ')}
                className="w-20 min-w-0 md:w-auto md:flex-1"
              />
            )}
            <ScoreNumber score={scores.at(-1) ?? 0} className="w-7 text-right text-14 md:text-16" />
          </>
        )}
      </div>
      <p className="tabular flex shrink-0 items-center justify-end gap-1 text-14">
        <span className="sr-only">{t('home.team.goal')}: </span>
        {met && <Check aria-hidden size={14} className="shrink-0 text-positive" />}
        <span className={clsx(met && 'font-medium text-positive')}>
          {t('home.team.goalOf', { completed: week.completed, goal: week.goal })}
        </span>
        {met && <span className="sr-only">, {t('home.team.goalMet')}</span>}
      </p>
    </li>
  )
}
