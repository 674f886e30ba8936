import type { MomentKind, StrengthKind } from '../criteria/criterion.ts'
import { habitProse } from './habit-improvements.ts'
import { outcomeProse } from './outcome-improvements.ts'
import type { Proses } from './prose.ts'

/** Title and reason of what to improve. `about` is what the debtor said, quoted. */
export const improvementProse: Proses<Exclude<MomentKind, StrengthKind>> = {
  ...outcomeProse,
  ...habitProse,
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
  asked_again: {
    en: {
      title: 'The same demand once more',
      why: () =>
        'They had heard what you want. Asking again tells them that their answer did not count; a question about what stands in the way gets you further.',
    },
    es: {
      title: 'Otra vez la misma exigencia',
      why: () =>
        'La persona ya había oído lo que usted quiere. Pedirlo otra vez le dice que su respuesta no contó; preguntar qué lo impide llega más lejos.',
    },
  },
  impatient_line: {
    en: {
      title: 'This line sounds impatient',
      why: () =>
        'Whoever hears that they take too long closes up, or says what ends the call soonest. It costs less time to ask once more, calmly.',
    },
    es: {
      title: 'Esta frase suena a prisa',
      why: () =>
        'Quien oye que está tardando se cierra, o dice lo que antes acabe la llamada. Preguntar otra vez con calma cuesta menos tiempo.',
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
  cause_let_go: {
    en: {
      title: 'You let the reason go',
      why: ({ about }) =>
        `You had asked why they fell behind, and they said ${about}. Here you went on to something else and never learned it. Ask once more, from another side.`,
    },
    es: {
      title: 'Dejó ir la razón',
      why: ({ about }) =>
        `Había preguntado por qué se atrasó, y le dijeron ${about}. Aquí pasó a otra cosa y no llegó a saberlo. Pregunte otra vez, por otro lado.`,
    },
  },
  cause_unasked: {
    en: {
      title: 'You made an offer without asking what happened',
      why: () =>
        'Nobody had asked why they fell behind. What stands in the way decides which offer fits: a lost job calls for another one than a bill that never arrived.',
    },
    es: {
      title: 'Hizo una oferta sin preguntar qué pasó',
      why: () =>
        'Nadie había preguntado por qué se atrasó. Lo que estorba decide qué oferta sirve: un empleo perdido pide otra cosa que una cuenta que nunca llegó.',
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
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
