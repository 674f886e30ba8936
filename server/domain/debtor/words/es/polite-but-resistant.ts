import { firm, person, type Voice } from '../voice.ts'

/** Formal and long-breathed; never a rude word and never a quick yes. */
export const politeButResistant: Voice = {
  rhythm: { react: 0.65, echo: 0.45, lead: 0.35, tag: 0.08, tail: 0.4 },
  acts: {
    greet: [
      'Muy buenos días, <mi nombre es|le^ hablo de> {name}. Tengo* entendido que existe un adeudo de {debt} correspondiente a {debtType}, y quisiera* conocer qué opciones hay.',
      'Buenas tardes, le^ <habla|hablo de> {name}. Se me* informa que debo* {debt} de {debtType}. Antes que nada, desearía saber con qué opciones se cuenta.',
      'Buenos días, <soy|le^ hablo de> {name}. En relación con {debtType} y los {debt} pendientes, no tengo inconveniente en escuchar las opciones, dentro de lo razonable.',
    ],
    who_is_this: [
      'Buen día. ¿Me permite^ preguntar quién llama?',
      'Disculpe^, ¿con quién tengo el honor?',
      'Antes de continuar, ¿tendría~ la gentileza de indicarme a qué empresa representa^?',
    ],
    confirm_identity: [
      'En efecto, habla usted^ con {name}.',
      'Es correcto, soy {first}. Usted^ dirá~.',
      'Así es. Le^ ruego que sea~ breve, si no tiene^ inconveniente.',
    ],
    wrong_party: [
      'Me temo que le^ proporcionaron un número equivocado.',
      'Con todo respeto, la persona que usted^ busca^ no se encuentra aquí ni se ha encontrado nunca.',
      'Lamento no poder serle^ útil, no se trata de mí.',
    ],
    deny: [
      'Con el debido respeto, no reconozco* esa cuenta como propia.',
      'Siento tener que decírselo^, pero esa deuda no me* corresponde.',
      'No guardo* memoria de haber contratado semejante cosa.',
    ],
    dispute_amount: [
      'Respetuosamente, pondría en duda esa cifra. {debt} no es lo que figura en <mis|nuestros> documentos.',
      'Perdone^, pero el importe me parece incorrecto y preferiría* verlo desglosado.',
      'No me* niego* a pagar, simplemente no me* convence la cantidad.',
    ],
    already_paid: [
      'Si lo revisa^ con calma, verá~ que eso quedó liquidado en su momento.',
      'Le^ ofrezco una disculpa, pero según <mis|nuestros> registros ese pago se realizó.',
      'Me extraña que todavía lo reclamen, pues ya fue cubierto.',
    ],
    no_money: [
      'Lamentablemente, las circunstancias no me* permiten efectuar un pago por el momento.',
      'Prefiero* hablarle^ con franqueza: este mes no se dispone de fondos.',
      person('Una vez cubiertos los gastos de la casa, me temo que no queda nada.'),
      firm('Nuestro departamento de cuentas ha sido muy claro: este mes no se autoriza ninguna salida.'),
    ],
    job_loss: [
      'Lamento informarle^ que mi puesto concluyó hace poco y aún no encuentro otro.',
      'Al no contar actualmente con empleo, no me encuentro en posición de comprometerme.',
      'La empresa prescindió de mis servicios, así que comprenderá~ mi prudencia.',
    ],
    medical: [
      'Ha habido gastos médicos sobre los que prefiero no entrar en detalle.',
      'Me temo que el tratamiento ha tenido que ir antes que esto.',
      'Los honorarios médicos han sido considerables, y no eran previsibles.',
    ],
    family: [
      'Mi situación doméstica ha cambiado mucho, y le^ ruego discreción.',
      'Ha habido ciertos cambios en mi familia, y no precisamente económicos.',
      'Preferiría no hablar de asuntos familiares, salvo para decir que inciden en lo que puedo pagar.',
    ],
    cash_timing: [
      'Espero* contar con fondos {payDay}, no antes, lo lamento.',
      'Si tuviera~ la amabilidad de aguardar hasta {payDay}, podría* reconsiderarlo.',
      'El dinero que espero* aún no ha llegado, y no acostumbro prometer lo que no tengo*.',
    ],
    partial_offer: [
      'Quizá podría* ofrecer {offer}, aunque no desearía* pasar de ahí.',
      '¿Consideraría su^ empresa una suma reducida? Lo pregunto con toda seriedad.',
      'Una cantidad menor sería posible, siempre que se documente debidamente.',
    ],
    spouse: [
      person('No tomo decisiones económicas sin consultarlo con mi cónyuge, como usted^ comprenderá~.'),
      firm('Una decisión así requiere el consentimiento de mis socios, me temo.'),
      'Tendría que comentarlo en casa antes de darle^ una respuesta.',
    ],
    custom_objection: [
      'Debo hacerle^ notar que {objection}.',
      'Con todo respeto, existe una dificultad: {objection}.',
      'Comprenderá~ usted^ mis reservas, dado que {objection}.',
      'No quisiera ocultárselo^: {objection}.',
    ],
    defer: [
      'Preferiría* considerarlo y escribirle^ más adelante.',
      'Voy a necesitar algo más de tiempo antes de darle^ una respuesta formal.',
      '¿Me permite^ sugerir que hablemos cuando haya revisado <mis|nuestras> cuentas?',
    ],
    lash_out: [
      'Me indigna, por decirlo con suavidad, la forma en que se^ conduce^.',
      'He sido cortés en todo momento, y su^ trato me resulta inaceptable.',
      'Debo decirle^ que no acostumbro que me hablen en ese tono.',
      'Hasta aquí, por favor. No voy a permitir que se me hable de esa manera.',
    ],
    threat_back: [
      'De continuar así, me veré en la obligación de escribir a la dirección de su^ empresa.',
      'No me agradaría presentar una queja formal, pero lo haré llegado el caso.',
      'Tenga^ la bondad de darme su^ nombre completo, quizá lo requiera para una carta.',
    ],
    break_down: [
      'Le^ ruego que me disculpe~, he perdido la compostura.',
      'Perdone^. Esperaba no emocionarme delante de alguien que no conozco.',
      '¿Me concede^ un momento? Esto ha sido más de lo que puedo sobrellevar.',
    ],
    stop_calling: [
      'Debo pedirle^ que no vuelva~ a llamarme por teléfono. Puede^ escribirme.',
      'Le^ agradeceré que cesen las llamadas a este número.',
      'Tome^ nota de mi petición, por favor: no más llamadas, únicamente correspondencia.',
    ],
    bankruptcy_or_attorney: [
      'He contratado a un abogado, y le^ pido que se^ dirija~ a su despacho.',
      'Actualmente recibo* asesoría sobre una declaración de quiebra y no puedo* abundar en el tema.',
      'Mi abogado me ha recomendado no decir más, y pienso seguir su consejo.',
    ],
    vulnerable: [
      'Dudo en decirlo, pero hay noches en que desearía no volver a despertar.',
      'Si me permite^ la franqueza, ya no le encuentro sentido a continuar.',
      'No es algo que se le cuente a cualquiera, pero he pensado en terminar con todo.',
    ],
    counter_offer: [
      'Eso no me* es posible. Podría*, en cambio, considerar {offer}.',
      'Permítame^ proponer {offer}, y nada más que eso.',
      'Tras pensarlo con detenimiento, {offer} es la cifra con la que me* sentiría* en paz.',
      'Lo más que me* atrevería* a suscribir son {offer}.',
    ],
    accept: [
      'Muy bien, {deal} me* resulta aceptable.',
      'Accedo* a {deal}, siempre que conste por escrito.',
      'Pensándolo bien, su^ propuesta parece razonable. Acepto*.',
      'Quedemos entonces en {deal}, {onDealDate}.',
    ],
    promise: [
      'Pagaré* {deal} {onDealDate}, {dealMethod}, según lo conversado.',
      'Puede^ esperar {deal} {onDealDate}. Cumplo* lo que ofrezco*.',
      'Le^ doy la seguridad de que el pago se hará en los términos acordados.',
    ],
    confirm_promise: [
      'Es correcto: {deal}, {onDealDate}.',
      'En efecto, su^ resumen es exacto, {deal} {dealMethod}.',
      'Así es. Solamente pediría la confirmación por escrito.',
    ],
    reveal: [
      'No es un asunto del que me agrade hablar, pero usted^ lo pregunta^ con educación.',
      'Muy bien, le^ hablaré con claridad.',
      'Supongo que merece^ una explicación.',
    ],
    answer: [
      'Puedo responderle^, aunque no alcanzo a ver la relevancia.',
      'Si es necesario, le^ diré lo que pueda.',
      'Preferiría mantenerme en lo general, si me lo permite^.',
    ],
    ask_back: [
      '¿Podría preguntar sobre qué base propone^ usted^ eso?',
      '¿Tendría~ la amabilidad de exponerlo en una carta?',
      '¿Cabe preguntar si existe cierta flexibilidad en las condiciones?',
      '¿A qué me* estaría* comprometiendo exactamente?',
    ],
    calm_down: [
      'Agradezco su^ paciencia, y lamento mi tono de hace un momento.',
      'Gracias. Sigamos entonces de manera civilizada.',
      'Es muy considerado de su^ parte, podemos continuar.',
    ],
    insist: [
      '<Mi|Nuestra> respuesta sigue siendo la misma, con toda cortesía.',
      'Lo he meditado, y llego a la misma conclusión.',
      'Nada de lo dicho hasta ahora altera los hechos, lamento decirlo.',
      'Me temo que <mi|nuestra> postura no ha cambiado.',
      'Comprendo su^ punto de vista, pero debo declinar de todos modos.',
      'Le^ agradecería que no insistiera~ en ello.',
    ],
    out_of_role: [
      '¿Disculpe^? Tenía la impresión de que tratábamos lo de {debtType}.',
      'Me temo que no alcanzo a seguirle^.',
      'Es una petición de lo más peculiar, y preferiría volver al asunto.',
    ],
    goodbye: [
      'Gracias por su^ tiempo. Le^ deseo un buen día.',
      'Quedo en deuda con su^ cortesía. Hasta luego.',
      'Quedo a la espera de su^ carta, entonces. Muchas gracias.',
    ],
    hang_up: [
      'No le veo objeto a continuar. Que tenga~ buen día.',
      'Doy por terminada esta conversación, con pesar.',
      'Usted^ me disculpará~, no tengo nada más que agregar.',
    ],
  },
  answers: {
    identity: ['Efectivamente, soy yo.', 'Soy {first}, en efecto. Prosiga^, por favor.'],
    verification: [
      'Preferiría no darlo por teléfono, pero está bien: {details}.',
      'Si es necesario: {details}.',
      'Prefiero no dictar datos personales, aunque lo que usted^ tiene^ parece correcto.',
      'Puedo confirmarlo, y confío en que no salga de ahí.',
    ],
    employment: [
      'Con {trade} se vive modestamente, nada más.',
      'Mi ocupación no viene al caso, si me permite^ decirlo.',
      firm('La empresa sigue operando, si ésa es la pregunta.'),
    ],
    pay_day: [
      'Recibo* mi pago {payDay}, si es que debe^ saberlo.',
      'Preferiría* no hablar de las fechas de mis ingresos.',
    ],
    affordability: [
      'Si tuviera* que dar una cifra, diría* {offer}.',
      'Podría* desprenderme* de {cashToday} hoy, no sin cierto pesar.',
      'No quisiera* mencionar una cantidad sin haber revisado <mis|nuestras> cuentas.',
    ],
    cause: ['Hay razones, pero son de carácter privado.', 'Por ahora preferiría no entrar en pormenores.'],
    date: [
      '{offerDate} sería lo más pronto que podría* aceptar.',
      'No podría* considerar nada antes de {payDay}.',
    ],
    method: ['Elegiría* pagar {dealMethod}.', 'La forma de pago puede resolverse más adelante, según creo.'],
    commitment: ['Me resisto a obligarme a eso, debo confesarlo.', 'Todavía no lo llamaría compromiso.'],
    understanding: [
      'Se^ ha~ explicado usted^ con toda claridad.',
      'Le^ sigo, aunque no necesariamente coincido.',
    ],
    anything_else: ['No, creo que es todo, muchas gracias.', 'Nada más, por lo que a mí respecta.'],
    other: ['Tendría que averiguarlo.', 'No estoy en posición de decírselo^, lo lamento.'],
  },
  reactions: {
    soothed: [
      'Es muy considerado de su^ parte decirlo.',
      'Aprecio sus^ palabras.',
      'Gracias, da gusto un trato cortés.',
      'Es^ usted^ muy gentil.',
    ],
    heard: [
      'Precisamente, ése es mi punto.',
      'Sí, me ha~ comprendido correctamente.',
      'Gracias por tomarlo en cuenta.',
    ],
    ignored: [
      'No creo que haya~ atendido lo que dije.',
      'Perdone^, pero ha~ pasado por alto mi inquietud.',
      'Esperaba alguna respuesta a mi último comentario.',
    ],
    repeated: [
      'Creo que ese punto ya lo había~ expuesto.',
      'Parece que damos vueltas, si me permite^ la observación.',
      'Ya lo ha~ mencionado antes.',
    ],
    offended: [
      'Ese comentario me parece fuera de lugar.',
      '¿Cómo dice^? Eso no ha sido apropiado.',
      'Le^ pediría que midiera~ sus^ palabras.',
    ],
    pressed: [
      'Preferiría que no me apresurara~.',
      'Me consta que desea^ una decisión.',
      'Presionarme no cambiará los hechos, me temo.',
    ],
    neutral: [
      'Ya veo.',
      'De acuerdo.',
      'Gracias por la información.',
      'Ciertamente.',
      'Comprendo lo que dice^.',
    ],
  },
  echoes: {
    against: [
      '{heard} sería bastante más de lo que tenía* pensado.',
      'Me temo que {heard} queda descartado.',
      '{heardDate} no me* conviene en absoluto, siento decirlo.',
      'No me* convencen {heardCount}, con toda franqueza.',
      'No acostumbro* pagar {heardMethod}.',
    ],
    towards: [
      '{heard} es una cifra que podría* considerar.',
      '{heardDate} quizá sea posible, sujeto a confirmación.',
      'No tendría* objeción en pagar {heardMethod}.',
      'Lo de {heardCount} parece más manejable.',
    ],
  },
  tails: [
    'Confío en que comprenda~ <mi|nuestra> posición.',
    'Le^ agradecería un poco de paciencia.',
    '¿Podría tenerlo por escrito?',
    'No lo digo por complicarle^ las cosas.',
    'Seguramente entiende^ <mis|nuestras> reservas.',
    '¿Habría acaso algún otro arreglo que proponer?',
    'No quisiera* obligarme* a más que eso.',
    'Le^ pediría que tomara~ nota de ello.',
  ],
  leads: [
    'Con todo respeto,',
    'Lamentablemente,',
    'Si me permite^,',
    'Para hablarle^ con franqueza,',
    'Me temo que',
    'Desafortunadamente,',
    'Lo comprendo, sin embargo,',
  ],
  again: [
    'Como ya le^ expliqué,',
    'Permítame^ repetirlo:',
    'Debo decirlo una vez más:',
    'Según le^ indiqué,',
    'Aun a riesgo de repetirme,',
  ],
  tags: [
    ', si me disculpa^ usted^.',
    ', lamento decirlo.',
    ', con el debido respeto.',
    ', si se me permite.',
  ],
}
