import type { ListedProspect } from '#protocol/rest/prospects.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'

/** The newest edition of the criteria among the own best scores with some debtors; null without one. */
export function newestBest(prospects: readonly ListedProspect[]): number | null {
  return newestEdition(prospects.map(({ bestScoreEdition }) => bestScoreEdition ?? null))
}

/** Whether the own best score with a debtor is by earlier criteria than others that it stands beside. */
export function isEarlierBest({ bestScoreEdition }: ListedProspect, newest: number | null): boolean {
  return isEarlierEdition(bestScoreEdition ?? null, newest)
}
