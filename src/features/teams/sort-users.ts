import type { Member } from '#protocol/rest/users.ts'
import { isEarlierEdition, newestEdition } from '#protocol/vocabulary/criteria-edition.ts'
import { displayName } from '#src/lib/visitor.ts'

export const userSortKeys = ['user', 'sessions', 'averageShort', 'lastActive'] as const
export type UserSortKey = (typeof userSortKeys)[number]
export type UserSort = { by: UserSortKey; descending: boolean }

/**
 * The people in another order, by name where they are alike; who has nothing to compare comes last in both directions, as does an
 * average of earlier criteria than those of others.
 */
export function sortUsers(users: readonly Member[], sort: UserSort, locale: string): Member[] {
  const sign = sort.descending ? -1 : 1
  const { compare } = new Intl.Collator(locale)
  const newest = newestEdition(users.map(({ criteriaEdition }) => criteriaEdition))
  const byName = (a: Member, b: Member) => compare(displayName(a), displayName(b))
  return users.toSorted((a, b) => {
    if (sort.by === 'user') return sign * byName(a, b)
    const [first, second] = [figureOf(a, sort.by, newest), figureOf(b, sort.by, newest)]
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || byName(a, b)
    return sign * (first - second) || byName(a, b)
  })
}

function figureOf(member: Member, key: Exclude<UserSortKey, 'user'>, newest: number | null): number | null {
  switch (key) {
    case 'sessions':
      return member.sessionsCount
    case 'averageShort':
      return isEarlierEdition(member.criteriaEdition, newest) ? null : member.avgScore
    case 'lastActive':
      return member.lastActiveAt === null ? null : Date.parse(member.lastActiveAt)
    default:
      return key satisfies never
  }
}
