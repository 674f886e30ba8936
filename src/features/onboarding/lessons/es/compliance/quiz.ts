import type { QuizLesson } from '../../lesson.ts'

export const complianceQuiz: QuizLesson = {
  id: 'compliance-quiz',
  type: 'quiz',
  intro: 'Preguntas sobre la ley del lugar donde usted cobra, y sobre lo que vale en todas partes.',
  questions: [
    {
      id: 'hours',
      law: 'us',
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
      law: 'us',
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
      law: 'us',
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
      law: 'us',
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
      law: 'us',
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
      law: 'us',
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
      law: 'mexico',
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
      law: 'mexico',
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
    {
      id: 'check-first',
      question:
        'Un hombre dice «Sí, soy yo» cuando usted pregunta por el cliente. ¿Qué va antes de la deuda?',
      right: 'second',
      answers: [
        {
          id: 'name-enough',
          text: 'Nada: ya dio el nombre',
          why: 'Cualquiera puede decir que sí a un nombre. Un familiar que contestó se enteraría ahora de la deuda.',
        },
        {
          id: 'second',
          text: 'Otro dato que solo el cliente conoce, como la fecha de nacimiento',
          why: 'Solo así sabe quién escucha, y la deuda queda entre ustedes dos.',
        },
        {
          id: 'amount',
          text: 'El monto, para ver si lo reconoce',
          why: 'Si no es el cliente, acaba de contárselo a un extraño.',
        },
      ],
    },
    {
      id: 'sister',
      question: 'Resulta que habla con la hermana del cliente. «¿Es por dinero?», pregunta ella.',
      right: 'private',
      answers: [
        {
          id: 'yes',
          text: 'Dice que sí, pero sin dar el monto',
          why: 'Que existe una deuda ya es demasiado.',
        },
        {
          id: 'help',
          text: 'Le pregunta si ella puede ayudar a pagar',
          why: 'Eso es cobrarle a alguien que no debe nada.',
        },
        {
          id: 'private',
          text: 'Dice que es un asunto personal y pregunta cuándo puede encontrar al cliente',
          why: 'Ella no se entera de nada, y usted no mintió.',
        },
      ],
    },
    {
      id: 'card',
      question: 'El cliente empieza a dictarle el número de su tarjeta en la línea grabada. ¿Qué hace?',
      right: 'stop',
      answers: [
        {
          id: 'stop',
          text: 'Lo interrumpe con cortesía y le ofrece el enlace seguro o el teclado',
          why: 'Los datos de la tarjeta no van en una grabación. Interrumpir protege al cliente.',
        },
        {
          id: 'write',
          text: 'Los anota rápido y borra la grabación después',
          why: 'Para entonces ya están en dos lugares donde nunca debieron estar.',
        },
        {
          id: 'repeat',
          text: 'Los repite en voz alta para confirmar que están bien',
          why: 'Ahora están dos veces en la grabación.',
        },
      ],
    },
    {
      id: 'to-you',
      question: '«¿Y si le mando el dinero a usted? Le tengo confianza.»',
      right: 'official',
      answers: [
        {
          id: 'kind',
          text: 'Sí, para facilitarle las cosas',
          why: 'Podría acabar pagando dos veces, y usted tendría que explicar dinero en su propia cuenta.',
        },
        {
          id: 'official',
          text: 'No: solo a la cuenta oficial, y usted le envía los datos por escrito',
          why: 'El pago solo cuenta ahí, y nadie puede dudar de usted.',
        },
        {
          id: 'cash',
          text: 'Sí, si le firma un recibo',
          why: 'Un recibo suyo no liquida la deuda.',
        },
      ],
    },
    {
      id: 'despair',
      question: '«Ya no puedo más. Sería mejor que yo no estuviera.»',
      right: 'safe',
      answers: [
        {
          id: 'plan',
          text: 'Le ofrece un pago menor, para quitarle presión',
          why: 'Sigue siendo cuestión de dinero. Este momento no lo es.',
        },
        {
          id: 'hang-up',
          text: 'Termina la llamada, porque usted no es psicólogo',
          why: 'Entonces no queda nadie.',
        },
        {
          id: 'safe',
          text: 'Deja la deuda a un lado y pregunta si está a salvo y quién está con esa persona',
          why: 'Primero está la vida. Dé la línea de ayuda del país y pase la llamada como lo tiene previsto su empresa.',
        },
      ],
    },
  ],
}
