import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Check, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { WeakHabit } from '#protocol/rest/plan.ts'
import type { TeamOverview, TraineeRow } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { useAnalysisNames } from '#src/components/analysis/use-analysis-names.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { Button, IconButton } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EarlierLegend } from '#src/components/ui/earlier-legend.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { ScoreNumber } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useMediaQuery } from '#src/lib/use-media-query.ts'
import { displayName, personOf } from '#src/lib/visitor.ts'
import { practicePath } from './practice-path.ts'
import { earlierScores, latestChange, type Sort, sortKeys, sortTrainees } from './sort-trainees.ts'
import { scaleFrom, SparkLine } from './spark-line.tsx'
import { useWeakHabits } from './use-weak-habits.ts'
import { WeekMeter } from './week-meter.tsx'

/** About a screenful. */
const initiallyShown = 10
const columns = 'md:grid md:grid-cols-[minmax(0,6fr)_minmax(0,4fr)_minmax(0,5fr)_9rem] md:items-center'

/** The trainees with what each should practise, their last call, their last scores and their week. */
export function TraineesCard(props: {
  trainees: TeamOverview['trainees']
  showTeams: boolean
  /** Whose they are, if an admin looks at one team. */
  teamId?: string
}): ReactNode {
  const t = useTranslations('home.team')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const habits = useWeakHabits(props.teamId)
  const [showAll, setShowAll] = useState(false)
  // Who needs help most comes first.
  const [sort, setSort] = useState<Sort>({ by: 'scores', descending: false })
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
  const sorted = sortTrainees(rows, sort, formats.locale)
  const shown = showAll ? sorted : sorted.slice(0, initiallyShown)
  const low = scaleFrom(rows.flatMap(({ scores }) => scores))
  const earlier = new Map(rows.map((row) => [row.user.id, earlierScores(row, rows)]))
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
      <SortButtons sort={sort} onSort={setSort} />
      <ul className="divide-y divide-border max-md:border-t max-md:border-border">
        {shown.map((row) => (
          <Trainee
            key={row.user.id}
            row={row}
            habit={habits.get(row.user.id) ?? null}
            showTeam={props.showTeams}
            low={low}
            earlier={earlier.get(row.user.id) ?? []}
          />
        ))}
      </ul>
      {rows.some(({ scores }) => scores.length > 1) && (
        <p className="border-t border-border px-5 py-3 text-12 text-text-muted max-[360px]:hidden">
          {t('lines', { count: limits.personTrendCalls, low, mark: limits.passMark })}
        </p>
      )}
      {[...earlier.values()].some((of) => of.includes(true)) && (
        <p className="border-t border-border px-5 py-3 text-12 text-text-muted">
          <EarlierLegend>{tEdition('pointsApart')}</EarlierLegend>
        </p>
      )}
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

/** The heads of the columns, each of which sorts by its column. Where there are no columns, a list of them stands in. */
function SortButtons(props: { sort: Sort; onSort: (sort: Sort) => void }): ReactNode {
  const t = useTranslations('home.team')
  const { sort } = props
  const isNarrow = useMediaQuery('(width < 48rem)')
  const direction = t(sort.descending ? 'descending' : 'ascending')
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  if (isNarrow)
    return (
      <div role="group" aria-label={t('sort')} className="flex items-center gap-1 px-5 pb-4">
        <Select
          aria-label={t('sort')}
          value={sort.by}
          onChange={(event) => {
            const by = sortKeys.find((key) => key === event.target.value)
            if (by !== undefined) props.onSort({ by, descending: false })
          }}
        >
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              {t('sortBy', { column: t(key) })}
            </option>
          ))}
        </Select>
        <IconButton
          small
          label={`${t('sort')}: ${direction}`}
          onClick={() => props.onSort({ ...sort, descending: !sort.descending })}
        >
          <Arrow aria-hidden size={16} />
        </IconButton>
      </div>
    )
  return (
    <div
      role="group"
      aria-label={t('sort')}
      className={clsx(columns, 'gap-x-4 border-y border-border px-5 py-1')}
    >
      {sortKeys.map((key) => {
        const active = sort.by === key
        return (
          <button
            key={key}
            type="button"
            aria-pressed={active}
            onClick={() => props.onSort({ by: key, descending: active && !sort.descending })}
            className={clsx(
              'flex min-h-6 min-w-0 items-center gap-1 text-12 font-medium hover:text-text md:last:justify-end',
              active ? 'text-text' : 'text-text-muted',
            )}
          >
            {t(key)}
            {active && (
              <>
                <Arrow aria-hidden size={12} className="shrink-0" />
                <span className="sr-only">, {direction}</span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}

function Trainee(props: {
  row: TraineeRow
  habit: WeakHabit | null
  showTeam: boolean
  low: number
  /** Which of the scores are of earlier criteria than others of the list. */
  earlier: readonly boolean[]
}): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const names = useAnalysisNames()
  const { earlier } = props
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
          {props.habit && (
            <p className="text-12 text-text-muted">
              {t('home.team.weakest', { skill: names.skill(props.habit.criterion) })}
            </p>
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
              <span className="line-clamp-2 min-w-0 break-words">{personOf(lastCall.prospectName)}</span>
            </Link>{' '}
            <span className="block text-12">{formats.date(lastCall.startedAt)}</span>
          </>
        )}
      </p>
      <div className="order-4 flex min-w-0 items-center justify-end gap-x-3 md:order-none md:flex-wrap md:justify-start">
        <span className="sr-only">{t('home.team.scores')}: </span>
        {scores.length === 0 ? (
          <span className="text-12 text-text-muted">{t('home.team.fewScores')}</span>
        ) : (
          <>
            {scores.length > 1 && (
              <SparkLine
                values={scores}
                height={36}
                low={props.low}
                level={limits.passMark}
                apart={earlier}
                summary={scores
                  .map((score, at) =>
                    earlier[at] === true
                      ? t('criteriaEdition.value', { value: formats.number(score) })
                      : formats.number(score),
                  )
                  .join(', ')}
                className="hidden min-w-0 min-[360px]:block min-[360px]:w-16 md:w-auto md:flex-1"
              />
            )}
            <ScoreNumber score={scores.at(-1) ?? 0} className="w-7 text-right text-14 md:text-16" />
            {earlier.at(-1) === true && (
              <span className="text-12 text-text-muted">{t('criteriaEdition.earlier')}</span>
            )}
            <Change points={latestChange(props.row)} />
          </>
        )}
      </div>
      <p className="tabular flex shrink-0 items-center justify-end gap-x-2 text-14 whitespace-nowrap">
        {/* On a phone the figures alone: beside the name there is no room for both. */}
        <span className="max-md:hidden">
          <WeekMeter week={week} />
        </span>
        <span className="sr-only">{t('home.team.goal')}: </span>
        <span className={clsx('flex items-center gap-1', met && 'font-medium text-positive')}>
          {met && <Check aria-hidden size={14} className="shrink-0" />}
          {t('home.team.goalOf', { completed: week.completed, goal: week.goal })}
        </span>
        {met && <span className="sr-only">, {t('home.team.goalMet')}</span>}
      </p>
    </li>
  )
}

/** The points since the call before, on a phone as a figure alone; quiet where they are too few to mean anything. */
function Change(props: { points: number | null }): ReactNode {
  const t = useTranslations('home')
  const formats = useFormats()
  const { points } = props
  if (points === null) return <span aria-hidden className="w-8 md:hidden" />
  const words =
    points === 0 ? t('pointsSame') : t(points > 0 ? 'pointsUp' : 'pointsDown', { points: Math.abs(points) })
  return (
    <span
      // Without colour: red words below a green score read as a contradiction.
      className="tabular w-8 text-12 text-text-muted md:basis-full"
    >
      <span aria-hidden className="md:hidden">
        {points === 0 ? '=' : formats.signed(points)}
      </span>
      <span className="sr-only">, </span>
      {/* On a wide screen in words: beside a line that rises over all calls a bare "-11" reads as a contradiction. */}
      <span className="max-md:sr-only">{words}</span>
    </span>
  )
}
