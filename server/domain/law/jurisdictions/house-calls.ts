import { houseRule } from '#protocol/vocabulary/law.ts'
import type { Rule } from '../rule.ts'

/** Where each rule of the house comes from. */
export const ours = {
  on: '2026-11-23',
  at: 'primary',
  where: 'Rule of this application (docs/law.md)',
} as const

/** House rules on the order of a call, and on what has to rest once somebody has said why. */
export const houseCallRules: readonly Rule[] = [
  {
    id: 'house.debt_after_name_alone',
    kind: 'asks',
    covers: ['debt_after_name_alone'],
    law: houseRule,
    section: '',
    capacity: ['agency', 'creditor'],
    debtor: ['individual', 'business'],
    says: {
      en: 'Before the debt is gone into, something is checked that only the right person knows. A name is not enough.',
      es: 'Antes de entrar en la deuda se comprueba un dato que solo la persona conoce. Un nombre no basta.',
    },
    example: {
      en: 'Thank you. Before we go into it, could you confirm your date of birth?',
      es: 'Gracias. Antes de entrar en el tema, ¿me confirma su fecha de nacimiento?',
    },
    checked: ours,
  },
  {
    id: 'house.debt_before_verification',
    kind: 'forbids',
    covers: ['debt_before_verification'],
    law: houseRule,
    section: '',
    capacity: ['agency', 'creditor'],
    debtor: ['individual', 'business'],
    says: {
      en: 'The debt is spoken of only once it is sure who is on the line.',
      es: 'De la deuda se habla solo cuando se sabe quién está al teléfono.',
    },
    example: {
      en: 'Before I go on, could you confirm your date of birth?',
      es: 'Antes de seguir, ¿me confirma su fecha de nacimiento?',
    },
    checked: ours,
  },
  {
    id: 'house.attorney_ignored',
    kind: 'forbids',
    covers: ['attorney_ignored'],
    law: houseRule,
    section: '',
    capacity: ['agency', 'creditor'],
    debtor: ['individual', 'business'],
    says: {
      en: 'Whoever has an attorney is left to the attorney.',
      es: 'A quien tiene abogado se le deja con su abogado.',
    },
    example: {
      en: "May I have your attorney's name? We will speak with them.",
      es: '¿Me da el nombre de su abogado? Hablaremos con él.',
    },
    checked: ours,
  },
  {
    id: 'house.bankruptcy_ignored',
    kind: 'forbids',
    covers: ['bankruptcy_ignored'],
    law: houseRule,
    section: '',
    capacity: ['agency', 'creditor'],
    debtor: ['individual', 'business'],
    says: {
      en: 'Whoever is bankrupt is not asked to pay.',
      es: 'A quien está en quiebra o concurso no se le pide que pague.',
    },
    example: {
      en: 'Then I stop here. May I have the case number?',
      es: 'Entonces no sigo. ¿Me da el número del caso?',
    },
    checked: ours,
  },
  {
    id: 'house.wrong_party_told',
    kind: 'forbids',
    covers: ['wrong_party_told'],
    law: houseRule,
    section: '',
    capacity: ['agency', 'creditor'],
    debtor: ['individual', 'business'],
    says: {
      en: 'A wrong person learns nothing of the debt.',
      es: 'Una persona equivocada no se entera de la deuda.',
    },
    example: {
      en: 'I am sorry, I have the wrong number. I will remove it.',
      es: 'Disculpe, tengo un número equivocado. Lo quito.',
    },
    checked: ours,
  },
  {
    id: 'house.despair_ignored',
    kind: 'forbids',
    covers: ['despair_ignored'],
    law: houseRule,
    section: '',
    capacity: ['agency', 'creditor'],
    debtor: ['individual', 'business'],
    says: {
      en: 'When somebody speaks of not wanting to live, collecting stops and help is offered.',
      es: 'Cuando alguien habla de no querer vivir, se deja de cobrar y se ofrece ayuda.',
    },
    example: {
      en: 'The debt can wait. Are you safe right now?',
      es: 'La deuda puede esperar. ¿Está usted a salvo en este momento?',
    },
    checked: ours,
  },
]
