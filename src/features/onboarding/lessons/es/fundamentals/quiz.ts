import type { QuizLesson } from '../../lesson.ts'

export const fundamentalsQuiz: QuizLesson = {
  id: 'fundamentals-quiz',
  type: 'quiz',
  intro: 'Cinco preguntas sobre el marco de una llamada. Cada respuesta se explica, también las equivocadas.',
  questions: [
    {
      id: 'order',
      question: '¿Cuál es el orden correcto?',
      right: 'identity-notice-debt',
      answers: [
        {
          id: 'notice-identity-debt',
          text: 'Aviso, identidad, deuda',
          why: 'El aviso ya dice que se trata de una deuda. Quien lo oye tiene que ser la persona correcta.',
        },
        {
          id: 'identity-notice-debt',
          text: 'Identidad, aviso, deuda',
          why: 'Primero saber quién está en la línea, luego decir qué llamada es y después nombrar acreedor y monto.',
        },
        {
          id: 'identity-debt-notice',
          text: 'Identidad, deuda, aviso',
          why: 'Es la persona correcta, pero el aviso va antes del asunto y no después: debe saber para qué se usará lo que diga.',
        },
      ],
    },
    {
      id: 'verify',
      question: '¿Cómo se verifica quién está en la línea?',
      right: 'they-say',
      answers: [
        {
          id: 'read-out',
          text: '«Su fecha de nacimiento es el 4 de mayo de 1986, ¿verdad?»',
          why: 'A eso cualquiera puede contestar que sí, y usted acaba de revelar un dato personal.',
        },
        {
          id: 'voice',
          text: 'Por el nombre y la voz, si ya había llamado antes',
          why: 'Un nombre que usted mismo dijo y una voz por teléfono no prueban nada. Los familiares suenan parecido.',
        },
        {
          id: 'they-say',
          text: '«¿Me puede decir su fecha de nacimiento, por favor?»',
          why: 'La persona dice el dato y usted lo compara con el expediente.',
        },
      ],
    },
    {
      id: 'voicemail',
      question: 'Contesta quien comparte la casa y pregunta de qué se trata. ¿Qué le dice?',
      right: 'personal',
      answers: [
        {
          id: 'personal',
          text: 'Que es un asunto personal que solo puede tratar con ella, y le pregunta a qué hora se le puede encontrar',
          why: 'Es verdad y no revela nada. Una hora es todo lo que necesita.',
        },
        {
          id: 'account',
          text: 'Que es por una cuenta pendiente, pero no de cuánto',
          why: 'El secreto es que existe una deuda, no solo su monto: 15 U.S.C. 1692c(b).',
        },
        {
          id: 'prize',
          text: 'Que tiene buenas noticias para ella',
          why: 'Un pretexto para encontrar a alguien es un engaño: 15 U.S.C. 1692e(10). Y en la próxima llamada se descubre.',
        },
      ],
    },
    {
      id: 'before-offer',
      question: '¿Qué hay que saber antes de la primera oferta?',
      right: 'reason-and-room',
      answers: [
        {
          id: 'credit-score',
          text: 'El puntaje de crédito',
          why: 'Describe el pasado. Lo que se puede pagar este mes no está ahí.',
        },
        {
          id: 'reason-and-room',
          text: 'Por qué quedó pendiente y cuánto le queda al mes',
          why: 'El motivo decide el tipo de oferta; el margen decide la cifra.',
        },
        {
          id: 'full-refused',
          text: 'Solo que rechazó el monto completo',
          why: 'Un rechazo no dice qué sería posible. La siguiente cifra volvería a ser una adivinanza.',
        },
      ],
    },
    {
      id: 'recap',
      question: '¿Qué hace fuerte una promesa?',
      right: 'three-things',
      answers: [
        {
          id: 'urgent',
          text: 'Que se dio con prisa y bajo presión',
          why: 'Quien dice que sí para que lo dejen en paz no paga, y la próxima vez no contesta.',
        },
        {
          id: 'soon',
          text: '«En cuanto pueda», dicho con sinceridad',
          why: 'Es sincero, pero sin un día no se puede cumplir ni incumplir. Pida el día.',
        },
        {
          id: 'three-things',
          text: 'Un monto, una fecha y una forma de pago, repetidos por los dos',
          why: 'Las tres cosas, al alcance de la persona y dichas otra vez al final. El análisis de cada sesión busca justo eso.',
        },
      ],
    },
  ],
}
