import { firstContactParts } from '#server/language/first-contact.ts'
import type { JurisdictionLaw } from '../rule.ts'

const condusef = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'idconline.mx (7 October 2014), pagalojusto.org, periodistasfronterasur.blogspot.com and buenastareas.com on the provisions; the numbers of its paragraphs were not seen',
} as const
const condusefArrest = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'tribunademexico.com (January 2026) on threats of jail; article 17 only as quoted in a public repository',
} as const
const penalCode = {
  on: '2026-11-23',
  at: 'secondary',
  where: 'cdj.com.mx, cronicadelpoder.com and vanguardia.com.mx on article 284 Bis',
} as const
const constitution = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Constitution at studylib.es, an older wording',
} as const
const ltosf = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'expansion.mx (December 2025) on the duties of lenders; elimparcial.com (January 2026) on REDECO; articles 17 Bis 1 to 4 themselves were not seen',
} as const
const clarification = {
  on: '2026-11-23',
  at: 'unchecked',
  where: 'Only its period of 45 days was found (cantarellcapital.com); the rest from knowledge',
} as const
const creditBureaus = {
  on: '2026-11-23',
  at: 'unchecked',
  where: 'Nothing was found; from knowledge',
} as const
const insolvency = {
  on: '2026-11-23',
  at: 'unchecked',
  where: 'Only the headings of the act were found (mexicanlaws.com); the rest from knowledge',
} as const
const personalData = {
  on: '2026-11-23',
  at: 'secondary',
  where: 'basham.com.mx and iapp.org (2025) on the new act; its articles were not seen',
} as const

/** Mexico: CONDUSEF's provisions hold for debts to financial institutions, whoever collects them. */
export const mexico: JurisdictionLaw = {
  id: 'mexico',
  within: null,
  // What the rule `mexico.first_contact` asks for is no fixed wording that one line gives.
  notice: null,
  firstContact: {
    rule: 'mexico.first_contact',
    asks: firstContactParts,
    debts: ['credit_card', 'auto_loan', 'personal_loan', 'mortgage', 'business_loan'],
  },
  callHours: { from: '07:00', to: '22:00', rule: 'mexico.hours' },
  rules: [
    {
      id: 'mexico.first_contact',
      kind: 'asks',
      covers: ['missing_disclosure'],
      law: 'Disposiciones de CONDUSEF sobre despachos de cobranza (DOF 07/10/2014)',
      section: 'Cuarta, fr. I',
      capacity: ['agency'],
      debtor: ['individual', 'business'],
      says: {
        en: 'In the first contact, by word of mouth too, the caller says for which agency and lender they call and who they are, what contract and amount it is about, how it can be settled, where to complain, and that only the lender is paid. Only for debts to financial institutions.',
        es: 'En el primer contacto, también de palabra, se dice quién llama y de qué despacho, qué entidad dio el crédito, de qué contrato y monto se trata, cómo se liquida, dónde quejarse y que solo se paga a la entidad. Solo para deudas con entidades financieras.',
      },
      example: {
        en: 'My name is Dana Reyes, of Despacho Norte, for Banco Sol, about your contract 1184 and a balance of 12,800 pesos. You pay only the bank, and its unit for complaints has this number.',
        es: 'Me llamo Dana Reyes, del Despacho Norte, por encargo de Banco Sol, por su contrato 1184 y un saldo de 12,800 pesos. Usted paga solo al banco, y su unidad de quejas tiene este número.',
      },
      checked: condusef,
    },
    {
      id: 'mexico.respect',
      kind: 'forbids',
      covers: ['abuse'],
      law: 'Disposiciones de CONDUSEF sobre despachos de cobranza (DOF 07/10/2014)',
      section: 'Cuarta, fr. II, VII',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'The debtor is spoken to with respect; offending them or others is forbidden.',
        es: 'Al deudor se le trata con respeto y educación; está prohibido ofenderlo a él o a otros.',
      },
      example: {
        en: 'I understand, Ms. Ortiz. I am here to help you with this.',
        es: 'La entiendo, señora Ortiz. Estoy para ayudarle con esto.',
      },
      checked: condusef,
    },
    {
      id: 'mexico.hours',
      kind: 'forbids',
      covers: ['harassment'],
      law: 'Disposiciones de CONDUSEF sobre despachos de cobranza (DOF 07/10/2014)',
      section: 'Cuarta, fr. III',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: "Calls and visits take place only between 7:00 and 22:00 of the debtor's day.",
        es: 'Las llamadas y visitas solo se hacen de 7:00 a 22:00, según el huso horario del deudor.',
      },
      example: {
        en: 'What time between seven and ten at night suits you?',
        es: '¿Qué hora le conviene, entre las siete de la mañana y las diez de la noche?',
      },
      checked: condusef,
    },
    {
      id: 'mexico.threats',
      kind: 'forbids',
      covers: ['unlawful_action', 'violence'],
      law: 'Disposiciones de CONDUSEF sobre despachos de cobranza (DOF 07/10/2014)',
      section: 'Cuarta, fr. VII',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'The debtor, the family and people at work may not be threatened or intimidated.',
        es: 'No se puede amenazar ni intimidar al deudor, a su familia ni a sus compañeros de trabajo.',
      },
      example: {
        en: 'Nobody will seize anything from you. I would like to hear what you can pay.',
        es: 'Nadie le va a embargar nada. Quisiera saber cuánto puede pagar.',
      },
      checked: condusef,
    },
    {
      id: 'mexico.false_authority',
      kind: 'forbids',
      covers: ['false_identity'],
      law: 'Disposiciones de CONDUSEF sobre despachos de cobranza (DOF 07/10/2014)',
      section: 'Cuarta, fr. VII',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: "No name like that of a public institution, no papers that look like a court's, no posing as an authority, no hidden numbers.",
        es: 'Sin nombres parecidos a los de instituciones públicas, sin escritos que parezcan judiciales, sin hacerse pasar por autoridad y sin números ocultos.',
      },
      example: {
        en: 'I call from a private agency, not from a court.',
        es: 'Le llamo de un despacho privado, no de un juzgado.',
      },
      checked: condusef,
    },
    {
      id: 'mexico.third_parties',
      kind: 'forbids',
      covers: ['third_party', 'wrong_party_told', 'debt_before_verification'],
      law: 'Disposiciones de CONDUSEF sobre despachos de cobranza (DOF 07/10/2014)',
      section: 'Cuarta, fr. VII',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Nothing is collected from others, references and beneficiaries among them, save guarantors; there are no black lists and no posters.',
        es: 'No se cobra a terceros, tampoco a referencias o beneficiarios, salvo obligados solidarios y avales; no hay listas negras ni carteles.',
      },
      example: {
        en: 'It is a personal matter. Could I speak with Mr. Ortiz himself?',
        es: 'Es un asunto personal. ¿Podría hablar con el señor Ortiz?',
      },
      checked: condusef,
    },
    {
      id: 'mexico.payment_to_lender',
      kind: 'forbids',
      covers: ['pay_to_me'],
      law: 'Disposiciones de CONDUSEF sobre despachos de cobranza (DOF 07/10/2014)',
      section: 'Cuarta, fr. I, VII',
      capacity: ['agency'],
      debtor: ['individual', 'business'],
      says: {
        en: 'An agency may not take the payment itself, in any way; it goes to the lender.',
        es: 'El despacho no puede recibir el pago por ningún medio; se paga a la entidad financiera.',
      },
      example: {
        en: 'Please pay at the bank, with this reference, and never to me.',
        es: 'Pague en el banco, con esta referencia, y nunca a mí.',
      },
      checked: condusef,
    },
    {
      id: 'mexico.no_prison_for_debt',
      kind: 'forbids',
      covers: ['arrest'],
      law: 'Constitución',
      section: 'art. 17',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Nobody may be imprisoned for a purely civil debt, so nobody may be threatened with it.',
        es: 'Nadie puede ir a prisión por una deuda puramente civil; por eso tampoco se puede amenazar con ello.',
      },
      example: {
        en: 'Nobody goes to prison over a debt like this.',
        es: 'Por una deuda como esta nadie va a la cárcel.',
      },
      checked: condusefArrest,
    },
    {
      id: 'mexico.illegal_collection',
      kind: 'forbids',
      covers: ['violence', 'false_identity'],
      law: 'Código Penal Federal',
      section: 'art. 284 Bis',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'To demand payment with violence or unlawful intimidation is a crime; false papers or seals make it worse, posing as an official is punished besides. To name lawful consequences is no crime.',
        es: 'Exigir el pago con violencia o intimidación ilícita es delito; los documentos o sellos falsos lo agravan y hacerse pasar por funcionario se castiga aparte. Informar de consecuencias lícitas no es delito.',
      },
      example: {
        en: 'If this stays unpaid the bank may sue; it has not decided to. Today I would like to avoid that with you.',
        es: 'Si no se paga, el banco podría demandar; no lo ha decidido. Hoy quisiera evitarlo con usted.',
      },
      checked: penalCode,
    },
    {
      id: 'mexico.complaints',
      kind: 'asks',
      covers: [],
      law: 'LTOSF',
      section: 'art. 17 Bis 1 a 17 Bis 4',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'The lender watches over its agencies, follows up complaints about them and tells its clients which agency it is.',
        es: 'La entidad supervisa a sus despachos, da seguimiento a las quejas sobre ellos e informa a sus clientes qué despacho cobra.',
      },
      example: {
        en: 'If anything about this call was wrong, the bank takes your complaint, and so does REDECO.',
        es: 'Si algo de esta llamada estuvo mal, el banco recibe su queja, y también el REDECO.',
      },
      checked: ltosf,
    },
    {
      id: 'mexico.clarification',
      kind: 'asks',
      covers: ['ignore_dispute'],
      law: 'LTOSF',
      section: 'art. 23',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'A client of a financial institution who disagrees with a charge may ask for a clarification within ninety days, and need not pay that charge until it is answered.',
        es: 'El cliente de una entidad financiera que no está de acuerdo con un cargo puede pedir una aclaración en noventa días, y no tiene que pagar ese cargo hasta que se resuelva.',
      },
      example: {
        en: "I note that you do not recognise the charge. We wait for the bank's answer.",
        es: 'Anoto que no reconoce el cargo. Esperamos la respuesta del banco.',
      },
      checked: clarification,
    },
    {
      id: 'mexico.true_reports',
      kind: 'forbids',
      covers: ['false_credit'],
      law: 'Ley para Regular las Sociedades de Información Crediticia',
      section: 'art. 20',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'What is reported to a credit bureau must be complete and true.',
        es: 'Lo que se reporta a un buró de crédito debe ser completo y veraz.',
      },
      example: {
        en: 'The bureau is told only what is true, and the payment as well.',
        es: 'Al buró se le informa solo lo cierto, y también el pago.',
      },
      checked: creditBureaus,
    },
    {
      id: 'mexico.insolvency',
      kind: 'forbids',
      covers: ['bankruptcy_ignored'],
      law: 'Ley de Concursos Mercantiles',
      section: 'art. 65',
      capacity: ['agency', 'creditor'],
      debtor: ['business'],
      says: {
        en: 'Once insolvency has been declared, no seizure or enforcement against the goods of the business goes on until the conciliation ends.',
        es: 'Declarado el concurso mercantil, no se ejecuta ningún embargo contra los bienes del comerciante hasta que termine la conciliación.',
      },
      example: {
        en: 'Then I speak with the conciliator. May I have the file number?',
        es: 'Entonces hablaré con el conciliador. ¿Me da el número de expediente?',
      },
      checked: insolvency,
    },
    {
      id: 'mexico.personal_data',
      kind: 'forbids',
      covers: ['third_party', 'wrong_party_told'],
      law: 'LFPDPPP (2025)',
      section: 'principios de finalidad y confidencialidad',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Personal data are used for the purpose for which they were given and kept confidential.',
        es: 'Los datos personales se usan para el fin con que se dieron y se mantienen confidenciales.',
      },
      example: {
        en: 'I may speak of this only with the person concerned.',
        es: 'De esto solo puedo hablar con la persona interesada.',
      },
      checked: personalData,
    },
    {
      id: 'mexico.no_discrimination',
      kind: 'forbids',
      covers: ['discrimination'],
      law: 'Constitución',
      section: 'art. 1, último párrafo',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Discrimination by origin, sex, age, disability, social condition, health, religion or opinion is forbidden.',
        es: 'Está prohibida la discriminación por origen, género, edad, discapacidad, condición social, salud, religión u opinión.',
      },
      example: {
        en: 'You have the same options as every other client.',
        es: 'Usted tiene las mismas opciones que cualquier otro cliente.',
      },
      checked: constitution,
    },
  ],
}
