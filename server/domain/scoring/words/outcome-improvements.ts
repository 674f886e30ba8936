import type { Proses } from './prose.ts'

/** What a call came to, and what the law asks of it. */
type OutcomeKind =
  | 'collecting_on'
  | 'no_next_step'
  | 'full_only'
  | 'no_offer'
  | 'no_affordability'
  | 'figure_first'
  | 'vague_promise'
  | 'no_promise'
  | 'not_agreed'
  | 'first_figure'
  | 'above_means'
  | 'no_fallback'
  | 'name_alone'
  | 'debt_before_check'
  | 'half_notice'
  | 'late_notice'
  | 'right_ignored'

/** Title and reason of what to improve in what the call came to, and before the law. `about` is what the debtor said, quoted. */
export const outcomeProse: Proses<OutcomeKind> = {
  collecting_on: {
    en: {
      title: 'Money was asked for where collecting had to stop',
      why: ({ about }) =>
        `They said ${about}. From there on the debt waits until the matter is settled; asking for a payment takes back what you promised.`,
    },
    es: {
      title: 'Pidió dinero cuando el cobro debía esperar',
      why: ({ about }) =>
        `Le dijeron ${about}. Desde ahí la deuda espera hasta que se resuelva; pedir un pago deshace lo que prometió.`,
    },
  },
  no_next_step: {
    en: {
      title: 'The call ended with nothing agreed on what comes next',
      why: () =>
        'Even without a payment both sides should know what happens next: a letter, a call at a time that suits, a name to ask for.',
    },
    es: {
      title: 'La llamada terminó sin decir qué sigue',
      why: () =>
        'Aun sin un pago, los dos deben saber qué sigue: una carta, una llamada a una hora que convenga, un nombre por quien preguntar.',
    },
  },
  full_only: {
    en: {
      title: 'Only the full balance was on the table',
      why: () =>
        'Who cannot pay it all can then only say no. Full amount, settlement, plan: offer the next step down when one is out of reach.',
    },
    es: {
      title: 'Solo se ofreció liquidar el total',
      why: () =>
        'Quien no puede pagarlo todo solo puede decir que no. Total, quita, plan: ofrezca el siguiente paso cuando uno no alcanza.',
    },
  },
  no_offer: {
    en: {
      title: 'No way to pay was offered',
      why: () => 'Without a settlement or a plan there is nothing to agree to, however good the talk was.',
    },
    es: {
      title: 'No se ofreció ninguna forma de pago',
      why: () => 'Sin una quita o un plan no hay nada que acordar, por buena que fuera la conversación.',
    },
  },
  no_affordability: {
    en: {
      title: 'You did not ask what they can afford',
      why: () =>
        'A figure that does not fit the month is broken by the second payment. Ask about pay day and what is left over first.',
    },
    es: {
      title: 'No preguntó cuánto puede pagar',
      why: () =>
        'Una cifra que no cabe en el mes se rompe al segundo pago. Pregunte antes por el día de cobro y lo que le queda.',
    },
  },
  figure_first: {
    en: {
      title: 'You named a figure before you knew their means',
      why: () =>
        'A figure that is guessed gets a no, or a yes that is not kept. What comes in, what has to go out and when pay day is come first.',
    },
    es: {
      title: 'Propuso una cifra sin saber cuánto puede pagar',
      why: () =>
        'Una cifra a ciegas recibe un no, o un sí que no se cumple. Antes van cuánto entra, cuánto tiene que salir y cuándo cobra.',
    },
  },
  vague_promise: {
    en: {
      title: 'The promise stayed vague',
      why: ({ about }) => `All you have is ${about}. Amount, day and method turn good will into a payment.`,
    },
    es: {
      title: 'La promesa quedó vaga',
      why: ({ about }) =>
        `Lo único que tiene es ${about}. Monto, día y medio convierten la buena voluntad en un pago.`,
    },
  },
  not_agreed: {
    en: {
      title: 'You wrote down what nobody had agreed to',
      why: ({ about }) =>
        `They had said ${about}. A plan that only you have agreed to is not kept, and the file now says what did not happen.`,
    },
    es: {
      title: 'Anotó lo que nadie había aceptado',
      why: ({ about }) =>
        `Le habían dicho ${about}. Un plan que solo usted acepta no se cumple, y en el expediente queda algo que no pasó.`,
    },
  },
  no_promise: {
    en: {
      title: 'Nothing was promised',
      why: ({ about }) =>
        `The nearest to it was ${about}. Good will becomes a payment only with an amount and a day that they name themselves.`,
    },
    es: {
      title: 'No hubo ninguna promesa',
      why: ({ about }) =>
        `Lo más cercano fue ${about}. La buena voluntad solo se vuelve un pago con un monto y un día que la otra persona diga.`,
    },
  },
  first_figure: {
    en: {
      title: 'You took the first figure',
      why: ({ about }) =>
        `They said ${about}. A first figure is seldom what they can carry: ask what comes in and goes out, or propose one of your own.`,
    },
    es: {
      title: 'Aceptó la primera cifra',
      why: ({ about }) =>
        `Le dijeron ${about}. La primera cifra rara vez es lo que pueden sostener: pregunte qué entra y qué sale, o proponga otra.`,
    },
  },
  above_means: {
    en: {
      title: 'More than they can carry',
      why: () => 'The figure is above what this person can pay in a month. A yes to it would not be kept.',
    },
    es: {
      title: 'Más de lo que puede cargar',
      why: () => 'La cifra supera lo que esta persona puede pagar al mes. Un sí a eso no se cumpliría.',
    },
  },
  no_fallback: {
    en: {
      title: 'No word on what happens if it goes wrong',
      why: () => 'People who cannot pay on the day go silent unless you have told them whom to call.',
    },
    es: {
      title: 'Nada sobre qué hacer si algo falla',
      why: () => 'Quien no puede pagar ese día se esconde, salvo que usted le haya dicho a quién llamar.',
    },
  },
  name_alone: {
    en: {
      title: 'You checked nothing but the name',
      why: () =>
        'Anybody who picks up can give a name. Before you speak of the debt, ask for something that only the right person knows.',
    },
    es: {
      title: 'No comprobó más que el nombre',
      why: () =>
        'Cualquiera que conteste puede dar un nombre. Antes de hablar de la deuda, pida un dato que solo esa persona conozca.',
    },
  },
  debt_before_check: {
    en: {
      title: 'You spoke of the debt before you knew who was there',
      why: () =>
        'Nobody had said who they were. Had it been a neighbor or a child, a stranger would now know of the debt.',
    },
    es: {
      title: 'Habló de la deuda sin saber quién estaba al teléfono',
      why: () =>
        'Nadie había dicho quién era. De haber sido un vecino o un hijo, un extraño ya sabría de la deuda.',
    },
  },
  half_notice: {
    en: {
      title: 'Half of the notice was missing',
      why: () =>
        'You said what the call is for, but not that what they tell you will be used for it. The notice has both halves.',
    },
    es: {
      title: 'Faltó la mitad del aviso legal',
      why: () =>
        'Dijo para qué es la llamada, pero no que lo que le cuenten se usará para eso. El aviso tiene las dos partes.',
    },
  },
  late_notice: {
    en: {
      title: 'The notice came late',
      why: () =>
        'You had already spoken of what is owed. The notice comes first, so that people know to whom they are talking and why.',
    },
    es: {
      title: 'El aviso legal llegó tarde',
      why: () =>
        'Ya había hablado de lo que se debe. El aviso va primero, para que la persona sepa con quién habla y para qué.',
    },
  },
  right_ignored: {
    en: {
      title: 'A right was passed over',
      why: ({ about }) =>
        `They said ${about}. That is a right, not an objection: it has to be honoured before anything else.`,
    },
    es: {
      title: 'Se pasó por alto un derecho',
      why: ({ about }) =>
        `Le dijeron ${about}. Eso es un derecho, no una objeción: se respeta antes que nada.`,
    },
  },
}
