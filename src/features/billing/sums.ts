import type { Charge, UsageMonth } from '#protocol/rest/usage.ts'

/** What is charged for, as the contract names it. */
export const charged = ['modelTokensIn', 'modelTokensOut', 'voiceCharacters', 'practiceMinutes'] as const
export type Charged = (typeof charged)[number]

/** What was used and what it cost, of however many teams and months. */
export type Bill = Record<Charged, Charge> & { costMicroUsd: number | null }

export const measures = ['cost', 'modelTokens', 'voiceCharacters', 'practiceMinutes'] as const
export type Measure = (typeof measures)[number]

/** The sum of bills. A cost is null where nothing of it had a price: that is not the same as nothing. */
export function sumOf(bills: readonly Bill[]): Bill {
  const of = (name: Charged): Charge => ({
    quantity: bills.reduce((sum, bill) => sum + bill[name].quantity, 0),
    unpriced: bills.reduce((sum, bill) => sum + bill[name].unpriced, 0),
    costMicroUsd: sumOfKnown(bills.map((bill) => bill[name].costMicroUsd)),
  })
  return {
    modelTokensIn: of('modelTokensIn'),
    modelTokensOut: of('modelTokensOut'),
    voiceCharacters: of('voiceCharacters'),
    practiceMinutes: of('practiceMinutes'),
    costMicroUsd: sumOfKnown(bills.map((bill) => bill.costMicroUsd)),
  }
}

function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Whether a part of what was used had no price, while another part had one. */
export function isPartlyPriced(bill: Bill): boolean {
  return bill.costMicroUsd !== null && charged.some((name) => bill[name].unpriced > 0)
}

/** How much of a measure a bill has: millionths of a US dollar, pieces or minutes. */
export function amountOf(measure: Measure, bill: Bill): number {
  switch (measure) {
    case 'cost':
      return bill.costMicroUsd ?? 0
    case 'modelTokens':
      return bill.modelTokensIn.quantity + bill.modelTokensOut.quantity
    case 'voiceCharacters':
    case 'practiceMinutes':
      return bill[measure].quantity
    default:
      return measure satisfies never
  }
}

/** The months (YYYY-MM, UTC) up to the one of `now`, the oldest first. */
export function monthsUpTo(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - at), 1))
      .toISOString()
      .slice(0, 7),
  )
}

/** The bills of each month summed, also of months in which nothing was used. */
export function byMonth(
  rows: readonly UsageMonth[],
  months: readonly string[],
): { month: string; bill: Bill }[] {
  const groups = new Map<string, UsageMonth[]>()
  for (const row of rows) {
    const group = groups.get(row.month)
    if (group) group.push(row)
    else groups.set(row.month, [row])
  }
  return months.map((month) => ({ month, bill: sumOf(groups.get(month) ?? []) }))
}
