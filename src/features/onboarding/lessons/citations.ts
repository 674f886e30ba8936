import type { Language } from '#protocol/vocabulary/language.ts'

/** Laws that the general lessons cite, as `server/domain/law/jurisdictions` has them with when and where each was read. */
export const citedLaws = ['us', 'mexico', 'spain', 'argentina'] as const
export type CitedLaw = (typeof citedLaws)[number]

/** The language of a law's citations. */
export const citationLanguage = {
  us: 'en',
  mexico: 'es',
  spain: 'es',
  argentina: 'es',
} as const satisfies Record<CitedLaw, Language>

/** Where each law has a rule; a law without it is absent. A citation is in the language of its law. */
export type Citations = Partial<Record<CitedLaw, string>>

const condusef = 'Disposiciones de CONDUSEF sobre despachos de cobranza (DOF 07/10/2014)'

export const citations = {
  debtIsPrivate: {
    mexico: `${condusef}, Cuarta, fr. VII`,
    spain: 'RGPD, art. 5.1.f, 6; LO 3/2018, art. 5',
    argentina: 'Ley 25.326, art. 5, 10',
  },
  whoElseMayHear: { us: '15 U.S.C. 1692c(b), (d); 12 CFR 1006.6(d)(1)' },
  thirdPartyAnswers: { us: '15 U.S.C. 1692b(1), (2)' },
  notice: { us: '15 U.S.C. 1692e(11); 12 CFR 1006.18(e)' },
  firstContact: { mexico: `${condusef}, Cuarta, fr. I` },
  proofBeforeCollecting: { us: '15 U.S.C. 1692g(b); 12 CFR 1006.38(d)' },
  dispute: {
    us: '15 U.S.C. 1692g; 12 CFR 1006.34, 1006.38',
    mexico: 'LTOSF, art. 23',
    spain: 'RGPD, art. 5.1.d, 18.1.a',
    argentina: 'Ley 25.326, art. 16',
  },
  threatsAndTimeBarred: { us: '15 U.S.C. 1692e(2), (5), (10); 12 CFR 1006.26(b)' },
  threats: {
    mexico: `${condusef}, Cuarta, fr. VII`,
    spain: 'Ley 3/1991 de Competencia Desleal, art. 8.2.e',
    argentina: 'Ley 24.240, art. 8 bis; Código Penal, art. 149 bis',
  },
  forgivenIsReported: { us: '26 U.S.C. 6050P' },
  paidToTheLender: { mexico: `${condusef}, Cuarta, fr. I, VII` },
  onlyWhatIsOwed: {
    us: '15 U.S.C. 1692f(1); 12 CFR 1006.22(b)',
    spain: 'Ley 3/1991 de Competencia Desleal, art. 5.1.e, 5.1.h',
    argentina: 'Ley 24.240, art. 4; CCCN, art. 1100',
  },
  respect: {
    us: '15 U.S.C. 1692d; 12 CFR 1006.14',
    mexico: `${condusef}, Cuarta, fr. II, VII`,
    spain: 'Ley 3/1991 de Competencia Desleal, art. 8.2.b; LO 1/1982, art. 7.7',
    argentina: 'Ley 24.240, art. 8 bis; CCCN, art. 1097',
  },
  vulnerable: { us: '12 U.S.C. 5531(d)', spain: 'Ley 3/1991 de Competencia Desleal, art. 8.2.c' },
  harassment: {
    us: '15 U.S.C. 1692d; 12 CFR 1006.14(a)',
    mexico: `${condusef}, Cuarta, fr. II, VII`,
    spain: 'Ley 3/1991 de Competencia Desleal, art. 8.1, 8.2.a',
    argentina: 'Ley 24.240, art. 8 bis; CCCN, art. 1097',
  },
} as const satisfies Record<string, Citations>
