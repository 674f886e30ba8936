import type { Jurisdiction, LawSettings } from '#protocol/vocabulary/law.ts'
import type { Accent } from '#protocol/vocabulary/prospect.ts'
import type { Region } from '../debtor/life/life.ts'
import { regionOf } from '../debtor/life/people/places.ts'
import type { Scenario } from '../debtor/scenario.ts'
import type { Standing } from './law.ts'

type Person = Pick<Scenario, 'accent' | 'primaryLanguage' | 'scenario'>

/** Accents that tell the state. */
const states: Partial<Record<Accent, Jurisdiction>> = { new_york: 'us_new_york', california: 'us_california' }

/** Of Britain there is no law here: the rules of the house hold. */
const byRegion: Record<Region, Jurisdiction> = {
  'en-US': 'us',
  'en-GB': 'house',
  'es-US': 'us',
  'es-MX': 'mexico',
  'es-AR': 'argentina',
  'es-ES': 'spain',
}

/** The jurisdiction of a debtor of whom nobody set one: where the scenario or the accent puts the person. */
export function jurisdictionOf(person: Person): Jurisdiction {
  const language = person.primaryLanguage === 'spanish' ? 'es' : 'en'
  return states[person.accent] ?? byRegion[regionOf(person, language)]
}

/** By which law a call is held: what the session froze, else that of the debtor's region, for an agency. */
export function lawOf(scenario: Person & Pick<Scenario, 'law'>): LawSettings {
  return scenario.law ?? { jurisdiction: jurisdictionOf(scenario), capacity: 'agency' }
}

/** Who collects by which law, from whom, in a call. */
export function standingOf(scenario: Person & Pick<Scenario, 'law' | 'type'>): Standing {
  return { ...lawOf(scenario), debtor: scenario.type }
}
