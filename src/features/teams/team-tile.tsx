import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Team } from '#protocol/rest/teams.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { AverageScore } from './average-score.tsx'

/** A team of the grid. Its name leads to the page of the team, and so does a click anywhere on the tile. */
export function TeamTile(props: {
  team: Team
  /** The average is by earlier criteria than others of the grid. */
  isEarlier: boolean
}): ReactNode {
  const t = useTranslations('teams')
  const formats = useFormats()
  const { team } = props
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-ui border border-border bg-surface p-4 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <div className="min-w-0">
        <h2>
          <Link
            to={`/teams/${team.id}`}
            aria-label={t('openTeam', { name: team.name })}
            className="inline-block min-h-6 max-w-full text-16 font-semibold break-words outline-none after:absolute after:inset-0 after:rounded-ui focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
          >
            {team.name}
          </Link>
        </h2>
        {team.industry !== null && <p className="text-14 text-text-muted">{team.industry}</p>}
      </div>
      <p className="flex items-center gap-2 text-14">
        {team.manager && <Avatar size="small" name={displayName(team.manager)} />}
        {team.manager && <span className="sr-only">{t('manager')}: </span>}
        {team.manager ? displayName(team.manager) : <span className="text-text-muted">{t('noManager')}</span>}
      </p>
      <DescriptionList className="mt-auto border-t border-border pt-3">
        <DescriptionItem name={t('members')}>
          <span className="tabular">{formats.number(team.memberCount)}</span>
        </DescriptionItem>
        {team.activeTrainees !== null && (
          <DescriptionItem name={t('activeTrainees')}>
            <span className="tabular">{formats.number(team.activeTrainees)}</span>
          </DescriptionItem>
        )}
        {team.totalSessions !== null && (
          <>
            <DescriptionItem name={t('totalSessions')}>
              <span className="tabular">{formats.number(team.totalSessions)}</span>
            </DescriptionItem>
            <DescriptionItem name={t('average')}>
              <AverageScore score={team.avgTeamScore} isEarlier={props.isEarlier} />
            </DescriptionItem>
          </>
        )}
      </DescriptionList>
    </article>
  )
}
