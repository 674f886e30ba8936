import { firm, person, type Voice } from '../voice.ts'

/** Charms, flatters, trades favours, makes the collector feel responsible. */
export const manipulative: Voice = {
  rhythm: { react: 0.7, echo: 0.45, lead: 0.4, tag: 0.15, tail: 0.55 },
  acts: {
    greet: [
      'Pero qué voz tan agradable, <habla|le^ hablo de> {name}. Es por los {debt} de {debtType}, y seguro que alguien con su^ inteligencia conoce opciones que otros no dicen.',
      'Hola, <soy|le^ hablo de> {name}, qué suerte que me tocó alguien amable. Tengo* una deuda de {debtType} de {debt}; cuénteme^, aquí entre nos, qué opciones me* puede^ conseguir.',
      'Qué gusto, <habla|le^ hablo de> {name}. Esos {debt} de {debtType}, apuesto a que usted^ y yo les encontramos muy buenas opciones.',
    ],
    who_is_this: [
      'Pero qué linda voz, ¿a quién tengo el placer de conocer?',
      'Qué encanto de voz la suya^, ¿con quién hablo?',
      '¿Y quién será? Dígame^ su^ nombre, ande^, entre nos.',
    ],
    confirm_identity: [
      'En persona, soy {first}. ¿Y usted^, corazón?',
      'Me encontró^, qué habilidad. Sí, {first}.',
      'Soy yo, y ya se nota que usted^ es^ de la gente buena.',
    ],
    wrong_party: [
      'Ay, corazón, se^ equivocó^ de número, pero quédese^ a conversar.',
      'Yo no soy {first}, aunque ojalá pudiera ayudar a alguien tan amable.',
      'Se^ equivocó^, pero no se^ preocupe~, no le digo a su^ jefe.',
    ],
    deny: [
      'Alguien con su^ inteligencia se da cuenta de que esto no es <mío|nuestro>, ¿verdad?',
      'Aquí entre nos, en su^ oficina se equivocaron, y usted^ lo puede^ arreglar.',
      'No me parece que usted^ sea~ de esa gente que persigue a quien no es, y eso está pasando.',
    ],
    dispute_amount: [
      'Los dos sabemos que {debt} viene inflado, y apuesto a que usted^ lo puede^ bajar.',
      'Vamos, usted^ ha~ visto muchas cuentas, sabe^ que esa cantidad no es honesta.',
      'Si me* quita^ los recargos, a todo el mundo le digo que usted^ es^ gente justa.',
    ],
    already_paid: [
      'Me sorprende de usted^, con lo profesional que suena^, llamar por algo pagado.',
      'Eso ya se pagó, corazón, ¿por qué no cerramos el expediente usted^ y yo?',
      'Hágase^ un favor y revise^, no quisiera que quedara~ mal por una cuenta pagada.',
    ],
    no_money: [
      'No me* quitaría~ lo último, ¿verdad? Usted^ no es^ así.',
      'Se^ lo daba con el alma, pero no hay de dónde, y sé que usted^ me entiende^.',
      person('Si le^ pago, no como, y no creo que quiera~ eso en su^ conciencia.'),
      firm('Si le^ pagamos, alguien aquí se va a casa sin sueldo, y yo tendría que decir por qué.'),
    ],
    job_loss: [
      'Perdí el trabajo, y pensé que usted^, más que nadie, tendría~ corazón.',
      'Imagínese^ usted^ sin trabajo, ¿qué le^ gustaría oír en este momento?',
      'Sin trabajo y aun así le^ contesto, eso tiene que valer algo.',
    ],
    medical: [
      'Con mis gastos médicos, una persona de buen corazón pondría una nota y esperaría.',
      'Usted^ ha~ de querer a alguien que se haya enfermado, así que sabe^ de qué hablo.',
      'Le^ contaría lo del hospital, pero no le^ quiero hacer llorar en el trabajo.',
    ],
    family: [
      'Se nota que usted^ quiere^ a su^ familia, así que sabe^ por qué la mía va primero.',
      'No me haría~ escoger entre usted^ y mi propia familia, ¿o sí?',
      'Mi familia cuenta conmigo, y ahora, en cierto modo, cuenta también con usted^.',
    ],
    cash_timing: [
      'Hágame^ un favorcito y voltee^ para otro lado hasta {payDay}.',
      'Espéreme^ hasta {payDay} y yo no olvido* quién se portó bien conmigo.',
      'El dinero ya casi está aquí, sólo falta alguien con un poco de paciencia.',
    ],
    partial_offer: [
      '{offer}, y le^ cuento a todo el mundo lo bien que me* trató^.',
      'Acá entre nos, {offer} es lo que puedo* sacar sin que se den cuenta en casa.',
      'Digamos que quedamos en {offer} y usted^ desaparece^ lo demás, ¿cómo suena?',
      'Podría* dar {offer} hoy, sólo porque es^ usted^.',
      'Si usted^ me* ayuda^ con la cantidad, yo le^ ayudo con su^ meta, y todos ganamos.',
    ],
    spouse: [
      person('Si mi pareja se entera, ahí acabo, así que ayúdeme^ a llegar con buenas noticias.'),
      'Usted^ tampoco firmaría~ algo así a espaldas de su^ familia, ¿verdad?',
      person('Mi pareja no me lo perdona, pero si usted^ me ayuda^ con algo bonito, se ablanda.'),
      firm('Mis socios no confían en quien cobra, pero yo los convenzo si me da^ algo dulce.'),
      'Lo tengo que llevar a casa, así que deme^ algo bueno que contar.',
    ],
    custom_objection: [
      'Usted^ es^ alguien razonable, lo va~ a ver como yo: {objection}.',
      'Le^ voy a confiar algo, {objection}.',
      'Póngase^ un segundo en mis zapatos, {objection}.',
      'Me haría~ un favor enorme, porque mire^, {objection}.',
    ],
    defer: [
      'Sería~ un ángel si me diera~ un poco más de tiempo.',
      'Póngame^ hasta abajo de su^ lista, nadie tiene que enterarse.',
      'Con lo hábil que es^ usted^, seguro encuentra^ un motivo para aplazarlo.',
    ],
    lash_out: [
      '¡Confié en usted^, y resultó^ ser como todos los demás!',
      '¡Y yo que creí que usted^ no era~ como los demás, cómo me engañó^!',
      '¿Después de lo bien que le^ he tratado, así me paga^?',
      '¡Debería~ darle^ vergüenza, y usted^ lo sabe^!',
    ],
    threat_back: [
      'No me gustaría que su^ supervisor oyera cómo me habló^, de verdad no.',
      'Sería una lástima dejar una reseña con su^ nombre, ¿no cree^?',
      'Usted^ tiene^ más que perder que yo, piénselo^ bonito.',
    ],
    break_down: [
      '¿Ve^ lo que hizo^? Yo estaba bien hasta que usted^ llamó^.',
      'Estoy llorando, ¿ya está~ feliz? Usted^, entre toda la gente, me hizo^ llorar.',
      'Pensé que por fin alguien estaba de mi lado. Qué soledad tan grande.',
    ],
    stop_calling: [
      'Si me respeta^ aunque sea un poco, no vuelva~ a llamar a este número.',
      'Sea^ buena gente y pierda^ mi número, ¿sí?',
      'No quiera~ ser la razón de que cambie de número, deje^ de llamar.',
    ],
    bankruptcy_or_attorney: [
      'Ya tengo abogado, pero yo hubiera preferido tenerle^ a usted^ de mi lado.',
      'Podría* irme* a la quiebra, y entonces nos quedamos todos con las manos vacías, ¿no?',
      'Mi abogado dice que no hable con usted^, y yo aquí, defendiéndole^.',
    ],
    vulnerable: [
      'Si me pasa algo esta noche, quiero que se^ acuerde~ de esta llamada.',
      'Usted^ es^ quizá la última persona con quien hablo, ¿se^ da^ cuenta?',
      'Ya no quiero vivir así, y sólo a usted^ se^ lo he dicho.',
    ],
    counter_offer: [
      'Usemos la cabeza, usted^ y yo. {offer}, y le^ aplauden en su^ oficina.',
      'Por usted^, y sólo por usted^, llegaría* a {offer}.',
      'Con {offer} me* estoy* quitando el pan de la boca, pero usted^ me cae^ bien.',
      'Ayúdeme^ a llegar a {offer}, y a su^ jefe le hablo maravillas.',
    ],
    accept: [
      'Está bien, {deal}, pero sólo porque me lo pide^ así de bonito.',
      'Que sean {deal}. Me debe^ una, ¿eh?',
      'Negocia^ usted^ muy bien, y eso lo respeto. Que sean {deal}.',
      'A usted^ no le^ puedo* decir que no. Está bien, {deal}.',
      'Trato hecho, corazón, se^ lo ganó^.',
      '{deal}, {onDealDate}, y ojalá le^ den un bono por esto.',
    ],
    promise: [
      '{deal}, {onDealDate}, {dealMethod}. ¿Ve^ qué fácil es tratar conmigo?',
      'Le^ mando* {deal} {dealMethod}, {onDealDate}, y usted^ habla^ bien de mí.',
      'Por usted^, {deal} {onDealDate}, {dealMethod}, y dígale^ a su^ jefe que fue su^ encanto.',
      'Va~ a ver {deal} {onDealDate}, yo a usted^ no le^ haría eso.',
      'Le^ doy mi palabra, de corazón, se paga.',
    ],
    confirm_promise: [
      'Tal como lo dice^, {deal}, {onDealDate}, qué bien hace^ su^ trabajo.',
      '{deal}, {dealMethod}, tiene^ memoria de elefante.',
      'Clavado, ni yo lo hubiera dicho mejor que usted^.',
    ],
    reveal: [
      'Se ve que usted^ sí entiende^ a la gente.',
      'Prométame^ que esto se queda entre nosotros.',
      'Le^ voy a contar algo que no le cuento a cualquiera.',
      'Como tiene^ un modo tan lindo de preguntar, se^ merece^ la verdad.',
      'Está bien, con ese encanto me lo sacó^.',
    ],
    answer: [
      'Se^ lo digo, pero me debe^ un favor.',
      'A usted^ le^ contesto lo que sea, casi.',
      'Qué curioso que lo pregunte~, se nota que no se le^ va una.',
    ],
    ask_back: [
      '¿Qué haría~ usted^ por alguien que le^ cae de verdad bien?',
      'Seguro que con su^ experiencia me* puede^ perdonar alguna cosita, ¿no?',
      'Y si digo* que sí, ¿qué me* llevo* a cambio?',
      'Usted^ tiene^ margen, ¿a que sí? Dígame^ la verdad.',
    ],
    calm_down: [
      'Ahí está, la persona linda del principio.',
      'Mírenos^, ya nos llevamos bien otra vez, yo lo sabía.',
      'Está bien, le^ perdono, hacemos las paces.',
    ],
    insist: [
      'Con esa inteligencia, usted^ encuentra^ otro camino, ¿verdad?',
      'Si pudiera*, por usted^ lo haría, eso ya lo sabe^.',
      'No echemos a perder una charla tan bonita por eso.',
      'Usted^ no cree^ de verdad que yo le^ escondería algo, ¿o sí?',
      'Yo pensé que usted^ y yo nos entendíamos.',
      'Sé que puede^ darme algo mejor, sólo que se^ cuida^ mucho.',
    ],
    out_of_role: [
      '¿Me está~ coqueteando o me está~ probando? Creí que hablábamos de {debtType}.',
      'Qué ocurrencias las suyas^, corazón, no sé de qué me habla^.',
      'Muy simpático, pero no le^ sigo, ¿qué tiene que ver con usted^ y conmigo?',
    ],
    goodbye: [
      'Es^ usted^ un tesoro, voy a preguntar por su^ nombre.',
      'Cuídese^ mucho, y cuide^ mi expediente, corazón.',
      'Ha sido un placer tratar con usted^, hasta pronto.',
    ],
    hang_up: [
      'Esperaba más de usted^, y esta noche lo va~ a pensar. Adiós.',
      'Me rompió^ el corazón, voy a colgar.',
      'Qué lástima, usted^ y yo podíamos haber hecho un trato.',
    ],
  },
  answers: {
    identity: ['{first}, la mismísima persona.', 'Confieso que soy yo, ¿no le^ da gusto?'],
    verification: [
      'Eso ya lo sabe^, ¿no? {details}.',
      'Eso sólo lo digo en confianza, pero ande^: {details}.',
      'Usted^ ya sabe^ todo de mí, ¿no? Sí, está bien.',
      'Eso sólo se^ lo digo a gente de confianza, pero ande^, está bien lo que tiene^.',
    ],
    employment: [
      'Con {trade}, créame^, le^ daría lástima.',
      'Trabajo más de lo que me reconocen, a usted^ le^ pasará igual.',
      firm('Tenemos un negocito honesto, le^ gustaría conocerlo.'),
    ],
    pay_day: [
      '{payDay}, y en usted^ pienso antes que en nadie.',
      'Me quiere^ sacar información, ¿eh? Pronto, dejémoslo en pronto.',
    ],
    affordability: [
      'Para cualquiera nada, para usted^ {offer}.',
      'Me* quedan {cashToday}, y usted^ no me* dejaría~ sin eso, ¿verdad?',
      'Dígame^ usted^ con cuánto se^ conforma^, y yo le^ digo si puedo*.',
    ],
    cause: [
      'Es una historia triste, no le^ quiero arruinar el día.',
      'Pregúntemelo^ bonito y a lo mejor se^ lo cuento.',
    ],
    date: [
      '{offerDate}, porque lo pidió^ tan amablemente.',
      'Deme^ hasta {payDay}, usted^ tiene^ ese poder.',
    ],
    method: [
      '{dealMethod}, si así queda^ bien con su^ jefe.',
      'Como a usted^ le^ convenga, ¿ve^ qué fácil es todo conmigo?',
    ],
    commitment: [
      'Con usted^ me comprometo cuando quiera~, con esa cifra no.',
      'Usted^ quiere^ un sí, yo quiero un favor, encontrémonos en medio.',
    ],
    understanding: [
      'Explica^ tan bien que cómo no voy a entender.',
      'Perfectamente, usted^ debería~ capacitar a los demás.',
    ],
    anything_else: ['Sólo decirle^ que ha~ sido un encanto.', 'Un descuentito, si anda^ de buenas.'],
    other: ['Eso usted^ lo sabe^ mejor que yo, con esa inteligencia.', 'No gastemos su^ talento en eso.'],
  },
  reactions: {
    soothed: [
      '¿Ve^? Yo sabía que usted^ tenía~ buen corazón.',
      'Es la primera persona decente con quien hablo de esto.',
      'Por eso da tanto gusto hablar con usted^.',
      'Usted^ es^ demasiado buena gente para ese trabajo.',
    ],
    heard: [
      'Usted^ sí que me entiende^, ¿verdad?',
      'Sabía que lo iba~ a captar, qué agudeza.',
      'Eso es, qué bien nos entendemos.',
    ],
    ignored: [
      'Me abro con usted^ y ni caso me hace^, eso duele.',
      'Pensé que le^ importaba, a lo mejor me equivoqué con usted^.',
      'No le^ gustó lo que dije y cambió^ de tema, qué astucia.',
    ],
    repeated: [
      'Eso lo está~ leyendo, ¿verdad? Usted^ es^ mejor que eso.',
      'Esa frase ya no funcionó hace rato, corazón.',
      'Me gustaba más cuando improvisaba~.',
    ],
    offended: [
      'Y yo que ya le^ estaba tomando cariño.',
      'Ay, eso no es digno de usted^, y lo sabe^.',
      'Qué desilusión, creí que usted^ tenía~ clase.',
    ],
    pressed: [
      'No deje~ que su^ jefe le^ convierta en esto.',
      'Conmigo no tiene^ que fingir dureza, corazón.',
      '¿Alguien nos está oyendo? Se oye tan rígido todo.',
    ],
    neutral: [
      'Qué bien lo hace^, de verdad.',
      'Me gusta su^ franqueza.',
      'Qué interesante, cuénteme^ más, corazón.',
      'Si usted^ lo dice^, yo le^ creo.',
      'Astuto, muy astuto.',
    ],
  },
  echoes: {
    against: [
      '¿{heard}? Viniendo de usted^, eso duele.',
      'Usted^ es^ demasiado amable para pedirme {heard}.',
      '¿{heardDate}? Eso usted^ lo puede^ doblar un poquito por mí*.',
      '{heardCount}, ¿y qué me* gano* por tanta lealtad?',
      '¿{heardMethod}? ¿Qué, no confía^ en mí?',
    ],
    towards: [
      '{heard}, ahora sí habla^ mi idioma.',
      '{heardDate}, por usted^ lo pensaría*.',
      '{heardMethod}, lo que a usted^ más le^ guste.',
      '{heardCount}, ¿ve^? Sabía que algo me* encontraba~.',
    ],
  },
  tails: [
    'Usted^ haría~ eso por mí*, ¿verdad?',
    'No se me* va a olvidar si me* ayuda^.',
    'Que quede entre usted^ y yo.',
    'En su^ oficina nadie tiene que saberlo.',
    'Se le^ nota que es^ buena persona.',
    'No me vaya~ a fallar ahora.',
    '¿Qué dice^, corazón?',
    'Me dolería haberme equivocado con usted^.',
  ],
  leads: [
    'Aquí entre nos,',
    'Corazón,',
    'Hablemos con el alma,',
    'Usted^ que es^ buena gente,',
    'Créame^,',
    'Le^ hablo con toda franqueza:',
    'Que no salga de aquí,',
  ],
  again: [
    'Usted^ lo sabe^ tan bien como yo,',
    'Se^ lo repito porque me cae^ bien:',
    'Como le^ confié hace rato,',
    'Ande^, corazón,',
    'Se^ lo pongo bonito otra vez:',
  ],
  tags: [', y usted^ lo sabe^.', ', corazón.', ', ¿o no?', ', aquí entre nos.'],
}
