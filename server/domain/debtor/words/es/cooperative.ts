import { firm, person, type Voice } from '../voice.ts'

/** Warm and plain; wants it dealt with, thanks people, offers what there is. */
export const cooperative: Voice = {
  rhythm: { react: 0.7, echo: 0.4, lead: 0.3, tag: 0.12, tail: 0.4 },
  acts: {
    greet: [
      'Hola, buenos días, habla {name}. Tengo* una deuda de {debt} de {debtType} y con gusto hablo de las opciones con usted^.',
      'Qué tal, soy {name}. Debo* {debt} de {debtType} y me* gustaría ver qué opciones hay para ponerme* al corriente.',
      'Buenas, le^ habla {name}. Es por {debtType}, son {debt}. ¿Podemos revisar juntos las opciones?',
    ],
    who_is_this: [
      'Hola, disculpe^, ¿con quién tengo el gusto?',
      'Buenas, no alcancé a oír su^ nombre ni de dónde llama^.',
      'Con gusto le^ atiendo, sólo dígame^ quién es y de qué se trata.',
    ],
    confirm_identity: [
      'Sí, habla {first}, a sus^ órdenes.',
      'Así es, está~ hablando con {name}.',
      'Soy yo, sí. ¿En qué quedamos entonces?',
    ],
    wrong_party: [
      'Ay, qué pena, aquí no hay nadie que se llame {first}.',
      'Creo que marcó^ mal, yo no soy la persona que busca^.',
      'Con mucho gusto le^ ayudaría, pero no soy yo.',
    ],
    deny: [
      'He buscado y buscado, y de verdad no reconozco* esa deuda.',
      'Si fuera mía se^ lo diría con toda confianza, pero no me suena.',
      '¿No habrá una confusión? Que yo sepa, esa cuenta no es <mía|nuestra>.',
    ],
    dispute_amount: [
      'Con gusto pago* lo que sea justo, pero {debt} es más de lo que tengo* apuntado.',
      'Esa cantidad no coincide con <mis|nuestros> papeles. ¿La vemos renglón por renglón?',
      'Me parece que ahí hay cargos de más. ¿Sería tan amable de revisarlo?',
    ],
    already_paid: [
      'Casi le^ puedo asegurar que eso ya se pagó. Si quiere^, busco el comprobante.',
      'Ay, pero eso ya lo cubrí*. ¿No será que no lo registraron?',
      'Me acuerdo de haber hecho ese pago, seguro se cruzó con su^ llamada.',
    ],
    no_money: [
      'Ya quisiera* pagarle^ hoy mismo, pero por el momento no hay con qué.',
      'Sí quiero* pagar, que quede claro, sólo que este mes no me* alcanza.',
      person('Después de la renta y la comida no queda casi nada, con toda la pena.'),
      firm('Después de la nómina la cuenta queda casi en ceros. Sí queremos cumplir.'),
    ],
    job_loss: [
      'Me quedé sin trabajo hace poco y apenas me estoy levantando.',
      'Ahora mismo no hay sueldo, me dieron las gracias. Ando mandando solicitudes a todos lados.',
      'Estoy sin empleo, así que estiro cada peso hasta que salga algo.',
    ],
    medical: [
      'Salieron gastos médicos y se llevaron lo que tenía* guardado.',
      'Las cuentas del doctor siguen llegando y trato de cumplirles a todos.',
      'La salud me ha salido cara últimamente y por eso esto se fue quedando atrás.',
    ],
    family: [
      'Cambiaron las cosas en casa y ahora todo corre por mi cuenta.',
      'Mi situación familiar ya no es la de cuando abrí esta cuenta.',
      'Pasamos por algo difícil en la familia y hubo que ajustar todo.',
    ],
    cash_timing: [
      'El dinero viene en camino, me* llega {payDay}.',
      'Si me* espera^ hasta {payDay}, voy* a andar mucho mejor.',
      'Es nada más cuestión de tiempo. En cuanto caiga, la primera llamada es para usted^.',
    ],
    partial_offer: [
      'Todo no puedo*, pero con gusto le^ doy* {offer}. ¿Le^ sirve?',
      '¿Se podría una cantidad menor por lo pronto? Me sentiría mejor dando algo.',
      '¿Qué le^ parecen {offer}? Eso sí lo sostengo*.',
    ],
    spouse: [
      person('Déjeme^ hablarlo hoy en la noche con mi pareja, esas cosas las decidimos juntos.'),
      firm('Lo tengo que ver con mis socios, esas cosas las firmamos juntos.'),
      'Lo consulto en casa antes de decirle^ que sí, si no hay problema.',
    ],
    custom_objection: [
      'Hay una cosa que sí le^ quiero comentar: {objection}.',
      'Yo sí quiero arreglarlo, lo que pasa es que {objection}.',
      'Para hablarle^ con franqueza, {objection}. ¿Habrá manera de verlo?',
      'Lo que me detiene es esto: {objection}.',
    ],
    defer: [
      '¿Me puede^ dar un poquito más de tiempo? No quiero prometer y quedar mal.',
      '¿Le^ parece si le^ marco cuando haya hecho mis cuentas?',
      'Nada más necesito* organizarme, es todo lo que pido.',
    ],
    lash_out: [
      'Yo le^ he hablado bien, y le^ pido lo mismo, por favor.',
      'Eso sí me dolió. Estoy tratando de hacer lo correcto y usted^ no ayuda.',
      'Yo casi nunca levanto la voz, pero esto no es justo.',
    ],
    threat_back: [
      'No me gustaría poner una queja, pero si seguimos así la pongo.',
      'Si así va a ser, prefiero hablar con su^ supervisor.',
      'Por favor no me obligue~ a reportar la llamada, de verdad prefiero arreglarlo.',
    ],
    break_down: [
      'Perdón, deme^ un momentito. Trato de ponerle buena cara a todo y hoy se me juntó.',
      'Pensé que aguantaba la llamada sin llorar. Discúlpeme^.',
      'Es mucho, ¿sabe^? De día le sonrío a todo el mundo y de noche no duermo.',
    ],
    stop_calling: [
      '¿Sería tan amable de ya no llamar a este número? Por carta sí contesto.',
      'Le^ agradecería que pararan las llamadas. Todo por escrito, por favor.',
      'Quíteme^ de la lista, por favor, por correo me entiendo mejor.',
    ],
    bankruptcy_or_attorney: [
      'Le^ tengo que avisar que ya hablé con un despacho de abogados y me pidieron que se lo pasara.',
      'Estoy* viendo lo de declararme* en quiebra, así que mejor hable^ con mi abogado.',
      'Ya lo lleva mi abogado. Le^ paso los datos del despacho.',
    ],
    vulnerable: [
      'No lo digo a la ligera, pero hay días en que no le veo caso a seguir.',
      'He tenido pensamientos que me asustan un poco.',
      'Le pongo buena voz a todo, pero la verdad no sé si quiero seguir aquí.',
    ],
    counter_offer: [
      'Ya hice* cuentas y lo que de verdad puedo* son {offer}. ¿Me* lo acepta^?',
      '¿Lo dejamos en {offer}? Eso sí lo cumplo*.',
      'Lo que le^ puedo* prometer con la conciencia limpia son {offer}.',
      'Si me* ayuda^ con {offer}, con gusto empiezo*.',
    ],
    accept: [
      'Sí, {deal} está bien. Gracias por la ayuda.',
      'Perfecto, así le hacemos. {deal}, {onDealDate}, ya lo estoy anotando.',
      'Me parece justo, lo acepto*. Ya me siento mejor.',
      'Bueno, sí puedo* con {deal}. Gracias por la paciencia.',
    ],
    promise: [
      'Ahí tiene^ {deal} {onDealDate}, {dealMethod}. Tiene^ mi palabra.',
      'Pago* {deal} {onDealDate}, cuente^ con eso.',
      'Le^ prometo que lo mando como quedamos, y si pasa algo le^ aviso.',
    ],
    confirm_promise: [
      'Sí, así lo tengo yo también: {deal}, {onDealDate}.',
      'Correcto, {deal}, {dealMethod}. Ya está en el calendario.',
      'Así es, lo anotó^ todo perfecto.',
    ],
    reveal: [
      'Como me lo pregunta^ con tanta amabilidad, le^ cuento.',
      'Bueno, no tengo problema en decírselo^.',
      'Usted^ ha sido buena gente conmigo, le^ cuento todo.',
    ],
    answer: [
      'Claro, le^ contesto lo que sé.',
      'Con gusto le^ digo, no tiene mucha ciencia.',
      'Por supuesto, lo que sirva para que me ayude~.',
    ],
    ask_back: [
      '¿Qué opciones le dan a la gente en <mi|nuestra> situación?',
      '¿Habría cargos extra si lo pago* poco a poco?',
      '¿Tendrá^ algún plan con pagos chiquitos?',
      '¿Me lo puede^ mandar por escrito para tenerlo?',
    ],
    calm_down: [
      'Perdón por alterarme. Me tuvo^ paciencia y se^ lo agradezco.',
      'Ya, ya me calmé. A ver qué podemos hacer.',
      'Gracias por escucharme, me sirvió mucho.',
    ],
    insist: [
      'No quiero ponerle^ trabas, pero <mi|nuestra> situación es la que le^ conté.',
      'Ojalá le^ tuviera una mejor respuesta, de veras.',
      'En pagar estamos de acuerdo, sólo que así como lo plantea^ no me* sale.',
    ],
    out_of_role: [
      'Perdón, ahí sí me perdí. ¿No estábamos con lo de {debtType}?',
      'No entiendo bien a qué se^ refiere^, yo sólo quiero arreglar un pago.',
      '¡Qué pregunta tan curiosa! Yo nada más sé de mi cuenta.',
    ],
    goodbye: [
      'Muchas gracias por su^ ayuda, que esté~ muy bien.',
      'Le^ agradezco el tiempo, de verdad. Bonito día.',
      'Qué gusto arreglarlo así, gracias por todo.',
    ],
    hang_up: [
      'Perdóneme^, pero así no se puede hablar. Voy a colgar.',
      'Yo sí quería arreglarlo con usted^, de veras. Adiós.',
      'Aquí la dejo, lo siento mucho.',
    ],
  },
  answers: {
    identity: ['Sí, soy {first}.', 'Sí, soy yo, dígame^.'],
    verification: ['Sí, todo eso coincide con lo mío.', 'Claro, si me lo lee^, le^ digo si está bien.'],
    employment: [
      'Con {trade} salgo adelante, cuando hay.',
      'Trabajo cuando se puede, y si caen horas extra, mejor.',
      firm('Aquí seguimos abriendo todos los días, gracias a Dios.'),
    ],
    pay_day: ['Lo siguiente me* cae {payDay}.', 'Lo tendría que confirmar, pero creo que ya no falta mucho.'],
    affordability: [
      'Yo creo que con {offer} no me* vuelvo* a atrasar.',
      'Tendría que ser poquito, pero algo le^ quiero* dar.',
      'Ahora mismo podría* poner {cashToday}.',
    ],
    cause: [
      'Pasamos por una mala racha y éste fue el pago que se quedó.',
      'Es algo personal, pero no me molesta explicarle^.',
    ],
    date: ['Lo mejor para mí* sería {offerDate}.', 'Yo diría que {payDay}, si lo puede^ ir anotando.'],
    method: ['Pagaría* {dealMethod}, es lo más fácil.', 'Como a usted^ le^ quede mejor, a mí me da igual.'],
    commitment: ['Me gustaría decirle^ que sí, nada más quiero poder cumplirle^.'],
    understanding: ['Sí, voy entendiendo, está claro.', 'Tiene sentido, gracias por explicármelo.'],
    anything_else: ['No, con eso quedó todo, gracias.', 'Creo que es todo, ya me resolvió^ las dudas.'],
    other: ['Yo creo que sí, aunque lo revisaría por si acaso.', 'Buena pregunta, déjeme^ pensarlo.'],
  },
  reactions: {
    soothed: [
      'Gracias, qué bonito que alguien lo diga.',
      'Qué amable de su^ parte.',
      'Le^ agradezco que tenga~ tanta comprensión.',
      'No sabe^ cuánto me ayuda oír eso.',
    ],
    heard: [
      'Sí, exactamente, así es.',
      'Eso es justo lo que quería decir, gracias.',
      'Qué bueno que sí se entendió.',
    ],
    ignored: [
      'No sé si alcanzó^ a oír lo que le^ dije.',
      'Le^ acabo de contar algo que me costó decir.',
      'Me gustaría que nos quedáramos un segundo en eso.',
    ],
    repeated: ['Creo que eso ya me lo había~ dicho.', 'Eso ya lo vimos, ¿no?', 'Sí, ya me lo comentó^.'],
    offended: [
      'Uy, no esperaba que me hablara~ así.',
      'Por favor, no hace falta eso.',
      'Duele oír eso cuando estoy poniendo de mi parte.',
    ],
    pressed: ['Entiendo que necesita^ una respuesta.', 'Ya sé que es su^ trabajo.', 'Veo que le^ urge.'],
    neutral: ['Claro que sí.', 'Bueno, ya veo.', 'Muy bien.', 'Gracias por avisarme.', 'Por supuesto.'],
  },
  echoes: {
    against: [
      '{heard} se me* sale un poquito de las manos, qué pena.',
      'Ojalá pudiera* decirle^ que sí a {heard}.',
      '{heardDate} me* queda muy pronto, perdón.',
      'Lo de {heardCount} se agradece, sólo no sé si los aguanto*.',
      'Pagar {heardMethod} está bien, lo que me* preocupa es la cantidad.',
    ],
    towards: [
      '{heard}, bueno, déjeme^ verlo.',
      '{heardDate} sí podría ser, yo creo.',
      '{heardMethod} no hay ningún problema.',
      '{heardCount}, me* gusta que sea repartido.',
    ],
  },
  tails: [
    '¿Habrá algo que pueda~ hacer por mí*?',
    'De verdad quiero dejar esto arreglado.',
    'Ojalá encontremos algo que nos sirva a los dos.',
    'Cualquier ayuda se agradece.',
    '¿Usted^ qué me sugiere^?',
    'Yo siempre he tratado de pagar lo que debo.',
    'Dígame^ qué necesita^ de mi parte.',
    'Por lo menos ya lo estamos hablando.',
  ],
  leads: [
    'Pues',
    'Con toda sinceridad,',
    'Mire^,',
    'Fíjese^ que',
    'La verdad,',
    'Le^ entiendo, pero',
    'Con la pena,',
  ],
  again: [
    'Como le^ comentaba,',
    'Perdón que lo repita, pero',
    'Lo que le^ decía:',
    'Sólo para que lo tenga~ presente,',
    'De veras,',
  ],
  tags: [', espero que me entienda~.', ', si no es molestia.', ', con la pena.', ', se^ lo agradezco.'],
}
