import type { Severity } from '#protocol/vocabulary/analysis.ts'
import type { Jurisdiction, Capacity, LawSource } from '#protocol/vocabulary/law.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { DebtType, ProspectType } from '#protocol/vocabulary/prospect.ts'
import type { FirstContactPart } from '#server/language/first-contact.ts'
import type { ViolationId } from './violations.ts'

type Worded = Readonly<Record<Language, string>>

/**
 * One rule of collection law, as data. A finding of one of `covers` rests on it where it binds: for collectors of
 * `capacity` (an agency, the creditor, or both) who collect from a `debtor` (a consumer, a business, or both).
 */
export type Rule = {
  /** Unique among all jurisdictions: "us.false_threat_of_arrest". */
  id: string
  kind: 'forbids' | 'asks'
  covers: readonly ViolationId[]
  /** The law by its usual short name, and where in it the rule stands: "FDCPA", "15 U.S.C. 1692e(4), (7)". */
  law: string
  section: string
  capacity: readonly Capacity[]
  debtor: readonly ProspectType[]
  /** Where this law takes a violation more or less gravely than the house rules do. */
  severity?: Severity
  /** What it forbids or asks for, in one or two plain sentences. */
  says: Worded
  /** A line of a collector who keeps it. */
  example: Worded
  checked: { on: string; at: LawSource; where: string }
}

/** The notice that a collector owes at the start of a call, such as the FDCPA's "mini-Miranda". */
export type Notice = {
  rule: string
  says: Worded
  capacity: readonly Capacity[]
  debtor: readonly ProspectType[]
}

/** What a collector has to say at the first contact, in words of their own, about debts of these kinds. */
export type FirstContact = {
  rule: string
  asks: readonly FirstContactPart[]
  debts: readonly DebtType[]
}

/** One jurisdiction: its own rules, and those of the one that it adds to. */
export type JurisdictionLaw = {
  id: Jurisdiction
  /** Whose rules hold as well: those of the United States in its states. */
  within: Jurisdiction | null
  notice: Notice | null
  firstContact?: FirstContact
  /** Between which hours of the debtor's day a call is allowed, where the law says so: "08:00" to "21:00". */
  callHours: { from: string; to: string; rule: string } | null
  rules: readonly Rule[]
}
