import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Team } from '#protocol/rest/teams.ts'
import { Avatar } from '#src/components/ui/avatar.tsx'
import { DescriptionItem, DescriptionList } from '#src/components/ui/description-list.tsx'
import { useFormats } from '#src/lib/format.ts'
import { displayName } from '#src/lib/visitor.ts'
import { AverageScore } from './average-score.tsx'
import { ClickableTile } from './clickable-tile.tsx'

/** A team of the grid; it leads to the page of the team. */
export function TeamTile(props: { team: Team }): ReactNode {
  const t = useTranslations('teams')
  const formats = useFormats()
  const { team } = props
  return (
    <ClickableTile
      name={team.name}
      label={t('openTeam', { name: team.name })}
      note={team.industry}
      to={`/teams/${team.id}`}
    >
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
              <AverageScore score={team.avgTeamScore} />
            </DescriptionItem>
          </>
        )}
      </DescriptionList>
    </ClickableTile>
  )
}
