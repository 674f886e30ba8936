import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import type { Region } from '#protocol/vocabulary/life.ts'
import { languagesOf } from '../life/make-life.ts'
import { regionOf } from '../life/people/places.ts'

/** In what a debt of a region is owed. */
export const currencies: Record<Region, AccountCurrency> = {
  'en-US': 'USD',
  'en-GB': 'GBP',
  'es-MX': 'MXN',
  'es-AR': 'ARS',
  'es-ES': 'EUR',
  'es-US': 'USD',
}

/** The currency of a debt: that of the debtor's region, in the language that it speaks first. */
export function debtCurrency(prospect: Parameters<typeof regionOf>[0]): AccountCurrency {
  return currencies[regionOf(prospect, languagesOf(prospect)[0] ?? 'en')]
}
