import type { MomentKind, StrengthKind } from '../criteria/criterion.ts'
import type { Proses } from './prose.ts'

/** Title and reason of what to improve. `about` is what the debtor said, quoted. */
export const improvementProse: Proses<Exclude<MomentKind, StrengthKind>> = {
  missed_feeling: {
    en: {
      title: 'A feeling went by unanswered',
      why: ({ about }) =>
        `They had just said ${about}. Going on without a word about it tells them nobody is listening, and they stop talking.`,
    },
    es: {
      title: 'Un sentimiento quedó sin respuesta',
      why: ({ about }) =>
        `Acababan de decirle ${about}. Seguir sin una palabra al respecto le dice que nadie escucha, y deja de hablar.`,
    },
  },
  generic_feeling: {
    en: {
      title: 'The acknowledgement could fit any call',
      why: ({ about, theme }) =>
        `They said ${about}. A set phrase fits everybody; naming ${theme} shows that you heard this person.`,
    },
    es: {
      title: 'La frase de empatía serviría para cualquiera',
      why: ({ about, theme }) =>
        `Le dijeron ${about}. Una frase hecha vale para todos; nombrar ${theme} muestra que escuchó a esta persona.`,
    },
  },
  money_before_feeling: {
    en: {
      title: 'The money came before the person',
      why: ({ about }) =>
        `They had just said ${about}. Asking for payment in the next breath sounds as if it had not counted.`,
    },
    es: {
      title: 'El dinero llegó antes que la persona',
      why: ({ about }) => `Acababan de decirle ${about}. Pedir el pago enseguida suena a que eso no contó.`,
    },
  },
  harsh_line: {
    en: {
      title: 'This line shuts the door',
      why: () =>
        'It judges the person instead of dealing with the debt. People who feel judged defend themselves; they don’t pay.',
    },
    es: {
      title: 'Esta frase cierra la puerta',
      why: () =>
        'Juzga a la persona en vez de tratar la deuda. Quien siente que lo juzgan se defiende; no paga.',
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
  pushy_line: {
    en: {
      title: 'A push instead of a reason',
      why: () =>
        'Pressure gets you a quick no, or a yes that is not kept. A reason and a choice get you further.',
    },
    es: {
      title: 'Un empujón en lugar de una razón',
      why: () =>
        'La presión consigue un no rápido, o un sí que no se cumple. Una razón y una opción llegan más lejos.',
    },
  },
  care_missing: {
    en: {
      title: 'A cry for help needs an answer first',
      why: ({ about }) =>
        `They said ${about}. From there on nothing about the debt matters: stop collecting, ask whether they are safe, offer help.`,
    },
    es: {
      title: 'Un grito de ayuda se atiende primero',
      why: ({ about }) =>
        `Le dijeron ${about}. Desde ahí nada de la deuda importa: deje de cobrar, pregunte si está a salvo, ofrezca ayuda.`,
    },
  },
  closed_only: {
    en: {
      title: 'No open question',
      why: () =>
        'Questions for a fact, yes-or-no questions and demands leave the reason for not paying in the dark. One open question early on saves five later.',
    },
    es: {
      title: 'Ninguna pregunta abierta',
      why: () =>
        'Las preguntas por un dato, las de sí o no y las exigencias dejan a oscuras por qué no paga. Una pregunta abierta al principio ahorra cinco después.',
    },
  },
  lecture: {
    en: {
      title: 'Too long to follow on the phone',
      why: () => 'After a few sentences people hear only the tone. Say one thing, then let them answer.',
    },
    es: {
      title: 'Demasiado largo para seguirlo por teléfono',
      why: () => 'Tras unas pocas frases solo se oye el tono. Diga una cosa y deje contestar.',
    },
  },
  stacked_questions: {
    en: {
      title: 'Several questions at once',
      why: () => 'People answer the last one, or the easiest. Ask one and wait.',
    },
    es: {
      title: 'Varias preguntas de golpe',
      why: () => 'La gente contesta la última, o la más fácil. Haga una y espere.',
    },
  },
  unanswered_question: {
    en: {
      title: 'Their question got no answer',
      why: ({ about }) => `They asked ${about}. Someone who gets no answer has no reason to give one.`,
    },
    es: {
      title: 'Su pregunta quedó sin respuesta',
      why: ({ about }) => `Le preguntaron ${about}. Quien no recibe respuesta no tiene por qué darla.`,
    },
  },
  no_recap: {
    en: {
      title: 'Nothing was summed up',
      why: () =>
        'What is not said once more at the end is remembered differently by each side, agreed or not.',
    },
    es: {
      title: 'Faltó un resumen',
      why: () => 'Lo que no se repite al final, cada quien lo recuerda a su manera, haya acuerdo o no.',
    },
  },
  wrong_language: {
    en: {
      title: 'You stayed in the other language',
      why: ({ about }) =>
        `They said ${about}. People speak of money and worry best in their own language; follow them there.`,
    },
    es: {
      title: 'Se quedó en el otro idioma',
      why: ({ about }) =>
        `Le dijeron ${about}. De dinero y preocupaciones se habla mejor en el idioma propio; acompáñelo.`,
    },
  },
  interrupted: {
    en: {
      title: 'You spoke over them',
      why: ({ about }) =>
        `They had got as far as ${about}. What they were about to say may have been the reason they don’t pay.`,
    },
    es: {
      title: 'Habló encima',
      why: ({ about }) => `Iba en ${about}. Lo que estaba por decir podía ser la razón por la que no paga.`,
    },
  },
  objection_ignored: {
    en: {
      title: 'The objection was passed over',
      why: ({ about, objection }) =>
        `They said ${about}. ${capital(objection)} will come back until somebody deals with it.`,
    },
    es: {
      title: 'La objeción se pasó por alto',
      why: ({ about, objection }) =>
        `Le dijeron ${about}. Esa objeción, ${objection}, volverá hasta que alguien la atienda.`,
    },
  },
  objection_off_point: {
    en: {
      title: 'The answer missed the objection',
      why: ({ about, objection }) =>
        `They said ${about}. What you said does not solve ${objection}, so it stayed in the way.`,
    },
    es: {
      title: 'La respuesta no dio en la objeción',
      why: ({ about, objection }) =>
        `Le dijeron ${about}. Lo que contestó no resuelve ${objection}, así que siguió estorbando.`,
    },
  },
  objection_not_probed: {
    en: {
      title: 'You did not ask what was behind it',
      why: ({ about }) => `They said ${about}. Without a question you are guessing which solution fits.`,
    },
    es: {
      title: 'No preguntó qué había detrás',
      why: ({ about }) => `Le dijeron ${about}. Sin preguntar, se adivina qué solución conviene.`,
    },
  },
  pressure_after_objection: {
    en: {
      title: 'Pressure instead of an answer',
      why: ({ about }) =>
        `They said ${about}. Pushing at that point wins a yes that will not be kept, or ends the call.`,
    },
    es: {
      title: 'Presión en lugar de respuesta',
      why: ({ about }) =>
        `Le dijeron ${about}. Presionar ahí consigue un sí que no se cumple, o el fin de la llamada.`,
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

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
