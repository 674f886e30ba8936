import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { Scorecard } from '#protocol/rest/scorecards.ts'
import { ScorecardBadges } from './scorecard-badges.tsx'

/** A scorecard of the grid; the whole tile is a link to its page. */
export function ScorecardTile(props: { scorecard: Scorecard }): ReactNode {
  const t = useTranslations('scorecards')
  const { scorecard } = props
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-ui border border-border bg-surface p-4 transition-colors duration-150 ease-out hover:bg-surface-hover">
      <div className="min-w-0">
        <h2>
          <Link
            to={`/scorecards/${scorecard.id}`}
            className="inline-flex min-h-6 max-w-full text-16 font-semibold break-words outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
          >
            <span className="min-w-0">{scorecard.name}</span>
          </Link>
        </h2>
        {scorecard.description !== '' && (
          <p className="line-clamp-2 text-14 break-words text-text-muted">{scorecard.description}</p>
        )}
      </div>
      <p className="mt-auto flex flex-wrap gap-1.5">
        <ScorecardBadges scorecard={scorecard} />
      </p>
      <p className="tabular flex flex-wrap gap-x-3 text-12 text-text-muted">
        <span>{t('entries', { count: scorecard.entries })}</span>
        <span>{t('passMark', { score: scorecard.passMark })}</span>
      </p>
    </article>
  )
}
