import type { JurisdictionLaw } from '../rule.ts'

const firstSubsections = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Fla. Stat. 559.72(1)-(6) at syfert.com (2024) and flsenate.gov (SB 232 of 2025)',
} as const
const middleSubsections = {
  on: '2026-11-23',
  at: 'secondary',
  where: 'Fla. Stat. 559.72(7)-(9) quoted at mattweidnerlaw.com',
} as const
const laterSubsections = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'Lawyers on Fla. Stat. 559.72(10)-(15), (18) (brandonlawyer.com 2025, protectingconsumerrights.com); the numbers from knowledge',
} as const
const hours = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'fastdemocracy.com on SB 232 of 2025, which left the hours of calls and freed e-mail; brandonlawyer.com (2025)',
} as const

/** Florida binds everybody who collects a consumer debt, creditors too. */
export const usFlorida: JurisdictionLaw = {
  id: 'us_florida',
  within: 'us',
  notice: null,
  callHours: { from: '08:00', to: '21:00', rule: 'us_florida.hours' },
  rules: [
    {
      id: 'us_florida.false_authority',
      kind: 'forbids',
      covers: ['false_identity'],
      law: 'Fla. Stat.',
      section: '559.72(1)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Nobody who collects a consumer debt may pass for the police or an authority. The creditor is bound as well.',
        es: 'Nadie que cobre una deuda de consumo puede hacerse pasar por la policía o una autoridad. También obliga al acreedor.',
      },
      example: {
        en: 'I work for Northgate Recovery, a private company.',
        es: 'Trabajo para Northgate Recovery, una empresa privada.',
      },
      checked: firstSubsections,
    },
    {
      id: 'us_florida.violence',
      kind: 'forbids',
      covers: ['violence'],
      law: 'Fla. Stat.',
      section: '559.72(2)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Force and violence may not be used or threatened.',
        es: 'No se puede usar la fuerza o la violencia ni amenazar con ellas.',
      },
      example: {
        en: 'Nobody will come to your house.',
        es: 'Nadie va a ir a su casa.',
      },
      checked: firstSubsections,
    },
    {
      id: 'us_florida.credit_information',
      kind: 'forbids',
      covers: ['false_credit'],
      law: 'Fla. Stat.',
      section: '559.72(3), (5), (6)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: "False information about somebody's credit may not be passed on, and a dispute has to be told along with the debt.",
        es: 'No se puede dar información falsa sobre el crédito de alguien, y junto con la deuda hay que decir que está impugnada.',
      },
      example: {
        en: 'Your dispute goes wherever this debt is reported.',
        es: 'Donde se reporte esta deuda, constará que usted la impugna.',
      },
      checked: firstSubsections,
    },
    {
      id: 'us_florida.employer_and_others',
      kind: 'forbids',
      covers: ['third_party', 'wrong_party_told'],
      law: 'Fla. Stat.',
      section: '559.72(4), (5)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: "Neither the employer nor others without a business reason are told; before a judgment, and without the debtor's word in writing, the employer may not even be threatened with.",
        es: 'Ni al empleador ni a otros sin un motivo comercial legítimo se les cuenta; antes de una sentencia, y sin algo escrito del deudor, ni siquiera se puede amenazar con hablar con el empleador.',
      },
      example: {
        en: 'I do not call your work. Which number suits you?',
        es: 'No llamo a su trabajo. ¿Qué número le conviene?',
      },
      checked: firstSubsections,
    },
    {
      id: 'us_florida.harassment',
      kind: 'forbids',
      covers: ['harassment'],
      law: 'Fla. Stat.',
      section: '559.72(7)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'The debtor and the family may not be called so often, or treated in such a way, that it harasses them.',
        es: 'No se puede llamar al deudor y a su familia tan a menudo, ni tratarlos de tal modo, que resulte un acoso.',
      },
      example: {
        en: 'I will not call again before Monday.',
        es: 'No volveré a llamar antes del lunes.',
      },
      checked: middleSubsections,
    },
    {
      id: 'us_florida.abusive_language',
      kind: 'forbids',
      covers: ['abuse'],
      law: 'Fla. Stat.',
      section: '559.72(8)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Profane, obscene, vulgar or abusive language is forbidden.',
        es: 'Las palabras groseras, obscenas, vulgares o insultantes están prohibidas.',
      },
      example: {
        en: 'I see how hard this is. We can take it step by step.',
        es: 'Veo lo difícil que es esto. Podemos ir paso a paso.',
      },
      checked: middleSubsections,
    },
    {
      id: 'us_florida.no_such_right',
      kind: 'forbids',
      covers: ['arrest', 'unlawful_action', 'false_fees'],
      law: 'Fla. Stat.',
      section: '559.72(9)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'A debt that is known not to be owed may not be claimed, nor a legal right that is known not to exist.',
        es: 'No se puede reclamar una deuda que se sabe que no se debe, ni alegar un derecho que se sabe que no existe.',
      },
      example: {
        en: 'You owe 640 dollars under the contract, and nothing more.',
        es: 'Según el contrato usted debe 640 dólares, y nada más.',
      },
      checked: middleSubsections,
    },
    {
      id: 'us_florida.false_attorney',
      kind: 'forbids',
      covers: ['false_identity'],
      law: 'Fla. Stat.',
      section: '559.72(10)-(12)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Nothing may look like a paper of a court, and nobody may claim to be an attorney who is none.',
        es: 'Nada puede parecer un papel de un juzgado, y nadie puede decir que es abogado si no lo es.',
      },
      example: {
        en: 'I am not an attorney, and this is not a court matter.',
        es: 'No soy abogado y esto no está en ningún juzgado.',
      },
      checked: laterSubsections,
    },
    {
      id: 'us_florida.hours',
      kind: 'forbids',
      covers: ['call_without_consent'],
      law: 'Fla. Stat.',
      section: '559.72(17)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: "No calls between 9 at night and 8 in the morning of the debtor's day, unless they agreed beforehand.",
        es: 'Sin llamadas entre las 9 de la noche y las 8 de la mañana de la hora del deudor, salvo que lo haya aceptado antes.',
      },
      example: {
        en: 'May I call you tomorrow after eight?',
        es: '¿Puedo llamarle mañana después de las ocho?',
      },
      checked: hours,
    },
    {
      id: 'us_florida.attorney',
      kind: 'forbids',
      covers: ['attorney_ignored'],
      law: 'Fla. Stat.',
      section: '559.72(18)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Whoever is known to have an attorney for the debt is not contacted any more.',
        es: 'A quien se sabe que tiene abogado para la deuda ya no se le contacta.',
      },
      example: {
        en: 'I will write to your attorney. May I have the name?',
        es: 'Le escribiré a su abogado. ¿Me da su nombre?',
      },
      checked: laterSubsections,
    },
  ],
}
