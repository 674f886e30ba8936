import type { AccountFile } from '#protocol/rest/account-file.ts'

/**
 * The balance over time as SVG paths in a box: it steps at each entry, and goes down evenly over several payments. The last
 * point is today's balance.
 */
export function plotBalance(
  { history }: Pick<AccountFile, 'history'>,
  { width, height }: { width: number; height: number },
): { line: string; area: string; end: { x: number; y: number } } {
  const days = history.flatMap(({ on, until }) => [Date.parse(on), Date.parse(until ?? on)])
  const from = Math.min(...days)
  const span = Math.max(1, Math.max(...days) - from)
  const most = Math.max(1, ...history.map(({ balanceCents }) => balanceCents))
  const inset = 4
  // From the last entry to today the balance stands.
  const tail = 16
  const x = (day: string) => round(((Date.parse(day) - from) / span) * (width - 2 * inset - tail) + inset)
  const y = (cents: number) => round(height - inset - (cents / most) * (height - 2 * inset))
  const start = y(0)
  let line = ''
  let balance = 0
  for (const { on, until, balanceCents } of history) {
    line += line === '' ? `M${x(on)} ${until === null ? y(balanceCents) : y(0)}` : `L${x(on)} ${y(balance)}`
    line += `L${x(until ?? on)} ${y(balanceCents)}`
    balance = balanceCents
  }
  const end = { x: width - inset, y: y(balance) }
  line += `L${end.x} ${end.y}`
  return { line, area: `${line}L${end.x} ${start}L${inset} ${start}Z`, end }
}

const round = (value: number) => Math.round(value * 10) / 10
