import { useMemo } from 'react'
import type { AccountCurrency } from '#protocol/vocabulary/account-file.ts'
import { useFormats } from '#src/lib/format.ts'

/** Formats the money of an account in its own currency, and its days, as the portal's language writes them. */
export function useAccountFormats(currency: AccountCurrency) {
  const formats = useFormats()
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(formats.locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const at = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`)
    return {
      /** Without decimals where there are no cents. */
      money: (cents: number) => formats.cents(cents, currency),
      /** With decimals, so that a column lines up. */
      exactMoney: (cents: number) => formats.exactCents(cents, currency),
      /** A day, YYYY-MM-DD; what is none is shown as it is. */
      day: (isoDay: string) => (/^\d{4}-\d{2}-\d{2}$/.test(isoDay) ? date.format(at(isoDay)) : isoDay),
      days: (from: string, until: string | null) =>
        until === null ? date.format(at(from)) : date.formatRange(at(from), at(until)),
    }
  }, [formats, currency])
}
export type AccountFormats = ReturnType<typeof useAccountFormats>
