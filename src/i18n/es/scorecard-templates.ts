import type { scorecardTemplates as en } from '../en/scorecard-templates.ts'

export const scorecardTemplates: typeof en = {
  choose: 'Empiece con una plantilla',
  chooseHint: 'Una plantilla es un comienzo: cambie lo que quiera antes de guardar.',
  contents:
    '{criteria, plural, one {# criterio} other {# criterios}}, {failing, number} pueden reprobar la llamada · {lines, plural, =0 {sin frases obligatorias} one {# frase obligatoria} other {# frases obligatorias}} · se aprueba con {passMark, number}',
  startedFrom: 'Basada en «{name}». Cambie lo que sus llamadas necesiten.',
  lawNote:
    'Sus avisos siguen la ley federal de los Estados Unidos. Haga que los revisen para el lugar en que usted cobra.',

  blank: { name: 'Ficha en blanco', description: 'Elija usted cada criterio y cada frase.' },
  first_party: {
    name: 'Recordatorio del propio acreedor',
    description:
      'Llamada del acreedor en los primeros 60 días de atraso: verificar, recordar sin presión, encontrar la causa y acordar una fecha.',
    criteria: {
      neutral: {
        question: '¿Se presenta el pago atrasado como un recordatorio, sin amenazas?',
        two: 'Nombra la empresa, la cuenta y el pago atrasado con palabras neutrales',
        one: 'Se mantiene neutral, pero no aclara qué pago falta',
        zero: 'Presiona con cobranza, historial crediticio o acciones legales',
        examples: 'Le llamo por el pago de 140 dólares que vencía el día 5.',
      },
      contact: {
        question: '¿Confirma los datos de contacto y el mejor horario para llamar?',
        two: 'Confirma el teléfono o el domicilio y pregunta por un buen horario',
        one: 'Confirma uno de los dos',
        zero: 'No confirma ninguno',
        examples: '¿Sigue siendo este su mejor número?\n¿A qué hora le conviene?',
      },
      recurrence: {
        question: 'Si se acordó una fecha de pago, ¿ayuda a que los siguientes lleguen a tiempo?',
        two: 'Ofrece pago automático, un recordatorio u otra fecha de vencimiento',
        one: 'Solo menciona el próximo vencimiento',
        zero: 'Termina sin hablar del próximo pago',
        examples: '¿Le quedaría mejor una fecha después de su día de pago?',
      },
    },
    lines: { recorded: 'Esta llamada puede ser monitoreada o grabada por calidad.' },
  },
  third_party: {
    name: 'Llamada de una agencia de cobranza',
    description:
      'Primera llamada de una agencia a un consumidor: verificación antes de la deuda, avisos legales, disputas y otros derechos, y un plan al alcance.',
    criteria: {
      account: {
        question: '¿Se dicen correctamente el acreedor y el saldo, y solo a la persona indicada?',
        two: 'Nombra al acreedor y el saldo como están en la cuenta, después de verificar',
        one: 'Los nombra después de verificar, pero uno de ellos con vaguedad',
        zero: 'Dice uno de ellos antes de verificar, o dice algo incorrecto',
        examples: 'La cuenta es de First National y el saldo es de 1,240 dólares.',
      },
      dispute: {
        question: 'Si el consumidor disputa la deuda, ¿se atiende la disputa como un derecho?',
        two: 'Anota el motivo, explica cómo disputarla por escrito y deja de pedir el pago',
        one: 'Anota la disputa, pero no explica nada o vuelve a pedir el pago',
        zero: 'Discute, o sigue como si nada se hubiera dicho',
        examples: 'Anoto que usted la disputa. También puede escribirnos dentro de 30 días.',
      },
      contact: {
        question: '¿Respeta cuándo y cómo quiere el consumidor que lo contacten?',
        two: 'Pregunta por horarios y medios convenientes, y los confirma',
        one: 'Acepta lo que dice el consumidor, sin confirmarlo',
        zero: 'Anuncia una llamada en un horario o lugar que el consumidor dijo que no le conviene',
        examples: '¿Qué horarios no le convienen?\n¿Podemos enviarle un mensaje de texto?',
      },
      authorization: {
        question: 'Antes de tomar un pago, ¿se autoriza en términos claros?',
        two: 'Repite el importe, la fecha y la cuenta, y obtiene un sí claro',
        one: 'Obtiene un sí, pero falta uno de los tres',
        zero: 'Toma el pago sin un sí claro',
        examples: 'Entonces son 60 dólares de su cuenta de cheques el día 15. ¿Lo autoriza?',
      },
    },
    lines: {
      notice:
        'Este es un intento de cobrar una deuda por parte de un cobrador de deudas. Toda información obtenida se usará con ese fin.',
      recorded: 'Esta llamada puede ser monitoreada o grabada.',
    },
  },
  hardship: {
    name: 'Conversación sobre dificultades de pago',
    description:
      'Un cliente que no puede pagar: primero escuchar, entender sus medios y ofrecer una ayuda que se sostenga. Sin promesa de pago no hay llamada fallida.',
    criteria: {
      means: {
        question:
          '¿Se conocen los ingresos, los gastos básicos y cuánto durará la dificultad antes de nombrar un importe?',
        two: 'Pregunta por los tres antes de proponer algo',
        one: 'Pregunta por uno o dos',
        zero: 'Propone un importe sin preguntar',
        examples:
          'Después de la renta y la comida, ¿cuánto queda en un mes normal?\n¿Cuándo espera volver a trabajar?',
      },
      help: {
        question: '¿Se ofrece una ayuda adecuada?',
        two: 'Ofrece una pausa, un plan menor o asesoría de crédito gratuita, y dice qué sigue',
        one: 'Menciona ayuda sin decir cómo obtenerla',
        zero: 'Solo ofrece el pago total',
        examples:
          'Podemos pausar los pagos por 30 días.\nUn asesor sin fines de lucro puede revisar con usted todas sus cuentas.',
      },
      priority: {
        question: '¿Se ponen la vivienda, la comida, las medicinas y los servicios antes que esta deuda?',
        two: 'Lo dice, o los deja fuera de lo que se puede pagar',
        one: 'Lo acepta cuando el cliente lo dice',
        zero: 'Sugiere pedir prestado o dejar sin pagar una de esas cuentas',
        examples: 'Por favor pague primero su renta y sus medicinas.',
      },
      review: {
        question: '¿Termina la llamada con una fecha para revisar de nuevo la situación?',
        two: 'Nombra una fecha y lo que el cliente debe tener a la mano',
        one: 'Promete llamar de nuevo, sin fecha',
        zero: 'Termina sin un próximo contacto',
        examples: 'Hablemos de nuevo el 3 de marzo, cuando sepa del subsidio.',
      },
    },
    lines: {
      pressure: 'No tiene que decidir nada hoy.',
      plan: 'Busquemos un importe que usted pueda sostener.',
    },
  },
  right_party: {
    name: 'Verificación de la persona indicada',
    description:
      'El primer minuto de la llamada: quién contesta, dos datos de identidad y nada sobre la deuda a nadie más. Para cobradores nuevos.',
    criteria: {
      identifiers: {
        question: '¿Confirma la persona dos datos de identidad antes de que se diga algo de la deuda?',
        two: 'La persona dice dos, como fecha de nacimiento y domicilio',
        one: 'La persona dice uno',
        zero: 'Ninguno, o el agente los lee para que se confirmen',
        examples: 'Para protegerle, dígame por favor su fecha de nacimiento y su código postal.',
      },
      third_party: {
        question: 'Si contesta otra persona, ¿no se revela nada?',
        two: 'Dice solo su propio nombre y pregunta cuándo puede encontrar a la persona',
        one: 'No menciona una deuda, pero dice más de lo necesario',
        zero: 'Menciona una deuda, cobranza, una cuenta o urgencia',
        examples: 'Habla Ana Ruiz. ¿Cuándo podría encontrarla?',
      },
      wrong_number: {
        question: 'Si el número está equivocado, ¿se cierra bien?',
        two: 'Se disculpa y dice que quitará el número',
        one: 'Termina con cortesía, sin decir qué pasará con el número',
        zero: 'Insiste, o pregunta por la otra persona',
        examples: 'Disculpe la molestia. Quitaré este número de nuestra lista.',
      },
      refusal: {
        question: 'Si la persona no quiere identificarse, ¿el agente mantiene la calma y ofrece otra vía?',
        two: 'Explica por qué es necesario y ofrece un número o una carta',
        one: 'Explica, pero no ofrece otra vía',
        zero: 'Presiona, o revela el motivo de la llamada para convencer',
        examples: 'Lo entiendo. Puede llamarnos al número que está en nuestro sitio web.',
      },
    },
    lines: {
      verify: 'Antes de continuar, necesito asegurarme de que hablo con la persona indicada.',
      recorded: 'Esta llamada puede ser monitoreada o grabada.',
    },
  },
}
