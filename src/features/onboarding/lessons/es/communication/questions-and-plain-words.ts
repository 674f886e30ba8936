import type { ReadingLesson } from '../../lesson.ts'

export const questionsAndPlainWords: ReadingLesson = {
  id: 'questions-and-plain-words',
  type: 'reading',
  intro:
    'Quien pregunta dirige la llamada, y una pregunta que no se entiende no pregunta nada. Esta lección trata de las preguntas que obtienen respuesta y de las frases que se pueden seguir con mala línea y después de un día largo.',
  sections: [
    {
      id: 'open-closed',
      title: 'Preguntas abiertas y cerradas',
      blocks: [
        'Una pregunta abierta empieza con qué, cómo o cuénteme, y hace aparecer el motivo. Una cerrada obtiene un dato: una fecha, un monto, un sí. Primero las abiertas y luego las cerradas. En el orden contrario, la llamada se vuelve un interrogatorio.',
        {
          steps: [
            'Abierta: «¿Qué pasó para que esto quedara pendiente?»',
            'De seguimiento: «¿Y cómo ha estado desde entonces?»',
            'Cerrada: «¿Qué día le pagan?»',
            'Cerrada: «¿Cuánto le queda después de la renta y la comida?»',
          ],
        },
        {
          instead: '¿Por qué no ha pagado?',
          say: '¿Qué impidió el pago de agosto?',
          why: '«Por qué» pide una defensa, y la consigue. «Qué impidió» pide un hecho y da por sentado que lo hay.',
        },
      ],
    },
    {
      id: 'one',
      title: 'Una pregunta a la vez',
      blocks: [
        'Dos preguntas en un turno reciben una respuesta, casi siempre a la más fácil. Pregunte y guarde silencio tres segundos. El silencio se le hace más largo a usted que a la otra persona, que está pensando.',
        {
          instead: '¿Cuándo le pagan, y hoy podría dar algo o mejor el viernes?',
          say: '¿Qué día le pagan?',
          why: 'Una sola pregunta tiene una sola respuesta posible. Ese día decide si «hoy» tiene algún sentido.',
        },
      ],
    },
    {
      id: 'plain',
      title: 'Palabras que cualquiera entiende',
      blocks: [
        {
          list: [
            '«Lo que falta por pagar» en lugar de «saldo insoluto», si hay alguna duda.',
            '«Pagar menos de una sola vez y lo demás se perdona» en lugar de «quita».',
            '«Una cantidad fija cada mes» en lugar de «convenio para regularizar el atraso».',
          ],
        },
        'Diga las cifras despacio y dos veces, primero completas y luego por partes: «640 dólares: son cinco pagos de 128». Dos frases y una pausa. Un turno de más de treinta segundos es un discurso, y al final quien escucha ya está en otra parte.',
      ],
    },
    {
      id: 'language',
      title: 'El idioma de la llamada',
      blocks: [
        'Muchas personas pasan de un idioma a otro, sobre todo si están nerviosas. Acompáñelas si puede. Si no está claro, pregunte: «¿Prefiere que hablemos en inglés?». Una promesa hecha en un idioma que se entiende a medias es media promesa, y el aviso legal va en el idioma de la llamada.',
      ],
    },
    {
      id: 'check',
      title: 'Compruebe que se entendió',
      blocks: [
        {
          instead: '¿Me entendió?',
          say: 'Para saber si me expliqué bien: ¿cómo diría usted lo que acordamos?',
          why: 'A nadie le gusta decir que no a «¿me entendió?». La otra pregunta pone la carga en las palabras de usted, que es donde debe estar.',
        },
      ],
    },
  ],
  takeaways: [
    'Primero abiertas, después cerradas, de una en una.',
    '«Qué impidió» en lugar de «por qué».',
    'Turnos cortos, cifras dichas dos veces, las palabras de la persona.',
  ],
}
