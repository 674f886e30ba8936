import type { JurisdictionLaw } from '../rule.ts'

const threats = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Cal. Civ. Code 1788.10 at law.justia.com (2009); newer wordings were not seen',
} as const
const practices = {
  on: '2026-11-23',
  at: 'primary',
  where:
    'Cal. Civ. Code 1788.11 at self-law.org and epsten.com; that creditors are bound (1788.2(c)) was not seen',
} as const
const employerAndFamily = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Cal. Civ. Code 1788.12 at codes.findlaw.com (January 2025)',
} as const
const feesAndAttorney = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Cal. Civ. Code 1788.14 at law.onecle.com (2016)',
} as const
const misrepresentations = {
  on: '2026-11-23',
  at: 'secondary',
  where: 'Cal. Civ. Code 1788.13 only by its first words at law.onecle.com (2018); the rest from knowledge',
} as const
const process = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Cal. Civ. Code 1788.16 at self-law.org',
} as const
const federalRules = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'Cal. Civ. Code 1788.17 only by its first words at law.onecle.com (2018); the list of sections from knowledge',
} as const
const identityTheft = {
  on: '2026-11-23',
  at: 'secondary',
  where: 'Cal. Civ. Code 1788.18 only by its first words at law.onecle.com (2018)',
} as const
const licence = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Cal. Fin. Code 100001 at self-law.org; Cal. Civ. Code 1788.11(b) at self-law.org',
} as const

/** California adds the Rosenthal Act, which binds creditors too, and its license. */
export const usCalifornia: JurisdictionLaw = {
  id: 'us_california',
  within: 'us',
  notice: null,
  callHours: null,
  rules: [
    {
      id: 'us_california.threats',
      kind: 'forbids',
      covers: ['arrest', 'unlawful_action'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.10(b), (e), (f)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'No false threat of a criminal charge, and no threat of arrest, seizure or garnishment unless it is lawful and really meant. The creditor is bound as well.',
        es: 'Sin amenazas falsas de denuncia penal, ni de arresto, embargo o descuento del sueldo, salvo que sea legal y de verdad se piense hacer. También obliga al acreedor.',
      },
      example: {
        en: 'Nothing of that kind is planned. I would like to hear what you can manage.',
        es: 'No hay nada de eso en marcha. Quisiera saber qué le es posible pagar.',
      },
      checked: threats,
    },
    {
      id: 'us_california.violence',
      kind: 'forbids',
      covers: ['violence'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.10(a)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'No force, violence or crime against a person, their name or their property, and no threat of it.',
        es: 'Sin fuerza, violencia ni delito contra la persona, su nombre o sus bienes, y sin amenazar con ello.',
      },
      example: {
        en: 'You have nothing to fear from us. Let us look at the account.',
        es: 'No tiene nada que temer de nosotros. Revisemos la cuenta.',
      },
      checked: threats,
    },
    {
      id: 'us_california.abusive_language',
      kind: 'forbids',
      covers: ['abuse'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.11(a)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Obscene and profane language is forbidden, for the creditor as well.',
        es: 'Las palabras obscenas o groseras están prohibidas, también para el acreedor.',
      },
      example: {
        en: 'I hear that you are upset. Take your time.',
        es: 'Veo que esto le altera. Tómese su tiempo.',
      },
      checked: practices,
    },
    {
      id: 'us_california.identity',
      kind: 'forbids',
      covers: ['false_identity'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.11(b)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Every call says who is calling.',
        es: 'En toda llamada se dice quién llama.',
      },
      example: {
        en: 'My name is Dana Reyes, from Northgate Recovery.',
        es: 'Me llamo Dana Reyes, de Northgate Recovery.',
      },
      checked: practices,
    },
    {
      id: 'us_california.licence_number',
      kind: 'asks',
      covers: [],
      law: 'Rosenthal Act and Debt Collection Licensing Act',
      section: 'Cal. Civ. Code 1788.11(b); Cal. Fin. Code 100001',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Whoever collects in California needs a license, with exceptions such as banks, and gives its number when asked.',
        es: 'Quien cobra en California necesita licencia, salvo excepciones como los bancos, y da su número cuando se lo piden.',
      },
      example: {
        en: 'Our California license number is on the screen in front of me; I will read it to you.',
        es: 'Tengo delante nuestro número de licencia de California; se lo leo.',
      },
      checked: licence,
    },
    {
      id: 'us_california.frequency',
      kind: 'forbids',
      covers: ['harassment'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.11(d), (e)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'The telephone may not ring again and again, nor may calls come so often that they are harassment.',
        es: 'El teléfono no puede sonar una y otra vez, ni puede llamarse tan a menudo que sea acoso.',
      },
      example: {
        en: 'I will call once, on the day that we agree.',
        es: 'Le llamaré una sola vez, el día que acordemos.',
      },
      checked: practices,
    },
    {
      id: 'us_california.employer_and_family',
      kind: 'forbids',
      covers: ['third_party', 'wrong_party_told'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.12(a), (b)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'The employer and the family, apart from the spouse, are not told of the debt, with few exceptions.',
        es: 'Ni al empleador ni a la familia, aparte del cónyuge, se les habla de la deuda, salvo pocas excepciones.',
      },
      example: {
        en: 'I will leave only my name and number, nothing about why I called.',
        es: 'Dejo solo mi nombre y mi número, nada del motivo de la llamada.',
      },
      checked: employerAndFamily,
    },
    {
      id: 'us_california.misrepresentation',
      kind: 'forbids',
      covers: ['false_identity', 'false_credit'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.13',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'A collector may not pass for an attorney or an authority, nor say untruly that a credit bureau was or will be told.',
        es: 'Quien cobra no puede hacerse pasar por abogado o autoridad, ni decir sin ser cierto que se avisó o se avisará a un buró de crédito.',
      },
      example: {
        en: 'I am not an attorney. I work in the accounts department.',
        es: 'No soy abogado. Trabajo en el departamento de cuentas.',
      },
      checked: misrepresentations,
    },
    {
      id: 'us_california.simulated_process',
      kind: 'forbids',
      covers: ['unlawful_action'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.16',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Nothing may look as if it came from a court, an authority or an attorney when it does not.',
        es: 'Nada puede aparentar que viene de un juzgado, una autoridad o un abogado cuando no es así.',
      },
      example: {
        en: 'This is a letter from us, not from a court.',
        es: 'Es una carta nuestra, no de un juzgado.',
      },
      checked: process,
    },
    {
      id: 'us_california.fees',
      kind: 'forbids',
      covers: ['false_fees'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.14(b)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'The cost of collecting may not be charged to the debtor, unless a law allows it.',
        es: 'El costo de cobrar no puede cargarse al deudor, salvo que una ley lo permita.',
      },
      example: {
        en: 'You owe the balance and nothing for our work.',
        es: 'Usted debe el saldo y nada por nuestro trabajo.',
      },
      checked: feesAndAttorney,
    },
    {
      id: 'us_california.attorney',
      kind: 'forbids',
      covers: ['attorney_ignored'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.14(c)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Once an attorney has asked in writing that everything go to them, the debtor is not called any more.',
        es: 'Cuando un abogado pide por escrito que todo se trate con él, ya no se llama al deudor.',
      },
      example: {
        en: 'Then I will speak with your attorney. What is their name?',
        es: 'Entonces hablaré con su abogado. ¿Cómo se llama?',
      },
      checked: feesAndAttorney,
    },
    {
      id: 'us_california.federal_rules',
      kind: 'forbids',
      covers: ['ignore_stop', 'debt_before_verification', 'pay_to_me', 'unsafe_payment'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.17',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Most of the FDCPA binds everybody who collects in California, creditors too, such as its rules on requests to stop, third parties, deceit and post-dated cheques; its notice and its thirty days for disputes stay with agencies.',
        es: 'La mayor parte de la FDCPA obliga a todo el que cobra en California, también al acreedor, como sus reglas sobre pedidos de no llamar, terceros, engaños y cheques posfechados; su aviso y sus treinta días para impugnar quedan para las agencias.',
      },
      example: {
        en: 'You asked us to stop calling, so we stop.',
        es: 'Usted pidió que no le llamemos más, así que no le llamaremos.',
      },
      checked: federalRules,
    },
    {
      id: 'us_california.identity_theft',
      kind: 'asks',
      covers: ['ignore_dispute'],
      law: 'Rosenthal Act',
      section: 'Cal. Civ. Code 1788.18',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Whoever shows that the debt comes from identity theft has it reviewed, and collection stops until the review is done.',
        es: 'Si alguien muestra que la deuda viene de un robo de identidad, se revisa y el cobro se detiene hasta terminar la revisión.',
      },
      example: {
        en: 'I will stop here and send you the form for the review.',
        es: 'Me detengo aquí y le envío el formulario para la revisión.',
      },
      checked: identityTheft,
    },
  ],
}
