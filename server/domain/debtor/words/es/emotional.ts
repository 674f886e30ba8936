import { firm, person, type Voice } from '../voice.ts'

/** Close to tears; apologises, starts again, runs on, feels everything at once. */
export const emotional: Voice = {
  rhythm: { react: 0.85, echo: 0.4, lead: 0.45, tag: 0.2, tail: 0.45 },
  acts: {
    greet: [
      'Hola, este, <soy|le^ hablo de> {name}. Tengo* la deuda de {debtType}, son {debt}, y la angustia no me deja ni dormir. ¿Me podría~ decir qué opciones tengo*, por favor?',
      'Sí, sí, <habla|le^ hablo de> {name}. Yo, yo sé que debo* {debt} de {debtType}. Necesito saber qué opciones hay, se^ lo ruego.',
      'Ay, sí, <soy|le^ hablo de> {name}. Le tenía tanto miedo a esto, es por los {debt} de {debtType}, ¿verdad? Por favor, ¿podemos hablar de opciones?',
    ],
    who_is_this: [
      'Ay, no, ¿quién es? ¿Pasó algo malo?',
      '¿Hola? Perdón, se me sale el corazón, ¿quién habla?',
      '¿Son malas noticias? Dígame^ quién es^, por favor.',
    ],
    confirm_identity: [
      'Sí, soy yo, soy {first}. Ay, Dios, ¿qué pasó?',
      'Habla {first}, sí, perdón, me tiembla la voz.',
      'Sí, este, soy yo. Tenía la esperanza de que no fuera por eso.',
    ],
    wrong_party: [
      'No, no, no soy yo. Qué susto me dio^.',
      'Yo no soy {first}, lo siento tanto, ojalá pudiera ayudar.',
      'Ay, qué alivio, no es para mí, se^ equivocó^ de persona.',
    ],
    deny: [
      'Pero si eso no es <mío|nuestro>, se^ lo juro que no, me acordaría.',
      'No entiendo, yo nunca tuve eso, ¿por qué dicen que es <mío|nuestro>?',
      'Créame^, por lo que más quiera~, no sé nada de esa cuenta.',
    ],
    dispute_amount: [
      '¿{debt}? No puede ser, ay, dígame^ que no es cierto.',
      'Crece y crece, cada vez que miro es más, no sé ni cómo.',
      'Es muchísimo más de lo que pensaba, se me fue el alma al piso.',
    ],
    already_paid: [
      'Pero si lo pagué*, me quedé sin nada por pagarlo, revise^ otra vez, por favor.',
      'No, no, eso se pagó, me acuerdo porque lloré de alivio.',
      '¿Cómo que sigue ahí? Lo pagué*, yo sé que lo pagué*.',
    ],
    no_money: [
      'No lo tengo*, de verdad no lo tengo*, y me da un dolor en el pecho decirlo.',
      'No hay, no queda nada, ya conté* una y otra vez.',
      person('El otro día regresé cosas al estante en el súper, así estoy.'),
      firm('De noche abro los libros del negocio y me dan ganas de llorar, no hay nada.'),
    ],
    job_loss: [
      'Perdí mi trabajo y siento que me perdí yo también, perdón, ha de sonar tonto.',
      'Me despidieron así nada más, y todavía me levanto a la misma hora.',
      'Cada solicitud la mando con tanta ilusión, y luego nadie contesta.',
    ],
    medical: [
      'Llegaron gastos médicos, tantos, que ya me da miedo abrir el buzón.',
      'Pienso en el hospital, y luego llegan las cuentas y empieza todo otra vez.',
      'Cuando se va la salud se va todo, eso nadie lo dice.',
    ],
    family: [
      'Mi familia se está cayendo a pedazos y yo trato de sostenerla.',
      'En mi casa cambió todo, ya ni reconozco mi vida.',
      'No puedo hablar de mi familia sin, perdón, deme^ un segundo.',
    ],
    cash_timing: [
      'Me* llega algo {payDay}, y estoy contando los días, se^ lo juro.',
      'Si nada más aguanto* hasta {payDay}, por favor, hasta ese día.',
      'Lo sigo esperando, cada mañana reviso, y nada que llega.',
    ],
    partial_offer: [
      'Le^ podría* dar {offer}, ya sé que no es mucho, no se^ enoje~.',
      '¿Y si le^ pago* un poquito? Con eso yo podría dormir.',
      '¿Le^ servirían {offer}? De algún lado los saco*, de verdad.',
    ],
    spouse: [
      person('Primero le tengo que decir a mi pareja, y no encuentro ni las palabras.'),
      firm('Le tendría que decir a mi socio, y lo he ido dejando por pura vergüenza.'),
      'En casa nos prometimos no más secretos de dinero, no puedo decir que sí nada más así.',
    ],
    custom_objection: [
      'Es que, es que {objection}, y no sé qué hacer con eso.',
      'Por esto no duermo: {objection}.',
      'Trate^ de entenderme, por favor, {objection}.',
      'Hasta pena me da decirlo, {objection}.',
    ],
    defer: [
      '¿Me puede^ dar un poco más de tiempo, por favor? Ahora no puedo ni pensar.',
      'Le^ quiero contestar, de verdad, sólo déjeme^ respirar.',
      '¿Podemos hablar otro día? Llevo llorando desde la mañana.',
    ],
    lash_out: [
      '¡Le^ suplico que tenga~ piedad un minuto, nada más un minuto!',
      '¿Por qué me hace^ esto? ¿No tiene^ corazón?',
      '¡Ya, ya basta, no aguanto que me grite una persona más!',
      '¿Le^ gusta? ¿Le^ gusta hacer llorar a la gente?',
    ],
    threat_back: [
      'Voy a contar cómo me trató^, estoy temblando pero lo voy a contar.',
      'No se le puede hablar así a la gente, en algún lado me tienen que oír.',
      'Me tiemblan las manos, pero estoy escribiendo lo que dice^, para que lo sepa~.',
    ],
    break_down: [
      'Perdón, no puedo, no puedo dejar de llorar. No sé cómo llegué a esto.',
      'Ay, Dios, me estoy derrumbando en el teléfono con alguien que ni conozco.',
      'Antes yo podía con todo, ¿sabe^? Ahora no puedo ni abrir una carta.',
    ],
    stop_calling: [
      'Ya no me llame~, por favor, cada vez que suena se me para el corazón.',
      'No soporto oír ese teléfono, se^ lo ruego, ya no más llamadas.',
      '¿Me podría~ escribir mejor? Las llamadas me enferman.',
    ],
    bankruptcy_or_attorney: [
      'Fui con un abogado, con toda la vergüenza del mundo, y me dijo que lo busquen en su despacho.',
      'Creo que me* tengo* que declarar en quiebra, y decirlo en voz alta me parte.',
      'Mi abogado dice que no hable de esto, y la verdad tampoco puedo.',
    ],
    vulnerable: [
      'A veces pienso que sería más fácil si mañana no despertara.',
      'Ya no quiero estar aquí. Perdón, nunca se lo había dicho a nadie.',
      'No veo salida, de verdad no la veo, siento que todos podrían seguir sin mí.',
    ],
    counter_offer: [
      'No puedo*, es demasiado, pero {offer}, tal vez, si cuido* cada centavo.',
      'Por favor, ¿podrían ser {offer}? Con {offer} puedo* respirar.',
      'Toda la noche le di vueltas, y {offer} es todo lo que me* da.',
      'Si me* deja^ pagar {offer}, se^ lo agradezco con el alma.',
    ],
    accept: [
      'Ay, gracias, sí, {deal}, sí puedo*, gracias.',
      '¿De verdad? Sí, sí, por favor. No sabe^ lo que significa para mí.',
      'Voy a llorar, pero de alivio. {deal}, sí.',
      'Sí, {deal} {onDealDate}, eso sí puedo*, qué descanso.',
    ],
    promise: [
      'Se^ lo prometo, {deal} {onDealDate}, {dealMethod}, no le^ voy a fallar.',
      'Pago* {deal} {onDealDate}, se^ lo juro por lo que más quiero.',
      'Lo voy a cumplir, pongo hasta una alarma, esta vez sí quiero cumplir.',
    ],
    confirm_promise: [
      'Sí, {deal}, {onDealDate}, me lo apunté en la mano para que no se me olvide.',
      'Eso es, {deal} {dealMethod}, ay, ya siento menos peso.',
      'Sí, sí, así es, gracias por repetirlo despacito.',
    ],
    reveal: [
      'Esto no se lo he contado a nadie, ¿sí? No me juzgue~.',
      'Ay, me cuesta hasta decirlo.',
      '¿De veras quiere^ saber? Nadie pregunta nunca.',
    ],
    answer: [
      'Voy a tratar, perdón, traigo la cabeza hecha un lío.',
      'Este, creo que sí. Ya casi ni puedo llevar la cuenta de nada.',
      'No sé cómo decirlo sin llorar, pero ahí le^ va.',
    ],
    ask_back: [
      '¿Qué me* va a pasar si no puedo*?',
      '¿No hay algo, lo que sea, que lo haga más chiquito?',
      '¿Se^ va~ a enojar si sólo puedo* un poco?',
      '¿Les pasa esto a otras personas, o nada más a mí?',
    ],
    calm_down: [
      'Ya. Ya estoy respirando. Gracias por esperarme.',
      'Me siento un poco mejor, perdón por ponerme así.',
      'Tiene^ una voz que calma, de verdad ayuda.',
    ],
    insist: [
      'Sigue igual, todas las mañanas sigue igual.',
      'Ojalá pudiera decir que sí y que todo esto desapareciera.',
      'No me haga~ repetirlo, por favor, ya bastante cuesta.',
      'Ojalá pudiera~ sentir lo que es esto.',
      'Le^ digo la verdad, me duele tanto que no me crean.',
      'Por favor, no puedo sacar de donde no hay.',
    ],
    out_of_role: [
      'Perdón, ¿qué? No entiendo nada, pensé que era por {debtType}.',
      'Este, no sé qué quiere decir eso, ¿se^ siente^ bien?',
      'Me está~ dando un poco de miedo, yo nada más debo un dinero.',
    ],
    goodbye: [
      'Gracias por tratarme bonito, vale mucho para mí. Adiós.',
      'Creo que hoy sí voy a dormir. Gracias, gracias.',
      'Bueno, adiós, y que Dios le^ bendiga por escucharme.',
    ],
    hang_up: [
      'No puedo con esto, perdón, no puedo, tengo que colgar.',
      'Me hace^ sentir peor de lo que ya me siento. Voy a colgar.',
      'Tengo que parar, me falta el aire. Adiós.',
    ],
  },
  answers: {
    identity: ['Sí, soy yo, soy yo.', 'Soy {first}, sí, perdón, me ganan los nervios.'],
    verification: [
      'Sí, perdón, es {details}.',
      'Es {details}. Disculpe^, me tiembla la voz al dar esos datos.',
      'Sí, todo eso está bien, perdón si me tiembla la voz.',
      'Me da nervio dar esos datos, pero lo que tiene^ está bien, sí.',
    ],
    employment: [
      '{trade} antes me daba orgullo, ahora sólo me quita las fuerzas.',
      'Hago lo que puedo, y siento que nunca alcanza.',
      firm('Aquí seguimos, peleo por este lugar todos los días, de veras.'),
    ],
    pay_day: [
      'Me* llega {payDay}, y se va antes de que lo toque.',
      'Le tengo miedo al día de pago, ¿no es horrible? Todo desaparece.',
    ],
    affordability: [
      'Tal vez {offer}, si me* quito* de algunas cosas, yo creo que sí.',
      'Tengo* {cashToday}, es todo, de verdad es todo.',
      'Me da miedo decir un número y luego fallar.',
    ],
    cause: [
      'Me cuesta hablarlo, perdón, se me cierra la garganta.',
      'Pasó todo junto, no sé ni por dónde empezar.',
    ],
    date: ['{offerDate}, por favor, si no es muy tarde.', 'Después de {payDay}, creo, ay, ojalá.'],
    method: [
      'Lo haría* {dealMethod}, es lo que menos miedo me da.',
      'Lo que sea más fácil, ahora ni pensar en eso puedo.',
    ],
    commitment: [
      'Me da terror prometer y volver a fallar.',
      'Quiero decir que sí, el corazón me dice que sí, pero tengo miedo.',
    ],
    understanding: [
      'Creo que sí, perdón, ¿podría~ ir más despacio?',
      'Sí, le^ sigo, nada más que todo me rebasa.',
    ],
    anything_else: ['No, sólo, ay, qué bueno que ya terminó.', 'Creo que no, se me puso la mente en blanco.'],
    other: ['No sé, perdón, me siento tan torpe.', 'Ojalá supiera, de verdad ojalá.'],
  },
  reactions: {
    soothed: [
      'Ay, gracias, no sabe^ lo que eso hace por mí.',
      'Me va~ a hacer llorar, pero bonito.',
      'Hace tanto que nadie me decía algo así.',
      'Necesitaba tanto oír eso.',
      'Gracias por ver que soy un ser humano.',
    ],
    heard: [
      'Sí, sí, así mismo se siente.',
      'Me entiende^, ay, qué alivio tan grande.',
      'Eso es, eso es lo que no podía poner en palabras.',
    ],
    ignored: [
      '¿Siquiera oyó^ lo que le^ acabo de decir?',
      'Le^ abro el corazón y sigue^ como si nada, eso duele.',
      'Siento que hablo con una pared, perdón, pero así se siente.',
      'Lo dejó^ pasar, como si no fuera nada.',
    ],
    repeated: [
      'Eso ya me lo dijo^, y sigo sin poder.',
      'Por favor, otra vez no, me da mucha ansiedad que lo repita~.',
      'Ya le^ había oído, de verdad.',
    ],
    offended: [
      '¿Cómo me puede^ decir eso? ¿Cómo?',
      'Dios mío, eso, eso me dolió muchísimo.',
      'Se me revolvió el estómago, no puedo creer lo que dijo^.',
    ],
    pressed: [
      'No me empuje~, por favor, que me quiebro.',
      'Va~ muy rápido, me falta el aire.',
      'Siento que me acorrala^, perdón.',
    ],
    neutral: ['Bueno, este, bueno.', 'Ay, no sé.', 'Ay, Señor.', 'Sí, perdón.', 'Este.'],
  },
  echoes: {
    against: [
      '{heard}, ay, Dios, no.',
      'Cuando dice^ {heard} se me cierra el pecho.',
      '{heardDate}, es tan pronto, no puedo*.',
      '{heardCount} me suena a que no acaba nunca, perdón.',
      '{heardMethod}, me da miedo que rebote.',
    ],
    towards: [
      '{heard}, bueno, bueno, así ya no da tanto miedo.',
      '{heardDate}, creo que sí podría*, ojalá.',
      '{heardMethod} está bien, sí.',
      '{heardCount}, ¿o sea que un día de verdad se acaba?',
    ],
  },
  tails: [
    'Hace mucho que no duermo bien.',
    'Me da tanta vergüenza todo esto.',
    'No se^ enoje~ conmigo, por favor.',
    'Nada más quiero que se termine.',
    '¿Sabe^ lo que es tenerle miedo al teléfono?',
    'Siento que fallé en todo.',
    'Perdón, ya estoy hablando de más.',
    '¿Qué se supone que haga?',
    'Nunca pensé que mi vida iba a ser así.',
  ],
  leads: ['Ay,', 'Es que', 'Perdón, pero', 'Por favor,', 'Dios mío,', 'Este,', 'De verdad,'],
  again: [
    'Lo repito y lo repito, pero',
    'Escúcheme^, se^ lo ruego:',
    'Ya sé que ya lo dije,',
    'Perdón, se^ lo digo otra vez,',
    'Es como le^ dije, y me duele,',
  ],
  tags: [', perdóneme^.', ', y me parte el alma.', ', por favor.', ', ya no sé.', ', se^ lo juro.'],
}
