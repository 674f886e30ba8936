import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { Region } from '#protocol/vocabulary/life.ts'
import type { Capacity } from '#protocol/vocabulary/law.ts'
import { places } from '../life/people/places.ts'
import { pick } from '../random.ts'

/** For whom a call is made, and the agency's own name and number where an installation has set them. */
export type CallingFor = { capacity: Capacity; agency: { name: string | null; phone: string | null } }

/** The invented agencies of the course's calls: nobody practises in the name of a real company. */
const agencies: Record<Region, string> = {
  'en-US': 'Northway Recovery',
  'es-US': 'Northway Recovery',
  'en-GB': 'Northway Collections',
  'es-MX': 'Cobranza Norte',
  'es-AR': 'Cobranzas Norte',
  'es-ES': 'Gestión de Cobros Norte',
}

const digits = ['114', '127', '131', '148', '152', '163', '175', '186', '199'] as const

/**
 * In whose name the collector calls and where the debtor may call back: numbers are of the ranges that are kept for
 * fiction, as the debtors' are.
 *
 * @param seed of the prospect's life, so that every call with it has the same number
 */
export function callerOf(
  { capacity, agency }: CallingFor,
  seed: number,
  region: Region,
): AccountFile['caller'] {
  const { cities, phone } = places[region]
  const [, areaCode] = pick(seed, 'callback city', cities)
  return {
    agency: capacity === 'creditor' ? null : (agency.name ?? agencies[region]),
    callbackPhone: agency.phone ?? phone(areaCode, pick(seed, 'callback number', digits)),
  }
}
