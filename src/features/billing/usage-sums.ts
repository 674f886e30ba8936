import type { Charge, UsageMonth } from '#protocol/rest/usage.ts'

/** The chargeable items, as the API names them. */
export const chargedItems = ['modelTokensIn', 'modelTokensOut', 'voiceCharacters', 'practiceMinutes'] as const
export type ChargedItem = (typeof chargedItems)[number]

/** Usage and cost of any number of teams and months. */
export type Bill = Record<ChargedItem, Charge> & { costMicroUsd: number | null }

export const measures = ['cost', 'modelTokens', 'voiceCharacters', 'practiceMinutes'] as const
export type Measure = (typeof measures)[number]

/** Adds up bills. The cost is null if nothing had a price, which is not the same as zero. */
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

/** Whether only a part of the usage had a price. */
export function isPartlyPriced(bill: Bill): boolean {
  return bill.costMicroUsd !== null && chargedItems.some((name) => bill[name].unpriced > 0)
}

/** The amount of a measure in a bill: millionths of a US dollar, units or minutes. */
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

/** The months (YYYY-MM, UTC) up to that of `now`, the oldest first. */
export function monthsUpTo(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1))
      .toISOString()
      .slice(0, 7),
  )
}

/** The sum of the bills of each month, including months without usage. */
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
