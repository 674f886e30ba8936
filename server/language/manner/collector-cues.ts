/**
 * Cues in the collector's words that only the score needs, over plain text. What a collector does in
 * general is read by the acts; these are matters of manner.
 */

/** Brushes the person off without breaking a law. */
export const dismissive =
  /\b(not my problem|isn't my problem|everyone (has|says|tells)|everybody (has|says|tells)|just (an )?excuses?|no (more )?excuses|should have thought|your own fault|you need to calm down|calm down|get a (second )?job|heard (it|that|this)( one)? (all )?before|stop (crying|whining|complaining)|(don't|do not) care (about|why|what)|irresponsible|no es mi problema|todo el mundo (tiene|dice)|todos (tienen problemas|dicen lo mismo)|puras excusas|pretextos|son excusas|(basta|no quiero) (de )?excusas|hubiera pensado|es su culpa|calmese|tranquilicese|consiga (un |otro )?trabajo|ya (me la se|escuche eso|he oido eso)|deje de (llorar|quejarse)|no me (importa|interesa)|irresponsable)\b/

/** Presses for payment with no reason given. Not "you don't have to pay it all today". */
export const pressing =
  /(?<!\b(don't|do not|not|no|won't|never) )\b((you )?(must|have to|need to|got to|gotta) pay\b(?=[^,]*\b(today|now|immediately|this)\b|\W*$)|going to pay or not|i need (a|the|your|my) (payment|money|full)|tiene que pagar\b(?=[^,]*\b(hoy|ahora|ya|esto)\b|\W*$)|(va a|piensa) pagar o no|necesito (un|el|su|que liquide|que pague)\b)|^((so|which one|come on|entonces|bueno)[, ]+)*((is it )?(a )?yes or no|(are )?(you|u) in or out|si o no|lo toma(s)? o lo deja(s)?|take it or leave it)\W*$|\b(last (go|chance|offer)|ultima (oferta|oportunidad)|(have|got) another call|tengo otra llamada)\b/

/** Where in a pushing line the push stands. */
export const pushCue =
  /\b(must|have to|has to|got to|need (the|a|this|your|you|it)|want (the|my|this) |right now|today|immediately|going to pay|no excuses?|or else|last chance|tiene que|debe pagar|debe de|necesito|quiero (el|que)|ahora mismo|hoy mismo|hoy|ya mismo|inmediat\w*|va a pagar|sin excusas|ultima oportunidad)\b/

/** A demand in the form of a question. */
export const demandCue =
  /\b((going to|gonna) pay|pay (the full|in full|it all|everything|today|now)|(va|vas|van) a (pagar|liquidar)|(pagar|liquidar) (el total|todo|hoy|ahora))\b/

/** Asks whether the other one follows, or gives the floor. */
export const checksUnderstanding =
  /\b(does that (make sense|work|sound)|is that (right|correct|clear)|did i (get|understand)|how does that sound|would that work|are you with me|any questions|what questions|have i (got|understood)|let me (make sure|check) (i|that)|so far so good|(tiene|hay|hace) sentido|(le )?queda claro|es (eso )?correcto|estoy en lo correcto|que le parece|como lo ve|le (funcion|parec|suen|acomod)\w*|tiene (alguna )?(duda|pregunta)|me explico|(entendi|le entendi) bien|voy bien|de acuerdo hasta aqui|dejeme (ver si|confirmar|asegurarme))\b/

/** What happens when the arrangement cannot be kept. */
export const fallback =
  /\b(if (anything|something|things|your situation|that|money|work) (changes?|comes? up|happens?|falls? through|gets? tight)|if (for any reason )?you (can't|cannot|can not|aren't able|run into|see you)|before (the|that) (date|day|payment)|(call|let) (me|us) (know )?(before|first|beforehand|right away|ahead)|in case (anything|something)|si (algo|la situacion|su situacion|las cosas|eso|el trabajo) (cambia\w*|pasa\w*|surge\w*|se complica\w*|falla\w*)|si (por alguna razon |llega a |llegara a )?(no (puede|pudiera|alcanza)|ve que no|se le complica\w*|surge\w*|hay (algun|un)? ?(cambio|problema|imprevisto))|(llame|marque|avise)(me|nos) antes|antes de (la|esa) fecha|si (no )?(le|te) (queda|alcanza|sale|llega)[^.?!]{0,25}\b(me (avisa|dice|llama|marca)|avise(me)?|avisame|llame(me)?)|if (it|that) (doesn't|does not|won't) (work|fit|come)[^.?!]{0,30}\b(call|tell|let) (me|us)|cualquier (cambio|imprevisto)|cualquier cosa,? (me|nos) (marca|llama|avisa|escribe|dice)\w*|si (el|la|un|una|ese|esa|algun|alguna) (dia|mes|semana|fecha|quincena|pago)[^.?!]{0,30}\bno [^.?!]{0,30}\b(me|nos) (marca|llama|avisa|escribe|dice)\w*)\b/

/** Answers to one kind of objection that no act covers. */
export const proofCue =
  /\b(breakdown|itemi[sz]ed|statement|in writing|receipts?|proof|confirmation|check (our|the|my|your) (records|file|account|system)|review|investigat\w*|look into|verify the|trace|cancell?ed check|desglose|estado de cuenta|por escrito|recibos?|comprobantes?|revis\w*|investig\w*|verific\w*|rastre\w*|aclar\w*)\b/

export const spouseCue =
  /\b(wife|husband|spouse|partner|both of you|together|the two of you|esposa|esposo|marido|mujer|pareja|senora|los dos|ambos|juntos)\b/

/** Promises a call without asking for the time: US 12 CFR 1006.6(b) wants a convenient one. */
export const callBack =
  /\b((i'll|i will|we'll|we will|i'm going to) (call|ring|phone|try) (you )?(again |back )?(tomorrow|tonight|every|at your (work|job)|at work|later)|(le|lo|la|te) (marco|llamo|estare llamando|vuelvo a (llamar|marcar)|voy a (llamar|marcar)) (manana|esta noche|todos|cada|a su trabajo|en su trabajo|mas tarde)|(le|lo|la) (llamare|marcare|llamaremos) (manana|esta noche|todos|cada|a su trabajo|mas tarde))\b/

export const asksConvenience =
  /\b(when (is|would be|'s)( \w+){0,3} (good|convenient|best)|(good|best|convenient) (time|day|number)|would (that|tomorrow|it) (work|be|suit)|may i call|can i call|is it (okay|ok|all right|alright)|what time|que (hora|dia|horario)|cuando le (conviene|queda|viene)|le (conviene|queda bien|parece|viene bien)|puedo (llamarle|marcarle)|a que hora|mejor (hora|horario|dia))\b/

/** A turn that stops collecting when someone is in despair, and offers a hand. */
export const setAside =
  /\b(set (the|this) (debt|account|call|payment) aside|forget (about )?the (debt|payment|money)|(debt|payment|money|account|this) can wait|not (going to )?(talk|discuss)( \w+){0,3} (debt|payment|money)|your (safety|life|wellbeing|health) (is|matters|comes)|you matter|988|911|are you safe|someone with you|dejemos (la deuda|el pago|este tema|la cuenta|esto)( de lado| a un lado)?|olvid\w* (de )?(la deuda|el pago)|(la deuda|el pago|esto|la cuenta) puede esperar|su (seguridad|vida|bienestar|salud) (es|importa|esta)|usted importa|hay alguien con usted|esta (a salvo|segur[oa]|en un lugar seguro)|linea de (la vida|crisis|ayuda))\b/

/** Asks for what a person can pay, or when their money comes in. */
export const affordabilityCue =
  /\b(how much|afford|pay ?day|(get|getting) paid|set aside|comfortabl\w*|manageable|budget|left over|what (could|can) you|realistic\w*|cuanto|le (pagan|depositan)|cobra|apartar|comod[oa]|alcanza|presupuesto|le queda|que (podria|puede)|dia de pago|sus posibilidades)\b/

/** The second half of the notice: what is said will be used to collect. */
export const purposeCue =
  /\buse (what|anything|everything|all) (that )?you (tell|say)\b|\b(information|informacion|datos|anything you (tell|say)\w*( me| us)?|what you (tell|say)( me| us)?|todo lo que (me |nos )?(diga|digas|cuente)|lo que (me |nos )?(diga|digas|cuente))\b[^.!?]{0,60}\b(used?|purpose|usa\w*|utiliza\w*|fin|fines|proposito|prop.sito)\b/

/** "Could you pay the full amount today?" asks without pressure. */
export const politeQuestion =
  /\b(can|could|would|are) (you|we)\b|\b(puede|puedes|podes|podria|podrias|podriamos|pudiera|le seria|seria posible)\b/

/** Speaking to each other again; with a day or an hour it is an appointment. */
export const talkAgain =
  /\b(call|talk|speak|ring|phone|check (back|in)|reach you|llam\w*|marc(o|are|amos)|habl(amos|aremos|o)|comunic\w*|contact\w*)\b/
/** Words by which somebody shows that they feel with another, or are glad for them. */
export const exclaims =
  /\b(congratulations|congrats|felicidades|felicitaciones|happy birthday|feliz cumple\w*|oh no|oh my|ouch|poor (you|thing|dog|man|woman|kid|girl|boy)|pobres?|pobrecit[oa]s?|ay no|que pena(?! con)|que lastima|que lindo|que bonito|que bueno que|caray|hijole|uy|(i'm|i am) (so |very |really |truly )?sorry|lo siento|lamento|good for you|well done|bien hecho|no worries|no se preocupe|no te preocupes|bless (you|her|him|them))\b|\b(haha|jaja\w*)\b/
/** Thanks: courtesy, and no sign that somebody feels with another. */
export const thanks = /\b(thank you|thanks|(muchas )?gracias|(le|te) agradezco)\b/
/** Other words by which somebody takes kindly what they were given: it would be petty to miss the thanks beside them. */
export const approves =
  /\b(please|appreciate\w*|perfect\w*|great|good|fine|lovely|wonderful|excellent|brilliant|fantastic|no problem|of course|take your time|por favor|agradez\w*|amable|perfecto|excelente|estupendo|genial|(muy|esta|que|todo) bien|buenisim\w*|claro|con (mucho )?gusto|no hay (problema|prisa|cuidado)|tranquil[oa])\b/
/** Asks again for a word, or sets one right that was misheard. */
export const asksAgain =
  /\b(did you say|you said,? (with|not)|,? you said|(did|do) you mean (the|a|an)\b|say (that|it) again|come again|misheard|my ear|how do you spell|i (didn't|did not) (catch|get|hear)|no (le|te) (entendi|escuche|oi)|como dijo|^\S+ dijo\b|repit\w*)\b/
/** A day or a time of the day. */
export const someTime =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|morning|afternoon|evening|o'?clock|noon|next week|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|tarde|noche|la proxima semana|la semana que viene|a las)\b/

/** Leaves open whether what is said is so. "No se preocupe" is no doubt, nor is "what kind of work do you do". */
export const unsure =
  /\b(i guess|not (really )?sure|i don't know|maybe|sort of|or something|no lo se|no se (si|que|cuant\w*|cual\w*|como|bien|exactamente)|creo que|a lo mejor|quizas?|tal vez|supongo|no estoy segur[oa]|como que|o algo asi)\b/
