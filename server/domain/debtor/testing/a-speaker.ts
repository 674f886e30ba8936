import type { Speaker } from '../life/scenario/speaker.ts'

/** Who speaks in a scenario: a person with these names, within a couple. */
export function aSpeaker(gender: Speaker['gender'], ...names: string[]): Speaker {
  return { gender, names, business: null, paired: true, bilingual: false }
}
