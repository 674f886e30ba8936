import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Scorecard } from '#protocol/rest/scorecards.ts'
import { Badge } from '#src/components/ui/badge.tsx'

/** Whose scorecard it is, its current version, and whether sessions use it by default. */
export function ScorecardBadges(props: { scorecard: Scorecard }): ReactNode {
  const t = useTranslations('scorecards')
  const { team, version, teamDefault, archivedAt } = props.scorecard
  return (
    <>
      <Badge className="inline-flex max-w-full min-w-0">
        <span className="truncate">{team?.name ?? t('organisation')}</span>
      </Badge>
      <Badge>{t('version', { version })}</Badge>
      {teamDefault && <Badge tone="accent">{t('teamDefault')}</Badge>}
      {archivedAt !== null && <Badge tone="caution">{t('archived')}</Badge>}
    </>
  )
}
