import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Team } from '#protocol/rest/teams.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { useFormats } from '#src/lib/format.ts'
import { AverageScore } from './average-score.tsx'
import { Stats } from './stats.tsx'

/** A team's stats. The practice of others is only shown to readers who may see it. */
export function TeamStats(props: { team: Team; wide?: boolean }): ReactNode {
  const t = useTranslations('teams')
  const tCommon = useTranslations('common')
  const tEdition = useTranslations('criteriaEdition')
  const formats = useFormats()
  const { team } = props
  return (
    <Stats
      className={props.wide === true ? 'grid-cols-2 lg:grid-cols-4' : 'grid-cols-2'}
      stats={[
        { name: t('members'), value: formats.number(team.memberCount) },
        ...(team.activeTrainees === null
          ? []
          : [
              {
                name: t('activeTrainees'),
                value: formats.number(team.activeTrainees),
                hint: t('activeTraineesHint', { days: limits.activeTraineeDays }),
              },
            ]),
        ...(team.totalSessions === null
          ? []
          : [
              { name: t('totalSessions'), value: formats.number(team.totalSessions) },
              {
                name: t('average'),
                value:
                  team.avgTeamScore === null ? (
                    <span className="text-14 font-medium text-text-muted">{tCommon('notEnoughData')}</span>
                  ) : (
                    <AverageScore score={team.avgTeamScore} />
                  ),
                hint: team.hasEarlierScores ? tEdition('newestOnly') : t('averageHint'),
              },
            ]),
      ]}
    />
  )
}
