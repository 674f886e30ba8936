import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { ListedScorecard } from '#protocol/rest/scorecards.ts'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Progress } from '#src/components/ui/progress.tsx'
import { useFormats } from '#src/lib/format.ts'
import { ScorecardBadges } from './scorecard-badges.tsx'

/** A scorecard of the list, and what it is used for; the whole row is a link to its page. */
export function ScorecardRow(props: { scorecard: ListedScorecard }): ReactNode {
  const t = useTranslations('scorecards')
  const { scorecard } = props
  return (
    <article className="relative flex flex-col gap-x-6 gap-y-3 px-5 py-4 transition-colors duration-150 ease-out hover:bg-surface-hover @4xl:flex-row @4xl:items-center">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2>
            <Link
              to={`/scorecards/${scorecard.id}`}
              className="inline-flex min-h-6 max-w-full text-16 font-semibold break-words outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark"
            >
              <span className="min-w-0">{scorecard.name}</span>
            </Link>
          </h2>
          <p className="flex flex-wrap gap-1.5">
            <ScorecardBadges scorecard={scorecard} />
          </p>
        </div>
        {scorecard.description !== '' && (
          <p className="mt-1.5 line-clamp-2 text-14 break-words text-text-muted">{scorecard.description}</p>
        )}
        <p className="tabular mt-1.5 text-12 text-text-muted">
          {t('entries', { count: scorecard.entries })} · {t('passMark', { score: scorecard.passMark })}
        </p>
      </div>
      {isUsed(scorecard) ? <Use scorecard={scorecard} /> : <Unused scorecard={scorecard} />}
    </article>
  )
}

function isUsed({ use }: ListedScorecard): boolean {
  return use.scored > 0 || use.openAssignments > 0 || use.lastUsedAt !== null
}

/** Without figures there is one thing to say, and what to do about it. */
function Unused({ scorecard }: { scorecard: ListedScorecard }): ReactNode {
  const t = useTranslations('scorecards')
  const { id, name } = scorecard
  const isActive = scorecard.archivedAt === null
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-14 text-text-muted">{t('use.never')}</p>
      {isActive && (
        <div className="relative flex gap-2">
          {scorecard.mayEdit && (
            <ButtonLink size="small" to={`/scorecards/${id}/edit`} aria-label={t('editNamed', { name })}>
              {t('edit')}
            </ButtonLink>
          )}
          <ButtonLink
            size="small"
            to={`/teams?tab=assignments&create=assignment&scorecard=${id}`}
            aria-label={t('assignNamed', { name })}
          >
            {t('assign')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

function Use({ scorecard }: { scorecard: ListedScorecard }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { decided, lastUsedAt, openAssignments, passed, scored } = scorecard.use
  const share = decided === 0 ? null : passed / decided
  return (
    <dl className="tabular grid shrink-0 grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 @4xl:grid-cols-[6rem_9rem_6rem_7rem]">
      <Figure name={t('scorecards.use.scored')}>{formats.number(scored)}</Figure>
      <Figure name={t('scorecards.use.passRate')}>
        {share === null ? (
          <span className="font-normal text-text-muted">{t('common.notEnoughData')}</span>
        ) : (
          <>
            {formats.percent(share)}{' '}
            <span className="text-12 font-normal text-text-muted">
              {t('scorecards.use.ofDecided', { passed, decided })}
            </span>
            <Progress label={t('scorecards.use.passRate')} share={share} />
          </>
        )}
      </Figure>
      <Figure name={t('scorecards.use.assigned')}>{formats.number(openAssignments)}</Figure>
      <Figure name={t('scorecards.use.lastUsed')}>
        {lastUsedAt === null ? (
          <span className="font-normal text-text-muted">{t('scorecards.use.never')}</span>
        ) : (
          formats.date(lastUsedAt)
        )}
      </Figure>
    </dl>
  )
}

function Figure(props: { name: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-text-muted">{props.name}</dt>
      <dd className="mt-0.5 text-14 font-semibold">{props.children}</dd>
    </div>
  )
}
