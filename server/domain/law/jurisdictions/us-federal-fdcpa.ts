import type { Rule } from '../rule.ts'

const harassment = {
  on: '2026-11-23',
  at: 'primary',
  where: '15 U.S.C. 1692d at lawserver.com and lexbuild.dev (release of 2026)',
} as const
const deception = {
  on: '2026-11-23',
  at: 'primary',
  where:
    '15 U.S.C. 1692e at frrsdigital.com; 12 CFR 1006.26(b) and the paragraphs (10), (11) in texts of the Act kept in public repositories',
} as const
const unfairness = {
  on: '2026-11-23',
  at: 'primary',
  where: '15 U.S.C. 1692f at frrsdigital.com and chanrobles.com (2002)',
} as const
const contacts = {
  on: '2026-11-23',
  at: 'primary',
  where:
    '15 U.S.C. 1692c at checkoutapi.com (November 2024) and frrsdigital.com; 12 CFR 1006.6(b) at checkoutapi.com; 1006.6(d) was not seen',
} as const
const frequency = {
  on: '2026-11-23',
  at: 'primary',
  where:
    '12 CFR 1006.14 at law.lawstack.com (eCFR of June 2026) and consumerfinance.gov; 15 U.S.C. 1692d at lawserver.com',
} as const
const stopping = {
  on: '2026-11-23',
  at: 'primary',
  where:
    '15 U.S.C. 1692c(c) at checkoutapi.com; 12 CFR 1006.14(h)(1) in a public repository; ACA International on "stop calling" (2023)',
} as const
const validation = {
  on: '2026-11-23',
  at: 'primary',
  where: '15 U.S.C. 1692g at americandebtnegotiation.com',
} as const
const disclosure = {
  on: '2026-11-23',
  at: 'primary',
  where:
    '12 CFR 1006.18(e)(1), (4) and 15 U.S.C. 1692e(11) in texts kept in public repositories; consumerfinance.gov has 1006.18',
} as const

/** What binds an agency that collects from a consumer: the FDCPA and Regulation F. */
export const fdcpaRules: readonly Rule[] = [
  {
    id: 'us.false_threat_of_arrest',
    kind: 'forbids',
    covers: ['arrest'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692e(4), (7)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'Nobody may be told that not paying leads to arrest or prison, or be called a criminal to shame them.',
      es: 'No se puede decir que no pagar lleva al arresto o a la cárcel, ni tratar a nadie de delincuente para avergonzarlo.',
    },
    example: {
      en: 'Nobody goes to jail over this. I am calling to see what you can manage.',
      es: 'Nadie va a la cárcel por esto. Le llamo para ver qué le es posible pagar.',
    },
    checked: deception,
  },
  {
    id: 'us.unlawful_action',
    kind: 'forbids',
    covers: ['unlawful_action'],
    law: 'FDCPA and Regulation F',
    section: '15 U.S.C. 1692e(4), (5), 1692f(6); 12 CFR 1006.26(b)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'A step that the law does not allow, or that nobody intends to take, may not be threatened: seizure, garnishment, repossession, a suit over a debt that is too old.',
      es: 'No se puede amenazar con algo que la ley no permite o que nadie piensa hacer: embargo, descuento del sueldo, retiro de bienes, un juicio por una deuda prescrita.',
    },
    example: {
      en: 'No decision on legal steps has been made. Today I would like to find a plan with you.',
      es: 'No se ha decidido ninguna medida legal. Hoy quisiera encontrar un plan con usted.',
    },
    checked: deception,
  },
  {
    id: 'us.false_identity',
    kind: 'forbids',
    covers: ['false_identity'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692e(1), (3), 1692d(6)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'A collector may not pass for an attorney, a court, the police or an authority, and must say who is calling.',
      es: 'Quien cobra no puede hacerse pasar por abogado, juzgado, policía o autoridad, y debe decir quién llama.',
    },
    example: {
      en: 'My name is Dana Reyes and I work for Northgate Recovery, a collection agency.',
      es: 'Me llamo Dana Reyes y trabajo en Northgate Recovery, una agencia de cobranza.',
    },
    checked: deception,
  },
  {
    id: 'us.false_credit',
    kind: 'forbids',
    covers: ['false_credit'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692e(8)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'Credit information that is known to be false may not be given or threatened, and a disputed debt must be reported as disputed.',
      es: 'No se puede dar información crediticia que se sabe falsa ni amenazar con ella, y una deuda impugnada debe reportarse como tal.',
    },
    example: {
      en: 'I will not promise or threaten anything about your credit report. What is reported must be accurate.',
      es: 'No le prometo ni le anuncio nada sobre su historial de crédito. Lo que se reporta debe ser exacto.',
    },
    checked: deception,
  },
  {
    id: 'us.violence',
    kind: 'forbids',
    covers: ['violence'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692d(1)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'Violence, or any other crime against a person, their name or their property, may not be used or threatened.',
      es: 'No se puede usar violencia ni amenazar con ella, ni con otro delito contra la persona, su nombre o sus bienes.',
    },
    example: {
      en: 'You are safe with me on this call. Shall we look at the account together?',
      es: 'En esta llamada usted está a salvo. ¿Revisamos juntos la cuenta?',
    },
    checked: harassment,
  },
  {
    id: 'us.abusive_language',
    kind: 'forbids',
    covers: ['abuse', 'discrimination'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692d(2)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'Obscene, profane or abusive language is forbidden, slurs about origin, sex or age among it.',
      es: 'Están prohibidas las palabras obscenas, groseras o insultantes, también las que ofenden por origen, sexo o edad.',
    },
    example: {
      en: 'I understand that you are angry. I will stay calm and help you with this.',
      es: 'Entiendo que esté molesto. Yo mantendré la calma y le ayudaré con esto.',
    },
    checked: harassment,
  },
  {
    id: 'us.harassment',
    kind: 'forbids',
    covers: ['harassment'],
    law: 'FDCPA and Regulation F',
    section: '15 U.S.C. 1692d(5); 12 CFR 1006.14(b)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'Calls may not be repeated so as to annoy or wear down. More than seven calls in seven days about one debt, or a call within seven days after a conversation, count as too many.',
      es: 'No se puede llamar una y otra vez para molestar o desgastar. Más de siete llamadas en siete días por una deuda, o una llamada en los siete días después de haber hablado, se consideran demasiadas.',
    },
    example: {
      en: 'We have spoken today, so I will not call again this week unless you ask me to.',
      es: 'Ya hablamos hoy, así que esta semana no le volveré a llamar, salvo que usted me lo pida.',
    },
    checked: frequency,
  },
  {
    id: 'us.third_parties',
    kind: 'forbids',
    covers: ['third_party', 'debt_before_verification', 'wrong_party_told'],
    law: 'FDCPA and Regulation F',
    section: '15 U.S.C. 1692c(b); 12 CFR 1006.6(d)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'The debt is discussed only with the consumer, their spouse, their attorney and a few others whom the law names; so the collector first makes sure who is on the line.',
      es: 'De la deuda se habla solo con el consumidor, su cónyuge, su abogado y pocos más que nombra la ley; por eso primero se comprueba quién está al teléfono.',
    },
    example: {
      en: 'It is a personal matter, so I need to be sure that I am speaking with Ms. Ortiz. Could you confirm your date of birth?',
      es: 'Es un asunto personal y necesito estar seguro de que hablo con la señora Ortiz. ¿Me confirma su fecha de nacimiento?',
    },
    checked: contacts,
  },
  {
    id: 'us.stop_requests',
    kind: 'forbids',
    covers: ['ignore_stop'],
    law: 'FDCPA and Regulation F',
    section: '15 U.S.C. 1692c(c); 12 CFR 1006.6(c), 1006.14(h)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'Whoever says "stop calling" may not be called any more; a written request ends nearly all contact.',
      es: 'A quien dice «no me llamen más» no se le puede volver a llamar; una solicitud por escrito pone fin a casi todo contacto.',
    },
    example: {
      en: 'Understood. I am noting now that we do not call you any more.',
      es: 'Entendido. Ahora mismo anoto que no le llamemos más.',
    },
    checked: stopping,
  },
  {
    id: 'us.disputes',
    kind: 'forbids',
    covers: ['ignore_dispute'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692g(b)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'If the debt is disputed in writing within thirty days of the notice, collection stops until the debt has been verified and the proof sent.',
      es: 'Si la deuda se impugna por escrito en los treinta días después del aviso, el cobro se detiene hasta verificarla y enviar la prueba.',
    },
    example: {
      en: 'I am noting your dispute. We stop here until you have the proof in writing.',
      es: 'Anoto que usted no reconoce la deuda. No seguimos hasta que tenga la prueba por escrito.',
    },
    checked: validation,
  },
  {
    id: 'us.deceptive_means',
    kind: 'forbids',
    covers: ['pay_to_me'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692e(10)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'No false or deceptive means may be used to collect, such as a payment into the private account of the collector.',
      es: 'No se puede cobrar con medios falsos o engañosos, como un pago a la cuenta particular de quien cobra.',
    },
    example: {
      en: 'Please pay only through our official channels. I will send you the receipt.',
      es: 'Pague solo por nuestros canales oficiales. Yo le envío el comprobante.',
    },
    checked: deception,
  },
  {
    id: 'us.fees',
    kind: 'forbids',
    covers: ['false_fees'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692f(1)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'No interest, fee or charge may be asked for that neither the contract nor a law allows.',
      es: 'No se puede pedir ningún interés, cargo o comisión que no permitan el contrato o una ley.',
    },
    example: {
      en: 'The balance is 640 dollars. There is no fee for paying in installments.',
      es: 'El saldo es de 640 dólares. Pagar en cuotas no tiene ningún cargo.',
    },
    checked: unfairness,
  },
  {
    id: 'us.postdated_cheques',
    kind: 'forbids',
    covers: ['unsafe_payment'],
    law: 'FDCPA',
    section: '15 U.S.C. 1692f(2)-(4)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'A post-dated cheque may not be cashed early, nor asked for as a means to threaten prosecution; one dated more than five days ahead needs a written reminder before it is cashed.',
      es: 'Un cheque posfechado no puede cobrarse antes de su fecha ni pedirse para amenazar con un proceso penal; si su fecha dista más de cinco días, hay que avisar por escrito antes de cobrarlo.',
    },
    example: {
      en: 'I would rather not take a post-dated cheque. You can pay on the day itself, in the way that suits you.',
      es: 'Prefiero no recibir un cheque posfechado. Puede pagar ese mismo día, por el medio que le convenga.',
    },
    checked: unfairness,
  },
  {
    id: 'us.times_and_places',
    kind: 'forbids',
    covers: ['call_without_consent'],
    law: 'FDCPA and Regulation F',
    section: '15 U.S.C. 1692c(a)(1), (3); 12 CFR 1006.6(b)(1), (3)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: "Calls come between 8 in the morning and 9 at night of the consumer's day, and never at a time or place that is known not to suit, such as a workplace that forbids them.",
      es: 'Se llama entre las 8 de la mañana y las 9 de la noche de la hora del consumidor, y nunca a una hora o un lugar que se sabe que no le conviene, como un trabajo que lo prohíbe.',
    },
    example: {
      en: 'When and where may I call you back?',
      es: '¿Cuándo y adónde puedo llamarle de nuevo?',
    },
    checked: contacts,
  },
  {
    id: 'us.attorney',
    kind: 'forbids',
    covers: ['attorney_ignored'],
    law: 'FDCPA and Regulation F',
    section: '15 U.S.C. 1692c(a)(2); 12 CFR 1006.6(b)(2)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'Whoever has an attorney for the debt is not called any more; the collector turns to the attorney.',
      es: 'A quien tiene abogado para la deuda ya no se le llama; hay que dirigirse al abogado.',
    },
    example: {
      en: "Thank you for telling me. May I have your attorney's name? We will speak only with them.",
      es: 'Gracias por decírmelo. ¿Me da el nombre de su abogado? Hablaremos solo con él.',
    },
    checked: contacts,
  },
  {
    id: 'us.notice',
    kind: 'asks',
    covers: ['missing_disclosure', 'partial_disclosure'],
    law: 'FDCPA and Regulation F',
    section: '15 U.S.C. 1692e(11); 12 CFR 1006.18(e)(1), (2)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'The first communication says that it is an attempt to collect a debt and that what is learnt will be used for it; each later one says that it comes from a debt collector.',
      es: 'La primera comunicación dice que es un intento de cobrar una deuda y que lo que se averigüe se usará para ello; cada una posterior, que viene de un cobrador.',
    },
    example: {
      en: 'This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
      es: 'Este es un intento de cobrar una deuda, y toda información obtenida se usará para ese fin.',
    },
    checked: disclosure,
  },
  {
    id: 'us.notice_language',
    kind: 'asks',
    covers: ['disclosure_language'],
    law: 'Regulation F',
    section: '12 CFR 1006.18(e)(4)',
    capacity: ['agency'],
    debtor: ['individual'],
    says: {
      en: 'The notice is given in the language in which the rest of the call is held.',
      es: 'El aviso se da en el idioma en que se habla durante el resto de la llamada.',
    },
    example: {
      en: 'Since we are speaking English, I give you the notice in English.',
      es: 'Como hablamos en español, le doy el aviso en español.',
    },
    checked: disclosure,
  },
]
