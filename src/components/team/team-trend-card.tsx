import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TrendWeek } from '#protocol/rest/overview.ts'
import { dimensions } from '#protocol/vocabulary/analysis.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { ChartDataTable } from '#src/components/ui/chart-data-table.tsx'
import { EarlierLegend } from '#src/components/ui/earlier-legend.tsx'
import { useFormats } from '#src/lib/format.ts'
import { SkillLines } from './skill-lines.tsx'

/** The skills of a team, or of all, over the last weeks. */
export function TeamTrendCard(props: { trend: readonly TrendWeek[]; allTeams: boolean }): ReactNode {
  const t = useTranslations()
  const formats = useFormats()
  const { trend } = props
  const [first, last] = [trend[0], trend.at(-1)]
  const title = t(props.allTeams ? 'home.team.trendAll' : 'home.team.trend')
  const calls = trend.reduce((sum, week) => sum + week.calls, 0)
  if (!first || !last || calls === 0)
    return (
      <Card>
        <CardHeader title={title} />
        <div className="px-5 pb-5">
          <p className="text-16 font-medium">{t('common.notEnoughData')}</p>
          <p className="mt-0.5 text-14 text-text-muted">{t('home.team.trendEmpty')}</p>
        </div>
      </Card>
    )
  const newest = newestEdition(trend.map(({ criteriaEdition }) => criteriaEdition))
  const earlier = trend.map(({ criteriaEdition }) => isEarlierEdition(criteriaEdition, newest))
  const shown = (score: number | null) => (score === null ? '–' : formats.number(score))
  return (
    <Card className="min-w-0">
      <CardHeader title={title} description={t('home.team.trendHint')} />
      <div className="px-5 pb-5">
        <SkillLines
          scores={trend.map(({ scores }) => scores)}
          from={formats.shortDay(first.from)}
          to={formats.shortDay(last.to)}
          latest={t('home.latestWeek')}
          earlier={earlier}
        />
        {earlier.includes(true) && (
          <p className="mt-1 text-12 text-text-muted">
            <EarlierLegend>
              {t('criteriaEdition.pointsApart')} {t('criteriaEdition.weeks')}
            </EarlierLegend>
          </p>
        )}
        <ChartDataTable
          label={t('home.team.trendTable')}
          columns={[
            { name: t('home.team.week'), text: true },
            { name: t('home.team.calls') },
            ...dimensions.map((dimension) => ({ name: t(`analysis.dimensions.${dimension}`) })),
          ]}
          rows={trend.map((week, at) => ({
            name:
              earlier[at] === true
                ? t('criteriaEdition.value', { value: formats.dayRange(week.from, week.to) })
                : formats.dayRange(week.from, week.to),
            cells: [
              formats.number(week.calls),
              ...dimensions.map((dimension) => shown(week.scores[dimension])),
            ],
          }))}
        />
      </div>
    </Card>
  )
}
