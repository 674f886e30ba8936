import { plain } from '../text/plain.ts'

/** Objections that a debtor puts, causes that it tells, and rights that it uses, as far as words show them. */
export const objectionNames = [
  'no_money',
  'job_loss',
  'more_time',
  'dispute_amount',
  'already_paid',
  'medical',
  'family',
  'tax_refund',
  'partial_offer',
  'spouse',
  'deny',
  'custom',
] as const
export type ObjectionName = (typeof objectionNames)[number]

export const causeNames = [
  'job_loss',
  'reduced_hours',
  'illness',
  'separation',
  'family_care',
  'other_debts',
  'late_customer',
  'slow_season',
  'dispute',
  'avoidance',
] as const
export type CauseName = (typeof causeNames)[number]

export const rightNames = [
  'stop_calling',
  'dispute',
  'attorney',
  'bankruptcy',
  'wrong_party',
  'vulnerable',
] as const
export type RightName = (typeof rightNames)[number]

/** Cues over plain text (lower case, no accents): English first, Spanish second. */
type Cue = readonly [english: RegExp, spanish: RegExp]

export const angerCue: Cue = [
  /\b(i resent|(being )?(spoken|talked) to (me )?like (this|that)|sick (and tired )?of|tired of (you|this|these|people|your|being)|fed up|stop (calling|harass|bother|threaten)\w*|quit calling|harass\w*|how dare|leave me alone|off my back|you people|you guys are|are you (kidding|serious|deaf|threatening)|ridiculous|unbelievable|outrageous|bull\w*|crap|what the hell|the hell|go to hell|damn|shut up|don't (you )?(dare|threaten|talk to me|lecture|raise your)|screw you|vultures?|leeches|i'm (so |really )?(angry|furious|mad|pissed)|i don't care what|back off|had enough|insult\w*|disrespect\w*|you're (not listening|wasting|all the same|threatening)|threatening me|(won't|don't|never|doesn't) (you )?listen|get lost|sue you|report you|complaint against|watch (your|yourself)|who do you think|none of your (damn )?business)\b/,
  /\b(me molesta que|que (me )?(hable[ns]?|trate[ns]?) asi|hart[oa] de|estoy hart[oa]|ya me cans\w*|me tienen? (hart\w*|hasta)|deje(n)? de (llamar|molestar|acosar|amenazar)\w*|deja de (llamar|molestar)|acos\w*|como se atreve\w*|dejeme en paz|dejenme en paz|ustedes (son|siempre|los)|es una burla|me esta tomando el pelo|ridicul\w*|increible|que demonios|que carajos?|carajo|mierda|cabron\w*|chinga\w*|pinche\w*|pelotud\w*|joder|callese|vayase|larguese|no me (amenace|grite|falte|hable asi|venga con)|buitres|sanguijuelas|estoy (muy )?(furios|enojad|molest|enfadad)\w*|me vale|ya basta|basta ya|insult\w*|falta de respeto|me esta (faltando|ignorando|amenazando)|no me escucha|todos ustedes|los voy a (demandar|denunciar|reportar)|lo voy a (demandar|denunciar|reportar)|la voy a (demandar|denunciar|reportar)|quien se cree|que le importa|a usted que)\b/,
]

export const distressCue: Cue = [
  /\b(i('m| am) (so|really|very) afraid|i'm (so |really |just |very |honestly )?(scared|afraid(?= of\b| to (?!say|tell|admit)| for (?:my|our|the|us|him|her|them)\b)|terrified|worried|overwhelmed|exhausted|desperate|stressed|ashamed|embarrassed|anxious|crying|drowning|devastated|lost|a mess|at my limit)|i am (so |really |very )?(scared|afraid(?= of\b| to (?!say|tell|admit)| for (?:my|our|the|us|him|her|them)\b)|terrified|worried|overwhelmed|exhausted|desperate|ashamed|embarrassed)|i feel (so )?(ashamed|awful|terrible|hopeless|sick|lost|like a failure)|can't (sleep|breathe|cope|eat|stop crying|take (it|this|any more|anymore))|don't know what (to do|i'm going to do|else)|don't know how (i'm|we're|to)|falling apart|in tears|breaking down|break down|stress\w*|keeps me up|up at night|nightmare|it hurts|barely (holding|hanging)|end of my rope|too much for me right now|i could cry|so alone|i'm sorry, i)\b/,
  /\b((estoy|ando|me siento) (muy |tan |bien |realmente )?(asustad|preocupad|abrumad|agotad|desesperad|estresad|avergonzad|angustiad|ahogad|deshech|perdid|rebasad|mal)\w*|tengo (mucho |tanto )?miedo|me da (mucha )?(pena|verguenza|miedo)|no puedo (dormir|respirar|mas|con esto|dejar de llorar|ni dormir)|ya no puedo|no duermo|no se que (hacer|voy a hacer|vamos a hacer|mas)|no se como (voy|vamos|le voy|hacer)|llorando|llorar|se me (cae|viene) (el mundo|todo)|me quita el sueno|pesadilla|me duele|estres\w*|angusti\w*|desesper\w*|no aguanto|estoy sol[oa] con|perdon(e)?, es que)\b/,
]

export const despairCue: Cue = [
  /\b(kill myself|end it all|end my life|suicid\w*|don't want to (live|be here|wake up|go on|be alive)|no reason to live|better off (dead|without me)|can't go on (living|like this)|not worth living|nothing to live for)\b/,
  /\b(matarme|quitarme la vida|suicid\w*|no quiero (seguir )?(viv\w*|estar aqui|despertar)|ya no quiero (vivir|seguir|estar aqui)|para que (seguir )?viv\w*|mejor muert[oa]|estarian mejor sin mi|acabar con todo|no vale la pena vivir|ganas de vivir|no puedo seguir asi)\b/,
]

export const topicCues: Record<Exclude<ObjectionName, 'custom'>, Cue> = {
  no_money: [
    /\b(don't have (the |any |that |enough |this |that kind of |a lot of )?(money|cash|funds|much|extra)|can't (afford|pay)|cannot (afford|pay)|no money|i'm broke|nothing left|paycheck to paycheck|money is (very |really |so )?tight|not a (dime|penny|cent)|short (on|of) (money|cash)|don't have it|barely (cover|make|pay|get by|enough)|can't (do|manage|swing|come up with) (that|it|this|anything)|no way i can pay|out of my (reach|budget)|that's (way )?too (much|high) (for|a month|per)|things are tight|there's no money|running on empty|accounts? (is|are) empty)\b/,
    /\b(no tengo (el |ese |tanto |suficiente |nada de |mucho |esa )?(dinero|plata|efectivo|lana|guita|un peso|fondos|como pagar|con que|para pagar|cantidad|de donde)|no (puedo|podemos|voy a poder|alcanzo a) pagar|no me (alcanza|da)|no nos alcanza|sin (dinero|plata|un peso|lana)|quebrad[oa]|ni un (peso|euro|centavo|dolar|mango)|ando cort\w*|apretad[oa]s?|vivo al dia|vivimos al dia|no llego a fin de mes|es (mucho|demasiado) (dinero|para mi)|apenas (me alcanza|llego|cubro|saco|alcanza)|no hay (dinero|plata|con que)|estoy en ceros)\b/,
  ],
  job_loss: [
    /\b(lost my job|laid (me )?off|let me go|got fired|was fired|they fired me|out of work|unemploy\w*|don't have a job|no job|hours (were |got |have been |are )?(cut|reduced)|cut (my|our) hours|reduced (my )?hours|haven't (worked|found work)|not working|without (a job|work)|(plant|shop|company|factory) (closed|shut)|between jobs|no work)\b/,
    /\b(perdi (el|mi) (trabajo|empleo|chamba)|me despidieron|me corrieron|me echaron|(me quede|estoy|sigo|llevo \w+ \w+) sin (trabajo|empleo|chamba|laburo)|desemple\w*|en (el )?paro|sin (trabajo|empleo|chamba|laburo)|me recortaron|recorte de (horas|personal)|me (redujeron|bajaron|quitaron) (las )?horas|no (estoy trabajando|tengo (trabajo|empleo)|hay trabajo|encuentro trabajo)|menos horas|cerro la (fabrica|planta|empresa)|cerraron la (fabrica|planta|empresa))\b/,
  ],
  more_time: [
    /\b((need|give me|want)( \w+){0,3} (more time|some time|time)|(need|give me) (a few|some|a couple( of)?|another)( more)? (days|weeks|months?|week)|call (me )?(back )?(later|next (week|month)|another (day|time))|not a good time|can't talk (now|right now)|can (this|it) wait|wait (until|till) (i|my|next|the)|(not|nothing) (today|before|until)\b[^.]{0,40}\b(pay ?(check|cheque|day)|paid)|i'll call you back|some other time|an extension)\b/,
    /\b(mas tiempo|(necesito|deme|dame|denme)( \w+){0,2} (tiempo|dias|semanas|plazo|chance|meses)|hasta que (cobre|me paguen|me depositen)|no (hasta|antes de)( \w+){0,3} (quincena|cobro|pago)|mas adelante|(ahorita|ahora) no puedo (hablar|atender\w*)|(llameme|marqueme|hableme|llame|marque) (despues|luego|mas tarde|otro dia|la (proxima|otra) semana)|no es (un )?buen momento|puede esperar|esperarme|prorroga|yo le (llamo|marco)|luego le (llamo|marco))\b/,
  ],
  dispute_amount: [
    /\b((amount|balance|number|figure|total)( \w+){0,3} (wrong|incorrect|not right|doesn't|off|too high|not what)|(that|this|it)('s| is) (not (right|correct|what i owe)|wrong|incorrect)|(that|this|it) (isn't|can't be|doesn't look|doesn't sound) (right|correct|what i owe)|don't owe (that|this|you that) much|never (owed|been) that much|overcharg\w*|doesn't (match|add up)|i dispute|inflated|where (does|did|do you get) that (number|amount|figure|come)|fees? (i never|you (added|tacked)|on top)|i owe (way |a lot )?less)\b/,
    /\b((cantidad|monto|importe|cifra|saldo|numero|total)( \w+){0,4} (mal|incorrect\w*|equivocad\w*|error|no es|no cuadra|muy alt\w*|esta inflad\w*)|no debo (tanto|eso|esa cantidad|ese monto)|eso no es lo que debo|esta mal (el|la|ese|esa)|no (me )?cuadra|no es correct\w*|de donde (sale|sacan|salio|sacaron)|cobra(n|ndo) de mas|intereses que (no|nunca)|disputo|debo (mucho )?menos|inflad[oa])\b/,
  ],
  already_paid: [
    /\b(already (paid|sent|settled|took care|made)|paid (it|this|that|you)( off)?( already| last| in|\b)|i paid\b|payment went through|have (the |a |my )?(receipt|proof of payment|confirmation number)|been paid)\b/,
    /\b(ya (lo |la |les |le |se )?(pague|pago|pagaron|pagamos|liquide|cubri|deposite|transferi|salde)|ya (esta|quedo|fue) (pagad|liquidad|saldad)\w*|tengo (el |los |mi )?(recibo|comprobante)s?( de pago)?|hice el (pago|deposito)|pague (el|la|en|eso|todo|hace))\b/,
  ],
  medical: [
    /\b(hospital\w*|surger\w*|medical (bills|expenses|issues|problems)|i('m| am|'ve been| was| got) (very |really )?(sick|ill)(?! (of|and tired))|illness|cancer|diagnos\w*|chemo\w*|injur\w*|disabilit\w*|had an accident|my health|medications?|operation)\b/,
    /\b(hospital\w*|cirugia|operaron|operacion|operarme|gastos medicos|(estoy|estuve|me puse) (muy )?(enferm\w*|mal de salud)|enfermedad|cancer|diagnostic\w*|quimio\w*|lesion\w*|incapacidad|discapacidad|tuve un accidente|mi salud|medicin\w*|medicament\w*)\b/,
  ],
  family: [
    /\b(my (wife|husband|mom|mother|dad|father|son|daughter|kids?|children|brother|sister|baby|family|parents?|partner)\b[^.!?]{0,50}\b(died|passed|left|sick|ill|lost|funeral|needs?|care|moved out|feed|support|comes? first)|divorc\w*|separated|separation|funeral|passed away|child support|custody|family (situation|emergency|problems?|issues?)|(taking care of|caring for) my|kids to feed|mouths to feed|walked out on)\b/,
    /\b(mis? (espos[oa]|marido|mujer|mama|papa|madre|padre|padres|hij[oa]s?|herman[oa]s?|pareja|familia|bebe|ninos?)\b[^.!?]{0,50}\b(murio|fallecio|me dejo|se fue|enferm\w*|perdio|necesitan?|esta mal|es primero|van? primero)|divorci\w*|separacion|me separe|nos separamos|funeral|fallecio|se murio|manutencion|pension alimenticia|situacion familiar|problemas? familiar\w*|emergencia familiar|(cuidando|cuido) a mi|mantener a (mi|mis)|bocas que alimentar)\b/,
  ],
  tax_refund: [
    /\b(tax (refund|return|money)|my refund|income tax)\b/,
    /\b(devolucion de (impuestos|hacienda|la renta)|reembolso (de impuestos|del sat|fiscal)|mi (reembolso|devolucion)|aguinaldo)\b/,
  ],
  partial_offer: [
    /\b(smaller (amount|payment)|partial payment|lower (amount|payment)|(could|can|might) (only |maybe |probably )?(pay|do|manage|give|send|afford|swing)( you)?( about| maybe| like| around| only| just| up to)? (\$ ?\d|\d|half|a hundred|fifty|something|part)|(only|just) (pay|do|have|afford) (\$|\d))/,
    /\b(cantidad menor|pago parcial|pagar menos|(?<!no )(solo |nada mas )?(puedo|podria|alcanzaria a) (dar|pagar|juntar|ofrecer|abonar|poner)(le|les)?( unos| como| solo| maximo| hasta| nada mas)? (\$ ?\d|\d|la mitad|algo|cien|cincuenta|doscient|una parte)|solo tengo (\$|\d))/,
  ],
  spouse: [
    /\b((talk|speak|check|discuss|ask|run)( \w+){0,4} my (wife|husband|spouse|partner)|my (wife|husband|spouse|partner) (handles|takes care of|manages|has to|would|needs to|deals with))\b/,
    /\b((hablar|consultar|platicar|comentar|preguntar|ver|charlar)\w*( \w+){0,4} mi (esposa|esposo|mujer|marido|pareja|senora)|mi (esposa|esposo|mujer|marido|pareja|senora) (es quien|es la que|es el que|maneja|se encarga|lleva|tiene que|ve esas))\b/,
  ],
  deny: [
    /\b(not my (debt|account)|never (had|opened|signed|took|heard of)|don't (owe (you |them |anybody |anyone )?(anything|a thing|this|nothing)|recognize|know (what|anything about))|isn't mine|not mine|identity theft|wasn't me|don't have (any|a|that) (debt|account|card))\b/,
    /\b(no es (mi|mia|mio)( deuda| cuenta)?\b|nunca (tuve|abri|firme|saque|solicite|pedi)|no (le |les )?debo nada|no (la |lo )?reconozco|no se de que (me )?habla|robo de identidad|no fui yo|no tengo (ninguna |esa )?(deuda|cuenta|tarjeta))\b/,
  ],
}

export const causeCues: Record<CauseName, Cue> = {
  job_loss: topicCues.job_loss,
  reduced_hours: [
    /\b(hours (were |got |have been |are )?(cut|reduced)|cut (my|our) hours|reduced (my )?hours|fewer (hours|shifts)|less work)\b/,
    /\b((redujeron|recortaron|bajaron|quitaron) (las |mis )?horas|menos (horas|turnos|trabajo)|media jornada)\b/,
  ],
  illness: topicCues.medical,
  separation: [
    /\b(divorc\w*|separated|separation|left me|walked out|split up)\b/,
    /\b(divorci\w*|separacion|me separe|nos separamos|me dejo|se fue de la casa)\b/,
  ],
  family_care: topicCues.family,
  other_debts: [
    /\b(other (bills|debts|loans|cards|payments)|behind on (everything|rent|the mortgage|my)|too many (bills|debts)|juggling)\b/,
    /\b(otras (deudas|cuentas|tarjetas)|otros (prestamos|pagos|creditos)|atrasad[oa]s? (con|en)|muchas deudas|debo (en|a) (todos|otras))\b/,
  ],
  late_customer: [
    /\b((customers?|clients?)( \w+){0,4} (late|owes?|haven't paid|hasn't paid|not paid|not paying)|waiting on (a |an )?(payment|invoice))\b/,
    /\b((clientes?)( \w+){0,4} (deben?|no (me |nos )?(ha|han )?pag\w*|atras\w*)|esperando (un )?(pago|cobro)|me deben facturas)\b/,
  ],
  slow_season: [
    /\b(slow (season|months?|period)|sales (are|fell|dropped|have|went)|business (is|has been) (slow|down|bad)|lost (a|our) (big |main |largest |biggest )?(client|customer|contract))\b/,
    /\b(temporada (baja|floja|mala)|ventas (bajaron|cayeron|estan|se cayeron)|el negocio (esta|anda) (mal|lento|flojo)|(perdimos|perdio|perdi) (un|al|el|nuestro) (gran |buen |mejor )?(cliente|contrato))\b/,
  ],
  dispute: topicCues.dispute_amount,
  avoidance: [
    /\b(i (just )?(kept|was|been) (avoiding|ignoring|putting)|didn't (open|want to (deal|look|face))|i let it (go|slide|pile))\b/,
    /\b((lo|la) (estuve|he estado|fui) (evitando|ignorando|dejando|posponiendo)|no (abria|queria (ver|enfrentar))|(lo|la) deje pasar)\b/,
  ],
}

export const rightCues: Record<RightName, Cue> = {
  stop_calling: [
    /\b(stop (calling|contacting)|quit calling|(don't|do not) (ever )?(call|contact|phone) me( again| any ?more)?|never call|no more calls|take me off|remove my number|cease (and desist|all|contact))\b/,
    /\b(deje(n)? de (llamar|marcar|molestar|contactar)\w*|no me (vuelva[ns]? a (llamar|marcar|contactar|hablar)|llame[ns]? (mas|nunca|otra vez)|marque[ns]? (mas|nunca|otra vez))|no (quiero|deseo) que me (vuelva[ns]? a )?(llam|marq|contact)\w*|(quite|borre|elimine)[ns]? mi numero|ya no me (llame|marque|moleste|contacte|hable)[ns]?|no me moleste[ns]? mas)\b/,
  ],
  dispute: [
    /\b(i (want to |am |'m )?disput(e|ing)|dispute (this|the|it)|((want|need|send me|show me|see|get)( \w+){0,4} (proof|validation|verification|documentation|itemized|breakdown))|prove (it|that|i owe)|validate (it|this|the))\b/,
    /\b(disput(o|ar|arlo|arla)|impugn\w*|((quiero|necesito|exijo|mande(n)?me|envie(n)?me|muestre(n)?me|ver)( \w+){0,4} (pruebas?|comprobantes? de la deuda|documentacion|estado de cuenta|desglose))|demuestre(n)?me|compruebe(n)?me|inconform\w*|validacion)\b/,
  ],
  attorney: [
    /\b(my (attorney|lawyer)|(have|has|hired|got|retained) (an |a )?(attorney|lawyer|solicitor)|represented by|(attorney|lawyer|solicitor)\b[^.!?]{0,40}\b(handl(es|ing)|deals with|told me not to))\b/,
    /\b(mi abogad[oa]|(tengo|contrate|ya tengo) ((en \w+ )?a )?(un |una |la |el )?(abogad|licenciad)[oa]|(licenciad|abogad)[oa]\b[^.!?]{0,40}\b(me (dijo|ordeno|pidio)|lleva)|me representa)\b/,
  ],
  bankruptcy: [
    /\b((file|filed|filing|declare|declared|declaring|in|for) (bankruptcy|chapter)|chapter (7|13|seven|thirteen))\b/,
    /\b(bancarrota|(me declare|declararme|declare) en (quiebra|concurso)|concurso (de acreedores|voluntario)|administrador[a]? concursal|segunda oportunidad)\b/,
  ],
  wrong_party: [
    /\b(wrong (number|person|guy|lady)|(i'm|i am|this is) not (him|her|that person|the person)|(no one|nobody|no) (here )?by that name|(he|she) (doesn't|does not|isn't) (live )?(here|home)|you have the wrong|(this is|i'm|i am) (his|her|the) (wife|husband|son|daughter|mother|father|brother|sister|roommate|neighbor))\b/,
    /\b(numero equivocado|persona equivocada|se equivoco|no soy (esa persona|el senor|la senora|quien)|aqui no vive|ya no vive aqui|no hay nadie con ese nombre|(soy|habla) su (espos|hij|herman|madre|padre|mama|papa|vecin|cunad)\w*|marco mal)\b/,
  ],
  vulnerable: despairCue,
}

export const acceptCue: Cue = [
  /\b(that works|works for me|i can (do|manage|handle|commit to|live with|make) (that|this|it|those)|i agree|(it's a |^)deal\b|let's do (it|that|this)|sounds (good|fair|reasonable|fine|doable)|i'll (take|do|pay|make|send|go with) (it|that|the|this|\$|\d)|sign me up|you have my word|i promise|(you can )?count on (me|it|that)|(^|^(yes|okay|ok|fine|then|so),? |\bwe(('| a)re|('| ha)ve)? )agreed|that's fair|(go ahead|set it up|put me down)|i accept|^(alright|all right|okay|ok|fine)[.!]?$|i('ll| will) (pay|make|have|send)|that('s| is) (doable|correct|right|fine|manageable)|yes, (that|let's|i can|i'll|please)|okay, (that(?!'s (all|it|enough))|let's|i can|i'll|deal))\b/,
  /\b(me parece (bien|justo|razonable)|(estoy )?de acuerdo|acepto|trato hecho|quedamos (asi|en)|(si|eso|asi|ese|esa) (si )?(puedo|lo puedo|la puedo|me funciona|se puede)|me (sirve|funciona|comprometo|acomoda|queda bien|conviene)|puedo con (eso|ese|esa)|lo (hago|pago|acepto)|hare el pago|cuente con (ello|eso|el pago|que)|le doy mi palabra|le prometo|se lo prometo|hagamoslo|ahi estara|(esta|estaria) bien(,| asi| con| el| esa| ese|\.|$)|es correcto|correcto|asi es|voy a pagar|pagare|le pago|vale, (si|de acuerdo|me|hagamos|puedo|pues)|sale, (si|me|va|asi)|dale, (si|me|puedo))\b/,
]

export const hedgeCue: Cue = [
  /\b(can't|cannot|won't|not sure|don't think|maybe|i'll (think|try|see)|if i can|no way|never|might|i don't know|probably|we'll see|don't agree|not (going|gonna)|hopefully|one of these days|when i can|as soon as i can)\b/,
  /\b(no (puedo|podria|voy|creo|se|estoy|acepto)|tal vez|quiza\w*|a lo mejor|lo (voy a )?pens\w*|a ver|si puedo|nunca|ya veremos|ya vere|hare lo posible|voy a ver|voy a tratar|intentare|ojala|cuando pueda|en cuanto pueda|uno de estos dias)\b/,
]

/** Good will without a promise. */
export const leanCue: Cue = [
  /\b(i'll (try|see what|do (my best|what i can)|think about it|look into)|let me (think|see)|maybe (i can|next|something)|i (might|could probably)|possibly)\b/,
  /\b((voy a|tratare de|dejeme|deje) (ver|pensar\w*|tratar|intentar)|(lo|la) (voy a pensar|pensare|pienso)|hare lo (posible|que pueda)|intentare|tal vez (pueda|el|la|algo)|a lo mejor (puedo|pueda)|quiza\w*)\b/,
]

export const softenCue: Cue = [
  /\b(thank you|thanks|i appreciate|appreciate (that|it|you)|that helps|that's kind|kind of you|(i'm )?sorry (for|about|i) (yell\w*|my|being|snapp\w*|the way)|didn't mean to|feel(s)? better|relie(f|ved)|nobody('s| has) (ever )?(asked|listened)|you('re| are) (the first|being (nice|kind|patient)|listening)|fair enough|okay\b|alright)\b/,
  /\b(gracias|se lo agradezco|agradezco|me ayuda|que amable|perdon(e)? (por|que|si|mi)|disculpe (por|que|si|mi)|no quise|me siento mejor|alivio|mas tranquil[oa]|nadie (me )?(habia|pregunta|escucha)|usted (es|si) (la primera|el primero|me escucha|amable)|me parece justo|esta bien|de acuerdo|bueno,)\b/,
]

/** What the debtor has in writing says another figure than the collector. */
export const correctCue: Cue = [
  /\b(not what (my|our|the) (statement|letter|bill|papers?) says?|(my|our|the) (statement|letter|bill)( here)? says \$ ?\d|\$ ?[\d,.]+\d,? not \$ ?\d|(isn't|not) (the|my) (amount|balance),? (it's|it is) \$ ?\d)/,
  /\b((mi|nuestro|el) (estado de cuenta|recibo|resumen) (dice|indica)|(la|mi) carta( como que)? dice|en la carta dice)|\$ ?[\d,.]+\d,? no \$ ?\d/,
]

/** Says who is speaking; beside the name it settles who is on the line. */
export const selfNamingCue: Cue = [
  /\b(this is|i'm|i am|speaking|it's me)\b/,
  /\b(soy|habla|le atiende|me llamo|a sus ordenes|servidor)\b/,
]
/** Confirms to be the one who is asked for, without the name. */
export const selfConfirmingCue: Cue = [
  /\b(this is (he|she|him|her)|speaking)\b/,
  /\b(soy yo|ella habla|el habla)\b/,
]

export const hangUpCue: Cue = [
  /(\bhanging up\b|\bi'm done (with this|talking|here)\b|\bthis (call|conversation) is over\b|\*?hangs up|\bi'm hanging\b)/,
  /(\bvoy a colgar\b|\ble cuelgo\b|\bcuelgo\b|\bse acabo la (llamada|conversacion)\b|\besta (llamada|conversacion) (se )?termin\w*|\*?cuelga)/,
]

export function cued(cue: Cue, folded: string, tongues: readonly (0 | 1)[] = [0, 1]): boolean {
  return tongues.some((tongue) => cue[tongue].test(folded))
}

/** What a stretch of a debtor's story claims: a right that it uses, and whether it says that the debt is not owed so. */
export function claimsIn(told: string): { rights: RightName[]; disputes: boolean } {
  const folded = plain(told)
  const rights = rightNames.filter(
    (right) =>
      right !== 'vulnerable' && (cued(rightCues[right], folded) || cued(toldRightCues[right], folded)),
  )
  const topics = [topicCues.already_paid, topicCues.deny, topicCues.dispute_amount, disputeToldCue]
  return { rights, disputes: rights.includes('dispute') || topics.some((cue) => cued(cue, folded)) }
}

/** As stories tell of a right: "the number on file is wrong", "she wants them to stop", "only through the attorney". */
const toldRightCues: Record<Exclude<RightName, 'vulnerable'>, Cue> = {
  stop_calling: [
    /\b(wants? (them|the calls|it all) to stop|be left alone|leave (me|us) alone|no (more|further) calls|calls? (make|makes|are making) (me|my)|only (deal with it |deal )?(by|in) (letter|writing|post))\b/,
    /\b(que (ya )?no (me |nos |le )?(llamen|marquen|hablen)|que (me |nos )?dejen en paz|dejen de (llamar|marcar)\w*|(solo|todo) (acept\w+ )?por (carta|escrito|correo)|por carta le dije|cada llamada (me|le) (altera|enferma))\b/,
  ],
  dispute: [
    /\b(does not know (the|this) debt|never been at (the|that)|somebody used (my|his|her) name)\b/,
    /\b(no (reconozco|reconoce|conozco|conoce) (esta|esa|la) (deuda|cuenta|compra|cargo)|no saque (ningun|un|ese))\b/,
  ],
  attorney: [
    /\b(number of the (attorney|lawyer|solicitor)|(through|to|with|only) (the|my|our|his|her) (attorney|lawyer|solicitor)|(attorney|lawyer|solicitor),? [a-z]+ [a-z]+)\b/,
    /\b((con|a|por|de) (mi|la|el|su|nuestr[oa]) (abogad[oa]|licenciad[oa])|hable con (mi|la|el) (abogad|licenciad)[oa])\b/,
  ],
  bankruptcy: [
    /\b(bankruptcy|insolvency|individual voluntary arrangement|debt relief order)\b/,
    /\b(concurso (preventivo|mercantil)|el sindico|insolvencia|exoneracion)\b/,
  ],
  wrong_party: [
    /\b(number (on file )?(is|was) wrong|another person answers|somebody else (answers|has this (number|phone))|(has|got) (this|the) (number|phone|line) since)\b/,
    /\b(contesta (otra persona|[a-z]+ tiene)|tiene esta linea|es otra persona|ya no es (su|el) (numero|telefono))\b/,
  ],
}

/** As stories tell it: a letter that settles it, a debt of somebody else, less owed than claimed. */
const disputeToldCue: Cue = [
  /\b(never (opened|signed|had|lived|ordered|received)|not my (account|debt|signature)|in my name by|was never credited|paid (it )?(in full|off)|i owe (less|half)|check number|was billed (twice|for))\b/,
  /\b(finiquito|nunca (abri|firme|tuve|vivi|recibi|he puesto)|no es mi[oa]|suplant\w*|lo que debo, (pero )?(no|y no)|me (cobraron|facturaron|siguieron facturando)|ya quedo saldad\w*|pague de mas|comprobante de (la )?(pago|transferencia))\b/,
]

/** Says outright that the amount is wrong, that it was paid, or that it is no debt of theirs: fewer words than make an objection, and surer ones. */
export const surelyWrongAmountCue: Cue = [
  /\b((amount|balance|number|figure|total)( is|'s| looks| seems)( all| just)? (wrong|incorrect|not right|too high)|overcharg\w*|don't owe (that|you that) much|i owe (way |a lot )?less)\b/,
  /\b((cantidad|monto|importe|cifra|saldo|numero|total) (esta|es|me parece) (mal|incorrect\w*|equivocad\w*)|no debo (tanto|esa cantidad|ese monto|ni la mitad)|cobra(n|ndo) de mas|debo (mucho )?menos)\b/,
]
export const surelyPaidCue: Cue = [
  /\b(already (paid(?! (him|her|them|\w+ (lawyer|attorney)))|sent|settled|took care of)|(have|got|hold) (the |a |my )?(receipt|proof of payment|confirmation number|canceled check)|payment went through)\b/,
  /\b(ya (lo |la |les |le |se )?(pague|liquide|cubri|deposite|transferi|salde)|(tengo|aqui esta) (el |los |mi )?(recibo|comprobante|justificante)s?)\b/,
]
export const surelyDeniedCue: Cue = [
  /\b(not my (\w+ )?(debt|account|loan)|(isn't|not) mine|don't owe (you |them )?(anything|a thing|nothing)|never (opened|signed|took out|had that card)|identity theft|wasn't me)\b/,
  /\b(no es mi[oa]?( deuda| cuenta)|no es mi[oa]\b|nunca (abri|firme|saque|solicite|contrate|pedi)|no saque (ningun|ese|un)|no (le |les )?debo nada|no reconozco (esa|esta|la|ese|el)|robo de identidad)\b/,
]

/** Words of what is owed or paid: a line with them is about money, whatever blow of life it names beside. */
export const ofMoney =
  /\b(bills?|loans?|balance|accounts?|calls?|pay(ments?)?|cuentas?|facturas?|recibos?|prestamos?|deudas?|saldo|pagos?|pagar|cuotas?|llamadas?)\b/

const deniedLawyer =
  /\b(((don't|do not|haven't|didn't) (\w+ )?(have|got|get|hire|need)|no (tengo|hay|necesito))( an?| una?| ningun)? (attorney|lawyer|solicitor|abogad[oa]))\b/

/** A folded line without "I don't have a lawyer", which uses no right. */
export function withoutDeniedLawyer(folded: string): string {
  return folded.replace(deniedLawyer, '')
}
