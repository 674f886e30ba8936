import type { UsageMonth } from '#protocol/rest/usage.ts'

const microUsdPerUsd = 1_000_000

/**
 * The rows as CSV: plain numbers, costs in US dollars, empty without a price. `noTeamLabel` stands for people
 * without a team.
 */
export function usageCsv(rows: readonly UsageMonth[], noTeamLabel: string): string {
  const header = [
    'month',
    'team',
    'cost_usd',
    'practice_minutes',
    'model_tokens_read',
    'model_tokens_written',
    'voice_characters',
  ]
  const lines = rows.map((row) => [
    row.month,
    row.team?.name ?? noTeamLabel,
    row.costMicroUsd === null ? '' : (row.costMicroUsd / microUsdPerUsd).toFixed(6),
    row.practiceMinutes.quantity,
    row.modelTokensIn.quantity,
    row.modelTokensOut.quantity,
    row.voiceCharacters.quantity,
  ])
  return [header, ...lines].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')
}

/** A spreadsheet would run a value that starts like a formula: an apostrophe makes it text. */
function csvCell(value: string | number): string {
  const text = String(value)
  const escaped = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
