import { z } from 'zod'
import { capacity, jurisdictions, type Capacity, type Jurisdiction } from '#protocol/vocabulary/law.ts'

/** The environment variables of the law by which calls are held where the prospect does not say. */
export const lawEnvironment = {
  LAW_JURISDICTION: z.enum(['by_region', ...jurisdictions]).default('by_region'),
  LAW_CAPACITY: capacity.default('agency'),
}

/** In whose name trainees call, where an installation does not want the invented agencies. */
export const agencyEnvironment = {
  AGENCY_NAME: z.string().trim().max(80).optional(),
  AGENCY_PHONE: z.string().trim().max(40).optional(),
}

/** What an installation holds its calls against. `by_region`: the law of where a debtor's accent is from. */
export type LawDefaults = { jurisdiction: Jurisdiction | 'by_region'; capacity: Capacity }
