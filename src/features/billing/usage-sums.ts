import type { Charge, UsageMonth } from '#protocol/rest/usage.ts'

/** What is charged for, as the contract names it. */
export const chargedItems = ['modelTokensIn', 'modelTokensOut', 'voiceCharacters', 'practiceMinutes'] as const
export type ChargedItem = (typeof chargedItems)[number]

/** What was used and what it cost, of however many teams and months. */
export type Bill = Record<ChargedItem, Charge> & { costMicroUsd: number | null }

export const measures = ['cost', 'modelTokens', 'voiceCharacters', 'practiceMinutes'] as const
export type Measure = (typeof measures)[number]

/** The sum of bills. A cost is null where nothing of it had a price: that is not the same as nothing. */
export function sumBills(bills: readonly Bill[]): Bill {
  const sumCharge = (name: ChargedItem): Charge => ({
    quantity: bills.reduce((sum, bill) => sum + bill[name].quantity, 0),
    unpriced: bills.reduce((sum, bill) => sum + bill[name].unpriced, 0),
    costMicroUsd: sumKnown(bills.map((bill) => bill[name].costMicroUsd)),
  })
  return {
    modelTokensIn: sumCharge('modelTokensIn'),
    modelTokensOut: sumCharge('modelTokensOut'),
    voiceCharacters: sumCharge('voiceCharacters'),
    practiceMinutes: sumCharge('practiceMinutes'),
    costMicroUsd: sumKnown(bills.map((bill) => bill.costMicroUsd)),
  }
}

function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Whether a part of what was used had no price, while another part had one. */
export function isPartlyPriced(bill: Bill): boolean {
  return bill.costMicroUsd !== null && chargedItems.some((name) => bill[name].unpriced > 0)
}

/** How much of a measure a bill has: millionths of a US dollar, pieces or minutes. */
export function measureAmount(measure: Measure, bill: Bill): number {
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
export function groupByMonth(
  rows: readonly UsageMonth[],
  months: readonly string[],
): { month: string; bill: Bill }[] {
  const groups = new Map<string, UsageMonth[]>()
  for (const row of rows) {
    const group = groups.get(row.month)
    if (group) group.push(row)
    else groups.set(row.month, [row])
  }
  return months.map((month) => ({ month, bill: sumBills(groups.get(month) ?? []) }))
}
