import type { QuizLesson } from '../../lesson.ts'

export const objectionsQuiz: QuizLesson = {
  id: 'objections-quiz',
  type: 'quiz',
  intro: 'Seis preguntas sobre las objeciones y lo que hay detrás de ellas.',
  questions: [
    {
      id: 'first-step',
      question: 'Alguien pone una objeción. ¿Qué va primero?',
      right: 'acknowledge',
      answers: [
        {
          id: 'argument',
          text: 'El mejor contraargumento',
          why: 'Hace que la otra parte argumente mejor, y el motivo sigue oculto.',
        },
        {
          id: 'acknowledge',
          text: 'Mostrar que la oyó',
          why: 'Después, la pregunta por el motivo; luego, la respuesta, y al final, comprobar.',
        },
        {
          id: 'offer',
          text: 'Una oferta mejor',
          why: '¿Mejor que cuál? El motivo todavía no se conoce. Estaría negociando contra usted mismo.',
        },
      ],
    },
    {
      id: 'already-paid',
      question: '«Eso ya lo pagué.» ¿Qué dice usted?',
      right: 'find-it',
      answers: [
        {
          id: 'not-arrived',
          text: '«No hemos recibido nada.»',
          why: 'Quizá sea verdad, pero dice: usted miente. Y los pagos sí se extravían.',
        },
        {
          id: 'pay-again',
          text: '«Pague ahora y, si aparece, se lo devolvemos.»',
          why: 'No se puede pedir el pago de una deuda en duda como si no se hubiera dicho nada.',
        },
        {
          id: 'find-it',
          text: '«¿Cuándo, cómo y a quién pagó? Entonces vamos a encontrarlo.»',
          why: 'Hechos que se pueden comprobar, y usted está del lado de la persona.',
        },
      ],
    },
    {
      id: 'amount',
      question: 'El monto está en disputa. ¿Qué respuesta es incorrecta en todos los casos?',
      right: 'discount',
      answers: [
        {
          id: 'breakdown',
          text: 'Explicar de qué se compone el monto',
          why: 'Eso es correcto: una cuenta que se puede seguir se puede comprobar.',
        },
        {
          id: 'discount',
          text: 'Ofrecer un descuento para que el tema desaparezca',
          why: 'Un descuento sobre un monto quizá equivocado intenta comprar un derecho y confirma la duda.',
        },
        {
          id: 'in-writing',
          text: 'Decir cómo se disputa por escrito',
          why: 'Eso es correcto, y es mejor decirlo antes de que lo pregunten.',
        },
      ],
    },
    {
      id: 'smaller',
      question: '«Solo puedo pagar cincuenta.» Usted esperaba más. ¿Qué va primero?',
      right: 'thank',
      answers: [
        {
          id: 'thank',
          text: 'Agradecer y preguntar el día',
          why: 'Es una oferta. Si se concreta, es un comienzo; si se rechaza, es la última.',
        },
        {
          id: 'not-enough',
          text: 'Decir que no alcanza',
          why: 'Quien oye eso ya no ofrece nada. Después podrá preguntar por más, con lo que ya sepa.',
        },
        {
          id: 'double',
          text: 'Pedir cien para que queden setenta y cinco',
          why: 'Regatear sin conocer el mes lleva a una promesa que se rompe.',
        },
      ],
    },
    {
      id: 'upset',
      question: 'La persona objeta y además está alterada. ¿Y ahora?',
      right: 'feeling-first',
      answers: [
        {
          id: 'facts-first',
          text: 'Dar los hechos, porque tranquilizan',
          why: 'Mientras alguien está alterado, los hechos no llegan. Van después.',
        },
        {
          id: 'feeling-first',
          text: 'Atender la emoción y luego el motivo',
          why: 'Ninguna objeción se resuelve mientras el enojo y la angustia son altos y nadie los ha atendido.',
        },
        {
          id: 'wait-out',
          text: 'No decir nada hasta que pase',
          why: 'Un silencio corto ayuda. Uno largo se siente como indiferencia.',
        },
      ],
    },
    {
      id: 'spouse',
      question: '«Primero tengo que hablarlo con mi esposa.»',
      right: 'respect-time',
      answers: [
        {
          id: 'doubt-it',
          text: 'Tratarlo como excusa y presionar para que diga que sí',
          why: 'Puede que lo sea. De todos modos, un sí forzado se deshace esa misma noche.',
        },
        {
          id: 'respect-time',
          text: 'Respetarlo y acordar a qué hora llamar después',
          why: 'El motivo se toma en serio y la llamada tiene un siguiente paso con hora.',
        },
        {
          id: 'call-wife',
          text: 'Ofrecerse a explicárselo usted a la esposa en ese momento',
          why: 'Con el cónyuge se puede hablar, pero solo como él quiera. Ofrecerlo sin que lo pida le quita la conversación de las manos.',
        },
      ],
    },
  ],
}
