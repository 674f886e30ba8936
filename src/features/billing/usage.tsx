import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UsageMonth } from '#protocol/rest/usage.ts'
import type { User } from '#protocol/rest/current-user.ts'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardHeader } from '#src/components/ui/card.tsx'
import { Select } from '#src/components/ui/field.tsx'
import { browser } from '#src/lib/browser.ts'
import { MonthsChart } from './months-chart.tsx'
import { groupByMonth, monthsUpTo, sumBills } from './usage-sums.ts'
import { usageCsv } from './usage-csv.ts'
import { UsageTable } from './usage-table.tsx'

/** Stands for the team id of people without a team. */
const noTeamKey = 'none'
const teamKey = (row: UsageMonth) => row.team?.id ?? noTeamKey

/** The usage in the selected months: the current month, a chart, and all rows with their sum. */
export function Usage(props: { user: User; rows: readonly UsageMonth[]; months: number }): ReactNode {
  const t = useTranslations('billing')
  const [selectedTeam, setSelectedTeam] = useState('')
  const [now] = useState(() => new Date())
  const teams = useMemo(() => teamsOf(props.rows), [props.rows])
  // A team without usage in another period is no longer in the list.
  const team = teams.has(selectedTeam) ? selectedTeam : ''
  const rows = useMemo(
    () => (team === '' ? props.rows : props.rows.filter((row) => teamKey(row) === team)),
    [props.rows, team],
  )
  const months = useMemo(() => groupByMonth(rows, monthsUpTo(now, props.months)), [rows, now, props.months])
  return (
    <>
      <MonthsChart months={months} admin={props.user.role === 'admin'} />
      <Card>
        <CardHeader
          title={t('usage')}
          description={t('usageHint')}
          action={
            <Button
              size="small"
              onClick={() =>
                browser.saveFile('usage.csv', new Blob([usageCsv(rows, t('noTeam'))], { type: 'text/csv' }))
              }
            >
              <Download aria-hidden size={16} />
              {t('download')}
            </Button>
          }
        />
        {props.user.role === 'admin' && teams.size > 1 && (
          <div className="px-5 pb-4">
            <Select
              aria-label={t('team')}
              value={team}
              onChange={(event) => setSelectedTeam(event.target.value)}
              className="sm:max-w-64"
            >
              <option value="">{t('allTeams')}</option>
              {[...teams].map(([id, name]) => (
                <option key={id} value={id}>
                  {name ?? t('noTeam')}
                </option>
              ))}
            </Select>
          </div>
        )}
        <UsageTable rows={rows} total={sumBills(rows)} />
      </Card>
    </>
  )
}

/** The teams with usage, by name, people without a team last. */
function teamsOf(rows: readonly UsageMonth[]): Map<string, string | null> {
  const named = rows.map((row) => [teamKey(row), row.team?.name ?? null] as const)
  return new Map(
    named.toSorted(
      ([, a], [, b]) => (a === null ? 1 : 0) - (b === null ? 1 : 0) || (a ?? '').localeCompare(b ?? ''),
    ),
  )
}
