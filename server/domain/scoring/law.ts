import type { Severity } from '#protocol/vocabulary/analysis.ts'
import type { ProspectType } from '#protocol/vocabulary/prospect.ts'
import type { SpokenViolation } from '#server/language/reading.ts'

export const jurisdictions = ['us', 'mexico', 'spain'] as const
export type Jurisdiction = (typeof jurisdictions)[number]
/** `third` collects for someone else (an agency); `first` is the creditor itself. */
export const parties = ['third', 'first'] as const
export type Party = (typeof parties)[number]
export type LawSettings = { jurisdiction: Jurisdiction; party: Party }
/** The strictest common case, so that a habit learnt here is safe elsewhere. */
export const defaultLaw: LawSettings = { jurisdiction: 'us', party: 'third' }

/** Violations that one line shows, and those that the order of the call or a passed-over right shows. */
export type ViolationId =
  | SpokenViolation
  | 'debt_before_verification'
  | 'missing_disclosure'
  | 'attorney_ignored'
  | 'bankruptcy_ignored'
  | 'wrong_party_told'
  | 'despair_ignored'
  | 'call_without_consent'

/** United States, consumer debt, collector for another: FDCPA (15 U.S.C.) and Regulation F (12 CFR 1006). */
const usThirdParty: Record<ViolationId, string> = {
  arrest: '15 U.S.C. 1692e(4), (7)',
  unlawful_action: '15 U.S.C. 1692e(4), (5)',
  false_identity: '15 U.S.C. 1692e(1), (3)',
  false_credit: '15 U.S.C. 1692e(8)',
  abuse: '15 U.S.C. 1692d(2)',
  violence: '15 U.S.C. 1692d(1)',
  third_party: '15 U.S.C. 1692c(b)',
  ignore_stop: '12 CFR 1006.14(h); 15 U.S.C. 1692c(c)',
  ignore_dispute: '15 U.S.C. 1692g',
  pay_to_me: '15 U.S.C. 1692e(10)',
  disclosure_language: '12 CFR 1006.18(e)(4)',
  debt_before_verification: '15 U.S.C. 1692c(b); 12 CFR 1006.6(d)(1)',
  missing_disclosure: '15 U.S.C. 1692e(11); 12 CFR 1006.18(e)',
  attorney_ignored: '15 U.S.C. 1692c(a)(2); 12 CFR 1006.6(b)(2)',
  bankruptcy_ignored: '11 U.S.C. 362(a)(6)',
  wrong_party_told: '15 U.S.C. 1692c(b)',
  despair_ignored: '12 U.S.C. 5531(d)',
  call_without_consent: '12 CFR 1006.6(b), 1006.14(b)',
}

const udaap = '12 U.S.C. 5531, 5536'
const ftcAct = '15 U.S.C. 45(a)'

/** Rules of consumer collection for others that a creditor, or a debt between businesses, is not under. */
const agencyOnly: readonly ViolationId[] = [
  'missing_disclosure',
  'disclosure_language',
  'call_without_consent',
]

/** CONDUSEF's general provisions on collection agencies, DOF 7 October 2014. */
const condusef = 'Disposiciones CONDUSEF de despachos de cobranza (DOF 07/10/2014), Cuarta, fr. VII'
const mexico: Partial<Record<ViolationId, string>> = {
  arrest: `Constitución, art. 17; ${condusef}`,
  unlawful_action: condusef,
  false_identity: `${condusef}; Código Penal Federal, art. 284 Bis`,
  false_credit: condusef,
  abuse: condusef,
  violence: `Código Penal Federal, art. 284 Bis; ${condusef}`,
  third_party: condusef,
  ignore_stop: condusef,
  ignore_dispute: 'LTOSF, art. 17 Bis 1 a 17 Bis 4',
  pay_to_me: condusef,
  debt_before_verification: condusef,
  attorney_ignored: condusef,
  bankruptcy_ignored: 'Ley de Concursos Mercantiles, art. 65',
  wrong_party_told: condusef,
  despair_ignored: condusef,
}

const spain: Partial<Record<ViolationId, string>> = {
  arrest: 'Ley 3/1991 de Competencia Desleal, art. 5 y 8',
  unlawful_action: 'Ley 3/1991 de Competencia Desleal, art. 5 y 8',
  false_identity: 'Ley 3/1991 de Competencia Desleal, art. 5; Código Penal, art. 402 y 403',
  false_credit: 'Ley Orgánica 3/2018, art. 20',
  abuse: 'Ley 3/1991 de Competencia Desleal, art. 8; Ley Orgánica 1/1982, art. 7',
  violence: 'Código Penal, art. 169 a 172',
  third_party: 'RGPD, art. 6; Ley Orgánica 1/1982, art. 7',
  ignore_stop: 'Ley 3/1991 de Competencia Desleal, art. 8',
  ignore_dispute: 'Ley Orgánica 3/2018, art. 20.1',
  pay_to_me: 'Ley 3/1991 de Competencia Desleal, art. 5',
  debt_before_verification: 'RGPD, art. 5.1.f) y 6',
  attorney_ignored: 'Ley 3/1991 de Competencia Desleal, art. 8',
  bankruptcy_ignored: 'Texto refundido de la Ley Concursal (RDLeg 1/2020), art. 142',
  wrong_party_told: 'RGPD, art. 6',
  despair_ignored: 'Ley 3/1991 de Competencia Desleal, art. 8',
}

const severities: Record<ViolationId, Severity> = {
  arrest: 'severe',
  unlawful_action: 'severe',
  false_identity: 'severe',
  false_credit: 'major',
  abuse: 'severe',
  violence: 'severe',
  third_party: 'severe',
  ignore_stop: 'major',
  ignore_dispute: 'major',
  pay_to_me: 'major',
  disclosure_language: 'minor',
  debt_before_verification: 'major',
  missing_disclosure: 'major',
  attorney_ignored: 'major',
  bankruptcy_ignored: 'major',
  wrong_party_told: 'major',
  despair_ignored: 'major',
  call_without_consent: 'review',
}

export function severityOf(violation: ViolationId): Severity {
  return severities[violation]
}

/** The section a finding rests on, or null where the rule does not bind here. */
export function basisOf(violation: ViolationId, law: LawSettings, debtor: ProspectType): string | null {
  switch (law.jurisdiction) {
    case 'us':
      if (law.party === 'third' && debtor === 'individual') return usThirdParty[violation]
      if (agencyOnly.includes(violation)) return null
      if (violation === 'bankruptcy_ignored') return usThirdParty.bankruptcy_ignored
      // 15 U.S.C. 1692 to 1692p protects consumers from agencies; deception and abuse stay unlawful.
      if (debtor === 'business') return violation === 'debt_before_verification' ? null : ftcAct
      return udaap
    case 'mexico':
      return mexico[violation] ?? null
    case 'spain':
      return spain[violation] ?? null
    default:
      return law.jurisdiction satisfies never
  }
}

/** Whether the notice of 15 U.S.C. 1692e(11) ("this is an attempt to collect a debt") is due at all. */
export function disclosureDue(law: LawSettings, debtor: ProspectType): boolean {
  return law.jurisdiction === 'us' && law.party === 'third' && debtor === 'individual'
}
