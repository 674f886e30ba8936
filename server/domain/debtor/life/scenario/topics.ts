import type { Topic } from '#server/language/vocabulary.ts'
import { folded } from '../../fold-text.ts'

/** What a sentence of a scenario is about, against folded text in either language; the first match is its topic. */
const about: readonly (readonly [Topic, RegExp])[] = [
  [
    'proof',
    /\b(photos?|photographs?|pictures of|video of|receipts?|recording|witness\w*|notebook|fotos?|fotografias?|testigos?|comprobantes?|folio|peritaje|perito)\b/,
  ],

  [
    'expected_money',
    /\b(auction|pedido grande|subasta|waiting (for|on)|expect(s|ing)|payout|refund|commission|will (send|get|receive|arrive)|promised to send|due (around|on|in)|inherit\w*|bonus|tax return|owes? (him|her|them|me|us)|espera\w* (un|el|la|que le|cobrar|su)|reembolso|devolucion|aguinaldo|herencia|comision|finiquito|indemnizacion|remesa|(le|les) debe\w* (un|una|el|la|dinero|dos|tres|\d)|van a depositar|deposits?|insurance (payment|check|money))\b/,
  ],
  [
    'job_loss',
    /\b((weeks|months) (off|without) work|(semanas|meses) sin (trabajar|manejar|cobrar)|laid off|lost (his|her|their|the|a) job|fired|let go|unemployed|out of work|plant (closed|shut)|layoffs?|despid\w*|perdio (su|el) (trabajo|empleo|chamba)|sin (trabajo|empleo|chamba)|desemplead[oa]|corrieron|lo echaron|la echaron|recorte de personal)\b/,
  ],
  [
    'not_mine',
    /\b(identity|not (his|hers|theirs|her|the) (debt|account)?|never (signed|opened|bought|ordered|had)|opened in (his|her) name|forged|impersonat\w*|wrong person|nunca (firmo|abrio|compro|contrato|tuvo)|suplant\w*|a su nombre|homonimo|no es suya?|no reconoce)\b/,
  ],
  [
    'partner',
    /\b(husband|wife|spouse|boyfriend|girlfriend|fiancee?|divorc\w*|separat\w*|ex-?(wife|husband)?|widow\w*|espos[oa]|marido|mujer|pareja|novi[oa]|separa\w*|viud[oa])\b/,
  ],
  [
    'children',
    /\b((his|her|their|\w+'s|a|adult|teenage|young|two|three|and) sons?|daughters?|kids?|child(ren)?|baby|twins|hij(it)?[oa]s?|bebe|nin[oa]s?|nen[ea]s?|gemel[oa]s)\b/,
  ],
  [
    'relatives',
    /\b(mother|father|mom|mum|dad|parents?|brother|sister|aunt|uncle|cousin|grand\w+|nephew|niece|in-law|madre|padre|mama|papa|herman(it)?[oa]s?|ti[oa]|prim[oa]|abuel(it)?[oa]s?|niet[oa]s?|sobrin[oa]|suegr[oa]|cunad[oa])\b/,
  ],
  [
    'health',
    /\b(diagnos\w+|lupus|tumor|dispar(aron|o)|asalt\w+|shot|diagnos\\w+|lupus|tumor|eyesight|cataratas|fractur\w+|pneumonia|surger\w*|hospital\w*|cancer|ill(ness)?|sick|injur\w*|accident|fell|er|emergency room|clinic|doctor|stroke|diabet\w*|depress\w*|pregnan\w*|dementia|disab\w*|broke (his|her)|enferm\w*|cirugia|opera\w*|lesion\w*|cayo|clinica|embaraz\w*|internad[oa]|infarto|chocaron|accidente|discapac\w*|diabetes|quimio\w*|dental|dentist\w*|dentista)\b/,
  ],
  [
    'insurance',
    /\b(insur\w*|medicare|medicaid|cover(ed|s)?|copay|lapsed|policy|segur[oa]|aseguradora|poliza|cubri\w*)\b/,
  ],
  ['pets', /\b(dogs?|cats?|pets?|perr[oa]|gat[oa]|mascota)\b/],
  [
    'other_debts',
    /\b(proveedor\w* .*cobra|tambien (le|les) cobra|also owes|other (loans?|cards?|debts?|bills|creditors?)|another (loan|card)|otras? (deudas?|tarjetas?|prestamos?)|payday loans?|behind on)\b/,
  ],
  [
    'payday',
    /\b(pays? out on|(balances?|salary|wages|pay|pension) (comes?|arrives?) (in )?(on|every)|gets social security|paid (on|every|weekly|monthly|twice|at the end)|cobra entre|cobra un (fijo|basico)|pay ?day|paycheck|check (comes|arrives)|cobra(n)? (los|cada|el)|cobra .*(el dia|los dias|los viernes)|(le|les|me) pagan|quincena|cheque|deposita\w* (el|los|cada)|pension llega)\b/,
  ],
  [
    'other_income',
    /\b((cash|odd) jobs?|side (job|gig)|second job|child support|alimony|unemployment (benefits|check)|food stamps|sells .* on|vende \w+ (los|en|de)|remesas|pension alimenticia|propinas|tips)\b/,
  ],
  ['work_hours', /\b(hours|shifts?|overtime|part-time|horas|turnos?|medio tiempo)\b/],
  [
    'income',
    /\b(earns?|makes \$|salary|wages?|income|pension|disability check|social security|gana|sueldo|ingresos?|jubilacion|pensionad[oa])\b/,
  ],
  [
    'calls',
    /\b((collectors?|agency|agencies|agents?|callers?) (keep |kept )?(called|calls?|calling|shouted|phoned|yelled)|another agency|called (his|her) (\w+)|call(s|ed)? (him|her|them|last|every|at)|phone calls|different people called|voicemails?|lo llaman|la llaman|le llaman|llamadas?)\b/,
  ],
  [
    'letters',
    /\b(letters?|notices?|statements?|mail|envelopes?|cartas?|avisos?|notificacion\w*|estados? de cuenta|sobres?)\b/,
  ],
  [
    'past_agreement',
    /\b(payment plan|arrangement|agreed|agreement|promis\w+|half off|convenio|acuerdo|promet\w*|promesas?|quedo en)\b/,
  ],
  [
    'last_payment',
    /\b((sent|paid|transferred|deposited|mailed) (\w+ )?(about )?\$?\d[\d,.]*|never (been )?credited|mando \d+|paid (\w+ )?(\w+ )?(install?ments?|payments?|off|half|the|\$|it|all)|last paid|stopped paying|made (\w+ )?payments?|pago (\w+ )?(\w+ )?(pagos?|mensualidad\w*|cuotas?|meses|la mitad|completo)|dejo de pagar|dio (el|un) (enganche|pago|abono)|ya (lo )?pago|abono)\b/,
  ],
  [
    'proof',
    /\b(police report|denuncia|receipt|proof|email with|kept the|records?|document\w*|screenshot|recibo|comprobante|papeles|guardo (el|la)|captura|contrato)\b/,
  ],
  [
    'attorney',
    /\b(lawyer|attorney|solicitor|court|sue|suing|sued|bankruptcy|chapter (7|13|seven|thirteen)|abogad[oa]|(al?|el|la|con) licenciad[oa] [a-z]+|concurso voluntario|administrador[a]? concursal|juzgado|demanda|juicio|profeco|condusef)\b/,
  ],
  [
    'amount_view',
    /\b(wrong|incorrect|overcharg\w*|billed (him|her|them)|different figure|(left|worth|too) (to pay|high|much)|fees|interest|cobraron de mas|monto|mal cobrad\w*|intereses|recargos)\b/,
  ],
  [
    'education',
    /\b(degree|college|semester|university|high school|studies|estudia|universidad|carrera|prepa|bachillerato)\b/,
  ],
  [
    'support',
    /\b(covers (the|her|his)|pagaba la mitad|paid half|pays half|chipped in|pago la primera parte|(le|les|me) presta\w*|(drives|takes) (him|her) to|covered (the|her|his)|con eso com\w+|mantiene a|helps?|supports|sends|lends|chips in|ayuda\w*|apoya\w*|mandar? dinero|manda dinero|le manda)\b/,
  ],
  [
    'purpose',
    /\b(loan|borrow\w*|card|bought|purchase\w*|used (it|the)|bill (is|for)|signed (up )?for (a|an|the)|credit agreement|to (buy|fix|repair|pay for)|surgery bill|treatment|tuition|mortgage|financed|prestamo|tarjeta|compr\w*|factura|deuda (es|viene)|pidio (el|un)|para (comprar|arreglar|pagar|el|la)|credito|hipoteca|colegiatura|debe)\b/,
  ],
  [
    'age',
    /\b(turned \d\d\b|cumplio \d\d\b|(is|tiene) \d\d( anos| years| and|,|\.|$)|\d\d[- ]years?[- ]old|de \d\d anos)/,
  ],
  [
    'household',
    /\b(compart\w+ (piso|casa|depa\w*)|shares? an? (house|flat|apartment)|lives? (alone|with)|at home there (is|are)|vive (sol[oa]|con)|viven con|en casa (estan|somos|viven))\b/,
  ],
  [
    'housing',
    /\b(sleeps? (at|in|on)|duerme (en|con)|house|home|apartment|rent|evict\w*|landlord|moved|lives? (in|with|alone)|shelter|casa|departamento|renta|desaloj\w*|se mudo|vive (en|con|sol[oa])|alquil\w*)\b/,
  ],
  [
    'transport',
    /\b(drives an?|buses|volco|camiones|tacoma|honda|toyota|ford|chevy|nissan|car|truck|van|bike|bus|pickup|coche|carro|auto|camioneta|moto|camion)\b/,
  ],
  [
    'business',
    /\b(bakery|restaurant|store|shop|company|clients?|customers?|contracts?|supplier|sales|employees|wholesale|negocio|tienda|clientes?|ventas|proveedor\w*|empleados|local|empresa|distribuidora|taller|fonda)\b/,
  ],
  [
    'work',
    /\b(starts? (back|work|a new|at|with)|(es|soy) (un |una )?(moz[oa]|\w+(er[oa]|ista|or|ora|ante|tr[oa]|ic[oa]|iar|ad[oa])) (en|de|del|por)|reparte\w*|vende\w*|works?|working|jobs?|drives?|teaches|cleans?|cooks?|site|career|trabaja\w*|empleo|maneja|limpia|cocina|da clases|obra(?! social)|oficio|jubilad[oa]|retired|teacher|nurse|driver|mechanic)\b/,
  ],
  [
    'feelings',
    /\b(lo que (la|lo|le) tiene mal|(teme\w*|le preocupa)|fears?|dreads?|what (he|she) (minds|fears|dreads)|terrified|afraid|scared|ashamed|embarrass\w*|worried|angry|humiliat\w*|miedo|verguenza|preocupad[oa]|angusti\w*|desespera\w*)\b/,
  ],
  ['plans', /\b(wants to|plans? to|hopes? to|intends|quiere|piensa|planea|le gustaria)\b/],
  ['role', /\b(owner is|duen[oa] es|propietari[oa] es|runs the (shop|business|company))\b/],
  ['origin', /\b(is from|born|grew up|es de|nacio|originari[oa]|llego de)\b/],
  // What else tells of a topic: less sure, so that it names a clause only where nothing before does.
  [
    'income',
    /\b((?<!pay )(?<!pays )(?<!paid )(at|about|around|on|for) [$£€]?\d[\d,.]* (an?|per) (hour|week|month|year|day|shift)|brings in|living on [$£€]|makes? (about |around )?[$£€]|takes? home|pay comes|subsidio|saca unos|cobra \d|cobra (la |el )?(minima|subsidio|paro|pension)|\d[\d,.]* (diarios|semanales|mensuales))\b/,
  ],
  [
    'work',
    /^(\S+ ){1,3}is an? (?!single|widow|divorc|mother|father|grand|new|baby)[a-z' -]{3,40} (in|at|for|with) |\bmanages an? |^(delivers|drives|sells|cleans|cooks) |\b(es|soy) (modista|comercial de) ?|\b(back (on|at|to|in) (the |his |her |full |regular )?(work|job|pay|light duty|duty|full[- ]time|half days|the road|nights)|light duty|driving again|off work|half days|(he|she|they) (gathers?|sells?|trucks?|flies|fly|repairs?|tunes?|farms?|owns?|mends?|tends? bar|delivers?|knots?|bends?|carves?|paints?|builds?|fixes|bakes?|grows?|raises?|programs?|imports?|prints?|sews?) |conduce|cose|cuida (ancianos|ninos|a)|instala|programa (para|en)|imprime|da (clases|matematicas|ingles)|toca (en|con) |cubre suplencias|arregl(a|os de)|hace arreglos|tiene (un|una) (tortilleria|horchateria|taqueria|taller|bar|tienda|local|puesto|negocio|papeleria|floristeria|ferreteria)|(es|soy) (agente|gestor[a]?|conductor[a]?|enfermer[oa]|maestr[oa]|plomer[oa]|albanil|cociner[oa]|camarer[oa]|chofer|taxista|electricista))\b/,
  ],
  [
    'behind_since',
    /\b(paid nothing since|has not paid since|payments stopped|(semanas|meses) sin (abonar|pagar|cubrir)|vencidas? desde|cuotas de [\d.,]+ desde|dejo de pagar (en|desde)|past due|missed (\w+ )?(\w+ )?(payments?|installments?|instalments?)|behind by|(months|payments) behind|sin pagar|atras(o|ad[oa]s?|e)|deben? (\w+ )?(cuotas?|mensualidad\w*|recibos?)|faltan (\w+ )?(cuotas?|mensualidad\w*)|que no paga)\b/,
  ],
  ['partner', /\b(married to|is married|engaged to|casad[oa] con|comprometid[oa] con)\b/],
  [
    'children',
    /\b((boys?|girls?) of \d+|(a|two|three|her|his) (boys?|girls?)\b|mellizos|gemelos|expecting a baby|embarazada)\b/,
  ],
  ['bank', /\b(bank (details|account)|cuenta de banco|sucursal|branch on|the bank)\b/],
  [
    'calls',
    /\b(not to be called|calls to stop|stop calling|calls? (him|her|them) (at|on|four|three|twice)|(lo|la|le) llamen|(lo|la|le) llaman|dejen de llamar\w*|hablan? fuerte|trat(en|an) (mal|de moros[oa]))\b/,
  ],
  ['letters', /\b(in writing|by (mail|letter|post|email)|por escrito|por correo|itemized|desglose)\b/],
  [
    'feelings',
    /\b(hates?|has had it|fed up|ofende|hart[oa]|furios[oa]|da (pena|panico|verguenza)|arrepiente|duerme mal|cries|llora)\b/,
  ],
  [
    'health',
    /\b(arthritis|asthma|shingles|crutches|bad (heart|back|knee)|blood pressure|insulin|meniscus|knee|shoulder|pelvis|gallbladder|appendectomy|infection|antibiotics|asma|presion|rodilla|espalda|vesicula|infeccion|muneca)\b/,
  ],
  ['housing', /\b(lives? (aboard|on a|above|over)|lease|narrowboat|piso de|departamento|alquila)\b/],
]

/** Topics from which the cause is taken when no sentence names one. */
const nearCause: readonly Topic[] = [
  'insurance',
  'not_mine',
  'amount_view',
  'other_debts',
  'past_agreement',
  'business',
  'health',
  'purpose',
]

/** Whether a sentence is close enough to a cause to stand for it, so that none is invented beside it. */
export function standsForCause(found: readonly Topic[]): boolean {
  return found.some((topic) => nearCause.includes(topic))
}

/** What the debt is for is not why it was not paid. */
const what = /\b(la deuda (es|viene) de|the (debt|bill|loan) (is|was) for)\b/

/** What somebody thinks, wants, fears or waits for, what they could pay and what they borrowed for: no cause by itself. Against folded text. */
const noCause: readonly RegExp[] = [
  /^(\S+ ){0,2}(thinks?|believes?|wants?|hopes?|plans?|expects?|is waiting|promised|cree|piensa|quiere\w*|espera\w*|planea\w*|teme\w*|siente\w*|desea\w*|busca\w*) /,
  /^(\S+ ){0,3}(afraid|worr(ied|ies)|fears?|dreads?|furious|ashamed|angry|tired of|fed up|miedo|verguenza|panico|hart[oa]|preocup\w+)\b/,
  /\b(could|can|would|might) (only |still |maybe )?(pay|manage|do|afford|send|put|give|add)\b|\b(podri?an?|podemos|puede|podria) (\w+ )?(pagar|dar|abonar|asumir|poner|volver)\b/,
  /\b(will|would) (not )?(pay|sue)\b|\bpays? on\b|\bdue to be paid\b|\bpromised to a\b|\b(has|have) a closing\b/,
  /\b(borrowed|financed|took (out )?an? [^,]{0,12}loan|loan was for|put .{3,40} on (the|her|his|their|a) card|pidio (el|un)|saco (el|un)|prestamo (era|lo)|compro a credito)\b/,
  /\b(on time|never (been )?(late|behind|missed)|every month for|nunca (se )?(ha|habia) atras\w+|puntual\w*|al dia)\b/,
  /\b(fees? .* (taken off|dropped)|called? (him|her|them) |llama\w* (tres|dos|cuatro)|\bayuda\w* con|\bhelps? (with|out)|will refuse|going up|disputes?|previous collector|broke .{0,20}promises)\b/,
]

/** That nothing was paid is what a cause explains, and none itself. */
const symptom =
  /\b(stopped paying|(missed|skipped) (\S+ ){0,3}(payments?|installments?|instalments?)|behind|past due|in arrears|dejo de pagar|atras\w+|retras\w+|sin pagar|no paga|debe\w* (\S+ ){0,3}(cuotas|recibos|mensualidades|meses|pagos))\b/

/** Links by which a clause tells the reason of what it says. */
const linked =
  /\b(because|since (he|she|they|his|her|their|the|then)|after|when|until|due to|that'?s why|porque|por eso|desde que|ya que|debido a|despues de|cuando|tras)\b/

/** Events that leave people without money, in both languages. */
const events: readonly RegExp[] = [
  /\b(laid off|lost|fired|let (him|her|them|me) go|cut|sick|ill|illness|surger\w*|appendectomy|hospitali[sz]ed|called off|cancelled|opened (\w+ )?in [a-z]+'?s name|to the er|emergency|slowed (down|up)|in (the )?hospital|accident|fell|failed|broke|broken|died|death|killed|passed away|divorc\w*|separat\w*|widow\w*|left (him|her|them|me|in)|moved out|closed|closure|shut|folded|rain|storm|hurricane|drought|frost|fire|flood\w*|stol\w*|embezzl\w*|fraud\w*|scam\w*|damaged|lapsed|denied|strike|funeral|repossess\w*|gambl\w*|dementia|injur\w*|crash\w*|layoffs?|quit|burned|stroke|cancer|identity|overcharged|overbilled|dropped|competitor|caring for|hailstorm|diagnosed|stolen|hurt|hooked|refused to pay|hail|destroyed|totaled|robbed|shot|used by|hit (a|an|the|by)|expired|changed banks|never signed|not signed|came back|sank|leaked|looks? after|takes? care of|went (out|under|bust|quiet|into administration|over to)|breakdown|out of work|off work|without work|disabled|on disability|(used up|ran out of|through) (his|her|their) savings|savings (ran out|are gone|went)|(not|never|n't) (set|put) (\S+ ){0,3}aside|half (of )?(his|her|their|the) (pay|wages|salary)|(twice|double|triple) (what|the|his|her|their)|doubled|tripled|never (been )?(credited|returned)|stopped paying (her|him|them|us|me))\b/,
  /\b(despid\w*|perdi(o|eron)?|enferm(o|a|os|e|edad|aron)|cirugia|operar(on)?|opero|operacion|hospitali\w+|internad[oa]|accidente|choc(o|aron)|choque|cayo|cayeron|muri(o|eron)|fallecio|muerte|funeral|sepelio|divorci\w*|separ\w*|enviud\w*|viud[oa]|abandon\w*|se fue|se march\w*|cerr(o|aron|ada)|lluvia\w*|incendi\w*|inund\w*|rob(aron|o)|fraude|estaf(o|aron|ada)|urgencias|danad[oa]s?|recort\w*|redujeron|bajaron|huelga|quebr[oa]|embarg\w*|jugaba|apuestas|rompio|descompuso|fundio|dispar[oa]|subi[oe]\w*|mal cobrad\w*|no (le |les )?(ha|han) pagado|no (le|les) pag(o|aron)|sin (trabajo|trabajar|jalar|cobrar|sueldo)|lo corrieron|la corrieron|lo descanso|la descanso|abrieron|cuidar a|cuida a|asalt\w+|pres[oa]\b|fianza|granizo|volco|desaparecio|detectaron|descont\w+|sequia|plaga|helada|pandemia|desvi\w*|levant(o|aron) la calle|concurso|(tomo|tome) licencia|(al|en el) paro|nacio|paros? tecnicos?|(la )?mitad del (sueldo|salario)|medio sueldo|(el|al) (doble|triple)|se (duplic|triplic)\w+|(ya|lo|la) (cancelo|liquido)|nunca \w+ acredit\w*|deuda esta mal|dej\w+ de pagar(le|les|me|nos))\b/,
  /\b(owes? (him|her|them|me|us)|owed|owing|debia|debian|(le|les|nos|me) debe\w* (un|una|dinero|\d)|a deber)\b/,
]

/** How much a clause of a scenario tells of why the debtor is behind; 0: nothing. Pure. */
export function causeWeight(sentence: string): number {
  const said = folded(sentence)
  if (what.test(said)) return 0
  const happened = events.reduce((sum, words) => sum + (words.test(said) ? 4 : 0), 0)
  const behind = symptom.test(said)
  const reason = linked.test(said)
  if (noCause.some((words) => words.test(said)) && !(behind && happened > 0)) return 0
  if (happened === 0) return 0
  // "He fell behind when he was laid off" tells both.
  return happened + (behind && reason ? 3 : 0) + (reason && !behind ? 1 : 0)
}

/** Whether a clause as it is said names an event: "I stopped paying in April" only says what it came to. */
export function tellsCause(spoken: string): boolean {
  const said = folded(spoken)
  return events.some((words) => words.test(said)) && !(symptom.test(said) && !linked.test(said))
}

const borrowed =
  /^(?:(?:in|en) (?:\p{L}+ (?:of |de )?)?\d{4},? )?(?:(?:I|we) (?:owe|borrowed|took out)|(?:I|we) signed for (?:a|the) (?:loan|card)|debo|(?:saqué|pedí|firmé|contraté) (?:un|el) (?:préstamo|crédito)|(?:me )?quedan?) /iu
const unpaid =
  /^(?:I['’]ve paid nothing|I haven['’]t paid|No he pagado|Llevo [^,.]* sin (?:pagar|abonar)|(?:No debo(?: nada)?|I owe nothing)[.,])/u

/** That somebody owes, borrowed, and since when nothing was paid, is no answer to why. */
export function onlyOwes(spoken: string): boolean {
  return (unpaid.test(spoken) || borrowed.test(spoken)) && !tellsCause(spoken)
}

/** The topics of a sentence, the most telling first. */
export function topicsOf(sentence: string): Topic[] {
  const said = folded(sentence)
  return about.filter(([, words]) => words.test(said)).map(([topic]) => topic)
}
