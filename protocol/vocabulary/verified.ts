import type { IdentityItem } from './analysis.ts'

/** An item of the identity check, as a line of it or only whether there is one. */
type Item = { item: IdentityItem; asked: unknown; given: unknown; afterDebt: boolean }

/** Anybody who picks up the phone can say these. */
const namedAlone: readonly IdentityItem[] = ['name', 'contact']

/** Whether an item is one that only the right person knows. */
export function isFact(item: IdentityItem): boolean {
  return !namedAlone.includes(item)
}

const is = (mark: unknown) => mark !== null && mark !== false

/** Whether an item was asked for and given before the debt was spoken of, and is one that only the right person knows. */
export function proves({ item, asked, given, afterDebt }: Item): boolean {
  return isFact(item) && is(asked) && is(given) && !afterDebt
}

/**
 * Whether the person was verified: by something that only they know, before the debt was spoken of. The page of the call and
 * the criterion `compliance.verified_first` both go by this.
 */
export function isVerified(items: readonly Item[]): boolean {
  return items.some(proves)
}
