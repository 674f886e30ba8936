import type { JurisdictionLaw } from '../rule.ts'

const gbl601 = {
  on: '2026-11-23',
  at: 'primary',
  where: 'N.Y. Gen. Bus. Law 601 at nysenate.gov',
} as const
const nycrr = {
  on: '2026-11-23',
  at: 'primary',
  where: '23 NYCRR 1.4 at regulations.justia.com (September 2024) and nyrules.elaws.us',
} as const
const nycrrNotice = {
  on: '2026-11-23',
  at: 'primary',
  where: '23 NYCRR 1.2 at casetext (November 2024)',
} as const
const city = {
  on: '2026-11-23',
  at: 'secondary',
  where:
    'ABA Banking Journal (February 2026), Americollect (April 2026), Mondaq (August 2025); 6 RCNY 5-77 itself was not seen',
} as const

/** New York adds rules that bind creditors, one for agencies, and one that holds only in its city. */
export const usNewYork: JurisdictionLaw = {
  id: 'us_new_york',
  within: 'us',
  notice: null,
  callHours: null,
  rules: [
    {
      id: 'us_new_york.false_authority',
      kind: 'forbids',
      covers: ['false_identity'],
      law: 'N.Y. Gen. Bus. Law',
      section: '601(1), (9)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Neither the creditor nor its agent may pass for the police or an authority, or make a message look like one of a court or an attorney.',
        es: 'Ni el acreedor ni quien actúa por él puede hacerse pasar por la policía o una autoridad, ni dar a un mensaje la apariencia de venir de un juzgado o un abogado.',
      },
      example: {
        en: 'I am calling from Northgate Recovery. We are a company, not an authority.',
        es: 'Le llamo de Northgate Recovery. Somos una empresa, no una autoridad.',
      },
      checked: gbl601,
    },
    {
      id: 'us_new_york.fees',
      kind: 'forbids',
      covers: ['false_fees'],
      law: 'N.Y. Gen. Bus. Law',
      section: '601(2)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: "No collection fee, attorney's fee or cost may be asked for that is not due and lawful.",
        es: 'No se pueden pedir gastos de cobranza, honorarios ni costas que no se deban legalmente.',
      },
      example: {
        en: 'The amount is the balance alone; we add nothing.',
        es: 'El monto es solo el saldo; no agregamos nada.',
      },
      checked: gbl601,
    },
    {
      id: 'us_new_york.credit_information',
      kind: 'forbids',
      covers: ['false_credit'],
      law: 'N.Y. Gen. Bus. Law',
      section: '601(3), (5)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Nobody may be told, or threatened with, credit information that is false, nor told of a disputed debt without the dispute.',
        es: 'No se puede dar información crediticia falsa ni amenazar con ella, ni hablar de una deuda impugnada sin decir que lo está.',
      },
      example: {
        en: 'If this is reported, your dispute is reported with it.',
        es: 'Si esto se reporta, se reporta también que usted la impugna.',
      },
      checked: gbl601,
    },
    {
      id: 'us_new_york.employer',
      kind: 'forbids',
      covers: ['third_party'],
      law: 'N.Y. Gen. Bus. Law',
      section: '601(4)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'The employer may not be told what the claim is about, or the debtor threatened with it, before a judgment.',
        es: 'No se puede decir al empleador de qué se trata la deuda, ni amenazar con ello, antes de una sentencia.',
      },
      example: {
        en: 'I will not speak with anybody at your work about this.',
        es: 'No hablaré de esto con nadie de su trabajo.',
      },
      checked: gbl601,
    },
    {
      id: 'us_new_york.harassment',
      kind: 'forbids',
      covers: ['harassment', 'abuse'],
      law: 'N.Y. Gen. Bus. Law',
      section: '601(6)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'The debtor and the household may not be contacted so often, at such hours or in such a way that it abuses or harasses them.',
        es: 'No se puede contactar al deudor ni a su hogar con tanta frecuencia, a tales horas o de tal manera que resulte un maltrato o un acoso.',
      },
      example: {
        en: 'What time suits you? I will call once, then.',
        es: '¿A qué hora le conviene? Llamaré una vez, a esa hora.',
      },
      checked: gbl601,
    },
    {
      id: 'us_new_york.threats',
      kind: 'forbids',
      covers: ['arrest', 'unlawful_action'],
      law: 'N.Y. Gen. Bus. Law',
      section: '601(7), (8)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Nothing may be threatened that the creditor does not usually do, and no right claimed that does not exist.',
        es: 'No se puede amenazar con lo que el acreedor no suele hacer, ni alegar un derecho que no existe.',
      },
      example: {
        en: 'No suit has been filed. I would like to settle this with you.',
        es: 'No hay ninguna demanda. Quisiera arreglar esto con usted.',
      },
      checked: gbl601,
    },
    {
      id: 'us_new_york.substantiation',
      kind: 'asks',
      covers: ['ignore_dispute'],
      law: '23 NYCRR 1',
      section: '1.4(a), (b)',
      capacity: ['agency'],
      debtor: ['individual'],
      says: {
        en: 'When a charged-off debt is disputed, also by word of mouth, the agency says how to ask for proof; once asked, it stops until it has sent the proof, within sixty days.',
        es: 'Si se impugna una deuda dada por incobrable, aun de palabra, la agencia explica cómo pedir la prueba; una vez pedida, se detiene hasta enviarla, en un máximo de sesenta días.',
      },
      example: {
        en: 'You can ask us for proof in writing. I will send you the instructions, and we wait until you have it.',
        es: 'Puede pedirnos la prueba por escrito. Le envío las instrucciones y esperamos hasta que la tenga.',
      },
      checked: nycrr,
    },
    {
      id: 'us_new_york.written_notice',
      kind: 'asks',
      covers: [],
      law: '23 NYCRR 1',
      section: '1.2',
      capacity: ['agency'],
      debtor: ['individual'],
      says: {
        en: 'Within five days after first speaking, the agency sends a written notice of what is forbidden to collectors and which income is protected. It is not said on the telephone.',
        es: 'En los cinco días después del primer contacto, la agencia envía un aviso escrito sobre lo que se prohíbe a los cobradores y qué ingresos están protegidos. No se dice por teléfono.',
      },
      example: {
        en: 'You will get a letter with your rights within five days.',
        es: 'En cinco días recibirá una carta con sus derechos.',
      },
      checked: nycrrNotice,
    },
    {
      id: 'us_new_york.city_frequency',
      kind: 'forbids',
      covers: [],
      law: 'Rules of the City of New York (only in the city)',
      section: '6 RCNY 5-77',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Only in New York City, since 1 September 2026: at most three contacts in seven days about one account, over all channels; creditors are bound once an account is in collection.',
        es: 'Solo en la ciudad de Nueva York, desde el 1 de septiembre de 2026: como máximo tres contactos en siete días por cuenta, sumando todos los medios; el acreedor queda obligado cuando la cuenta entra en cobranza.',
      },
      example: {
        en: 'This is our second call this week. I will wait for your call now.',
        es: 'Es nuestra segunda llamada de la semana. Ahora espero la suya.',
      },
      checked: city,
    },
  ],
}
