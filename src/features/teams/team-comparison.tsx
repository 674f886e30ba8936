import { ChartNoAxesColumn } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Team } from '#protocol/rest/teams.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { EmptyState } from '#src/components/ui/empty-state.tsx'
import { ShowMoreFooter } from '#src/components/ui/show-more-footer.tsx'
import { ScoreBar } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { useIncrementalList } from '#src/lib/use-incremental-list.ts'
import { AverageScore } from './average-score.tsx'

/**
 * The teams' averages as bars, the best first; each leads to its page. Those of earlier criteria come after the others and say so;
 * a team without a score comes last, without a bar.
 */
export function TeamComparison(props: { teams: readonly Team[] }): ReactNode {
  const t = useTranslations('teams')
  const tEdition = useTranslations('criteriaEdition')
  const { teams } = props
  const newest = newestEdition(teams.map(({ criteriaEdition }) => criteriaEdition))
  const ordered = useMemo(
    () =>
      teams.toSorted(
        (a, b) =>
          (b.criteriaEdition ?? 0) - (a.criteriaEdition ?? 0) ||
          (b.avgTeamScore ?? -1) - (a.avgTeamScore ?? -1),
      ),
    [teams],
  )
  const isMixed = teams.some(
    ({ criteriaEdition, hasEarlierScores }) => hasEarlierScores || isEarlierEdition(criteriaEdition, newest),
  )
  const list = useIncrementalList(ordered)
  return (
    <Card>
      <CardHeader
        title={t('comparison')}
        description={isMixed ? tEdition('comparison') : t('comparisonHint')}
      />
      {teams.length === 0 ? (
        <EmptyState
          icon={ChartNoAxesColumn}
          title={t('noTeams')}
          hint={t('noTeamsHint')}
          action={<ButtonLink to="/teams?tab=teams">{t('tabs.teams')}</ButtonLink>}
        />
      ) : (
        <ul className="flex flex-col pb-3">
          {list.shown.map((team) => (
            <TeamBar key={team.id} team={team} isEarlier={isEarlierEdition(team.criteriaEdition, newest)} />
          ))}
        </ul>
      )}
      <ShowMoreFooter list={list} />
    </Card>
  )
}

function TeamBar(props: { team: Team; isEarlier: boolean }): ReactNode {
  const t = useTranslations('teams')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const { team } = props
  const { avgTeamScore: score } = team
  return (
    <li className="relative px-5 py-2 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <div className="flex items-baseline justify-between gap-4 text-14">
        <Link
          to={`/teams/${team.id}`}
          aria-label={t('openTeam', { name: team.name })}
          className="min-h-6 min-w-0 truncate text-left font-medium after:absolute after:inset-0"
        >
          {team.name}
        </Link>
        <span className="ml-auto shrink-0 text-12 text-text-muted">
          {props.isEarlier && `${tEdition('earlier')} · `}
          {t('sessionsOf', {
            count: team.totalSessions ?? 0,
            sessions: formats.number(team.totalSessions ?? 0),
          })}
        </span>
        <AverageScore score={score} className="w-7 shrink-0 text-right" />
      </div>
      <ScoreBar score={score} className="mt-1" />
    </li>
  )
}
