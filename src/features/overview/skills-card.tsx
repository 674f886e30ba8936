import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'use-intl'
import type { PracticeOverview } from '#protocol/rest/overview.ts'
import { dimensions } from '#protocol/vocabulary/analysis.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ChartDataTable } from '#src/components/ui/chart-data-table.tsx'
import { ChangeNote } from '#src/components/ui/change-note.tsx'
import { EarlierLegend } from '#src/components/ui/earlier-legend.tsx'
import { ScoreRing } from '#src/components/ui/score.tsx'
import { useFormats } from '#src/lib/format.ts'
import { SkillLines } from '#src/components/team/skill-lines.tsx'

/** The average of all scores with how it changed since last month, and the five skills over the last calls. */
export function SkillsCard(props: { home: PracticeOverview }): ReactNode {
  const t = useTranslations()
  const { averageScore, scoredSessions, earlierScored, scoredRetries, monthChange, trend } = props.home
  const said = ({ points, calls, callsBefore }: NonNullable<typeof monthChange>) =>
    t(points === 0 ? 'overview.unchanged' : points > 0 ? 'overview.changeUp' : 'overview.changeDown', {
      points: Math.abs(points),
      calls,
      before: callsBefore,
    })
  return (
    <Card className="flex min-w-0 flex-col">
      <CardHeader title={t('overview.averagePerformance')} />
      <div className="flex flex-1 flex-col gap-5 px-5 pb-5">
        {averageScore === null ? (
          <div className="my-auto py-6">
            <p className="text-16 font-medium">{t('common.notEnoughData')}</p>
            <p className="mt-0.5 text-14 text-text-muted">{t('overview.noScores')}</p>
          </div>
        ) : (
          <>
            <div className="flex items-center gap-4">
              <ScoreRing score={averageScore} size={80} />
              <div className="min-w-0">
                <p className="text-16 font-semibold">
                  {/* The word of a band says how a call was: "average" of an average reads as nonsense. */}
                  {t(
                    averageScore < limits.passMark ? 'analysis.passMark.below' : 'analysis.passMark.reached',
                    {
                      mark: limits.passMark,
                    },
                  )}
                </p>
                <p className="text-12 text-text-muted">
                  {t('overview.averageOf', { count: scoredSessions })}
                </p>
                {earlierScored > 0 && (
                  <p className="text-12 text-text-muted">
                    {t('criteriaEdition.leftOut', { count: earlierScored })}
                  </p>
                )}
                {scoredRetries > 0 && (
                  <p className="text-12 text-text-muted">{t('tries.leftOut', { count: scoredRetries })}</p>
                )}
                {monthChange === null ? (
                  <p className="mt-1 text-12 text-text-muted">{t('overview.noChange')}</p>
                ) : (
                  <ChangeNote change={monthChange.points}>{said(monthChange)}</ChangeNote>
                )}
              </div>
            </div>
            <div className="border-t border-border pt-4">
              {trend.length < limits.trendCallsMin ? (
                <p className="text-14 text-text-muted">
                  {t('home.skillsFew', { missing: limits.trendCallsMin - trend.length })}
                </p>
              ) : (
                <SkillTrend trend={trend} />
              )}
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

function SkillTrend({ trend }: Pick<PracticeOverview, 'trend'>): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last) return null
  const newest = newestEdition(trend.map(({ criteriaEdition }) => criteriaEdition))
  const earlier = trend.map(({ criteriaEdition }) => isEarlierEdition(criteriaEdition, newest))
  const earlierCalls = earlier.filter(Boolean).length
  const shown = (score: number | null) => (score === null ? '–' : formats.number(score))
  return (
    <>
      <h3 className="mb-2 text-14 font-semibold">{t('home.skills', { count: trend.length })}</h3>
      <SkillLines
        scores={trend.map(({ scores }) => scores)}
        from={formats.dayAndMonth(first.startedAt)}
        to={formats.dayAndMonth(last.startedAt)}
        latest={t('home.latestCall')}
        earlier={earlier}
      />
      {earlierCalls > 0 && (
        <p className="mt-1 text-12 text-text-muted">
          <EarlierLegend>{t('criteriaEdition.drawnApart', { count: earlierCalls })}</EarlierLegend>
        </p>
      )}
      <ChartDataTable
        label={t('home.skillsTable')}
        columns={[
          { name: t('home.call'), text: true },
          { name: t('home.overall') },
          ...dimensions.map((dimension) => ({ name: t(`analysis.dimensions.${dimension}`) })),
        ]}
        rows={trend.map((call, at) => ({
          name: (
            <Link
              to={`/session/${call.sessionId}`}
              className="text-accent-text underline-offset-4 hover:underline"
            >
              {call.prospectName}, {formats.date(call.startedAt)}
              {earlier[at] === true && ` (${t('criteriaEdition.earlier')})`}
            </Link>
          ),
          cells: [shown(call.overall), ...dimensions.map((dimension) => shown(call.scores[dimension]))],
        }))}
      />
    </>
  )
}
