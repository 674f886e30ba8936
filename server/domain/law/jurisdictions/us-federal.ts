import type { JurisdictionLaw } from '../rule.ts'
import { fdcpaRules } from './us-federal-fdcpa.ts'

const bankruptcyCode = {
  on: '2026-11-23',
  at: 'primary',
  where: '11 U.S.C. 362(a)(6) at law.scu.edu',
} as const
const udaapBulletin = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'CFPB Bulletin 2013-07 at scribd.com, Ballard Spahr and Mondaq about it; 12 U.S.C. 5531 at checkoutapi.com, 5536 only summed up at legalclarity.org',
} as const
const udaapText = {
  on: '2026-11-23',
  at: 'primary',
  where:
    '12 U.S.C. 5531(d) at checkoutapi.com (November 2024); that it fits a word of despair is our reading',
} as const
const ftcAct = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    '15 U.S.C. 45(a) quoted by the FDIC and others; that it reaches debts of small businesses is known from cases of the FTC, which were not looked up',
} as const
const ecoa = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    '12 CFR 202.4, the same rule of the Federal Reserve, at casetext; 12 CFR 1002.2(m) quoted at bankersonline.com; 1002.4 itself was not seen',
} as const
const eft = {
  on: '2026-11-23',
  at: 'primary',
  where: '15 U.S.C. 1693k at law.cornell.edu',
} as const
const pci = {
  on: '2026-11-23',
  at: 'primary',
  where: 'pcisecuritystandards.org, question on recordings that contain card data',
} as const

/** Federal law of the United States. A creditor that collects its own debts is not under the FDCPA. */
export const usFederal: JurisdictionLaw = {
  id: 'us',
  within: null,
  notice: {
    rule: 'us.notice',
    says: {
      en: 'This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
      es: 'Este es un intento de cobrar una deuda, y toda información obtenida se usará para ese fin.',
    },
    capacity: ['agency'],
    debtor: ['individual'],
  },
  callHours: { from: '08:00', to: '21:00', rule: 'us.times_and_places' },
  rules: [
    ...fdcpaRules,
    {
      id: 'us.automatic_stay',
      kind: 'forbids',
      covers: ['bankruptcy_ignored'],
      law: 'Bankruptcy Code',
      section: '11 U.S.C. 362(a)(6)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Once a bankruptcy has been filed, every attempt to collect an older debt from the debtor must stop, whoever makes it.',
        es: 'Desde que se presenta una quiebra, debe cesar todo intento de cobrar al deudor una deuda anterior, lo haga quien lo haga.',
      },
      example: {
        en: "Then I stop here. May I have the case number, or your attorney's name?",
        es: 'Entonces no sigo. ¿Me da el número del caso o el nombre de su abogado?',
      },
      checked: bankruptcyCode,
    },
    {
      id: 'us.udaap_deception',
      kind: 'forbids',
      covers: ['arrest', 'unlawful_action', 'false_identity', 'false_credit', 'pay_to_me', 'false_fees'],
      law: 'Dodd-Frank Act (UDAAP)',
      section: '12 U.S.C. 5531, 5536(a)(1)(B)',
      capacity: ['creditor'],
      debtor: ['individual'],
      says: {
        en: 'A creditor may not deceive when it collects: no false threats of arrest or suit, no false names, amounts or credit reports.',
        es: 'El acreedor no puede engañar al cobrar: sin amenazas falsas de arresto o juicio, sin nombres, montos o reportes de crédito falsos.',
      },
      example: {
        en: 'I call from Lakeside Clinic itself. The balance is 640 dollars, with no extra charges.',
        es: 'Le llamo de la propia Clínica Lakeside. El saldo es de 640 dólares, sin otros cargos.',
      },
      checked: udaapBulletin,
    },
    {
      id: 'us.udaap_unfairness',
      kind: 'forbids',
      covers: ['third_party', 'wrong_party_told', 'abuse', 'violence', 'harassment'],
      law: 'Dodd-Frank Act (UDAAP)',
      section: '12 U.S.C. 5531(c), 5536(a)(1)(B)',
      capacity: ['creditor'],
      debtor: ['individual'],
      says: {
        en: 'A creditor may not do unfair harm when it collects, such as telling an employer or a neighbour of the debt, or wearing somebody down with abuse.',
        es: 'El acreedor no puede causar un daño injusto al cobrar, como contar la deuda al patrón o a un vecino, o desgastar a alguien con maltrato.',
      },
      example: {
        en: 'I speak of this only with you, and at a time that suits you.',
        es: 'De esto hablo solo con usted, y a una hora que le convenga.',
      },
      checked: udaapBulletin,
    },
    {
      id: 'us.udaap_abuse_of_need',
      kind: 'forbids',
      covers: ['despair_ignored'],
      law: 'Dodd-Frank Act (UDAAP)',
      section: '12 U.S.C. 5531(d)(2)(B)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Nobody may take unreasonable advantage of a consumer who cannot protect their own interests, such as one in despair.',
        es: 'Nadie puede aprovecharse indebidamente de un consumidor que no puede proteger sus intereses, como alguien desesperado.',
      },
      example: {
        en: 'The debt can wait. Are you safe? You can call or text 988 at any hour.',
        es: 'La deuda puede esperar. ¿Está usted a salvo? Puede llamar o escribir al 988 a cualquier hora.',
      },
      checked: udaapText,
    },
    {
      id: 'us.unfair_or_deceptive',
      kind: 'forbids',
      covers: [
        'arrest',
        'unlawful_action',
        'false_identity',
        'false_credit',
        'pay_to_me',
        'false_fees',
        'third_party',
        'wrong_party_told',
        'abuse',
        'violence',
        'harassment',
      ],
      law: 'FTC Act',
      section: '15 U.S.C. 45(a)',
      capacity: ['agency', 'creditor'],
      debtor: ['business'],
      says: {
        en: 'Unfair or deceptive acts in commerce are unlawful, also when a debt of a business is collected.',
        es: 'Los actos desleales o engañosos en el comercio son ilícitos, también al cobrar la deuda de una empresa.',
      },
      example: {
        en: 'I am calling the owner about invoice 1184. Nothing else has been decided.',
        es: 'Llamo al dueño por la factura 1184. No se ha decidido nada más.',
      },
      checked: ftcAct,
    },
    {
      id: 'us.credit_discrimination',
      kind: 'forbids',
      covers: ['discrimination'],
      law: 'ECOA and Regulation B',
      section: '15 U.S.C. 1691(a); 12 CFR 1002.2(m), 1002.4(a)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'A creditor may treat nobody worse because of race, colour, religion, national origin, sex, marital status or age, nor because they receive public assistance; that holds for its collection too.',
        es: 'El acreedor no puede tratar peor a nadie por raza, color, religión, origen nacional, sexo, estado civil o edad, ni por recibir ayuda pública; también al cobrar.',
      },
      example: {
        en: 'Everybody with a balance like this has the same options. Let me tell you what they are.',
        es: 'Todas las personas con un saldo así tienen las mismas opciones. Le digo cuáles son.',
      },
      checked: ecoa,
    },
    {
      id: 'us.automatic_debits',
      kind: 'forbids',
      covers: [],
      law: 'EFTA',
      section: '15 U.S.C. 1693k(1)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Credit to a consumer may not be made to depend on automatic debits from their account.',
        es: 'No se puede condicionar un crédito al consumidor a que pague por débitos automáticos de su cuenta.',
      },
      example: {
        en: 'You can pay by automatic debit if you like, or in any other way.',
        es: 'Puede pagar por débito automático si lo desea, o de cualquier otra forma.',
      },
      checked: eft,
    },
    {
      id: 'us.card_data',
      kind: 'forbids',
      covers: ['unsafe_payment'],
      law: 'PCI DSS (industry rule, not a law)',
      section: 'requirement 3.3.1',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'The security code of a card may not be kept, so it has no place in a recorded call: card data are entered on a secure line or page.',
        es: 'El código de seguridad de una tarjeta no puede guardarse, así que no debe quedar en una llamada grabada: los datos se ingresan en una línea o página segura.',
      },
      example: {
        en: 'Please do not read me the card number. I will send you the link to the secure page.',
        es: 'Por favor, no me lea el número de la tarjeta. Le envío el enlace de la página segura.',
      },
      checked: pci,
    },
  ],
}
