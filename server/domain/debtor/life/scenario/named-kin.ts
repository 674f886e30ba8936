/** Kin and others of a debtor's own, as the debtor calls them: "my ex", "my husband Dan". */
const kin: Readonly<Record<'He' | 'She', RegExp>> = {
  He: /\bmy (ex(?:-husband)?|husband|boyfriend|father|dad|brother|son|uncle|boss|landlord|grandfather|stepfather|nephew)\b/iu,
  She: /\bmy (ex(?:-wife)?|wife|girlfriend|mother|mum|mom|sister|daughter|aunt|grandmother|landlady|stepmother|niece)\b/iu,
}

/**
 * "I borrowed to clear my ex's debts; he left in March": a clause about somebody who was named just before, with that name for the pronoun
 * that nobody understands alone. `before`: the clause before it, as the debtor says it. Unchanged where two could be meant.
 */
export function withKinNamed(spoken: string, before: string | null): string {
  const [, pronoun] = /^(He|She) (?=\p{Ll})/u.exec(spoken) ?? []
  if (before === null || (pronoun !== 'He' && pronoun !== 'She')) return spoken
  const named = [...before.matchAll(new RegExp(kin[pronoun], 'giu'))].flatMap(([, one]) => one ?? [])
  const [only] = new Set(named.map((one) => one.toLowerCase()))
  return only === undefined || new Set(named).size > 1 ? spoken : spoken.replace(/^(?:He|She)/, `My ${only}`)
}
