import type { Personality } from '#protocol/vocabulary/prospect.ts'
import { contactWaysIn, speaksOfCalls } from '#server/language/requests/offers-contact-ways.ts'
import type { Chooser } from './move.ts'
import { timesSaid } from './said.ts'

/** Who would rather have it on paper. */
const guarded: readonly Personality[] = ['defensive', 'threatening', 'polite_but_resistant', 'emotional']

/**
 * "Call or just mail?": one of the two. In writing for whoever wants no calls or disputes the debt, and for the guarded; by phone for the
 * others.
 */
export const chooseContact: Chooser = ({ line, impact, mind, life, personality, scenario }) => {
  const ways = contactWaysIn(line, life.language)
  if (ways === null || impact.harm !== null || timesSaid(mind, 'plain.choice') > mostChoices) return null
  const wantsPaper =
    mind.rights.length > 0 || guarded.includes(personality) || scenario.objections.some(speaksOfCalls)
  return {
    says: { situation: 'plain.choice' },
    act: 'answer',
    slots: { detail: wantsPaper ? ways.write : ways.call },
  }
}
const mostChoices = 4
