import type { TaughtLaw } from '#protocol/rest/onboarding.ts'
import type { Context } from '#server/context.ts'
import { laws, noticeFor, rulesFor } from '#server/domain/law/law.ts'

/**
 * The law by which calls are held here, for whoever collects from a consumer: a state's rules before those of its country.
 * Empty where the law depends on the debtor.
 */
export function listTaughtLaws({ law: { jurisdiction, capacity } }: Pick<Context, 'law'>): TaughtLaw[] {
  if (jurisdiction === 'by_region') return []
  const own = laws[jurisdiction]
  const taught = own.within === null ? [own] : [own, laws[own.within]]
  const binding = new Set(rulesFor({ jurisdiction, capacity, debtor: 'individual' }))
  return taught.map(({ id, rules, notice }) => ({
    jurisdiction: id,
    capacity,
    // A state that has none of its own has that of its country, which is told there.
    notice:
      notice === null
        ? null
        : (noticeFor({ jurisdiction: id, capacity, debtor: 'individual' })?.says ?? null),
    rules: rules
      .filter((rule) => binding.has(rule))
      .map((rule) => ({
        id: rule.id,
        basis: rule.section === '' ? rule.law : `${rule.law}, ${rule.section}`,
        says: rule.says,
        example: rule.example,
        checkedAt: rule.checked.at,
      })),
  }))
}
