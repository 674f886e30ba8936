import type { StrengthKind } from '../criteria/criterion.ts'
import type { Proses } from './prose.ts'

/** Title and reason of what went well. `about` is what the debtor said, quoted. */
export const strengthProse: Proses<StrengthKind> = {
  named_feeling: {
    en: {
      title: 'You named what they were going through',
      why: ({ about, theme }) =>
        `They said ${about}. You took up ${theme} before anything else, so they knew you had listened.`,
    },
    es: {
      title: 'Nombró lo que la persona estaba pasando',
      why: ({ about, theme }) =>
        `Le dijeron ${about}. Usted retomó ${theme} antes que nada, y así supo que la escuchaba.`,
    },
  },
  care_given: {
    en: {
      title: 'You put the person before the debt',
      why: ({ about }) =>
        `They said ${about}. You stopped collecting and offered help, which is the only right thing to do there.`,
    },
    es: {
      title: 'Puso a la persona antes que la deuda',
      why: ({ about }) =>
        `Le dijeron ${about}. Dejó de cobrar y ofreció ayuda, que es lo único correcto en ese momento.`,
    },
  },
  open_question: {
    en: {
      title: 'An open question that let them talk',
      why: () => 'It cannot be answered with yes or no, so you learn what stands in the way of paying.',
    },
    es: {
      title: 'Una pregunta abierta que dejó hablar',
      why: () => 'No se contesta con sí o no, y así se entera de qué impide pagar.',
    },
  },
  checked_understanding: {
    en: {
      title: 'You checked that you had understood',
      why: () => 'Saying back what you heard corrects mistakes early and shows respect.',
    },
    es: {
      title: 'Comprobó que había entendido',
      why: () => 'Repetir lo que oyó corrige errores a tiempo y muestra respeto.',
    },
  },
  objection_answered: {
    en: {
      title: 'An answer to the point',
      why: ({ about }) => `They said ${about}. You answered just that and did not talk past it.`,
    },
    es: {
      title: 'Una respuesta al punto',
      why: ({ about }) => `Le dijeron ${about}. Respondió justo a eso y no a otra cosa.`,
    },
  },
  cause_found: {
    en: {
      title: 'You found the cause',
      why: ({ about }) => `Your question brought out ${about}. From there a solution can fit the person.`,
    },
    es: {
      title: 'Encontró la causa',
      why: ({ about }) =>
        `Su pregunta sacó a la luz ${about}. Desde ahí la solución puede ajustarse a la persona.`,
    },
  },
  concrete_offer: {
    en: {
      title: 'A concrete offer',
      why: () => 'A figure can be weighed; “something” cannot. It moved the call from whether to how.',
    },
    es: {
      title: 'Una oferta concreta',
      why: () => 'Una cifra se puede sopesar; «algo» no. Llevó la llamada del «si» al «cómo».',
    },
  },
  specific_promise: {
    en: {
      title: 'A promise that can be kept',
      why: ({ about }) =>
        `They agreed: ${about}. There is an amount, a day and a way to pay, so both sides know what happens.`,
    },
    es: {
      title: 'Una promesa que se puede cumplir',
      why: ({ about }) =>
        `Le aceptaron: ${about}. Hay monto, día y forma de pago, y los dos saben qué sigue.`,
    },
  },
  recap_given: {
    en: {
      title: 'You summed up the agreement',
      why: () =>
        'Both sides heard the same figures once more. Promises that are repeated are kept more often.',
    },
    es: {
      title: 'Resumió el acuerdo',
      why: () => 'Los dos oyeron las mismas cifras una vez más. Lo que se repite se cumple más.',
    },
  },
  right_honoured: {
    en: {
      title: 'You honoured their right',
      why: ({ about }) =>
        `They said ${about}. You took it seriously at once, which is the law and also good manners.`,
    },
    es: {
      title: 'Respetó su derecho',
      why: ({ about }) =>
        `Le dijeron ${about}. Lo tomó en serio de inmediato: es la ley y también buen trato.`,
    },
  },
  clean_opening: {
    en: {
      title: 'The disclosure was in its place',
      why: () =>
        'You said why you call before you spoke of the debt. It is the law, and it makes what follows credible.',
    },
    es: {
      title: 'El aviso legal, en su lugar',
      why: () => 'Dijo para qué llama antes de hablar de la deuda. Es la ley, y hace creíble lo que sigue.',
    },
  },
}
