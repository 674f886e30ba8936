import type { ListedProspect, Prospect } from '#protocol/rest/prospects.ts'
import { difficulties, effectiveDifficulty } from '#protocol/vocabulary/prospect.ts'

/**
 * The debtor for a first call: rather of medium difficulty in the language that is suggested first than an easy one in
 * another or in two. `prospects` begin with those to suggest.
 */
export function firstDebtor<Listed extends Prospect>(prospects: readonly Listed[]): Listed | null {
  const [first] = prospects
  const alike = prospects.filter(({ primaryLanguage }) => primaryLanguage === first?.primaryLanguage)
  const ofLevel = (those: readonly Listed[], ...levels: string[]) =>
    those.find(({ difficultyLevel }) => levels.includes(difficultyLevel))
  const easy = ['beginner', 'easy']
  return ofLevel(alike, ...easy) ?? ofLevel(alike, 'medium') ?? ofLevel(prospects, ...easy) ?? first ?? null
}

/**
 * The debtors to suggest to somebody who has not passed lately: none harder than those whom they have called, and before
 * any of these the one for a first call. `isCalled`: calls that the list may not have scored.
 */
export function withinReach(
  prospects: readonly ListedProspect[],
  isCalled: (id: string) => boolean = () => false,
): readonly ListedProspect[] {
  const levelOf = ({ difficultyLevel }: Prospect) =>
    difficulties.indexOf(effectiveDifficulty(difficultyLevel))
  const called = prospects.filter(({ id, bestScore }) => bestScore !== undefined || isCalled(id))
  if (called.length === 0) return [firstDebtor(prospects)].filter((debtor) => debtor !== null)
  const hardest = Math.max(...called.map((each) => levelOf(each)))
  return prospects.filter((each) => levelOf(each) <= hardest)
}
