import type { MomentKind } from '../criteria/criterion.ts'
import type { Proses } from './prose.ts'

/** What shows a habit of the whole call in one line (habit-faults.ts). */
type HabitKind = Extract<
  MomentKind,
  | 'cold_line'
  | 'bare_demand'
  | 'no_thanks'
  | 'curt_demand'
  | 'passed_over'
  | 'vague_line'
  | 'request_left'
  | 'near_breach'
  | 'pressing_line'
  | 'belittling_line'
  | 'unclear_line'
  | 'rambling_line'
>

/** Title and reason of the lines that show a habit. `about` is what the debtor said, quoted. */
export const habitProse: Proses<HabitKind> = {
  cold_line: {
    en: {
      title: 'Not a kind word where it was hard for them',
      why: ({ about }) =>
        `They had just said ${about}. One sentence that shows that you see what this means for them, and only then the next question: without it the call sounds like a machine.`,
    },
    es: {
      title: 'Ni una palabra amable donde más costaba',
      why: ({ about }) =>
        `Acababan de decirle ${about}. Primero una frase que muestre que ve lo que eso significa para la persona, y solo después lo que sigue: sin ella, la llamada suena a máquina.`,
    },
  },
  bare_demand: {
    en: {
      title: 'Only the money, and nothing for the person',
      why: () =>
        'They hear here what you want, and not that you see who is on the phone. After one kind sentence the same question is easier to answer.',
    },
    es: {
      title: 'Solo el dinero, y nada para la persona',
      why: () =>
        'Aquí se oye lo que usted quiere, y no que ve a quien está al teléfono. Después de una frase amable, la misma pregunta se contesta mejor.',
    },
  },
  no_thanks: {
    en: {
      title: 'No thanks for what they gave',
      why: ({ about }) =>
        `They had just given you what you need: ${about}. A thank-you costs two words, and whoever hears it goes on helping you.`,
    },
    es: {
      title: 'Ni un gracias por lo que le dieron',
      why: ({ about }) =>
        `Acababan de darle lo que necesita: ${about}. Un gracias cuesta una palabra, y quien lo oye sigue ayudando.`,
    },
  },
  curt_demand: {
    en: {
      title: 'A demand without a polite word',
      why: () =>
        'The same question can be put as a request. People do for somebody courteous what they refuse to somebody curt, and the figure does not change.',
    },
    es: {
      title: 'Una exigencia sin cortesía',
      why: () =>
        'La misma pregunta se puede hacer como una petición. Por quien es cortés la gente hace lo que a quien es cortante le niega, y la cifra no cambia.',
    },
  },
  passed_over: {
    en: {
      title: 'What they told you was not taken up',
      why: ({ about }) =>
        `They had just told you ${about}. Your line neither names it nor asks about it. People who are not heard stop telling, and then you do not learn what they can pay.`,
    },
    es: {
      title: 'Lo que le contaron quedó sin retomar',
      why: ({ about }) =>
        `Acababan de contarle ${about}. Su frase no lo nombra ni pregunta por ello. Quien no se siente escuchado deja de contar, y así usted no se entera de cuánto puede pagar.`,
    },
  },
  vague_line: {
    en: {
      title: 'This leaves open what holds',
      why: () =>
        'Nobody can rely on a “maybe” or an “I guess”. Say what is so, or that you will find out and by when.',
    },
    es: {
      title: 'Esta frase deja dudas',
      why: () =>
        'Con un «a lo mejor» o un «creo que» nadie sabe a qué atenerse. Diga lo que es, o que lo va a averiguar y para cuándo.',
    },
  },
  request_left: {
    en: {
      title: 'You did not say what you would do about it',
      why: ({ about }) =>
        `They said ${about}. Say at once what you will do and by when; otherwise they have to hope that somebody does something.`,
    },
    es: {
      title: 'No dijo qué iba a hacer al respecto',
      why: ({ about }) =>
        `Le dijeron ${about}. Diga enseguida qué va a hacer y para cuándo; si no, solo queda esperar que alguien haga algo.`,
    },
  },
  near_breach: {
    en: {
      title: 'This comes near to what is forbidden',
      why: () =>
        'It breaks no rule, but whoever is worried can hear a threat or a slight in it. Say it so that nobody can take it that way.',
    },
    es: {
      title: 'Esta frase se acerca a lo prohibido',
      why: () =>
        'No rompe ninguna regla, pero quien está preocupado puede oír ahí una amenaza o un desprecio. Dígalo de modo que nadie lo pueda entender así.',
    },
  },
  pressing_line: {
    en: {
      title: 'This sounds like pressure',
      why: () =>
        'Whoever feels pushed closes up, or agrees to what they cannot keep. Take up first what they said last; a step that they choose holds better.',
    },
    es: {
      title: 'Esta frase suena a presión',
      why: () =>
        'Quien se siente empujado se cierra, o acepta lo que no puede cumplir. Recoja primero lo último que dijo: un paso que la persona elige se cumple mejor.',
    },
  },
  belittling_line: {
    en: {
      title: 'The tone of this line puts people off',
      why: () =>
        'It sounds curt or from above. A lecture, a doubt or a jibe makes people defend themselves instead of looking for a way with you: say what you need without it.',
    },
    es: {
      title: 'El tono de esta frase aleja a la persona',
      why: () =>
        'Suena cortante o a superioridad. Con un sermón, una duda o una burla la gente se defiende en vez de buscar una salida con usted: diga lo que necesita sin eso.',
    },
  },
  unclear_line: {
    en: {
      title: 'After this line it is not clear what holds',
      why: () =>
        'Somebody has to rely on what you say here. Name what is so, a figure or a day, or say that you will find out and by when.',
    },
    es: {
      title: 'Después de esta frase no queda claro en qué se quedó',
      why: () =>
        'La persona tiene que poder confiar en lo que usted dice aquí. Diga lo que es, una cifra o un día, o que lo va a averiguar y para cuándo.',
    },
  },
  rambling_line: {
    en: {
      title: 'This leads away from the matter',
      why: () =>
        'A friendly word is welcome, but here the call loses its thread. Keep it to one sentence and come back to what was being settled.',
    },
    es: {
      title: 'Esta frase se va por las ramas',
      why: () =>
        'Una palabra amable se agradece, pero aquí la llamada pierde el hilo. Una frase basta; después vuelva a lo que se estaba resolviendo.',
    },
  },
}
