import { z } from 'zod'

/** Whose collection law a call is held against. `house` knows no law: the rules of decency that hold everywhere. */
export const jurisdictions = [
  'us',
  'us_california',
  'us_new_york',
  'us_texas',
  'us_florida',
  'mexico',
  'spain',
  'argentina',
  'house',
] as const
export const jurisdiction = z.enum(jurisdictions)
export type Jurisdiction = z.infer<typeof jurisdiction>

/** For whom is collected: an agency for somebody else, or the creditor itself. */
export const capacities = ['agency', 'creditor'] as const
export const capacity = z.enum(capacities)
export type Capacity = z.infer<typeof capacity>

/** What a session is held against: fixed when it starts. */
export const lawSettings = z.object({ jurisdiction, capacity })
export type LawSettings = z.infer<typeof lawSettings>

/** Where a rule was read: the law's own text, what others write about it, or nowhere. */
export const lawSources = ['primary', 'secondary', 'unchecked'] as const
export const lawSource = z.enum(lawSources)
export type LawSource = z.infer<typeof lawSource>

/** How a rule of our own is cited where no law says it; the screens have their own words for it. */
export const houseRule = 'House rule'
