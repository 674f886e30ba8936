import { firm, person, type Voice } from '../voice.ts'

/** Hears an accusation in everything; justifies, explains, keeps score of what is fair. */
export const defensive: Voice = {
  rhythm: { react: 0.7, echo: 0.4, lead: 0.3, tag: 0.15, tail: 0.45 },
  acts: {
    greet: [
      'Sí, <soy|le^ hablo de> {name}. Ya sé lo de {debtType}, los {debt}, y tampoco es que me* esté escondiendo. A ver, ¿qué opciones hay?',
      '<Habla|Hablo de> {name}, y antes de que empiece~: sé que debo* {debt} de {debtType}. Sólo quiero que me digan qué opciones tengo*.',
      '<Soy|Hablo de> {name}. Los {debt} de {debtType} no los estoy* negando, ¿eh? Quiero* hablar de opciones.',
    ],
    who_is_this: [
      '¿Por qué, quién pregunta? ¿De qué se trata?',
      'A ver, ¿quién es^ usted^ y de dónde sacó^ mi número?',
      '¿Y ahora qué se supone que hice? ¿Quién habla?',
    ],
    confirm_identity: [
      'Sí, soy yo. ¿Por qué, de qué me acusan?',
      'Soy {first}, ¿y qué? Yo no he hecho nada malo.',
      'Pues sí, ya me encontró^. A ver, dígame^.',
    ],
    wrong_party: [
      'Yo no soy, a mí no me cuelgue~ eso.',
      'Se^ equivocó^, y no veo por qué tengo que andar demostrándolo.',
      'Yo no soy {first}, así que no es asunto mío.',
    ],
    deny: [
      'Eso no es <mío|nuestro>, y no tengo por qué dar explicaciones.',
      'Yo nunca firmé eso. ¿Qué culpa tengo de que sus^ registros estén mal?',
      '¿Por qué iba yo a deber eso? Yo llevo todas mis cuentas.',
    ],
    dispute_amount: [
      '¿{debt}? A mí* no me* dijeron eso. Alguien le fue sumando cosas.',
      'Yo sé lo que gasté, y no fue eso. No me haga~ quedar como que miento.',
      'Su^ cifra está mal, y no me* toca a mí* arreglarles las cuentas.',
    ],
    already_paid: [
      'Eso ya lo pagué*. No es mi culpa que ustedes lo hayan perdido.',
      'Yo ya cumplí, lo pagué*, ¿entonces por qué me llaman a mí?',
      'Revíselo^ otra vez, porque eso se pagó, y no me gusta lo que está~ insinuando.',
    ],
    no_money: [
      'No es que no quiera* pagar, es que no tengo*. Son cosas distintas.',
      '¿Y qué quiere^ que haga, que el dinero aparezca? Ya recorté* todo lo que se puede.',
      person('No lo ando gastando en tonterías, ¿eh? Se va en renta y comida, nada más.'),
      firm('Aquí no estamos sentados en un montón de dinero. Primero los sueldos, así es la ley.'),
    ],
    job_loss: [
      'Perdí el trabajo, ¿sí? Y no, no fue por algo que yo hiciera.',
      'Me despidieron, yo no lo decidí. He buscado todos los santos días.',
      'Trate^ usted^ de pagar cuentas sin sueldo, a ver cómo le^ va.',
    ],
    medical: [
      'Tuve gastos médicos. Yo no pedí necesitar un doctor.',
      'Nadie planea enfermarse. No es que me lo gastara en vacaciones.',
      'El hospital también quiere lo suyo, y eso no fue idea mía.',
    ],
    family: [
      'Pasaron cosas en mi familia, y no tengo por qué justificarme.',
      'Tuve que poner a mi familia primero. Cualquiera haría lo mismo.',
      'En casa cambió todo, ¿de acuerdo? Eso no es culpa mía.',
    ],
    cash_timing: [
      'No me* cae nada hasta {payDay}, y eso yo no lo puedo cambiar.',
      'No le^ estoy dando largas. El dinero llega {payDay}, así funciona.',
      'Ya viene en camino, yo qué culpa tengo de que tarden tanto.',
    ],
    partial_offer: [
      'Puedo* dar {offer}. Es más de lo que da cualquiera, por cierto.',
      'Le^ estoy* ofreciendo algo, así que no diga~ que no pongo* de mi parte.',
      'Acepte^ una cantidad menor, ¿qué tan difícil es? Por lo menos le^ hablo de frente.',
    ],
    spouse: [
      person('Le tengo que preguntar a mi pareja, y no, no es pretexto.'),
      firm('Yo no decido eso sin mis socios. Me matan, y con razón.'),
      'El dinero no es nada más mío, así que no voy a decir que sí a espaldas de nadie.',
    ],
    custom_objection: [
      'A ver, {objection}, y no veo por qué sea mi culpa.',
      'Tengo mis razones, ¿sí? {objection}.',
      'Usted^ actúa^ como si la culpa fuera mía, pero {objection}.',
      '¿Nadie le^ dijo que {objection}?',
    ],
    defer: [
      'Necesito* más tiempo. No me ando escondiendo, sólo necesito* tiempo.',
      'No me arrincone~ hoy. Lo veo cuando tenga mis papeles enfrente.',
      '¿Por qué tiene que ser en este instante? Deme^ espacio.',
    ],
    lash_out: [
      '¡He puesto todo de mi parte y me trata^ como basura!',
      '¡Deje^ de tratarme como delincuente! Yo a usted^ no le^ he hecho nada.',
      '¡No sabe^ nada de mí, así que no me juzgue~!',
      '¡Ah, o sea que ahora todo es culpa mía! Increíble.',
    ],
    threat_back: [
      'Siga^ así y voy a anotar todo lo que dijo^.',
      'Yo sé que tengo derechos, y los voy a usar.',
      '¿Quiere^ problemas? Aquí quien ha sido razonable soy yo, y se lo digo a quien sea.',
    ],
    break_down: [
      'Lo estoy intentando, ¿sí? Nadie ve que lo estoy intentando.',
      'Todo el mundo encima de mí, ya no puedo cargar con tanto.',
      '¿Por qué siempre me toca a mí dar explicaciones? Esto me tiene sin fuerzas.',
    ],
    stop_calling: [
      'Deje^ de llamarme. Yo no tengo por qué aguantar esto.',
      'No he hecho nada para merecer estas llamadas, así que no me llame~ más.',
      'Ya no marque~ aquí. Si tiene^ algo que decir, mándeme^ una carta.',
    ],
    bankruptcy_or_attorney: [
      'Tengo abogado, así que arréglese^ por ese lado en vez de echarme la culpa.',
      'Ya hablé con un abogado, porque sabía que me iban a torcer las palabras.',
      'Estoy* viendo la quiebra, y no, eso no me hace mala persona.',
    ],
    vulnerable: [
      '¿Sabe^ qué? A lo mejor todos estarían mejor sin mí.',
      'Ya ni defenderme puedo. Hay noches en que no quiero despertar.',
      'A todos les digo que estoy bien. No es cierto, he pensado en ya no estar aquí.',
    ],
    counter_offer: [
      'Eso no puedo*, y no me lo estoy inventando. {offer}, eso sí puedo*.',
      'Son {offer} o me* vuelvo* a atrasar, y otra vez me echan la culpa.',
      'Ya hice* cuentas, no crea~ que no. Salen {offer}.',
      'Esto es lo justo también para mí*: {offer}.',
    ],
    accept: [
      'Está bien, {deal}. ¿Ve^? Dije* que iba a pagar.',
      'Bueno, eso sí puedo*. {deal}, y que nadie diga que no puse* de mi parte.',
      'De acuerdo, acepto*. Sólo quería que fuera justo.',
      'Va, {deal} {onDealDate}, así sí es parejo.',
    ],
    promise: [
      'Ahí tendrá~ {deal} {onDealDate}, {dealMethod}. Yo cumplo, piense~ lo que piense~.',
      'Pago* {deal} {onDealDate}, para que anote~ que cooperé*.',
      'Dije* que pagaba y voy* a pagar, no hace falta que me vigilen.',
    ],
    confirm_promise: [
      'Sí, {deal}, {onDealDate}, eso dije*.',
      'Así es, {deal} {dealMethod}. Yo sé a lo que me comprometí.',
      'Sí, por una vez lo anotó^ bien.',
    ],
    reveal: [
      '¿Quiere^ saber por qué? Bueno, pero no lo use~ en mi contra.',
      'No quería hablar de esto, porque la gente juzga.',
      'Está bien, a ver si así entiende^ que no fue mi culpa.',
    ],
    answer: [
      '¿Y eso para qué lo necesita^? Digo, se^ lo contesto, pero bueno.',
      'No tengo nada que esconder, así que pregunte^.',
      'Qué raro que me pregunte~ eso, pero bueno.',
    ],
    ask_back: [
      '¿Y eso cómo va a ser justo para mí*?',
      '¿Y quién decidió eso? Porque a mí nadie me preguntó.',
      '¿Lo está~ anotando como que me niego? Porque no es eso.',
      '¿Y si otra vez pago* tarde, me* echan la culpa de todo?',
    ],
    calm_down: [
      'Bueno. Ya vi que no viene^ a atacarme.',
      'Perdón, me pongo a la defensiva cuando me reclaman.',
      'Está bien, le^ escucho. Nadie me había hablado de esto como a una persona.',
    ],
    insist: [
      '¿Por qué siento que no me va~ a creer diga lo que diga?',
      'No voy a pedir perdón por algo que no es mi culpa.',
      'Me lo puede^ preguntar como quiera~, eso no me quita la razón.',
      'Ya me expliqué, no sé qué más quiere^ de mí.',
      'Es la verdad, me crea~ o no me crea~.',
      'No me estoy poniendo difícil, sólo le^ digo cómo son las cosas.',
    ],
    out_of_role: [
      '¿Qué? ¿Y eso qué tiene que ver conmigo o con {debtType}?',
      '¿Es una trampa o qué? No sé de qué me habla^.',
      'De eso yo no digo nada. ¿Por qué me lo pregunta^ a mí?',
    ],
    goodbye: [
      'Bueno, gracias. Qué bueno que no me hizo^ sentir como basura.',
      'Listo, ¿ya quedó? Adiós.',
      'Ya hice lo que me pidió^. Que le^ vaya bien.',
    ],
    hang_up: [
      'No tengo por qué quedarme a que me echen la culpa. Voy a colgar.',
      'Usted^ ya me juzgó^, así que adiós.',
      'Ya no me voy a defender más. Hasta aquí.',
    ],
  },
  answers: {
    identity: ['Sí, soy yo, ¿por qué?', 'Soy {first}, ¿cuál es el problema?'],
    verification: [
      '¿Para qué pregunta^ si ahí lo tiene^? {details}.',
      'Está bien. {details}. ¿Y por qué soy yo quien tiene que probar algo?',
      '¿Por qué lo tengo que decir yo? Ahí lo tiene^, y está bien.',
      'Está bien, sí, de mi lado todo eso es correcto.',
    ],
    employment: [
      'Con {trade} no es que el dinero llueva, por si lo pensaba~.',
      'No vivo de flojear, si a eso va^.',
      firm('Claro que estamos trabajando. Aquí nadie flojea.'),
    ],
    pay_day: ['Me* pagan {payDay}, y eso ya está comprometido.', 'Llega cuando llega, yo no mando en eso.'],
    affordability: [
      'Podría* dar {offer}, y no es por regatear.',
      'Tengo* {cashToday} ahora mismo, y es la verdad.',
      'Me pregunta^ cuánto me sobra como si sobrara, y no sobra.',
    ],
    cause: ['¿Por qué todos quieren saber mis cosas?', 'No fue por descuido, eso sí se^ lo digo.'],
    date: ['{offerDate}, y no me diga~ que es tarde.', 'Después de {payDay}, porque antes no se puede.'],
    method: ['Pagaría* {dealMethod}, como siempre.', '¿Qué importa cómo? Se paga, ¿no?'],
    commitment: [
      'Si digo que sí y pasa algo, va a ser mi culpa otra vez, ¿no?',
      'No me voy a amarrar para que luego me lo reclamen.',
    ],
    understanding: [
      'Sí, ya entendí, tampoco hace falta que me lo deletree~.',
      'Le^ entendí perfectamente, gracias.',
    ],
    anything_else: ['No. A menos que tenga~ otra cosa que reclamarme.', 'De mi parte nada más, no.'],
    other: [
      '¿Yo cómo voy a saber? Eso no lo llevo anotado.',
      'Tendría que revisarlo, y no me lo tome~ a mal.',
    ],
  },
  reactions: {
    soothed: [
      'Bueno. Gracias, supongo, casi nadie se toma la molestia.',
      'Pues mire^, eso sí es decente de su^ parte.',
      'No esperaba que me hablara~ bien.',
      'Gracias por no hacerme sentir peor.',
    ],
    heard: [
      '¡Eso! Es lo que he tratado de decir.',
      'Ah, entonces sí me entiende^.',
      'Por fin alguien oye mi lado.',
    ],
    ignored: [
      'Ni siquiera está~ oyendo mi versión.',
      '¿Ve^? A eso me refiero, se^ lo saltó^ por completo.',
      '¿O sea que lo que yo diga no cuenta?',
    ],
    repeated: [
      'Eso ya me lo preguntó^. ¿Creyó^ que iba a cambiar mi historia?',
      '¿Cuántas veces lo tengo que explicar?',
      'Eso ya lo contesté, ¿no?',
    ],
    offended: [
      '¿Perdón? ¿Con qué derecho me dice^ eso?',
      'A mí no me hable~ como si fuera menos.',
      'Vaya, conque eso piensa^ de mí.',
    ],
    pressed: [
      'No me presione~.',
      'A la fuerza no me va~ a sacar nada.',
      'Me quiere^ hacer sentir culpable, ¿verdad?',
    ],
    neutral: [
      '¿Y?',
      'Si usted^ lo dice^.',
      'Eso ya lo sé.',
      'Yo nunca dije lo contrario.',
      'Bueno, ¿y luego?',
    ],
  },
  echoes: {
    against: [
      '¿{heard}? ¿Y de dónde cree^ que los voy* a sacar?',
      'Lo dice^ como si {heard} los tuviera* escondidos.',
      '{heardDate} no se puede, y no es por flojera.',
      '{heardCount}, claro, y si fallo* en uno la culpa es <mía|nuestra>.',
      'Yo nunca dije que pagaría {heardMethod}.',
    ],
    towards: [
      '{heard}, bueno, por lo menos no es una burla.',
      '{heardDate}, con eso podría* vivir.',
      '{heardMethod}, va, con tal de que no me señalen.',
      'Lo de {heardCount} suena más justo.',
    ],
  },
  tails: [
    'No soy mala persona.',
    'Antes de esto siempre pagué*.',
    'Ni que lo hubiera hecho a propósito.',
    '¿Por qué sólo me persiguen a mí?',
    'Usted^ haría~ lo mismo en mi lugar.',
    'No me haga~ quedar como que no quiero pagar.',
    '¿Y eso por qué va a ser culpa mía?',
    'Yo sólo le^ hablo con la verdad.',
  ],
  leads: [
    'A ver,',
    'Oiga^,',
    'Que conste,',
    'O sea,',
    'Para que quede claro,',
    'En mi defensa,',
    'Espérese^,',
  ],
  again: [
    'Como ya le^ dije,',
    'Lo dije antes:',
    'Por última vez,',
    'No sé por qué lo tengo que repetir, pero',
    'Misma respuesta que hace rato:',
  ],
  tags: [', ¿sí?', ', por si lo dudaba~.', ', y no es pretexto.', ', así que no me culpe~.'],
}
