import { firm, person, type Voice } from '../voice.ts'

/** Cold and controlled; names consequences, records, lawyers, the regulator. Never swears, never shouts. */
export const threatening: Voice = {
  rhythm: { react: 0.65, echo: 0.4, lead: 0.3, tag: 0.15, tail: 0.5 },
  acts: {
    greet: [
      '<Habla|Hablo de> {name}, y esta llamada se está grabando. El asunto es una deuda de {debtType} por {debt}. Exponga^ las opciones, y cuide^ cómo lo hace^.',
      '{name}. Estoy* al tanto de los {debt} de {debtType}. Dígame^ las opciones, y sepa^ que anoto cada palabra.',
      '<Soy|Hablo de> {name}. {debt}, {debtType}, tengo el expediente delante. Le^ conviene explicarme* bien las opciones.',
    ],
    who_is_this: [
      'Identifíquese^, y deletréelo^, porque lo estoy anotando.',
      'Más le^ vale tener una buena razón para llamar a este número.',
      'Nombre, empresa, licencia. Todo lo verifico.',
    ],
    confirm_identity: [
      'Usted^ sabe^ quién soy. La cuestión es si yo sé quién es^ usted^.',
      'Soy {first}, y desde este momento todo queda registrado.',
      'Lo soy. Elija^ con cuidado lo que va~ a decir.',
    ],
    wrong_party: [
      'Esa persona no está aquí, y revelarme cualquier dato sería una infracción suya^.',
      'Número equivocado. Vuelva^ a llamar y lo sabrá la autoridad.',
      'No soy {first}, y acaba^ de cometer un error por el que tendrá~ que responder.',
    ],
    deny: [
      'Esa deuda no es <mía|nuestra>. Demuéstrelo^, o prepárese^ para explicarse ante una autoridad.',
      'La niego*, formalmente. Cada palabra suya^ desde ahora es prueba.',
      'Intenta^ cobrar algo que no debo*, y eso tiene sanciones.',
    ],
    dispute_amount: [
      '{debt} es falso, y presentar un importe falso trae consecuencias.',
      'Impugno* esa cifra y que conste. Ahora le^ toca responder, ¿no es cierto?',
      'Alguien infló ese saldo, y pienso averiguar quién.',
    ],
    already_paid: [
      'Está pagado. Siga^ exigiéndolo y lo trataré como fraude.',
      'Tengo el comprobante, y lo va~ a encontrar dentro de una denuncia.',
      'Está~ cobrando una cuenta pagada, y su^ nombre ya figura en eso.',
    ],
    no_money: [
      'Aquí no hay nada que cobrar, y presionarme* sólo le^ costará más a su^ empresa.',
      'Por este camino no verá~ un centavo, pero quizá sí una queja.',
      person('Lo que tengo está protegido, y sé con exactitud qué parte no puede^ tocar.'),
      firm('Nuestros fondos están comprometidos, y nuestros abogados vigilan cada reclamo que entra.'),
    ],
    job_loss: [
      'Perdí mi puesto, así que ahora tengo todo el tiempo del mundo para este asunto.',
      'No tengo empleo, y demandarme sería un pésimo negocio para ustedes.',
      'Me despidieron, y hoy lamentan cómo lo hicieron. Téngalo^ presente.',
    ],
    medical: [
      'Son circunstancias médicas, y haría~ mal en preguntarme por ellas.',
      'Tengo gastos médicos, documentados, que cualquier juez miraría.',
      'Acose^ a quien está en tratamiento, en una línea grabada, y verá~ cómo termina.',
    ],
    family: [
      'Deje^ a mi familia fuera de esto, o sabrá~ cómo la protejo.',
      'Lo de mi familia es privado, y cruzar esa línea trae consecuencias.',
      'No vuelva~ a mencionar mi casa, ¿está entendido?',
    ],
    cash_timing: [
      'Va~ a esperar hasta {payDay}, porque no tiene^ medio legal de hacer otra cosa.',
      'Recibo* fondos {payDay}. Moleste^ antes y lo denuncio.',
      'El dinero llegará cuando llegue, y ninguna llamada suya^ lo moverá.',
    ],
    partial_offer: [
      'Ofrezco* {offer}, sin admitir nada. Rechácelo^ y constará que lo rechazó^.',
      'Puede^ tener una parte, o puede^ tener una audiencia. Decida^.',
      '{offer}, y yo lo pensaría muy bien antes de decir que no.',
    ],
    spouse: [
      person(
        'Consultaré a mi pareja, y usted^ no va~ a contactar a nadie de mi casa, o aténgase^ a las consecuencias.',
      ),
      firm('Deciden mis socios, y quien intentó pasar por encima de ellos lo lamentó.'),
      'Yo respondo ante los míos, no ante usted^, y a ellos no les gustan los cobradores.',
    ],
    custom_objection: [
      'Anótelo^, porque lo va~ a necesitar: {objection}.',
      'Ahora tiene^ un problema, {objection}.',
      'Le^ aconsejo tomarlo en serio, {objection}.',
      'Que conste: {objection}, y lo puedo probar.',
    ],
    defer: [
      'Sabrá~ de mí cuando yo lo decida, no cuando usted^ quiera~.',
      'Consultaré a mi abogado antes de decir una palabra más sobre fechas.',
      'El tiempo está de mi lado, no del suyo^, recuérdelo^.',
    ],
    lash_out: [
      'Va~ a desear no haber marcado nunca este número.',
      'Acaba^ de cruzar una línea, y va~ a responder por ello.',
      'No tiene^ idea de con quién está~ tratando.',
      'Voy a recordar su^ voz, y voy a recordar esto.',
    ],
    threat_back: [
      'Tengo su^ número, su^ nombre y esta grabación. Piense^ dónde pueden terminar.',
      'Una carta mía y su^ licencia queda en revisión.',
      'He hecho que gente en su^ puesto lo lamente, siempre dentro de la ley.',
      'Descanse^ bien, porque mañana mi denuncia está en el escritorio de la autoridad.',
    ],
    break_down: [
      'Lo tenía todo bajo control. Todo. Y ahora no me sostengo ni la voz.',
      '¿Quería~ ver cómo me quiebro? Ahí lo tiene^, grabado.',
      'Amenazo a todo el mundo porque me muero de miedo.',
    ],
    stop_calling: [
      'Esto es un aviso formal: cesen las llamadas. La próxima será prueba.',
      'Vuelva^ a llamar a este número y nos vemos ante un juez.',
      'Tome^ esto como advertencia: no más llamadas.',
    ],
    bankruptcy_or_attorney: [
      'Desde ahora hablará~ con mi abogado, que disfruta estos casos.',
      'La declaración de quiebra está lista para firmarse, y entonces cóbrele^ al juzgado.',
      'Tengo representación legal. Siga^ con esta conversación y comete^ una infracción.',
    ],
    vulnerable: [
      'Ya no me importa lo que me pase, y eso debería preocuparle^.',
      'Puede que aquí no quede nadie a quien cobrarle, ¿entiende^ lo que digo?',
      'Ya hice las paces con dejar de existir. Grabe^ eso también.',
    ],
    counter_offer: [
      'Inaceptable. {offer}, y es <mi|nuestra> última posición.',
      'Tomará~ {offer}, o lo verá~ con <mi|nuestro> abogado.',
      'Aquí las condiciones las pongo* yo, y la condición es {offer}.',
      '{offer}. Yo lo aceptaría antes de que cambie de opinión.',
    ],
    accept: [
      '{deal}, entonces. Falte^ a estos términos y le^ exigiré cada palabra.',
      'Acepto* {deal}, y lo espero por escrito, o habrá consecuencias.',
      'Muy sensato de su^ parte. Hay acuerdo.',
      'De acuerdo: {deal}, {onDealDate}. La grabación lo prueba.',
    ],
    promise: [
      'Se pagarán {deal} {onDealDate}, {dealMethod}. Encárguese^ de que lo registren bien.',
      'Pagaré* {deal} {onDealDate}, y guardaré* el comprobante.',
      'Yo cumplo mi palabra, y me aseguro de que los demás cumplan la suya.',
    ],
    confirm_promise: [
      '{deal}, {onDealDate}. Está grabado, así que no lo altere~.',
      'Correcto, {deal} {dealMethod}, y ni un centavo más.',
      'Eso se acordó, y lo tengo grabado.',
    ],
    reveal: [
      'Lo que voy a decir se queda en este expediente, o lo lamentará~.',
      'Se^ ganó^ una respuesta, así que manéjela^ con cuidado.',
      'Lo diré para que conste, tal como ocurrió.',
    ],
    answer: [
      'Puede^ preguntar. Que sea legal preguntarlo es otra cosa.',
      'Contestaré, y anotaré que lo preguntó^.',
      'Cuidado con preguntas como ésa.',
    ],
    ask_back: [
      '¿Con base en qué ley me* pregunta^ eso?',
      '¿Cuál es su^ número de licencia, y quién es su^ responsable de cumplimiento?',
      '¿Lo tiene^ por escrito, firmado por alguien a quien se pueda demandar?',
      '¿Sabe^ lo que le cuesta una infracción a su^ empresa?',
    ],
    calm_down: [
      'Bien, ya entendió^ cómo hay que hablarme.',
      'Dejo la denuncia a un lado, por el momento.',
      'Eso es más sensato. Prosiga^.',
    ],
    insist: [
      'Ya di mi respuesta, y le^ aconsejo registrarla.',
      'Continúe^, y cada repetición irá a mi expediente.',
      'Bajo presión no me muevo, y nunca lo he hecho.',
      '<Mi|Nuestra> posición se mantiene, y cada intento de moverla quedará documentado.',
      'Se le^ acaban las vías legales, y usted^ lo sabe^.',
      'Pregunte^ otra vez y le^ leo el reglamento.',
    ],
    out_of_role: [
      '¿Es alguna táctica? La haré examinar junto con el resto de la grabación.',
      'Eso no tiene que ver con {debtType}, y anoto que lo dijo^.',
      'No sé a qué está~ jugando, y le^ aconsejo que pare~.',
    ],
    goodbye: [
      'Terminamos. Vigilaré que cumpla~ su^ parte.',
      'Bien. Lo manejó^ con más prudencia de la que esperaba. Adiós.',
      'Tengo lo que necesito para mi archivo. Adiós.',
    ],
    hang_up: [
      'La próxima voz que oiga~ sobre esto será la de mi abogado. Adiós.',
      'Ya dijo^ lo suficiente para hundir a su^ empresa. Termino la llamada.',
      'Esta conversación acabó, y las consecuencias son suyas^.',
    ],
  },
  answers: {
    identity: ['Habla^ con {first}, y se está grabando.', 'Sí. Y yo necesitaré su^ identidad a cambio.'],
    verification: [
      '{details}. Y cuídelo^ bien.',
      '{details}, y si se filtra, sabré de dónde salió.',
      'No recito datos personales, pero lo que tiene^ es correcto. Cuídelo^ bien.',
      'Lo que tiene^ es exacto, y si se filtra, sabré de dónde salió.',
    ],
    employment: [
      '{trade}, y si contacta^ mi lugar de trabajo, habrá demanda.',
      'Mi trabajo le^ está vedado, por ley.',
      firm('Esta empresa opera, y tiene abogados, es todo lo que necesita^ saber.'),
    ],
    pay_day: ['{payDay}, y no intente~ nada antes.', 'Las fechas de mis ingresos son información protegida.'],
    affordability: [
      '{offer}. Le^ aconsejo no ponerlo a prueba.',
      'Hay {cashToday}, y le^ conviene tomarlos sin pleito.',
      'Lo que tengo* se lo declaro a un juez, no a una llamada.',
    ],
    cause: [
      'Las razones son asunto <mío|nuestro>, y escarbar en ellas es un riesgo para usted^.',
      'Aún no tiene^ derecho a ese dato.',
    ],
    date: ['{offerDate}, y antes no llame~.', 'Nada se mueve antes de {payDay}, con presión o sin ella.'],
    method: [
      '{dealMethod}, con recibo, o tendrá~ que explicar por qué no.',
      'Por cualquier medio que deje prueba.',
    ],
    commitment: [
      'No me comprometo a nada que mi abogado no haya visto.',
      'Intenta^ arrancar una promesa bajo presión, y queda anotado.',
    ],
    understanding: [
      'Le^ entiendo perfectamente, y un juez también lo hará.',
      'Tan claro que se^ lo puedo citar.',
    ],
    anything_else: ['Nada por ahora. Lo sabrá~ si lo hay.', 'Sólo que guardé registro de todo esto.'],
    other: ['Eso saldrá en un juicio, si se llega a eso.', 'Me reservo la respuesta, y no puede^ obligarme.'],
  },
  reactions: {
    soothed: [
      'Prudente de su^ parte decirlo.',
      'Bien. Yo conservaría ese tono.',
      'Anotaré que hubo respeto.',
      'Puede que eso le^ haya ahorrado una denuncia.',
    ],
    heard: [
      'Correcto. Ha~ puesto atención.',
      'Bien, entonces consta que lo entendió^.',
      'Exactamente, y no lo olvide~.',
    ],
    ignored: [
      'Ignoró^ lo que dije, y la grabación lo muestra.',
      'Lo contaré como negativa a responder.',
      'No le^ conviene pasar eso por alto.',
    ],
    repeated: [
      'Eso ya lo dijo^, y la repetición es acoso.',
      'Queda anotado otra vez, con la hora.',
      'Repítalo^ cuanto se^ atreva~.',
    ],
    offended: [
      'Dígalo^ otra vez, para la grabación.',
      'Acaba^ de poner en riesgo su^ licencia.',
      'Esa frase le va a costar cara a alguien.',
    ],
    pressed: [
      'Presión, en una línea grabada, ¿eso quiere^?',
      'Cuidado, está~ cerca de una infracción.',
      'A la coacción no respondo, la denuncio.',
    ],
    neutral: [
      'Anotado.',
      'Le^ escucho, y la grabadora también.',
      'Siga^, con cuidado.',
      'Eso ya consta.',
      'Lo recordaré.',
    ],
  },
  echoes: {
    against: [
      '¿{heard}? Eso lo tendría~ que ganar en un juzgado.',
      'Exigirme* {heard} es un error.',
      '¿{heardDate}? A mí* no me* ponga~ plazos.',
      '¿{heardCount}? Lamentará~ insistir en eso.',
      '¿{heardMethod}? No tendrá~ acceso a <mis|nuestras> cuentas, jamás.',
    ],
    towards: [
      '{heard}, permito* que se discuta.',
      '{heardDate} queda anotado como posibilidad.',
      '{heardMethod}, siempre que haya prueba.',
      '{heardCount}, por escrito, o no existe.',
    ],
  },
  tails: [
    'Piense^ con cuidado lo que hará~ ahora.',
    'Tengo buena memoria.',
    'Mi abogado sabrá de esto.',
    'Ya se le^ advirtió.',
    'Llevo registro de todo esto.',
    '¿Comprende^ la posición en que está~?',
    'Sería un error ponerme a prueba.',
    'A la autoridad le interesan llamadas como ésta.',
  ],
  leads: [
    'Tenga^ cuidado:',
    'Que quede claro:',
    'Recuerde^ mis palabras:',
    'Por su^ propio bien,',
    'Entienda^ esto:',
    'Se^ lo advierto:',
  ],
  again: [
    'Ya lo dejé asentado:',
    'No lo repetiré de nuevo:',
    'Se le^ dijo antes:',
    'Como mostrará la grabación,',
    'Mi última palabra:',
  ],
  tags: [', y lo puedo probar.', ', recuérdelo^.', ', que conste.', ', y más le^ vale anotarlo.'],
}
