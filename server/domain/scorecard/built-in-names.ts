import type { CriterionId } from '../scoring/criteria/criterion.ts'

/** The name of a criterion and what earns a 2, in the words of docs/scoring.md. */
type Wording = { name: string; definition: string }

/** The portal's own criteria as a manager chooses them for a scorecard. */
export const builtInNames: Record<CriterionId, { en: Wording; es: Wording }> = {
  'empathy.acknowledged': {
    en: {
      name: 'Responds to a feeling within one turn',
      definition:
        'Whenever the debtor shows anger or distress or tells of a hardship, the next turn acknowledges it.',
    },
    es: {
      name: 'Responde a un sentimiento en el turno siguiente',
      definition:
        'Cada vez que el deudor muestra enojo o angustia, o cuenta una dificultad, el turno siguiente lo reconoce.',
    },
  },
  'empathy.specific': {
    en: {
      name: 'Names what the debtor actually said',
      definition: 'The acknowledgment names what was told or felt, not a set phrase.',
    },
    es: {
      name: 'Menciona lo que el deudor realmente dijo',
      definition: 'El reconocimiento nombra lo que se contó o se sintió, no es una frase hecha.',
    },
  },
  'empathy.feeling_first': {
    en: {
      name: 'Addresses the feeling before the money',
      definition: 'The acknowledgment comes before any talk of payment.',
    },
    es: {
      name: 'Atiende el sentimiento antes que el dinero',
      definition: 'El reconocimiento llega antes de hablar de pagos.',
    },
  },
  'empathy.interest': {
    en: {
      name: 'Shows interest in the situation',
      definition: 'An open question about a hardship within two turns of hearing of it.',
    },
    es: {
      name: 'Muestra interés por la situación',
      definition: 'Una pregunta abierta sobre la dificultad en los dos turnos siguientes.',
    },
  },
  'empathy.respect': {
    en: { name: 'Stays respectful', definition: 'When feelings run high: no judging, shaming or pushing.' },
    es: {
      name: 'Mantiene el respeto',
      definition: 'Cuando hay emociones fuertes: sin juzgar, avergonzar ni presionar.',
    },
  },
  'empathy.calmed': {
    en: {
      name: 'The debtor calms down',
      definition: 'A debtor who was upset is calm, thanks or agrees at the end.',
    },
    es: {
      name: 'El deudor se calma',
      definition: 'Un deudor alterado termina en calma, agradece o está de acuerdo.',
    },
  },
  'empathy.care': {
    en: {
      name: 'Takes care of someone in distress',
      definition: 'After a statement of despair collecting stops and help is offered.',
    },
    es: {
      name: 'Cuida a una persona angustiada',
      definition: 'Tras una expresión de desesperación se deja de cobrar y se ofrece ayuda.',
    },
  },
  'empathy.warmth': {
    en: {
      name: 'Is friendly throughout',
      definition: 'Half of the turns calm, thank, praise, wish well or help.',
    },
    es: {
      name: 'Es amable durante toda la llamada',
      definition: 'La mitad de los turnos tranquilizan, agradecen, elogian, desean lo mejor o ayudan.',
    },
  },
  'communication.opening': {
    en: {
      name: 'Opens the call clearly',
      definition: 'The first two turns name the collector or the company and ask for the person.',
    },
    es: {
      name: 'Abre la llamada con claridad',
      definition: 'Los dos primeros turnos dicen quién o qué empresa llama y preguntan por la persona.',
    },
  },
  'communication.open_questions': {
    en: { name: 'Asks open questions', definition: 'Two or more open questions; one in a short call.' },
    es: {
      name: 'Hace preguntas abiertas',
      definition: 'Dos o más preguntas abiertas; una en una llamada corta.',
    },
  },
  'communication.short_turns': {
    en: {
      name: 'Keeps turns short',
      definition: 'Turns of up to about 70 words; the required notice does not count.',
    },
    es: {
      name: 'Habla en turnos cortos',
      definition: 'Turnos de hasta unas 70 palabras; el aviso legal no cuenta.',
    },
  },
  'communication.substance': {
    en: {
      name: 'Says something whole in each turn',
      definition: 'Turns say what is meant, why, and what follows; they are no scraps.',
    },
    es: {
      name: 'Dice algo completo en cada turno',
      definition: 'Los turnos dicen qué se quiere, por qué y qué sigue; no son retazos.',
    },
  },
  'communication.one_at_a_time': {
    en: { name: 'Asks one thing at a time', definition: 'At most two questions in a turn.' },
    es: { name: 'Pregunta una cosa a la vez', definition: 'Como máximo dos preguntas por turno.' },
  },
  'communication.answers': {
    en: {
      name: 'Answers the debtor’s questions',
      definition: 'Each question of the debtor is answered in the next turn.',
    },
    es: {
      name: 'Contesta las preguntas del deudor',
      definition: 'Cada pregunta del deudor se contesta en el turno siguiente.',
    },
  },
  'communication.checks': {
    en: { name: 'Checks understanding', definition: 'Understanding is checked or reflected twice or more.' },
    es: {
      name: 'Comprueba que se entendió',
      definition: 'Se comprueba o refleja lo entendido dos veces o más.',
    },
  },
  'communication.closing': {
    en: { name: 'Closes the call properly', definition: 'Thanks, offers further help or says goodbye.' },
    es: { name: 'Cierra bien la llamada', definition: 'Agradece, ofrece más ayuda o se despide.' },
  },
  'communication.language': {
    en: {
      name: 'Speaks the debtor’s language',
      definition: 'Where both languages are spoken, answers in the debtor’s.',
    },
    es: {
      name: 'Habla el idioma del deudor',
      definition: 'Donde se hablan los dos idiomas, responde en el del deudor.',
    },
  },
  'communication.listens': {
    en: { name: 'Lets the debtor finish', definition: 'Hardly ever cuts the debtor short.' },
    es: { name: 'Deja terminar al deudor', definition: 'Casi nunca interrumpe al deudor.' },
  },
  'objection_handling.taken_up': {
    en: { name: 'Takes up the objection', definition: 'The turn after an objection deals with it.' },
    es: { name: 'Atiende la objeción', definition: 'El turno que sigue a una objeción se ocupa de ella.' },
  },
  'objection_handling.probed': {
    en: {
      name: 'Asks what is behind it',
      definition: 'A question about what is behind an objection, within two turns.',
    },
    es: {
      name: 'Pregunta qué hay detrás',
      definition: 'Una pregunta sobre lo que hay detrás de la objeción, en los dos turnos siguientes.',
    },
  },
  'objection_handling.answered': {
    en: {
      name: 'Gives a specific answer',
      definition: 'An answer that solves this objection: a plan for no money, proof for a dispute.',
    },
    es: {
      name: 'Responde de manera concreta',
      definition: 'Una respuesta que resuelve esa objeción: un plan si no hay dinero, pruebas si se disputa.',
    },
  },
  'objection_handling.no_pressure': {
    en: {
      name: 'Answers without pressure',
      definition: 'No push, threat or blame in the two turns after an objection.',
    },
    es: {
      name: 'Responde sin presionar',
      definition: 'Sin presión, amenazas ni reproches en los dos turnos que siguen a una objeción.',
    },
  },
  'objection_handling.resolved': {
    en: { name: 'The objection is resolved', definition: 'The debtor drops the objection and goes on.' },
    es: { name: 'La objeción queda resuelta', definition: 'El deudor deja la objeción y sigue adelante.' },
  },
  'objection_handling.cause_found': {
    en: {
      name: 'Finds the cause of the arrears',
      definition: 'Asks and learns why the debtor is not paying.',
    },
    es: {
      name: 'Encuentra la causa del atraso',
      definition: 'Pregunta y averigua por qué el deudor no paga.',
    },
  },
  'objection_handling.right_taken': {
    en: {
      name: 'Takes up a right at once',
      definition:
        'A dispute, an attorney, a request to stop or a wrong person is noted, and the debtor told what follows.',
    },
    es: {
      name: 'Atiende un derecho de inmediato',
      definition:
        'Toma nota de una disputa, un abogado, una petición de no llamar o una persona equivocada, y dice qué sigue.',
    },
  },
  'solution_focus.no_collecting': {
    en: {
      name: 'Stops collecting where it has to rest',
      definition: 'After a right was used, no money is asked for.',
    },
    es: {
      name: 'Deja de cobrar cuando corresponde',
      definition: 'Después de que se ejerce un derecho no se pide dinero.',
    },
  },
  'solution_focus.evidence': {
    en: {
      name: 'Offers proof of a disputed debt',
      definition: 'When the debt is disputed, papers, a trace or a review are offered.',
    },
    es: {
      name: 'Ofrece pruebas de una deuda en disputa',
      definition: 'Si se disputa la deuda, ofrece documentos, un rastreo o una revisión.',
    },
  },
  'solution_focus.next_step': {
    en: { name: 'Settles the next step', definition: 'Both sides know what happens next, and when.' },
    es: { name: 'Deja claro el siguiente paso', definition: 'Ambas partes saben qué pasa después y cuándo.' },
  },
  'solution_focus.affordability': {
    en: {
      name: 'Asks what is affordable',
      definition: 'Asks what the debtor can afford, or when pay day is.',
    },
    es: {
      name: 'Pregunta cuánto se puede pagar',
      definition: 'Pregunta cuánto puede pagar el deudor o cuándo cobra.',
    },
  },
  'solution_focus.options': {
    en: {
      name: 'Offers more than one option',
      definition: 'Two of the full amount, a settlement and a plan are offered.',
    },
    es: {
      name: 'Ofrece más de una opción',
      definition: 'Ofrece dos de estas: el total, un acuerdo con descuento y un plan.',
    },
  },
  'solution_focus.amount': {
    en: { name: 'Names an amount', definition: 'A payment is named in figures.' },
    es: { name: 'Menciona un monto', definition: 'Se menciona un pago en cifras.' },
  },
  'solution_focus.date_and_method': {
    en: { name: 'Sets a date and a method', definition: 'A day and a way of paying are named.' },
    es: { name: 'Fija una fecha y un método', definition: 'Se dicen un día y una forma de pago.' },
  },
  'solution_focus.commitment': {
    en: { name: 'Asks for a commitment', definition: 'The debtor commits to an amount, a day and a method.' },
    es: {
      name: 'Pide un compromiso',
      definition: 'El deudor se compromete con un monto, un día y una forma de pago.',
    },
  },
  'solution_focus.within_means': {
    en: {
      name: 'Stays within the debtor’s means',
      definition: 'The payment named is within what the debtor can pay.',
    },
    es: {
      name: 'Respeta las posibilidades del deudor',
      definition: 'El pago mencionado está dentro de lo que el deudor puede pagar.',
    },
  },
  'solution_focus.recap': {
    en: { name: 'Recaps the agreement', definition: 'What was agreed is repeated with amount and day.' },
    es: { name: 'Resume el acuerdo', definition: 'Lo acordado se repite con monto y día.' },
  },
  'solution_focus.fallback': {
    en: {
      name: 'Agrees on what happens if it falls through',
      definition: 'Says what to do if the payment cannot be made.',
    },
    es: {
      name: 'Acuerda qué hacer si no se cumple',
      definition: 'Dice qué hacer si no se puede hacer el pago.',
    },
  },
  'compliance.identified': {
    en: { name: 'Identifies themselves', definition: 'Says who is calling in the first three turns.' },
    es: { name: 'Se identifica', definition: 'Dice quién llama en los tres primeros turnos.' },
  },
  'compliance.verified_first': {
    en: {
      name: 'Verifies the person before the debt',
      definition: 'Asks for what only the right person knows before speaking of the debt.',
    },
    es: {
      name: 'Verifica a la persona antes de hablar de la deuda',
      definition: 'Pregunta algo que solo sabe la persona correcta antes de hablar de la deuda.',
    },
  },
  'compliance.disclosure': {
    en: {
      name: 'Gives the required disclosure',
      definition: 'The notice that the law asks for is given whole, no later than the debt.',
    },
    es: {
      name: 'Da el aviso legal requerido',
      definition: 'El aviso que pide la ley se da completo, a más tardar al mencionar la deuda.',
    },
  },
  'compliance.rights': {
    en: { name: 'Honors the debtor’s rights', definition: 'Each right that the debtor uses is honored.' },
    es: {
      name: 'Respeta los derechos del deudor',
      definition: 'Se respeta cada derecho que ejerce el deudor.',
    },
  },
  'compliance.lawful': {
    en: { name: 'Says nothing unlawful', definition: 'Nothing that the law of the call forbids is said.' },
    es: { name: 'No dice nada ilegal', definition: 'No se dice nada que prohíba la ley de la llamada.' },
  },
}
