import type { Frequency } from '../reading.ts'

/**
 * The words around the figures of an offer, in both languages, folded. Each pattern is matched against the words of
 * a sentence with one space around each, without pauses.
 */

export const rhythms: readonly { means: Frequency; said: RegExp }[] = [
  {
    means: 'biweekly',
    said: / (?:bi ?weekly|fortnight(?:ly)?|every (?:two|2|other) (?:weeks?|fridays?|paychecks?|mondays?|thursdays?)|every other (?:week|payday)|every second (?:week|friday|monday|thursday|payday)|cada segundo viernes|(?:twice|two times|2 times) (?:a|per|each) month|every (?:15|fifteen|14|fourteen) days|(?:every|each|per|a) (?:paycheck|payday)|quincenal(?:es|mente)?|(?:cada|por|x) quincena|la quincena(?= $)|cada (?:15|quince|14|catorce) dias|cada (?:15|quince)(?= $)|cada (?:dos|2) (?:semanas|viernes)|(?:un )?(?:lunes|martes|miercoles|jueves|viernes|sabado) (?:si y (?:otro|uno) no|(?:de )?por medio)|(?:dos|2) veces (?:al|por) mes|catorcenal(?:es)?|cada catorcena)(?= )/g,
  },
  {
    means: 'weekly',
    said: / (?:weekly|every (?:single )?week|(?:a|per|each) week|(?:every|each) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|once a week|semanal(?:es|mente)?|(?:a la|por|cada|x) semana|cada (?:8|ocho|siete|7) dias|(?:cada|todos los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)|todas las semanas|(?<!todos )los (?:lunes|martes|miercoles|jueves|viernes)|(?:on )?(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays))(?= )/g,
  },
  {
    means: 'monthly',
    said: / (?:monthly|(?:a|per|each|every) (?:single )?month(?! (?:late|behind|ago))|(?:of|each) (?:each|every) month|once a month|al mes|mensual(?:es|mente)?|mensualidad(?:es)?|(?:por|cada|x) mes|todos los meses|(?:de )?cada mes|mes (?:con|a|tras) mes|(?:los dias|cada dia)(?= (?:\d+|primero|uno|un|dos|tres|cinco|diez|quince|veinte|treinta) )|(?:every|each)(?= \d+(?:st|nd|rd|th) )|months at|meses de(?= \S*\d)|monthlies)(?= )/g,
  },
]

/** A count of payments. */
export const paymentNoun =
  /^(?:(?:equal|monthly|weekly|biweekly|easy|small|more|additional|comod[oa]s|pequen[oa]s|iguales|fij[oa]s) )*(?:payments?|installments?|pagos?|cuotas?|mensualidad(?:es)?|parcialidad(?:es)?|exhibiciones|plazos|abonos?|quincenas|partes|parts|pieces|checks|pagitos|abonitos|letras)(?= |$)/
/** A count of paydays, behind what introduces one: "forty eight Fridays", "son ocho viernes". */
export const paydayNoun = /^(?:viernes|fridays|mondays|paydays)(?= |$)/
export const beforeCount =
  /(?:^| )(?:son|serian|sale|is|that is|thats|its|makes|about|como|unos|total|mas|for|por|over|durante)$/
/** What says how long a sum takes, and offers no other one. */
export const reckoning =
  /(?:^| )(?:eso son|eso serian|serian|salen|saldrian|quedan|quedarian|(?:so )?thats|that is|that makes|makes it|that would be|thatd be|thatll be|that will be|it would be|itd be|works out (?:to|at)|comes (?:out )?to)$/
/** A length of time. */
export const lengthNoun =
  /^(?:(?:first|primeros|primeras|more|mas) )?(?:months?|mes|meses|weeks?|semanas?|years?|anos?|quincenas)(?= |$)/
/** What follows a length that tells how late somebody is. */
export const lateness =
  /^(?:\S+ )(?:past|behind|late|ago|overdue|delinquent|de atraso|atras|vencid|in arrears|without|sin pagar|de mora|due|old|to dispute|para)/

export const patterns = {
  settles:
    / (?:settl(?:e|es|ed|ing|ement)|(?:close|closes|closed|cierro|cierra|cerramos|cerrada|cerrado|cerrar)|(?:we are|its|it is|be|and) done(?! by)|call (?:it|the whole thing) (?:even|quits|done|paid)|goes away|write off|wipe (?:out )?the rest|drop the rest|se perdona|se condona|paz y salvo|pago final|carpetazo|se cancela|cancel\w+ todo|a mano|por (?:pagad|finiquitad|liquidad)\w+|quits|paid off for|saldad[ao]|en ceros|quita|(?:un|el|con|de|del|hay) descuento|descuento (?:de|del)|rebaja|discount|(?:take|takes|accept|accepts|aceptan) (?:the |el )?\S+ (?:percent|por ciento)|off the balance|(?:percent|%|half) off|\S+% off|cents on the dollar|perdonan|perdonamos|condonan|forgive|knock|liquid(?:amos|o|e) (?:por|en|con)|liquidar(?:lo|la)? (?:por|en|con)|finiquit\w+|take care of all of it for) /,
  down: / (?:down(?! to)|down ?payment|up ?front|deposit of|de entrada|(?:de |un )?enganche|de anticipo|inicial|para empezar) /,
  once: / (?:one ?time|in one payment|(?:a |one )?(?:single|lump) (?:payment|sum)|one (?:and done|payment)|(?:un )?(?:solo|unico) pago|pago unico|de contado|en una sola exhibicion|(?:de )?una sola vez|en una exhibicion|de una vez|all at once|todo junto|in one go|de un jalon) /,
  /** "The rest in payments of 350": one of many. */
  inPieces:
    / (?:in|en) (?:\S+ )?(?:payments?|install?ments?|cuotas?|pagos?|mensualidades|abonos?|parcialidades) (?:of|de|at) /,
  now: / (?:right now|now(?! on)|ahora(?: mismo)?|ahorita(?: mismo)?|today|hoy(?: mismo)?|tonight) /,
  plan: / (?:(?:re)?payment plans?|plan(?:es)? de pagos?|payment arrangement|installments?|en (?:cuotas|parcialidades|plazos|abonos|pagos)|(?:monthly|weekly|biweekly|smaller|small|regular) payments?|pagos (?:mensuales|semanales|quincenales|chicos|pequenos)|something (?:monthly|weekly|biweekly)|convenio|arreglo de pagos?|quincenal|every other friday|cada quince dias) /,
  whole:
    / (?:(?:the |your )?(?:full|entire|whole|total) (?:outstanding )?(?:amount|balance|debt|thing)|(?:the )?balance in full|pay it (?:all|off|in full)|pay(?:ing)? off|all at once|all of it|in full|(?:el|la) (?:saldo|deuda|adeudo|monto|importe|cuenta) (?:total|complet[oa]|enter[oa])|(?:la )?totalidad|tod[oa] (?:el|la|su|tu) (?:saldo|deuda|adeudo|cuenta)|el total|saldo total|pag(?:ar|a|o)lo todo|todo (?:junto|de una vez)|liquidar (?:todo|la deuda|el adeudo)|pago (?:total|completo)) /,
  methodOffered:
    / (?:use|prefer|prefers?|like|send|mail|pay|charge|which|what|have|run|want|prefiere|quiere|usar|manejar|con que|pagar|pagaria|depositar|deposita|mande|manda|puede|tiene|cargo|link) /,
  // How the figures are meant
  correction:
    / (?:i meant|meant to say|i said it wrong|i (?:just )?corrected|i misread|read it wrong|dije mal|lo dije mal|me corregi|me corrijo|lei mal|i misspoke|misspoke|make that|scratch that|my mistake|my bad|i said \S+ (?:not|and)|correction|let me correct|quise decir|quiero decir|me equivoque|corrijo|mejor dicho|rectifico|me confundi|le dije \S+ y) | no (?:i said|eran?|perdon|es que) |^ no (?:espere|espera|wait|perdona|disculpe) | le dije \S+(?: y \S+)? le dije \S+ |^ dije .* no (?:por|al|cada) |^ (?:no no|wait no|digo|sorry|perdon|disculpe|no sorry|ay disculpe|actually) (?!pero|but )/,
  recap:
    /^ (?:(?:okay|all|right|alright|and) )*so that is |^ so it is .* (?:right|correct) $|^ entonces (?:son|serian) .* (?:verdad|correcto|cierto) $| (?:to recap|recapping|recap|so we (?:agreed|said|have)|we (?:agreed|said|settled on)|we have agreed|read(?:ing)? it back|read (?:that|it) back|as agreed|like we said|going over it|to go over it|we are set|that is the plan|you are set up|to (?:sum up|repeat)|what i have put|resumo|resumiendo|recapitulo|repaso|repasamos|repasemos|(?:le|te|se) lo leo|como (?:dijimos|acordamos)|quedo en|ya quedo|queda asi|ese es el plan|el acuerdo es|eso puse|ya dijimos|lo que anote|si anote|what we agreed|(?:have|got) you down|to confirm|just to confirm|let me repeat|one more time|i have it right|i am taking|en resumen|recapitulando|(?:entonces )?quedamos(?: en| que)?|lo acordado|acordamos|para confirmar|confirmando|va de nuez|entonces tomo|(?:o sea|entonces) que serian?|let me read that back|repito) /,
  asks: /^ (?!what i |what we )(?:(?:so|okay|and|well|but|y|bueno|entonces|pues|a ver|maybe|like) )*(?:how about|what about|what if|how would|would|could|can|do you|does|is|are|shall|should|may|will|que tal|que le parece|le parece|te parece|les parece|le late|te late|le va|te va|os |le queda|te queda|le sirve|le serviria|te sirve|puede|puedes|podria|podrias|podemos|podes|prefiere|preferis|prefieres|quiere|quieres|cuento con|cuando|como quiere|y si|aguanta|cree que|le acomoda|tendria|no podria)(?= )| le pregunto si | (?:could you|could we|can you|podria) (?:stretch|get to|go to|come up|estirarse|subir|llegar) | (?:se puede|would that (?:be|work)|does that|is that|too much|small enough|es mucho|es poco|le parece|le queda bien|que le parece|le acomoda|como lo ve|right|verdad|no|okay|que dice|le sirve|be doable|yes or no) $/,
}

/** Figures that are told and not proposed. */
export const mentions: readonly RegExp[] = [
  / (?:did (?:the|that|those|your) (?:\S+ ){1,3}go|sounds? right to you|agree with the|coinciden|what happened with|que paso con|no paso|did not go through|where do you get|de donde saca|are you over|(?:me|no|que) aparecen?|bounced|rebot\w+|me figura|traigo registrad\w+|dice (?:aqui )?que pago|no hay pagos|no payments since|pago algo|falta la cuota|in a row|seguidos|unpaid invoices|pendientes|asciende a|que paso|comes (?:to|out (?:to|at|(?:as )?\d))|comes out say|think is wrong|if (?:the|that|those) \S+ (?:is|are|isnt|is not) (?:wrong|correct|off)|si (?:el|ese|los|esos) (?:saldo|monto|dato|datos|numero|numeros|cargo|cargos|total) (?:esta|estan|es|son) (?:mal|correcto|incorrecto)s?|(?:do not|not|no) (?:have to )?(?:pay|do) (?:anything|nothing|the whole|everything|it all|all of it)|no es toda la|(?:wrong|old|actual|real) balance|mal el saldo|nothing to pay|nothing today|what part of the|nothing is due|file shows|records show|(?:be|make|making|want|being) (?:\S+ )?sure (?:that )?(?:the|that|those|your) \S+ (?:is|are)|any of the \S+ (?:is )?from|algo de los \S+ (?:es|son) de|(?:hang on|wait|hold on|but|espere|espera|pero) .*(?:is the same|es lo mismo)) /,
  // What is owed
  / (?:you owe|owes|owed|owing|balance (?:is|of|was|comes)|your balance|outstanding|past due|amount due|total due|your debt is|debe|debes|debia|adeuda|adeudo (?:de|es)|saldo (?:de|es|por|pendiente)|su saldo|tu saldo|vencid[oa]s?|son \S+ con intereses|con recargos|we are talking about|is open|left open|esta abierto|of principal|in principal|in fees|de capital|copay|copago) /,
  // What was paid, bought or happened
  / (?:you (?:already )?(?:sent|paid|made|gave|mailed|put|bought|took out|borrowed|deposited|charged|were paying)|(?:did|have) you (?:send|paid|pay|sent)|if you paid|we (?:got|received)|i (?:received|see you)|was (?:paid|received)|last payment (?:we|i|you|was|that)|(?:usted )?(?:pago|pagaste|deposito|depositaste|dio|diste|mando|mandaste|abono|abonaste|envio|compro|debia) (?:como |unos |los |las )?(?:\d|un |dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|quin|veint|trein|cuaren|cincu|sesen|seten|ochen|noven)\w*|los (?:deposito|pago|mando)|me llego un|ultimo pago (?:que|fue|registrado)|que le dio|billed|insurance (?:paid|covered)|seguro pago|hospital cobro|shook hands|la dejo en|lo dejo en \S+ por mes|convenio y|in 20\d\d|en 20\d\d|he paid|she paid) /,
  // Taken up, or the collector's own: "six hundred, that's basically the whole bill", "mine has gone up to 190"
  / (?:(?:my|mi) (?:own )?(?:rent|renta|alquiler|cravings|antojos)|(?:yo )?(?:me )?gasto|(?:yo )?pago(?= \S+ de (?:renta|alquiler|luz|gas|colegio|hipoteca) )|i spend|(?:thats?|that is) (?:basically|almost|practically|nearly|pretty much) (?:the|all)|eso es (?:casi|practicamente) (?:todo|la)|mines? (?:just )?(?:has |is )?(?:just )?gone up|(?:gone|went) up to|me subi(?:o|eron)|anda(?:r|n|mos)? a mil) /,
  / (?:pagos a tiempo|payments on time) $/,
  // "The 1,200 is the total, nothing else"
  / (?:son|es|is|are|thats|that is) (?:el|the) (?:(?:whole|full) )?(?:total|saldo|balance|adeudo)(?: (?:nada mas|completo|only|thats all|that is all))? $/,
  // The debtor's own money
  / (?:rent|renta|alquiler|mortgage|hipoteca|you make|you (?:bring|take) home|bring home|you earn|you get paid|makes|gana|ganas|gano|cobra|cobras|sueldo|salary|wages|income|ingresos?|after taxes|leaves you|(?:le|te) quedan (?:unos|como|solo)|sobra|sobran|libres|left over|le caen|your (?:check|paycheck) (?:on \S+ )?is|(?:paying|pay) \S+ to the|(?:le )?paga \S+ a la|groceries|utilities|light bill|electric bill|luz|despensa|mandado|child support|pension|le sigue pasando|le pasa|(?:pay|pays|paying|paga|pagas) (?:\$?\S+ )(?:for|de) (?:the|la|el|your|su|tu) (?:truck|car|camioneta|coche|carro|house|casa|rent|renta|luz|phone|kids|apartment)|you pay over there) /,
  // Costs and limits
  / (?:(?<!no |without )interest|(?<!sin |le quito los |congelo los |bonifiquen los |creciendo los )intereses|late fee|fees?(?= of)|a fee|recargo|recargos|comision|penalty|apr|tasa|dollar (?:car|truck|tv|loan|bill)|un coche de|un carro de|una tele de|not asking|no le (?:estoy )?(?:pido|pidiendo) el|can not (?:go|do|take|accept)|can not settle|is out(?: of)?|not able to|no me dejan|no puedo (?:bajar|aceptar)|would not accept|we do not (?:take|accept)|no aceptamos|credit limit|was worth|costs|cuesta|costo) /,
]

/** Words that make a day without a figure a day of payment. */
export const dayOfPayment =
  / (?:pay|payment|payments|start|starts|started|starting|begin|beginning|first one|first payment|installment|pago|pagos|abono|cuota|empezar|empezamos|empieza|empezando|arrancar|arrancamos|iniciar|make it|set it|let us (?:start|make|do|say|set|begin|put)|pongamoslo|pongamos|dejemoslo|is (?:all right|fine|good|okay)|works?|le queda bien|le viene|sale|quincena|move it|muevo|mover|corremos|espero|esperamos|wait (?:till|until)|it is|shall we say|prefier\w+|rather|instead|(?:can|could) you do|pick|elegi|depositar?|deposite) /
/** Words that make a day or number something else. */
export const notOfPayment =
  / (?:avenue|street|boulevard|highway|call|calls|called|calling|que termina|that ends|still ending|insurgentes|estamos en|calle|avenida|llamo|llamar|llame|marco|marcar|marque|letter|carta|statement|dated|appointment|cita|hearing|court|email|correo|dispute|disputarla|went out|salio|oclock|at \d{1,2}(?! (?:a|per|each|dollars|bucks) )|a las \S+|pm|am|reach me|get paid|le pagan|te pagan|they pay|customer since|born|birth|nacio|appointment|kids|hijos|people|chapter|capitulo|degrees|grados|line of crisis|crisis line|anos tienen|sick|surgery|interview) /
