import type { JurisdictionLaw } from '../rule.ts'

const threatsOrCoercion = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Tex. Fin. Code 392.301 at weblaws.org and casetext (November 2023)',
} as const
const harassmentOrAbuse = {
  on: '2026-11-23',
  at: 'secondary',
  where: 'Tex. Fin. Code 392.302 only as reworded by others',
} as const
const unfairMeans = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Tex. Fin. Code 392.303 at codes.findlaw.com (January 2024) and lawserver.com',
} as const
const misrepresentations = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Tex. Fin. Code 392.304(a)(1)-(6) at texas.public.law',
} as const
const disputedFiles = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Tex. Fin. Code 392.202 as of 2005 at fdcpaexpert.blogspot.com; newer wordings were not seen',
} as const
const debtBuyers = {
  on: '2026-11-23',
  at: 'unchecked',
  where: 'Only the title of Tex. Fin. Code 392.307 was found, at lawserver.com; the rest from knowledge',
} as const

/** Texas binds creditors too, and asks agencies for a notice of its own, in the words of the federal one. */
export const usTexas: JurisdictionLaw = {
  id: 'us_texas',
  within: 'us',
  notice: {
    rule: 'us_texas.notice',
    says: {
      en: 'This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
      es: 'Este es un intento de cobrar una deuda, y toda información obtenida se usará para ese fin.',
    },
    capacity: ['agency'],
    debtor: ['individual'],
  },
  callHours: null,
  rules: [
    {
      id: 'us_texas.false_threat_of_arrest',
      kind: 'forbids',
      covers: ['arrest'],
      law: 'Tex. Fin. Code',
      section: '392.301(a)(2), (5), (6)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Neither arrest nor a criminal charge may be threatened for not paying, nor anybody falsely accused of a crime. The creditor is bound as well.',
        es: 'No se puede amenazar con arresto ni denuncia penal por no pagar, ni acusar falsamente de un delito. También obliga al acreedor.',
      },
      example: {
        en: 'This is not a criminal matter. I am calling to find a way to pay it.',
        es: 'Esto no es un asunto penal. Le llamo para buscar cómo pagarlo.',
      },
      checked: threatsOrCoercion,
    },
    {
      id: 'us_texas.unlawful_action',
      kind: 'forbids',
      covers: ['unlawful_action'],
      law: 'Tex. Fin. Code',
      section: '392.301(a)(7), (8)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Property may not be threatened with seizure without the court that it takes, nor may anything be threatened that the law forbids.',
        es: 'No se puede amenazar con quitar bienes sin el proceso judicial que hace falta, ni con nada que la ley prohíba.',
      },
      example: {
        en: 'Nobody is coming for your car. Let us talk about a plan.',
        es: 'Nadie va a ir por su auto. Hablemos de un plan.',
      },
      checked: threatsOrCoercion,
    },
    {
      id: 'us_texas.violence',
      kind: 'forbids',
      covers: ['violence'],
      law: 'Tex. Fin. Code',
      section: '392.301(a)(1)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Violence and other crimes against a person or their property may not be used or threatened.',
        es: 'No se puede usar violencia ni otro delito contra la persona o sus bienes, ni amenazar con ello.',
      },
      example: {
        en: 'You need not worry about anything of that kind.',
        es: 'No tiene que preocuparse por nada de eso.',
      },
      checked: threatsOrCoercion,
    },
    {
      id: 'us_texas.disputed_debt_told',
      kind: 'forbids',
      covers: ['third_party'],
      law: 'Tex. Fin. Code',
      section: '392.301(a)(3)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'Others may not be told, nor the consumer threatened with it, that they refuse to pay a debt which they have disputed in writing.',
        es: 'No se puede decir a otros, ni amenazar con ello, que el consumidor se niega a pagar una deuda que impugnó por escrito.',
      },
      example: {
        en: 'I speak of your account with you alone.',
        es: 'De su cuenta hablo solo con usted.',
      },
      checked: threatsOrCoercion,
    },
    {
      id: 'us_texas.harassment',
      kind: 'forbids',
      covers: ['abuse', 'harassment'],
      law: 'Tex. Fin. Code',
      section: '392.302(1), (4)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'No profane or abusive language, and no ringing again and again in order to harass.',
        es: 'Sin palabras groseras o insultantes, y sin llamar una y otra vez para acosar.',
      },
      example: {
        en: 'I will call on Friday at ten, as you asked, and not before.',
        es: 'Le llamaré el viernes a las diez, como me pidió, y no antes.',
      },
      checked: harassmentOrAbuse,
    },
    {
      id: 'us_texas.fees',
      kind: 'forbids',
      covers: ['false_fees'],
      law: 'Tex. Fin. Code',
      section: '392.303(a)(2)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'No interest or fee that neither the contract nor the law allows.',
        es: 'Sin intereses ni cargos que no permitan el contrato o la ley.',
      },
      example: {
        en: 'The contract has no collection fee, so you owe none.',
        es: 'El contrato no tiene cargo por cobranza, así que no lo debe.',
      },
      checked: unfairMeans,
    },
    {
      id: 'us_texas.true_name',
      kind: 'forbids',
      covers: ['false_identity'],
      law: 'Tex. Fin. Code',
      section: '392.304(a)(1), (4)',
      capacity: ['agency', 'creditor'],
      debtor: ['individual'],
      says: {
        en: 'The collector uses a true name, and says to whom the debt is owed when asking for money.',
        es: 'Quien cobra usa su nombre verdadero y, al pedir dinero, dice a quién se le debe.',
      },
      example: {
        en: 'I am Dana Reyes of Northgate Recovery, calling for Lakeside Clinic.',
        es: 'Soy Dana Reyes, de Northgate Recovery, y llamo por la Clínica Lakeside.',
      },
      checked: misrepresentations,
    },
    {
      id: 'us_texas.notice',
      kind: 'asks',
      covers: ['missing_disclosure', 'partial_disclosure'],
      law: 'Tex. Fin. Code',
      section: '392.304(a)(5)',
      capacity: ['agency'],
      debtor: ['individual'],
      says: {
        en: 'An agency says in the first communication that it is an attempt to collect a debt and that what is learnt will be used for it; in later ones, that it is a debt collector.',
        es: 'La agencia dice en la primera comunicación que es un intento de cobrar una deuda y que lo que se averigüe se usará para ello; en las posteriores, que es un cobrador.',
      },
      example: {
        en: 'This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
        es: 'Este es un intento de cobrar una deuda, y toda información obtenida se usará para ese fin.',
      },
      checked: misrepresentations,
    },
    {
      id: 'us_texas.disputes',
      kind: 'asks',
      covers: ['ignore_dispute'],
      law: 'Tex. Fin. Code',
      section: '392.202',
      capacity: ['agency'],
      debtor: ['individual'],
      says: {
        en: 'When somebody disputes in writing what an agency has on file, collection stops until it has been looked into; an answer comes within thirty days.',
        es: 'Si alguien impugna por escrito lo que la agencia tiene en su archivo, el cobro se detiene hasta investigarlo; la respuesta llega en treinta días.',
      },
      example: {
        en: 'Send us that in writing. We stop until it has been looked into.',
        es: 'Envíenos eso por escrito. Nos detenemos hasta investigarlo.',
      },
      checked: disputedFiles,
    },
    {
      id: 'us_texas.debt_buyers',
      kind: 'forbids',
      covers: [],
      law: 'Tex. Fin. Code',
      section: '392.307',
      capacity: ['agency'],
      debtor: ['individual'],
      says: {
        en: 'Whoever has bought a debt may not sue over it once it is too old, and a payment does not make it young again.',
        es: 'Quien compró una deuda no puede demandar por ella cuando ya prescribió, y un pago no la revive.',
      },
      example: {
        en: 'This debt is too old for a suit. You may still pay it if you wish.',
        es: 'Por esta deuda ya no se puede demandar. Si usted lo desea, todavía puede pagarla.',
      },
      checked: debtBuyers,
    },
  ],
}
