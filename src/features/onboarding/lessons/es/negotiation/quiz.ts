import type { QuizLesson } from '../../lesson.ts'

export const negotiationQuiz: QuizLesson = {
  id: 'negotiation-quiz',
  type: 'quiz',
  intro: 'Seis preguntas sobre cifras, días y promesas.',
  questions: [
    {
      id: 'two-thirds',
      question: 'A alguien le quedan 180 dólares al mes. ¿Qué mensualidad es una buena primera oferta?',
      right: '120',
      answers: [
        {
          id: '180',
          text: '180, para que termine pronto',
          why: 'Es todo lo que le queda. El primer imprevisto rompe el plan.',
        },
        {
          id: '120',
          text: '120, y el resto queda para una mala semana',
          why: 'Unas dos terceras partes: se sostiene incluso en un mes malo, y de eso se trata, de promesas que se sostienen.',
        },
        {
          id: '20',
          text: '20, para ir a lo seguro',
          why: 'Seguro, y apenas es un plan: el saldo baja tan despacio que los dos pierden el interés.',
        },
      ],
    },
    {
      id: 'ladder',
      question: '¿En qué orden se baja la escalera?',
      right: 'full-first',
      answers: [
        {
          id: 'full-first',
          text: 'Monto completo, quita si se permite, plan, primer pago pequeño',
          why: 'Primero lo mejor para los dos. Cada no con motivo lleva un peldaño abajo.',
        },
        {
          id: 'plan-first',
          text: 'Plan, y si lo rechaza, el monto completo',
          why: 'Quien rechazó un plan no va a pagar el total. Se pierde el orden.',
        },
        {
          id: 'lowest-first',
          text: 'La oferta más baja, para que nadie cuelgue',
          why: 'Entonces ya no queda nada que dar, y nunca se preguntó por un pago mejor.',
        },
      ],
    },
    {
      id: 'silence',
      question: 'Ya dijo una cifra. ¿Y ahora?',
      right: 'wait',
      answers: [
        {
          id: 'justify',
          text: 'Explicar por qué es justa',
          why: 'La explicación suena a duda. El motivo va antes de la cifra, no después.',
        },
        {
          id: 'lower',
          text: 'Ofrecer enseguida otra más baja',
          why: 'Estaría negociando contra usted mismo antes de que la otra parte diga algo.',
        },
        {
          id: 'wait',
          text: 'Preguntar si la puede sostener y guardar silencio',
          why: 'La otra parte está haciendo cuentas. Tres segundos no son mucho.',
        },
      ],
    },
    {
      id: 'irregular',
      question: 'Un chofer gana entre 1,100 y 2,300 dólares al mes. ¿Con qué se hace el plan?',
      right: 'weakest',
      answers: [
        {
          id: 'average',
          text: 'Con el promedio',
          why: 'La mitad de los meses queda por debajo. Un plan sobre el promedio se rompe un mes sí y otro no.',
        },
        {
          id: 'weakest',
          text: 'Con el mes más flojo, y más en los buenos',
          why: 'La parte fija sobrevive a un mes malo; lo que se agregue es ganancia.',
        },
        {
          id: 'best',
          text: 'Con el último mes, que fue bueno',
          why: 'Un mes bueno es una casualidad y no una base.',
        },
      ],
    },
    {
      id: 'colleague',
      question: '«Su compañero me prometió la mitad.» No hay ningún registro.',
      right: 'no-note',
      answers: [
        {
          id: 'no-note',
          text: '«No tengo registro de eso. Lo que puedo ofrecerle hoy es esto.»',
          why: 'Ni lo acepta ni lo llama mentira, y la llamada vuelve a lo que es posible.',
        },
        {
          id: 'liar',
          text: '«Aquí nadie pudo haber dicho eso.»',
          why: 'Usted no puede saberlo, y empieza una discusión sobre el pasado.',
        },
        {
          id: 'accept',
          text: 'Concederlo, para evitar un conflicto',
          why: 'Lo que no puede autorizar tendrá que retirarlo. Y el siguiente cliente se entera.',
        },
      ],
    },
    {
      id: 'obstacle',
      question: '¿Qué pregunta hace más fuerte una promesa?',
      right: 'in-the-way',
      answers: [
        {
          id: 'sure',
          text: '«¿Está seguro?»',
          why: 'Para eso hay una sola respuesta cortés, y no dice nada.',
        },
        {
          id: 'serious',
          text: '«¿Sabe que es su última oportunidad?»',
          why: 'La presión trae un sí rápido y ningún pago. ¿Y además es cierto?',
        },
        {
          id: 'in-the-way',
          text: '«¿Qué podría impedirlo?»',
          why: 'Un obstáculo que se nombra antes se vuelve parte del plan.',
        },
      ],
    },
  ],
}
