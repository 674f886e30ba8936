import { firm, person, type Voice } from '../voice.ts'

/** Never quite there; vague, changes the subject, postpones, bad line, something on the stove. */
export const evasive: Voice = {
  rhythm: { react: 0.55, echo: 0.35, lead: 0.4, tag: 0.3, tail: 0.5 },
  acts: {
    greet: [
      'Eh, hola, soy {name}, creo. Es por eso de {debtType}, unos {debt} o algo así dicen. ¿Podríamos ver como qué opciones hay?',
      'Sí, bueno, habla {name}, tengo algo en la estufa. Los {debt} de {debtType}, ajá. ¿Qué opciones habría, más o menos?',
      'Ah, hola. {name}. Pues resulta que hay una deuda de {debtType}, {debt} según esto, y a lo mejor podemos ver opciones un día de éstos, ahora, digo.',
    ],
    who_is_this: [
      '¿Mmm? ¿Quién habla? Se corta un poco.',
      'Perdón, ¿quién? Es que tengo algo a medias.',
      'Eh, ¿hola? Casi no contesto números que no conozco.',
    ],
    confirm_identity: [
      'Eh, puede ser. Depende de quién pregunte.',
      'Sí, como quien dice, soy {first}, pero no es muy buen momento.',
      'Ajá. O sea, sí, supongo.',
    ],
    wrong_party: [
      '¿{first}? No está por aquí, no. A ver si otro día.',
      'Eh, creo que marcó^ a otro lado, o algo.',
      'No sabría decirle^ quién será.',
    ],
    deny: [
      'Mmm, no me suena. ¿Y sí será <mía|nuestra>?',
      'De eso no sé nada, o por lo menos no me acuerdo.',
      'Puede que sea alguien con un nombre parecido, pasa mucho.',
    ],
    dispute_amount: [
      '¿{debt}? No sé, como que no cuadra.',
      'Yo pensaba que era menos, más o menos. Habría que ver.',
      'Esa cantidad, pues, sabrá Dios de dónde sale.',
    ],
    already_paid: [
      'Creo que algo se mandó, en algún momento.',
      '¿Eso no estaba ya pagado? Yo creo que sí. Probablemente.',
      'Según yo eso se arregló, de alguna manera.',
    ],
    no_money: [
      'Andan medio apretadas las cosas, ya ve^ cómo es.',
      'No es muy buen momento, en cuestión de dinero. Quizá más adelante.',
      person('Siempre sale algo, que si el auto, que si la renta, que si esto y lo otro.'),
      firm('El flujo anda así así por acá, va y viene.'),
    ],
    job_loss: [
      'Ando como entre un trabajo y otro, todo está un poco en el aire.',
      'Lo del trabajo no está muy claro que digamos.',
      'El trabajo, pues, como que no se dio. En fin.',
    ],
    medical: [
      'Hubo unas cosas médicas. Es largo de contar.',
      'He andado con temas de salud, más o menos.',
      'Doctores y eso, ya sabe^. Perdí la cuenta, la verdad.',
    ],
    family: [
      'Hay mucho movimiento en casa, como que es difícil de explicar.',
      'Cosas de familia, ya sabe^. Es complicado.',
      'En casa se movieron un poco las cosas, dejémoslo ahí.',
    ],
    cash_timing: [
      'A lo mejor cae algo {payDay}, calculo.',
      'A ver qué pasa {payDay}, y ya luego vemos.',
      'Estoy como esperando un dinero, quién sabe cuándo llegue.',
    ],
    partial_offer: [
      'Quizá podría* dar algo como {offer}, posiblemente.',
      '¿A lo mejor un poquito? No sé bien cuánto.',
      'Tal vez {offer}, si no sale otra cosa.',
    ],
    spouse: [
      person('De eso se encarga mi pareja, yo casi ni me meto.'),
      firm('Eso más bien lo ve mi socio, y hoy está difícil de localizar.'),
      'Tendría que ver qué dicen en casa, cuando se pueda.',
    ],
    custom_objection: [
      'Pues la cosa es que, como que, {objection}.',
      'No sé, {objection}, así que está medio difícil decir.',
      'También está todo eso de que, bueno, {objection}.',
      'No se puede planear mucho, porque {objection}, básicamente.',
    ],
    defer: [
      '¿Lo podemos dejar para otro día? Aquí hay mucho lío.',
      'Eso se^ lo quedo debiendo, luego le^ aviso.',
      'Déjeme^ consultarlo con la almohada, o algo así.',
      '¿Me llama^ después, quizá? A lo mejor me encuentra^.',
    ],
    lash_out: [
      'Bueno, ya, ¡yo no pedí nada de esto!',
      '¿Lo podemos dejar? ¡Ya le^ dije que no sé!',
      '¡Por esto mismo casi no contesto el teléfono!',
    ],
    threat_back: [
      'A lo mejor bloqueo este número, fíjese^.',
      'Igual tendría que hablar con alguien de estas llamadas, no sé con quién.',
      'Ha de haber alguna oficina donde uno se queja de esto.',
    ],
    break_down: [
      'No sé, ¿está bien? Ya no sé nada. Yo ni lo miro.',
      'Las cartas las guardo en un cajón, todas. Ya ni el cajón puedo abrir.',
      '¿Podemos no hablar de esto? Es que, no, no puedo.',
    ],
    stop_calling: [
      '¿Podría~ ya no llamarme? O sea, para nada.',
      'Ya con las llamadas, por favor, de todos modos no contesto.',
      'Mande^ algo por correo, supongo, pero llamadas ya no.',
    ],
    bankruptcy_or_attorney: [
      'Creo que mi abogado ve eso, o algo por el estilo.',
      'He andado viendo como lo de la quiebra, así que no debería hablar mucho.',
      'Habría que preguntarle al abogado, yo nada más digo que sí.',
    ],
    vulnerable: [
      'No sé, a veces como que quisiera ya no estar aquí.',
      'Da igual lo que diga. No creo andar por aquí mucho tiempo, quizá.',
      'Como que pienso en desaparecer para siempre, de vez en cuando. En fin.',
    ],
    counter_offer: [
      'Eso no sé, ¿quizá más bien {offer}?',
      'Digamos {offer}, más o menos, y ya luego vemos.',
      'Podrían ser {offer}, supongo, si tiene que ser algo.',
      'Por ahí de {offer}, diría yo.',
    ],
    accept: [
      'Pues supongo que {deal} está bien.',
      'Bueno, sí, yo creo que podría funcionar. {deal}.',
      'Va, qué más da. Lo dejamos así, entonces.',
      'Está bien, {deal}, {onDealDate}, supongo que ya quedó.',
    ],
    promise: [
      'Pago* {deal} {onDealDate}, {dealMethod}, supongo que es una promesa.',
      'Sí, {deal} {onDealDate}, voy* a tratar, no, sí lo hago*.',
      'Bueno, bueno, lo pago*, ponga^ <mi|nuestro> nombre.',
    ],
    confirm_promise: [
      'Ajá, {deal}, {onDealDate}, me parece que sí.',
      'Sí, más o menos. O sea sí, {deal}, {dealMethod}.',
      'Creo que eso dijimos, sí.',
    ],
    reveal: [
      'Pues, este, bueno, ya qué, se^ lo digo.',
      'Esta pregunta casi siempre la esquivo, así que.',
      'No es algo de lo que hable mucho, pero bueno.',
    ],
    answer: [
      'Mmm, está difícil decir.',
      'Pues depende, la verdad.',
      'Eso lo tendría que ver en algún momento.',
    ],
    ask_back: [
      '¿Qué pasa si lo dejo*, digamos, un rato?',
      '¿No habrá mejor un formulario o una página para esto?',
      '¿Se tiene que decidir en esta llamada, como tal?',
      '¿Hasta qué hora andan por ahí, más o menos?',
    ],
    calm_down: [
      'Bueno, sí, perdón, como que me cierro un poco.',
      'Está bien, aquí estoy, le^ escucho, más o menos.',
      'Resultó más fácil hablar con usted^ de lo que creía, supongo.',
    ],
    insist: [
      'La verdad no sabría decirle^, está todo medio vago.',
      'O sea, no digo que no, nada más no digo nada todavía.',
      'Ya veremos, ¿no? Es como lo más que tengo.',
    ],
    out_of_role: [
      'Eh, ¿qué? Creo que se cortó la línea o algo.',
      'No sé qué fue eso, ¿seguimos con lo de {debtType}?',
      'Mmm, ni idea de qué me dice^, perdón.',
    ],
    goodbye: [
      'Bueno, ya me tengo que ir, creo. Adiós.',
      'Bueno, luego hablamos, supongo.',
      'Va, sí, bueno, hasta luego.',
    ],
    hang_up: [
      'Ay, están tocando la puerta. Me voy.',
      'Se está cortando, creo que se va la señal.',
      'Sí, este, ya voy a colgar, como que.',
    ],
  },
  answers: {
    identity: ['Mmm, más o menos.', 'Supongo que sí, {first}.'],
    verification: ['No tengo nada de eso a la mano, como que.', 'Suena bien, supongo.'],
    employment: [
      '{trade}, a ratos, digamos.',
      'Por aquí y por allá, un poco de todo.',
      firm('Estamos como abiertos, el negocio va y viene.'),
    ],
    pay_day: ['Por ahí de {payDay}, día más, día menos.', 'Varía, no es fácil decir.'],
    affordability: [
      '¿Quizá {offer}? No me* tome~ la palabra.',
      'Puede que ande por ahí con {cashToday}.',
      'Algo, probablemente. Cambia de semana en semana.',
    ],
    cause: ['Ay, pues una cosa y otra, ya ve^.', 'Es como larga la historia, se^ aburriría~.'],
    date: ['Tal vez {offerDate}, si me* acuerdo*.', 'Algún día después de {payDay}, imagino*.'],
    method: ['{dealMethod}, supongo, o lo que sea.', 'No había pensado bien en cómo.'],
    commitment: ['Comprometerme, así como tal, no diría.', 'Pongámosle que quizá.'],
    understanding: ['Como que sí.', 'Creo que le^ entendí a casi todo.'],
    anything_else: ['No, nada que me venga a la mente.', 'Seguramente, pero ya se me olvidó.'],
    other: ['No sabría decir, la verdad.', 'Depende del día, supongo.'],
  },
  reactions: {
    soothed: [
      'Ah. Pues qué amable, supongo.',
      'Mmm, bueno, gracias, como que sí.',
      'Pues, sí, se siente bien oírlo de algún modo.',
      'No me lo esperaba, como que qué bien.',
    ],
    heard: ['Algo así, sí.', 'Más o menos eso, supongo.', 'Por ahí va la cosa.'],
    ignored: [
      'O sea, como que acabo de decir algo.',
      'Bueno, entonces eso nos lo saltamos, creo.',
      'Como que pasó^ de largo, pero bueno.',
    ],
    repeated: [
      '¿Eso no lo había~ dicho ya, como que?',
      'Siento que por aquí ya pasamos.',
      'Ajá, otra vez eso, supongo.',
    ],
    offended: [
      'Uy, bueno, como que es mucho, ¿no?',
      'Este, no sé si me gusta por dónde va esto.',
      'No sé si se pueden decir cosas así.',
    ],
    pressed: [
      '¿Tiene que ser en este mismo instante?',
      'Como que me bloqueo cuando me apuran.',
      'Mmm, no nos adelantemos.',
    ],
    neutral: ['Ajá.', 'Ah, ya.', 'Mmm, no sé.', 'Puede ser.', 'Espere^, se me cayó algo.', 'Como que sí.'],
  },
  echoes: {
    against: [
      '{heard}, mmm, como que es mucho.',
      'Lo de {heard} no sé, está medio, ya sabe^.',
      '{heardDate}, a lo mejor no ando por acá.',
      '{heardCount}, mmm, es mucho para llevar la cuenta.',
      '{heardMethod}, no sé si eso está ni activado.',
    ],
    towards: [
      '{heard}, podría ser, supongo.',
      '{heardDate}, quizá, déjeme^ ver.',
      '{heardMethod}, sí, probablemente.',
      '{heardCount}, como que sí podría quedar.',
    ],
  },
  tails: [
    'Ya veremos cómo sale.',
    'Pero quién sabe.',
    'En fin, ¿esto va para largo?',
    'Algo por el estilo.',
    'Es que voy manejando, más o menos.',
    '¿Le^ puedo avisar luego?',
    'Está todo medio en el aire.',
    'Prefiero no meterme mucho en eso.',
  ],
  leads: ['Este, pues', 'Supongo que', 'Mmm,', 'Como que', 'O sea,', 'Eh,', 'Quizá, pero'],
  again: [
    'Como que ya decía,',
    'O sea, otra vez,',
    'Igual que hace rato, más o menos,',
    'Creo que ya dije,',
    'Volviendo a eso, supongo,',
  ],
  tags: [
    ', o algo así.',
    ', supongo.',
    ', más o menos.',
    ', ya sabe^ cómo es.',
    ', probablemente.',
    ', como que.',
  ],
}
