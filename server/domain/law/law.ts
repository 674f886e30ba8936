import type { Severity } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import {
  houseRule,
  lawSources,
  type Jurisdiction,
  type LawSettings,
  type LawSource,
} from '#protocol/vocabulary/law.ts'
import type { ProspectType } from '#protocol/vocabulary/prospect.ts'
import { argentina } from './jurisdictions/argentina.ts'
import { house } from './jurisdictions/house.ts'
import { mexico } from './jurisdictions/mexico.ts'
import { spain } from './jurisdictions/spain.ts'
import { usCalifornia } from './jurisdictions/us-california.ts'
import { usFederal } from './jurisdictions/us-federal.ts'
import { usFlorida } from './jurisdictions/us-florida.ts'
import { usNewYork } from './jurisdictions/us-new-york.ts'
import { usTexas } from './jurisdictions/us-texas.ts'
import type { FirstContact, JurisdictionLaw, Notice, Rule } from './rule.ts'
import { severityOf, type ViolationId } from './violations.ts'

/** All laws that the portal knows, each in a file of its own. */
export const laws: Readonly<Record<Jurisdiction, JurisdictionLaw>> = {
  us: usFederal,
  us_california: usCalifornia,
  us_new_york: usNewYork,
  us_texas: usTexas,
  us_florida: usFlorida,
  mexico,
  spain,
  argentina,
  house,
}

/** Who collects by which law, from whom. */
export type Standing = LawSettings & { debtor: ProspectType }

/** The laws that hold, the nearest first: a state's, its country's, and the house rules, which hold everywhere. */
function lawsFor(jurisdiction: Jurisdiction): JurisdictionLaw[] {
  const own = laws[jurisdiction]
  if (own.id === 'house') return [own]
  return own.within === null ? [own, house] : [own, laws[own.within], house]
}

function binds({ capacity, debtor }: Pick<Rule, 'capacity' | 'debtor'>, standing: Standing): boolean {
  return capacity.includes(standing.capacity) && debtor.includes(standing.debtor)
}

/** The rules that bind a collector, the nearest law's first. */
export function rulesFor(standing: Standing): Rule[] {
  return lawsFor(standing.jurisdiction).flatMap(({ rules }) => rules.filter((rule) => binds(rule, standing)))
}

/** What a finding rests on: the rules of the nearest laws, and how grave they take it. */
export type Basis = { rules: readonly Rule[]; severity: Severity }

/** The country's own law stands before the house rule, which only holds where no law says anything. */
export function basisOf(violation: ViolationId, standing: Standing): Basis | null {
  const covering = rulesFor(standing).filter(({ covers }) => covers.includes(violation))
  const lawful = covering.filter((rule) => !house.rules.includes(rule))
  const rules = lawful.length > 0 ? lawful : covering
  const [nearest] = rules
  if (nearest === undefined) return null
  return { rules, severity: nearest.severity ?? severityOf(violation) }
}

/** A law that a finding cites, and where it was read. */
export type CitedSource = { citation: string; checked: LawSource }

/** The laws behind a finding, the nearest first; each once, as it was read best. */
export function sourcesOf({ rules }: Basis): CitedSource[] {
  const found = new Map<string, LawSource>()
  for (const { law, section, checked } of rules) {
    const citation = section === '' ? law : `${law}, ${section}`
    const known = found.get(citation) ?? 'unchecked'
    const best = lawSources.find((source) => source === known || source === checked.at) ?? known
    found.set(citation, best)
  }
  return [...found].map(([citation, checked]) => ({ citation, checked }))
}

/** "FDCPA, 15 U.S.C. 1692e(4), (7); Tex. Fin. Code 392.301(a)(5)": what a finding cites. */
export function citationOf(basis: Basis): string {
  return sourcesOf(basis)
    .map(({ citation }) => citation)
    .join('; ')
}

/** How a text names a rule of our own, in brackets: nobody should take it for a law. */
const houseRuleNames: Record<Language, string> = {
  en: 'House rule, not a law',
  es: 'Regla de buen trato, no es ley',
}

/** A citation in the language of a text: laws keep their names, a rule of our own has one in each. */
export function citationIn(citation: string, language: Language): string {
  return citation.replaceAll(houseRule, houseRuleNames[language])
}

/** The notice that is owed at the start of a call; null where the law has none for this standing. */
export function noticeFor(standing: Standing): Notice | null {
  return (
    lawsFor(standing.jurisdiction)
      .map(({ notice }) => notice)
      .find((notice) => notice !== null && binds(notice, standing)) ?? null
  )
}

/** What the law asks to be said at the first contact, and the rule that does; null where none binds here. */
export function firstContactFor(standing: Standing): { asked: FirstContact; rule: Rule } | null {
  const binding = rulesFor(standing)
  for (const { firstContact: asked } of lawsFor(standing.jurisdiction)) {
    const rule = binding.find(({ id }) => id === asked?.rule)
    if (asked && rule) return { asked, rule }
  }
  return null
}

/** Between which hours a call is allowed, where a law that binds here says so. */
export function callHoursFor(standing: Standing): JurisdictionLaw['callHours'] {
  const binding = rulesFor(standing)
  return (
    lawsFor(standing.jurisdiction)
      .map(({ callHours }) => callHours)
      .find((hours) => hours !== null && binding.some(({ id }) => id === hours.rule)) ?? null
  )
}

/** Whether what asks for the notice was checked anywhere: one that was checked nowhere caps nothing. */
export function isNoticeChecked(standing: Standing): boolean {
  const notice = noticeFor(standing)
  const rule = rulesFor(standing).find(({ id }) => id === notice?.rule)
  return rule !== undefined && rule.checked.at !== 'unchecked'
}
