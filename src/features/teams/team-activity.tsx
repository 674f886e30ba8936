import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TeamDetails } from '#protocol/rest/teams.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { SessionList } from '#src/components/session/session-list.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { displayName } from '#src/lib/visitor.ts'

/** The latest sessions of a team's people [TEAM9]. */
export function TeamActivity({ team }: { team: TeamDetails }): ReactNode {
  const t = useTranslations('teams')
  return (
    <Card>
      <CardHeader title={t('activity')} />
      {team.recentSessions.length === 0 ? (
        <p className="px-5 pb-5 text-14 text-text-muted">{t('noActivity')}</p>
      ) : (
        <div className="border-t border-border">
          <SessionList
            sessions={team.recentSessions.slice(0, limits.recentSessions)}
            titleOf={({ user, prospectName }) =>
              t('sessionBy', { name: displayName(user), prospect: prospectName })
            }
          />
        </div>
      )}
    </Card>
  )
}
