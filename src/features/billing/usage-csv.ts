import type { UsageMonth } from '#protocol/rest/usage.ts'

const microUsd = 1_000_000

/**
 * The rows as a file for a spreadsheet: plain figures, costs in US dollars, empty where there is no price.
 * `noTeam` stands for people without a team.
 */
export function usageCsv(rows: readonly UsageMonth[], noTeam: string): string {
  const head = [
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
    row.team?.name ?? noTeam,
    row.costMicroUsd === null ? '' : (row.costMicroUsd / microUsd).toFixed(6),
    row.practiceMinutes.quantity,
    row.modelTokensIn.quantity,
    row.modelTokensOut.quantity,
    row.voiceCharacters.quantity,
  ])
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

/** A name that begins like a formula would be run by a spreadsheet: an apostrophe makes it a text. */
function cell(value: string | number): string {
  const text = String(value)
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
