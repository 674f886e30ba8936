import type { Jurisdiction, LawSettings } from '#protocol/vocabulary/law.ts'
import type { Accent } from '#protocol/vocabulary/prospect.ts'
import type { Scenario } from '../debtor/scenario.ts'
import type { Standing } from './law.ts'

/** Where a person with such an accent lives, as far as the accent tells; the United States where it does not. */
const byAccent: Partial<Record<Accent, Jurisdiction>> = {
  mexican: 'mexico',
  argentinian: 'argentina',
  castilian: 'spain',
  british: 'house',
  new_york: 'us_new_york',
  california: 'us_california',
}

/** The jurisdiction of a debtor of whom nobody set one. */
export function jurisdictionOf(accent: Accent): Jurisdiction {
  return byAccent[accent] ?? 'us'
}

/** By which law a call is held: what the session froze, else that of the debtor's region, for an agency. */
export function lawOf({ law, accent }: Pick<Scenario, 'law' | 'accent'>): LawSettings {
  return law ?? { jurisdiction: jurisdictionOf(accent), capacity: 'agency' }
}

/** Who collects by which law, from whom, in a call. */
export function standingOf(scenario: Pick<Scenario, 'law' | 'accent' | 'type'>): Standing {
  return { ...lawOf(scenario), debtor: scenario.type }
}
