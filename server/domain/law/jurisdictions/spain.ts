import type { JurisdictionLaw } from '../rule.ts'

const unfairCompetition = {
  on: '2026-11-23',
  at: 'primary',
  where:
    'Ley 3/1991 (BOE-A-1991-628), the consolidated text of the BOE in a public repository (December 2025)',
} as const
const penalCode = {
  on: '2026-11-23',
  at: 'primary',
  where:
    'Código Penal (BOE-A-1995-25444), the consolidated text of the BOE in a public repository (April 2026)',
} as const
const creditFiles = {
  on: '2026-11-23',
  at: 'primary',
  where: 'LO 3/2018 (BOE-A-2018-16673), the consolidated text of the BOE in a public repository (April 2026)',
} as const
const honour = {
  on: '2026-11-23',
  at: 'primary',
  where: 'LO 1/1982 (BOE-A-1982-11196), the consolidated text of the BOE in a public repository (April 2026)',
} as const
const civilCode = {
  on: '2026-11-23',
  at: 'primary',
  where:
    'Código Civil (BOE-A-1889-4763), the consolidated text of the BOE in a public repository (April 2026)',
} as const
const insolvency = {
  on: '2026-11-23',
  at: 'primary',
  where:
    'RDLeg 1/2020 (BOE-A-2020-4859), the consolidated text of the BOE in a public repository (April 2026)',
} as const
const equality = {
  on: '2026-11-23',
  at: 'primary',
  where:
    'Ley 15/2022 (BOE-A-2022-11589), the consolidated text of the BOE in a public repository (April 2026)',
} as const
const consumers = {
  on: '2026-11-23',
  at: 'primary',
  where:
    'RDLeg 1/2007 (BOE-A-2007-20555), the consolidated text of the BOE in a public repository (April 2026)',
} as const
const dataProtection = {
  on: '2026-11-23',
  at: 'secondary',
  where: "dadesegures.com and spaincompliance.com on articles 5 and 6; LO 3/2018, art. 5, in the BOE's text",
} as const
const dataDispute = {
  on: '2026-11-23',
  at: 'secondary',
  where: "LO 3/2018, art. 20, in the BOE's text names RGPD 18.1.a; the rest from knowledge",
} as const
const objection = {
  on: '2026-11-23',
  at: 'primary',
  where: 'RGPD, art. 21, at databitlaw.tech and gdpr-text.com',
} as const

/** Spain has no act on collection: consumer, data protection and criminal law apply to creditors and agencies alike. */
export const spain: JurisdictionLaw = {
  id: 'spain',
  within: null,
  notice: null,
  callHours: null,
  rules: [
    {
      id: 'spain.false_threats',
      kind: 'forbids',
      covers: ['arrest', 'unlawful_action'],
      law: 'Ley 3/1991 de Competencia Desleal',
      section: 'art. 8.2.e',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'To announce a step that cannot lawfully be taken is an aggressive practice, such as prison for a debt or an embargo without a judge.',
        es: 'Anunciar una acción que legalmente no puede ejercerse es una práctica agresiva, como la cárcel por una deuda o un embargo sin juez.',
      },
      example: {
        en: 'Only a judge can order that, and nobody has asked for it. I would like to find a plan with you.',
        es: 'Eso solo puede ordenarlo un juez y nadie lo ha pedido. Quisiera encontrar un plan con usted.',
      },
      checked: unfairCompetition,
    },
    {
      id: 'spain.threats',
      kind: 'forbids',
      covers: ['violence'],
      law: 'Código Penal',
      section: 'art. 169 a 172',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'To threaten somebody with harm, or to force them by violence to do what they do not want, is a crime, the more so by telephone and to get money.',
        es: 'Amenazar a alguien con un mal, u obligarle con violencia a lo que no quiere, es delito, y más grave por teléfono y para obtener dinero.',
      },
      example: {
        en: 'You have nothing to fear. Let us see what is possible.',
        es: 'No tiene nada que temer. Veamos qué es posible.',
      },
      checked: penalCode,
    },
    {
      id: 'spain.insults',
      kind: 'forbids',
      covers: ['abuse'],
      law: 'Ley 3/1991 de Competencia Desleal y LO 1/1982',
      section: 'Ley 3/1991, art. 8.2.b; LO 1/1982, art. 7.7',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: "Threatening or insulting language is a sign of an aggressive practice, and words that hurt somebody's dignity invade their honour.",
        es: 'El lenguaje amenazador o insultante indica una práctica agresiva, y las expresiones que lesionan la dignidad invaden el honor.',
      },
      example: {
        en: 'I understand that this is a heavy load. We will go step by step.',
        es: 'Entiendo que es una carga pesada. Iremos paso a paso.',
      },
      checked: unfairCompetition,
    },
    {
      id: 'spain.persistence',
      kind: 'forbids',
      covers: ['harassment', 'ignore_stop'],
      law: 'Ley 3/1991 de Competencia Desleal',
      section: 'art. 8.1, 8.2.a',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'Harassment is judged by the time, the place and the persistence of the calls. A call to enforce a contract may be justified, but not one upon the other.',
        es: 'El acoso se mide por el momento, el lugar y la persistencia de las llamadas. Llamar para hacer cumplir un contrato puede estar justificado; insistir una y otra vez, no.',
      },
      example: {
        en: 'You asked for letters instead of calls, so I will write.',
        es: 'Me pide cartas en lugar de llamadas, así que le escribiré.',
      },
      checked: unfairCompetition,
    },
    {
      id: 'spain.stalking',
      kind: 'forbids',
      covers: ['harassment'],
      law: 'Código Penal',
      section: 'art. 172 ter',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'To contact somebody insistently and repeatedly, so that it upsets their everyday life, is a crime.',
        es: 'Contactar a alguien de forma insistente y reiterada, hasta alterar su vida cotidiana, es delito.',
      },
      example: {
        en: 'I will call once a month, on the day of the payment, if that suits you.',
        es: 'Llamaré una vez al mes, el día del pago, si le parece bien.',
      },
      checked: penalCode,
    },
    {
      id: 'spain.false_identity',
      kind: 'forbids',
      covers: ['false_identity'],
      law: 'Ley 3/1991 de Competencia Desleal y Código Penal',
      section: 'Ley 3/1991, art. 5.1.g; Código Penal, art. 402, 402 bis, 403',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: 'To deceive about who one is, is unfair; to pose as an authority or to practise a profession without its title is a crime.',
        es: 'Engañar sobre la propia identidad es desleal; atribuirse carácter oficial o ejercer una profesión sin su título es delito.',
      },
      example: {
        en: 'I am Dana Reyes, of the collections department. I am not a lawyer.',
        es: 'Soy Dana Reyes, del departamento de cobros. No soy abogada.',
      },
      checked: penalCode,
    },
    {
      id: 'spain.credit_files',
      kind: 'forbids',
      covers: ['false_credit'],
      law: 'LO 3/2018 (LOPDGDD)',
      section: 'art. 20.1',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Only a certain, due and unpaid debt that is not being disputed before a court or an authority may go into a credit file, after the debtor was told that it could.',
        es: 'Solo puede ir a un fichero de morosos una deuda cierta, vencida, exigible y no reclamada ante un juez o una autoridad, y tras informar de esa posibilidad.',
      },
      example: {
        en: 'As long as your claim is open, this debt does not go into any file.',
        es: 'Mientras su reclamación esté abierta, esta deuda no irá a ningún fichero.',
      },
      checked: creditFiles,
    },
    {
      id: 'spain.confidentiality',
      kind: 'forbids',
      covers: ['third_party', 'debt_before_verification', 'wrong_party_told'],
      law: 'RGPD y LO 3/2018',
      section: 'RGPD, art. 5.1.f, 6; LO 3/2018, art. 5',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'A debt is personal data: it is told to nobody without a lawful ground, and whoever handles it keeps it confidential.',
        es: 'Una deuda es un dato personal: no se cuenta a nadie sin una base legal, y quien la trata guarda confidencialidad.',
      },
      example: {
        en: 'Before I go on I need to be sure that I am speaking with Mr. Ortiz.',
        es: 'Antes de seguir necesito comprobar que hablo con el señor Ortiz.',
      },
      checked: dataProtection,
    },
    {
      id: 'spain.private_life',
      kind: 'forbids',
      covers: ['third_party'],
      law: 'LO 1/1982',
      section: 'art. 7.4',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: "To reveal private facts that one knows from one's work invades privacy.",
        es: 'Revelar datos privados conocidos por la actividad profesional invade la intimidad.',
      },
      example: {
        en: 'I cannot tell anybody else why I am calling.',
        es: 'No puedo decir a nadie más por qué llamo.',
      },
      checked: honour,
    },
    {
      id: 'spain.objection',
      kind: 'asks',
      covers: ['ignore_stop'],
      law: 'RGPD',
      section: 'art. 21.1',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Whoever objects to the use of their data has it looked into; the creditor may go on only with compelling reasons, or for a legal claim.',
        es: 'Si alguien se opone al uso de sus datos, hay que estudiarlo; el acreedor solo puede seguir con motivos imperiosos o para una reclamación legal.',
      },
      example: {
        en: 'I am passing on your objection. You will get an answer in writing.',
        es: 'Traslado su oposición. Recibirá una respuesta por escrito.',
      },
      checked: objection,
    },
    {
      id: 'spain.accuracy',
      kind: 'asks',
      covers: ['ignore_dispute'],
      law: 'RGPD',
      section: 'art. 5.1.d, 18.1.a',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Data must be accurate; whoever says that they are not may ask that they are not used until this has been checked.',
        es: 'Los datos deben ser exactos; quien dice que no lo son puede pedir que no se usen mientras se comprueba.',
      },
      example: {
        en: 'I note that you do not owe this, as you say. We check it before anything else.',
        es: 'Anoto que, según usted, no debe esto. Lo comprobamos antes de nada.',
      },
      checked: dataDispute,
    },
    {
      id: 'spain.card_security',
      kind: 'forbids',
      covers: ['unsafe_payment'],
      law: 'RGPD',
      section: 'art. 5.1.f',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Data are kept secure, so card numbers and codes are not read out in a recorded call.',
        es: 'Los datos se guardan con seguridad; por eso los números y códigos de tarjeta no se dicen en una llamada grabada.',
      },
      example: {
        en: 'Please do not tell me the number. I will send you the secure link.',
        es: 'No me diga el número, por favor. Le envío el enlace seguro.',
      },
      checked: dataProtection,
    },
    {
      id: 'spain.payment_to_creditor',
      kind: 'asks',
      covers: ['pay_to_me'],
      law: 'Código Civil',
      section: 'art. 1162',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: "A debt is paid to the creditor or to whoever is entitled to receive it for them, never into the collector's own account.",
        es: 'Se paga al acreedor o a quien esté autorizado para recibirlo en su nombre, nunca en la cuenta particular de quien llama.',
      },
      example: {
        en: 'Please pay into the account of the company that is in your contract.',
        es: 'Pague en la cuenta de la empresa que figura en su contrato.',
      },
      checked: civilCode,
    },
    {
      id: 'spain.true_amounts',
      kind: 'forbids',
      covers: ['false_fees'],
      law: 'Ley 3/1991 de Competencia Desleal',
      section: 'art. 5.1.e, 5.1.h',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: "False information about the price, or about the consumer's rights and risks, is deceit, such as charges that nobody agreed on.",
        es: 'Informar falsamente sobre el precio o sobre los derechos y riesgos del consumidor es un engaño, como inventar gastos que nadie pactó.',
      },
      example: {
        en: 'The amount is 640 euros, as in the contract, with no costs on top.',
        es: 'Son 640 euros, según el contrato, sin gastos añadidos.',
      },
      checked: unfairCompetition,
    },
    {
      id: 'spain.vulnerable',
      kind: 'forbids',
      covers: ['despair_ignored'],
      law: 'Ley 3/1991 de Competencia Desleal',
      section: 'art. 8.2.c',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: "To exploit a misfortune that one knows of, so grave that it clouds somebody's judgement, is a sign of an aggressive practice.",
        es: 'Explotar una desgracia conocida, tan grave que nubla el juicio de alguien, indica una práctica agresiva.',
      },
      example: {
        en: 'The debt can wait. Are you safe? You can call 024 at any hour.',
        es: 'La deuda puede esperar. ¿Está usted a salvo? Puede llamar al 024 a cualquier hora.',
      },
      checked: unfairCompetition,
    },
    {
      id: 'spain.insolvency',
      kind: 'forbids',
      covers: ['bankruptcy_ignored'],
      law: 'Texto refundido de la Ley Concursal',
      section: 'art. 142',
      capacity: ['agency', 'creditor'],
      debtor: ['individual', 'business'],
      says: {
        en: "Once insolvency has been declared, no enforcement may be started against the debtor's goods; claims go to the proceedings.",
        es: 'Desde la declaración de concurso no se puede iniciar ninguna ejecución contra los bienes del deudor; los créditos van al concurso.',
      },
      example: {
        en: 'Then we turn to the administrator. May I have the file number?',
        es: 'Entonces nos dirigimos al administrador concursal. ¿Me da el número del procedimiento?',
      },
      checked: insolvency,
    },
    {
      id: 'spain.equal_treatment',
      kind: 'forbids',
      covers: ['discrimination'],
      law: 'Ley 15/2022',
      section: 'art. 2, 17',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Nobody may be treated worse in goods and services, financial ones too, because of origin, sex, age, religion, illness, disability or means.',
        es: 'Nadie puede recibir un trato peor en bienes y servicios, también financieros, por origen, sexo, edad, religión, enfermedad, discapacidad o situación económica.',
      },
      example: {
        en: 'These options are the same for everybody.',
        es: 'Estas opciones son las mismas para todas las personas.',
      },
      checked: equality,
    },
    {
      id: 'spain.consumer_rights',
      kind: 'forbids',
      covers: [],
      law: 'RDLeg 1/2007 (consumidores)',
      section: 'art. 8.1.b',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Consumers are protected in their economic interests, against unfair practices above all, and the vulnerable more than others.',
        es: 'Se protegen los intereses económicos de los consumidores, sobre todo frente a prácticas desleales, y más los de las personas vulnerables.',
      },
      example: {
        en: 'Tell me if anything is unclear; there is no hurry.',
        es: 'Dígame si algo no está claro; no hay prisa.',
      },
      checked: consumers,
    },
  ],
}
