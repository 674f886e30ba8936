import type { QuizLesson } from '../../lesson.ts'

export const complianceQuiz: QuizLesson = {
  id: 'compliance-quiz',
  type: 'quiz',
  intro: 'Ocho preguntas: seis sobre Estados Unidos y dos sobre México.',
  questions: [
    {
      id: 'hours',
      question: 'Estados Unidos: ¿a qué horas se puede llamar si no se sabe otra cosa?',
      right: '8-21',
      answers: [
        {
          id: '8-21',
          text: 'De 8 de la mañana a 9 de la noche, donde está la persona',
          why: '15 U.S.C. 1692c(a)(1). Cuenta la hora local de la persona, no la de su oficina.',
        },
        {
          id: '7-22',
          text: 'De 7 de la mañana a 10 de la noche, donde está usted',
          why: 'Ese es el horario de las reglas mexicanas, y además el lugar equivocado.',
        },
        {
          id: 'any',
          text: 'A cualquier hora, con amabilidad',
          why: 'La amabilidad no vuelve conveniente una hora inconveniente.',
        },
      ],
    },
    {
      id: 'seven',
      question: 'El lunes habló con la persona sobre la deuda. ¿Cuándo puede volver a llamarle por eso?',
      right: 'after-seven',
      answers: [
        {
          id: 'tomorrow',
          text: 'El martes, todavía quedan seis llamadas',
          why: 'Siete en siete es solo la mitad de la regla. Después de una conversación el plazo vuelve a empezar.',
        },
        {
          id: 'after-seven',
          text: 'Después de siete días, salvo que la persona haya pedido que le llamen antes',
          why: '12 CFR 1006.14(b)(2): dentro de los siete días después de una conversación se presume hostigamiento. Una llamada que se pidió no cuenta.',
        },
        {
          id: 'never',
          text: 'Nunca, con una llamada basta',
          why: 'La ley no prohíbe dar seguimiento. Limita con qué frecuencia.',
        },
      ],
    },
    {
      id: 'jail',
      question: '¿Qué frase es lícita?',
      right: 'creditor-decides',
      answers: [
        {
          id: 'fraud',
          text: '«No pagar es fraude, ¿sabía?»',
          why: 'No lo es. Decir que una persona cometió un delito es una infracción: 15 U.S.C. 1692e(7).',
        },
        {
          id: 'garnish',
          text: '«El próximo mes se lo descontamos del sueldo.»',
          why: 'Sin sentencia y sin intención es una amenaza falsa: 15 U.S.C. 1692e(4), (5).',
        },
        {
          id: 'creditor-decides',
          text: '«Si no encontramos una solución, el acreedor decide qué sigue.»',
          why: 'Cierto, sin amenaza y sin una acción inventada.',
        },
      ],
    },
    {
      id: 'dispute',
      question: 'La persona disputa la deuda por escrito el día 12. ¿Qué pasa?',
      right: 'rests',
      answers: [
        {
          id: 'rests',
          text: 'El cobro se detiene hasta que se envíen los comprobantes',
          why: '15 U.S.C. 1692g(b); 12 CFR 1006.38(d). El día 12 está dentro del plazo de validación.',
        },
        {
          id: 'goes-on',
          text: 'Sigue; los comprobantes llegan después',
          why: 'Es al revés: primero los comprobantes y después el cobro.',
        },
        {
          id: 'closed',
          text: 'La deuda se cancela',
          why: 'No. Se revisa. Si es correcta, el cobro puede seguir después.',
        },
      ],
    },
    {
      id: 'stop-orally',
      question: '«Ya no me llame, escríbame.» Lo dice por teléfono.',
      right: 'honour',
      answers: [
        {
          id: 'in-writing',
          text: '«Para eso necesito una carta suya.»',
          why: 'Para terminar todo contacto se necesita una petición por escrito (1692c(c)). Para rechazar un medio basta la palabra.',
        },
        {
          id: 'once-more',
          text: 'Registrarlo e intentar una vez más mañana',
          why: 'La llamada de mañana sería la infracción.',
        },
        {
          id: 'honour',
          text: '«Lo registro: sin llamadas, solo cartas.» Y así se hace.',
          why: '12 CFR 1006.14(h): a quien rechaza un medio no se le contacta por él.',
        },
      ],
    },
    {
      id: 'business',
      question: 'La deuda es de una sociedad mercantil. ¿Qué aplica?',
      right: 'still-fair',
      answers: [
        {
          id: 'anything',
          text: 'La FDCPA no aplica, así que se puede presionar',
          why: 'La primera mitad es correcta. El engaño y las prácticas desleales siguen prohibidos: 15 U.S.C. 45(a).',
        },
        {
          id: 'still-fair',
          text: 'La FDCPA no aplica; el engaño y el abuso siguen prohibidos',
          why: 'La FDCPA protege a consumidores. Quien conserva aquí el mismo trato no se equivoca.',
        },
        {
          id: 'same',
          text: 'Exactamente lo mismo que con un consumidor',
          why: 'Buena costumbre, pero en lo legal la FDCPA trata de deudas personales, familiares o del hogar.',
        },
      ],
    },
    {
      id: 'mexico-payment',
      question: 'México: la persona quiere pagarle en efectivo. ¿Qué hace?',
      right: 'institution',
      answers: [
        {
          id: 'receipt',
          text: 'Recibirlo y dar un recibo',
          why: 'El despacho no recibe pagos, con recibo o sin él.',
        },
        {
          id: 'own-account',
          text: 'Dar una cuenta del despacho',
          why: 'El dinero va a la entidad, no al despacho.',
        },
        {
          id: 'institution',
          text: 'Dar la cuenta y la referencia de la entidad y confirmarlo por escrito',
          why: 'Disposición cuarta de la CONDUSEF: el pago va a la entidad y el acuerdo queda por escrito.',
        },
      ],
    },
    {
      id: 'mexico-reference',
      question: 'México: la persona no contesta. El expediente tiene a un primo como referencia.',
      right: 'not',
      answers: [
        {
          id: 'not',
          text: 'No se gestiona el cobro con el primo ni se le cuenta de la deuda',
          why: 'Las referencias son terceros; la única excepción son avales y deudores solidarios.',
        },
        {
          id: 'ask-pay',
          text: 'Le pide al primo que coopere',
          why: 'Eso es cobrarle a un tercero, y lo prohíbe la fracción VII de la disposición cuarta.',
        },
        {
          id: 'message',
          text: 'Le deja al primo un recado con el monto',
          why: 'Eso le cuenta la deuda a un tercero y exhibe a la persona.',
        },
      ],
    },
  ],
}
