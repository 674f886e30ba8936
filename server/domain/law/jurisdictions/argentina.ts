import type { JurisdictionLaw } from '../rule.ts'

const consumerAct = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Ley 24.240, the text of Infoleg in a public repository (June 2026)',
} as const
const civilCode = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Código Civil y Comercial (Ley 26.994), the text of Infoleg in a public repository (June 2026)',
} as const
const personalData = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Ley 25.326, the text of Infoleg in a public repository (June 2026)',
} as const
const penalCode = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Código Penal (Ley 11.179), the text of Infoleg in a public repository (June 2026)',
} as const
const constitution = {
  on: '2026-11-23',
  at: 'primary',
  where:
    'Constitución (Ley 24.430) and American Convention (Ley 23.054), the text of Infoleg in a public repository (June 2026)',
} as const
const insolvency = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Ley 24.522, the text of Infoleg in a public repository (June 2026)',
} as const
const discrimination = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Ley 23.592, the text of Infoleg in a public repository (June 2026)',
} as const
const cityAct = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'noetingeryarmando.com, algopasabuenosaires.com.ar and infobae.com (2019) on Ley 6171 of the City of Buenos Aires',
} as const

/** Argentina has no national act on collection: consumer, data protection and criminal law apply to creditors and agencies alike. */
export const argentina: JurisdictionLaw = {
  id: 'argentina',
  within: null,
  notice: null,
  callHours: null,
  rules: [
    {
      id: 'argentina.no_prison_for_debt',
      kind: 'forbids',
      covers: ['arrest'],
      law: 'Constitución y Pacto de San José',
      section: 'art. 18; Pacto, art. 7.7',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Nobody is detained for debts, save for maintenance that a judge has ordered, and nobody is arrested without a written order of an authority; so neither may be threatened.',
        es: 'Nadie es detenido por deudas, salvo por alimentos que ordenó un juez, y nadie es arrestado sin orden escrita de una autoridad; por eso no se puede amenazar con ello.',
      },
      example: {
        en: 'Nobody is arrested over a debt like this.',
        es: 'Por una deuda como esta nadie va preso.',
      },
      checked: constitution,
    },
    {
      id: 'argentina.judicial_look',
      kind: 'forbids',
      covers: ['unlawful_action', 'false_identity'],
      law: 'Ley 24.240',
      section: 'art. 8 bis',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'A claim out of court may not be given the look of one in court. Whoever acts for the supplier answers as well.',
        es: 'A un reclamo extrajudicial no se le puede dar apariencia de reclamo judicial. También responde quien actúa en nombre del proveedor.',
      },
      example: {
        en: 'This is a call from the company, not from a court. There is no suit.',
        es: 'Esta es una llamada de la empresa, no de un juzgado. No hay ningún juicio.',
      },
      checked: consumerAct,
    },
    {
      id: 'argentina.dignity',
      kind: 'forbids',
      covers: ['abuse', 'harassment'],
      law: 'Ley 24.240 y Código Civil y Comercial',
      section: 'Ley 24.240, art. 8 bis; CCCN, art. 1097',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Consumers are treated with dignity; nothing may shame, humiliate or intimidate them. A judge may add punitive damages (art. 52 bis).',
        es: 'A los consumidores se les da un trato digno; nada puede avergonzarlos, vejarlos o intimidarlos. Un juez puede sumar una multa civil (art. 52 bis).',
      },
      example: {
        en: 'I understand that it is a hard moment. Tell me how I can help you.',
        es: 'Entiendo que es un momento difícil. Dígame cómo puedo ayudarle.',
      },
      checked: consumerAct,
    },
    {
      id: 'argentina.threats',
      kind: 'forbids',
      covers: ['violence', 'unlawful_action'],
      law: 'Código Penal',
      section: 'art. 149 bis',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'To frighten somebody with threats is a crime, the more so to make them do something against their will.',
        es: 'Amedrentar a alguien con amenazas es delito, y más grave si es para obligarlo a hacer algo contra su voluntad.',
      },
      example: {
        en: 'Nothing bad will come of this call. Let us look for a solution.',
        es: 'De esta llamada no saldrá nada malo. Busquemos una solución.',
      },
      checked: penalCode,
    },
    {
      id: 'argentina.extortion',
      kind: 'forbids',
      covers: ['violence', 'false_identity'],
      law: 'Código Penal',
      section: 'art. 168',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'To get money by intimidation, or by posing as a public authority, is extortion.',
        es: 'Obtener dinero con intimidación o simulando autoridad pública es extorsión.',
      },
      example: {
        en: 'I work for a private company and have no authority over you.',
        es: 'Trabajo para una empresa privada y no tengo ninguna autoridad sobre usted.',
      },
      checked: penalCode,
    },
    {
      id: 'argentina.false_title',
      kind: 'forbids',
      covers: ['false_identity'],
      law: 'Código Penal',
      section: 'art. 246, 247',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'To act as an official without an appointment, or as a professional without the title, is a crime.',
        es: 'Actuar como funcionario sin nombramiento, o como profesional sin el título, es delito.',
      },
      example: {
        en: 'I am not a lawyer; I work in the accounts department.',
        es: 'No soy abogado; trabajo en el sector de cuentas.',
      },
      checked: penalCode,
    },
    {
      id: 'argentina.credit_records',
      kind: 'forbids',
      covers: ['false_credit'],
      law: 'Ley 25.326',
      section: 'art. 4, 26',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Data must be certain and up to date; credit records go back five years, two once the debt is paid, and have to say that it was.',
        es: 'Los datos deben ser ciertos y actualizados; los registros de crédito abarcan cinco años, dos si la deuda se pagó, y deben decir que se pagó.',
      },
      example: {
        en: 'If you pay, the record has to say so.',
        es: 'Si usted paga, el registro tiene que decirlo.',
      },
      checked: personalData,
    },
    {
      id: 'argentina.confidentiality',
      kind: 'forbids',
      covers: ['third_party', 'debt_before_verification', 'wrong_party_told'],
      law: 'Ley 25.326',
      section: 'art. 5, 10',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Whoever handles personal data keeps them secret, and uses them without consent only where the law allows it, as for a contract with that person.',
        es: 'Quien trata datos personales guarda secreto y solo los usa sin consentimiento donde la ley lo permite, como para un contrato con esa persona.',
      },
      example: {
        en: 'It is a personal matter. Am I speaking with Mr. Ortiz?',
        es: 'Es un asunto personal. ¿Hablo con el señor Ortiz?',
      },
      checked: personalData,
    },
    {
      id: 'argentina.private_life',
      kind: 'forbids',
      covers: ['harassment', 'third_party'],
      law: 'Código Civil y Comercial',
      section: 'art. 1770',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Whoever torments somebody or disturbs their privacy has to stop, and to pay for the harm.',
        es: 'Quien mortifica a otro o perturba su intimidad debe cesar y reparar el daño.',
      },
      example: {
        en: 'I will not call your family. Which time suits you?',
        es: 'No llamaré a su familia. ¿Qué horario le conviene?',
      },
      checked: civilCode,
    },
    {
      id: 'argentina.city_agencies',
      kind: 'forbids',
      covers: [],
      law: 'Ley 6171 (only in the City of Buenos Aires)',
      section: 'Ley 6171',
      capacity: ['agency'],
      debtor: ['individual'],
      says: {
        en: 'Only in the City of Buenos Aires: agencies may not repeat messages that harass, call the workplace or the employer, or contact anybody but the debtor.',
        es: 'Solo en la Ciudad de Buenos Aires: las agencias no pueden reiterar comunicaciones que hostiguen, llamar al trabajo o al empleador, ni contactar a nadie que no sea el deudor.',
      },
      example: {
        en: 'I will use only the number that you gave us.',
        es: 'Usaré solo el número que usted nos dio.',
      },
      checked: cityAct,
    },
    {
      id: 'argentina.correction',
      kind: 'asks',
      covers: ['ignore_dispute'],
      law: 'Ley 25.326',
      section: 'art. 16',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Whoever says that data about them are wrong gets them checked and corrected within five working days; until then the file is blocked or says that it is under review.',
        es: 'Quien reclama que sus datos son erróneos debe tener su corrección en cinco días hábiles; mientras tanto el archivo se bloquea o dice que está en revisión.',
      },
      example: {
        en: 'I note your claim. It is checked within five working days, and we wait for that.',
        es: 'Tomo su reclamo. Se verifica en cinco días hábiles y lo esperamos.',
      },
      checked: personalData,
    },
    {
      id: 'argentina.payment_to_creditor',
      kind: 'asks',
      covers: ['pay_to_me'],
      law: 'Código Civil y Comercial',
      section: 'art. 883',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Only a payment to the creditor, or to whoever may receive it for them, ends the debt; one to the collector in person does not.',
        es: 'Solo extingue la deuda el pago al acreedor o a quien puede recibirlo por él; pagarle en persona a quien llama, no.',
      },
      example: {
        en: "Please pay through the company's channels and keep the receipt.",
        es: 'Pague por los medios de la empresa y guarde el comprobante.',
      },
      checked: civilCode,
    },
    {
      id: 'argentina.clear_information',
      kind: 'asks',
      covers: ['false_fees'],
      law: 'Ley 24.240 y Código Civil y Comercial',
      section: 'Ley 24.240, art. 4; CCCN, art. 1100',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'The consumer is told with certainty, clearly and free of charge all that matters for the contract, so what is owed and why.',
        es: 'Al consumidor se le informa en forma cierta, clara y gratuita todo lo relevante del contrato, y por lo tanto qué debe y por qué.',
      },
      example: {
        en: 'The balance is 64,000 pesos: 60,000 of capital and 4,000 of interest under the contract.',
        es: 'El saldo es de 64.000 pesos: 60.000 de capital y 4.000 de intereses según el contrato.',
      },
      checked: consumerAct,
    },
    {
      id: 'argentina.equal_treatment',
      kind: 'forbids',
      covers: ['discrimination'],
      law: 'Código Civil y Comercial y Ley 23.592',
      section: 'CCCN, art. 1098; Ley 23.592, art. 1',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Consumers are treated alike; nobody is put at a disadvantage because of origin, religion, nationality, opinion, sex, means, class or looks.',
        es: 'A los consumidores se los trata por igual; nadie es perjudicado por su raza, religión, nacionalidad, ideología, sexo, posición económica, condición social o aspecto.',
      },
      example: {
        en: 'The options are the same for everybody.',
        es: 'Las opciones son las mismas para todos.',
      },
      checked: discrimination,
    },
    {
      id: 'argentina.insolvency',
      kind: 'forbids',
      covers: ['bankruptcy_ignored'],
      law: 'Ley 24.522',
      section: 'art. 21, 32, 125',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Once insolvency proceedings have been opened, older debts are claimed there, from the trustee; other suits are suspended and no new ones may be brought.',
        es: 'Abierto el concurso o declarada la quiebra, las deudas anteriores se reclaman allí, ante el síndico; los juicios se suspenden y no se inician otros.',
      },
      example: {
        en: 'Then we turn to the trustee. May I have the court and the file number?',
        es: 'Entonces nos dirigimos al síndico. ¿Me da el juzgado y el número de expediente?',
      },
      checked: insolvency,
    },
  ],
}
