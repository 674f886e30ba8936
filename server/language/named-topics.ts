import { attorneyDetails } from './attorney-contact.ts'
import { numbersIn } from './figures/numbers-in.ts'
import { guessesOccupation } from './requests/asks-for-occupation.ts'
import { fold } from './text/fold.ts'
import { spokenWords } from './text/spoken-words.ts'
import type { Topic } from './vocabulary.ts'

/** Asks how somebody pays, in words that stand for nothing else. */
const method =
  /(?:\b(?:falta|faltaria|menos|solo|nomas|nada mas)(?: nomas)? el como|(?<!fecha |monto |porque |por que |dia )\by el como|\b(?:just|only)(?: for)? the how)$|\b(?:(?:que|cual\w*) (?:es |seria )?(?:la |el )?(?:forma|medio|metodo|manera) de pago|payment method)\b/

/** Asks for a figure that the debtor can pay. */
const able =
  /\b(?:(?:digame|decime|dime|diga|decimelo) (?:usted |vos |tu )?(?:bajito )?(?:entonces )?(?:con )?cuanto(?= ?$| (?:puede|podria|podrias|podes|puedes|por mes|al mes|a la (?:semana|quincena)|por semana|entonces|hoy|sin|usted y|y (?:que|desde)|mas o menos)\b)|(?:con|a) cuanto (?:llegarias|llegaria|alcanzas|alcanzaria)\b|(?:y )?como de a cuanto(?! son| es| eran)\b|what(?:s| is|'s) the (?:number|figure|amount|most|best) (?:that )?you (?:can|could)|(?:how much|what) (?:do you think )?(?:you )?(?:can|could|would) (?:you )?(?:be able to )?(?:realistically |comfortably |actually )?(?:pay|afford|manage|spare|put (?:down|toward)|send)|(?:give|tell) me (?:a|an|your) (?:realistic |honest )?(?:number|figure|amount)|what (?:number|figure|amount) (?:works|would work|can you)|what(?:s| is|'s) a (?:number|figure|amount) (?:that )?(?:you|works|would)|(?:how much|what) (?:did|do) you have in mind|cuanto (?:tenia|tiene|tenias|tienes|tenes) (?:pensado|en mente)|cuanto (?:me|nos) (?:pone|pones|ponés|pondria|da|das|daria|abona|abonas|deposita|depositas|ingresa|ingresaria|paga|pagas|pagaria)|cuanto (?:me )?(?:podria|podrias|puede|puedes|podes) (?:usted )?(?:abonar|poner|dar|pagar)|cuanto si (?:puede|podria|puedes|podrias|podes)|cuanto (?:mas o menos )?(?:es lo que )?(?:cree que |crees que )?(?:puede|podria|puedes|podrias|podes) (?:usted )?(?:dar|pagar|abonar|poner|cubrir|aportar|depositar)|(?:digame|deme|dime|dame|decime) (?:usted |tu |vos )?(?:una? )?(?:cifra|cantidad|monto|numero))\b/
/** "Just the number, Frank." */
const figureAlone =
  /^(?:(?:so|ok|okay|fine|no|y|bueno|pero|please) )*(?:just (?:the|a|your|one|give me (?:the|a)) (?:number|figure|amount)|(?:nomas|solo|nada mas|solamente) (?:el|un|la|una|digame (?:el|un|la|una)) (?:numero|cifra|cantidad|monto))(?: (?:don |dona |mr |ms )?\p{L}+)?$/u
/** Asks for an offer: "so what can you do then". */
const offer =
  /^(?:(?:so|ok|okay|well|then|and|alright|entonces|bueno|y|pues) )*(?:what can you do(?: then| for (?:me|us)| about (?:it|this|that))?|(?:entonces )?(?:que|cuanto) puede(?:s)? hacer(?: entonces)?)$/
/** Asks whether somebody works. */
const working =
  /\b(?:are you (?:back )?(?:working|at work|driving again|back (?:at|to) work|on the job)|are you (?:still |currently |back )?(?:working|employed)|if (?:you're|youre|you are) (?:still |currently )?(?:working|employed)|have you gone back to work|(?:esta|estas|sigue|sigues) (?:usted )?(?:trabajando|laburando|currando|chambeando)|(?:ya )?(?:volvio|volviste|regreso|regresaste) (?:usted )?a(?:l)? (?:trabajar|trabajo|laburo|laburar))\b/

/** Asks for the first day of a payment. */
const start =
  /(?:\b(?:starting|beginning|from|first (?:one|payment)) when| when (?:would|could|can|do) (?:you|we) (?:start|begin)|\b(?:a partir de|empezando|comenzando|empezamos|empezaria|empezarias) cuando)$/
/** Asks how long it would take: no sum is asked for. */
const moreTime =
  /(?<!work |out )\bhow much (?:more )?time(?: (?:do |would )?you (?:need|want)(?=$| (?:like|one|two|three|a)\b)|$)|\bcuanto (?:mas )?tiempo (?:mas )?(?:necesita|necesitas|ocupa|ocupas|quiere|quieres|precisas|requiere)\b/
/** Asks for the payment of today. */
const today =
  /\b(?:(?:will|would|can) you (?:be )?(?:pay|paying|making) (?:that|it|this|the|your|a)?(?: \w+)* today|(?:realiza|realizara|va a realizar|puede realizar|va a liquidar|va a pagar|liquida) (?:su|el|la|tu)? ?(?:pago|saldo|cuenta|total)?(?: \w+){0,3} (?:hoy|el dia de hoy))\b/
const now = /\b(?:today|right now|now|tonight|hoy|ahora|ahorita|de entrada)\b/

/** Asks why somebody is behind. */
const cause =
  /\b(?:(?:^(?:(?:so|and|but|y|pero) )*|tell me |explain |wondering |digame |cuenteme |expliqueme |platiqueme |contame )(?:how|como(?! muchos| todos| usted)) (?:\S+ ){0,5}(?:ends? up|ended up|wound up|winds up|came to be|acaba|acabo|termina|termino|fue a quedar) (?:owing|in debt|behind|debiendo|endeudad[oa]|atrasad[oa])|(?:\S+ ){3}what happened there\b|how did (?:the|this|that|your) (?:balance|debt|bill|account|loan) (?:come about|happen|start|get (?:so |this |that )?(?:high|big|behind))|how did (?:it|this) (?:all )?(?:come about|come to this|get to this)|de donde (?:viene|sale|salio|vino|nace) (?:la|esta|esa|ese|el|este|su|tu) (?:deuda|saldo|cuenta|cargo|adeudo)|como (?:fue que )?(?:se hizo|se genero|surgio|nacio|llego) (?:de |a )?(?:la|esta|esa|ese|el|este|su|tu) (?:deuda|saldo|cuenta|adeudo)|(?:quiero (?:oir|saber)(?:lo)?|digame|dime|decime|cuenteme|contame|platiqueme)(?: (?:cual (?:es|fue)|pues|entonces|usted))* (?:el|ese|su) motivo(?= por favor| pues| entonces|$)|(?:tell me|give me|(?:want|like|love) to hear) (?:the|your|that) reason(?= please| then|$)|(?:por que|cual es el|que) (?:motivo|razon) (?:no |se |ha |dejo )\w+|what (?:got|made|put|caused) you (?:to )?(?:get |fall |be )?behind|how (?:did|come) you (?:get|got|fall|fell) behind|why (?:did|are|have) you (?:get |fall |fallen |gotten )?(?:behind|stop(?:ped)? paying)|why (?:havent|haven't|have you not|didnt|didn't) (?:you )?(?:paid|pay|been paying)|(?:por que|que paso que|que fue lo que paso para que|como fue que) (?:se|te|le) (?:le |te )?atras\w+|por que (?:no (?:ha|has|pudo|pudiste|pudieron) (?:pagado|pagar)|(?:dejo|dejaste|dejaron) de pagar(?:le|les)?)|que (?:le|te|les) (?:paso|ha pasado|sucedio) con (?:el|la|los|las|su|sus|tu|tus|este|esta|ese|esa|estos|estas) (?:prestamo|tarjeta|cuenta|pagos?|cuotas?|credito|hipoteca|mensualidad\w*)|(?:el|un|cual es el) motivo (?:de|del) (?:su |tu )?(?:atraso|retraso|la falta|no pago)|(?:cuenteme|contame|cuentame|digame|decime|platiqueme|me platica|me cuenta) que (?:le |te )?(?:paso|ha pasado)(?: desde cuando| por que|$)|what happened (?:with|to) (?:the|this|that|your) (?:loan|card|account|payments?|mortgage|bills?|balance|debt)|que (?:fue lo que )?(?:le |te |les )?(?:paso|ha pasado|sucedio) con (?:el|la|los|las|su|sus|tu|tus|este|esta|ese|esa|estos|estas) (?:mensualidad\w*|letras|abonos|recibos?|facturas?|deuda|saldo))\b/
/** The same of the sum itself: "the 1,200 Carlos, where's it from", "so the 640, how did that come about". */
const causeOfSum =
  /\b(?:the|los|las|el|la|esos|esas|of|de) \d[\d ]*(?: \p{L}+){0,2} (?:how (?:did|does) (?:that|it|this|they|those) (?:come about|come up|happen|start|build up|get there)|where (?:is|does|did) (?:it|that|this) (?:come )?from|where'?s (?:it|that|this) from|what happened(?: there)?|de donde (?:sale|salen|viene|vienen|salio|salieron|es|son)|como (?:se dio|se dieron|fue|llego|llegaron|surgio|se hizo|se hicieron))\b/u
/** Asks what has thrown somebody back: "what knocked it off track". */
const setBack =
  /\b(?:what (?:knocked|threw|set|pushed) (?:it|you|this|that|things|the \p{L}+) (?:off (?:track|course)|back|behind)|what got in the way|que (?:se le |se te )?(?:atraveso|descarrilo)|que (?:lo|la|le|te) (?:saco del camino|descuadro|freno))\b|^(?:(?:so|and|ok|okay|well|y) )*what (?:went|has gone) wrong$/u
/** Asks what still stands in the way: "qué es lo que lo hace dudar, el monto". */
const hesitates =
  /\bque (?:es lo que )?(?:le|lo|la|te) (?:hace|hacen|esta haciendo) (?:dudar|titubear|pensarlo)\b|\bwhat (?:makes you|is making you|has you) (?:hesitat\w+|unsure|think twice)\b|\bwhat(?:'s| is|s) (?:holding|keeping) you back(?! from)\b/
/** Asks whether what was read out is right: "así es, o le muevo algo". */
const readBack =
  /^(?:(?:y|and|so|entonces|ok|okay|bueno) )*(?:asi es|es asi|lo anote bien|is that (?:right|it|correct)|have i got (?:that|it) (?:right|straight)|did i get (?:that|it) (?:right|straight)) (?:o|or) (?:(?:le|te|me|lo) )?(?:\p{L}+ ){1,3}\p{L}+$/u
/** Asks how an answer should come: "would you rather have it in writing or by phone". */
const answerBy =
  /\b(?:hear back|(?:have|get|want) (?:the|your|our|an) (?:answer|reply|result)|(?:le|te|se lo|te lo) (?:contesto|respondo|contestamos|respondemos|avisamos|aviso)|la respuesta)\b.*\b(?:in writing|by (?:phone|mail|email|post|letter|text)|por (?:escrito|telefono|correo|carta|mensaje))\b.* (?:or|o) /
/** Asks for the full name of whoever is on the line. */
const ownName =
  /\byour (?:full|first and last|complete) name\b|\bcomo (?:se llama usted|te llamas(?: vos)?)\b|\b(?:su|tu) nombre completo\b/
/** Asks what somebody had thought of: "what options did you have in mind when you picked up". */
const wishes =
  /\bwhat (?:options|solutions|arrangements|kind of (?:options|solution|arrangement|help)) (?:did|do|were|are) you (?:have in mind|looking for|hoping for|thinking (?:of|about))\b|\bque (?:opciones|opcion|arreglo|solucion) (?:tenia|tenias|tiene|tienes|tenes|traia) (?:en mente|pensad[oa]s?)\b/
/** Asks what is little enough: "cuánto sería chiquito para vos". */
const littleEnough =
  /^(?:(?:ok|okay|so|and|y|bueno|entonces|pero) )*(?:(?:como )?cuanto (?:es|seria|viene a ser|vendria a ser) (?:un )?(?:poco|poquito|chiquito|chico|comodo|posible|manejable|justo|razonable|realista)|(?:how much|what) (?:is|would be) (?:a )?(?:little|small|comfortable|doable|manageable|realistic))\b/
/** Asks from when, behind a sum: "ochenta está bien, y desde cuándo". */
const fromWhen =
  /\b(?:y|and) (?:desde cuando|from when|cuando (?:empezamos|empezaria|empezarias|empieza|arrancamos|seria el primero))$/
/** A smaller number is hardly a sum. */
const leastSum = 20
/** What a number counts that is no sum. */
const ofTime =
  /\b(?:hours?|days?|weeks?|months?|years?|horas?|dias?|semanas?|meses|anos?|trabaj\p{L}+|work\p{L}*|viv\p{L}+|liv\p{L}+)\b/u
/** Offers to call, and asks about the time: "I call you in two weeks, is after work better". */
const callTime =
  /\bi(?:'ll| will| can| could)? (?:call|ring|phone) you (?:\p{L}+ ){0,5}(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|weeks?|month|morning|afternoon|evening|later|noon|at \w+)\b.* (?:is|are|would) (?:\p{L}+ ){0,3}(?:better|bad|good|okay|fine|quiet)\b|\b(?:te|le|la|lo|los) (?:llamo|marco|vuelvo a llamar) (?!por\b|de\b|para\b|porque\b)(?:\p{L}+ ){0,4}(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|semanas?|mes|tarde|noche|\d+)\b.* (?:(?:le|te|les) (?:queda|conviene|sirve|acomoda|viene (?:bien|mal|mejor))|prefieren?|prefieres|preferis|es mejor|esta mal)\b/u
/** Asks what happened, politely; shorter ones are about what was told last: "¿y qué le pasó, si no es molestia?". */
const happened =
  /^(?:(?:ok|okay|so|and|but|well|y|pero|bueno|entonces|pues) )*(?:what happened if (?:you )?(?:dont|don't) mind(?: me)?(?: asking)?|que (?:fue lo que )?(?:le|te) (?:paso|ha pasado) si no es (?:mucha )?(?:molestia|indiscrecion)|(?:what is|what's|whats) going on(?: then)?)$/
/** Asks what a word of the debtor's referred to: "fail at what?". */
const toWhat =
  /^(?:(?:sorry|wait|hold on|ok|okay|perdon|espere) )*(?:\w+ ){1,2}(?:at|about|with|on|from) what$/
/** Asks for the day of a payment and nothing else: "qué día señora el quince o el treinta". */
const day =
  /^(?:(?:and|so|ok|okay|then|but|y|entonces|pero|bueno|ok) )*(?:(?:what|which) day(?: (?:sir|maam|mr|mrs|ms)(?: \w+)?)?(?: the \w+ or (?:the )?\w+)?|(?:que|cual) dia(?: (?:senora?|senorita|don|dona)(?: \w+)?)?(?: el \w+ o (?:el )?\w+)?)$/
/** Asks for the sum of a payment whose day was just settled: "el diez perfecto y cuánto". */
const sum =
  /^(?:ok |okay |so |bueno |entonces )*(?:on |el |the )\S+ .*\b(?:and how much|y (?:de )?cuanto)$|^(?:ok |okay |so |bueno |entonces )*(?:and|y|so|entonces) (?:how much (?:would|will) (?:that|it) be|(?:de )?cuanto (?:seria|va a ser)(?: eso| entonces)?)$/
/** Asks what comes in, and when it does. */
const income =
  /\b(?:what (?:money )?(?:do you have|have you got|is|comes) coming in|what comes in (?:each|every|a|per) (?:week|month)|(?:que|cuanto) (?:dinero |plata )?(?:le|te|les) (?:entra|ingresa)\b|de cuanto es (?:su|tu) (?:sueldo|salario|pension)|cuanto (?:gana|ganas|cobra|cobras) (?:usted )?(?:al|por) (?:mes|semana|quincena))/
const payday =
  /\b(?:cada (?:cuando|cuanto) (?:le|te|les) (?:pagan|depositan)|cada (?:cuando|cuanto) (?:cobra|cobras|cobran)|(?:que dia|cuando) (?:cobra|cobras|le pagan|te pagan)(?: usted| vos)?$|(?:when|how often|what day) (?:do|does) (?:you|they) (?:get|pay you|paid)(?: paid| your check)?$)/
const earns =
  /\b(?:cuanto (?:cobra|cobras|gana|ganas|le pagan|te pagan)|how much (?:do you (?:get paid|make|earn)|are you paid))\b/
/** Asks when somebody pays the debtor what they owe: "y cuándo cree que le paguen eso". */
const theyPay =
  /\b(?:cuando (?:cree |crees |piensa |calcula )?(?:que )?(?:le|te|les) (?:paguen|pagarian|pagaran|van a pagar|pagan eso|pagan esa)|when (?:do you think |will |are |do )(?:they|he|she)(?:'ll| will| going to)? (?:pay you|settle up))\b/
/** Asks how somebody would pay: "por qué medio". */
const means =
  /^(?:(?:ok|okay|so|and|great|y|bueno|entonces|dale|perfecto) )*(?:how (?:would|do|will|did) you (?:like|want|prefer|plan|wish) to (?:pay|make (?:that|the|it) ?(?:payment)?)(?: that| it)?|por (?:que|cual) (?:medio|via|metodo)|(?:como|por donde) (?:prefiere|prefieres|preferis|quiere|quieres|queres|va a|vas a) (?:pagar|hacer el pago|realizar el pago)(?:lo|la)?)$/
/** Asks by which of two ways. */
const ways =
  'card|check|cheque|cash|transfer|bank transfer|direct debit|debit|tarjeta|transferencia|efectivo|deposito|cheque|debito'
const eitherWay = new RegExp(
  `\\b(?:${ways}),? (?:or|o)(?: by| con| en| por)?(?: a| the| una| el| la)? (?:${ways})$`,
  'u',
)
/** "Do you get paid by check or cash?", "did they refund you by card or check?" */
const wasPaid = /\b(?:paid|did|refund\w*|pagaron|pagan|cobra\w*|pago usted)\b/u
/** Asks for something that shows it. */
const shown =
  /\b(?:(?:can|could) you (?:actually )?(?:prove (?:it|that|this)|show (?:it|this|that)$)|(?:do you have|have you (?:got )?|got) (?:any |some )?(?:proof|evidence)|(?:puede|puedes|podria|podes) (?:usted )?(?:probar|demostrar|comprobar)(?:lo)?|(?:tiene|tienes|tenes|guardo|guardaste|conserva) (?:usted )?(?:alguna?s? |las |unas )?(?:prueba|pruebas|fotos?(?= (?:o|y) | de (?:la|las|los|el|eso|esa|esas|ese)\b|$)|como (?:probar|demostrar|comprobar)))(?!\p{L})/u
/** Asks about the children, the work, the purpose, the last payment. */
const children =
  /\b(?:do you have (?:any )?(?:kids|children)|(?:tiene|tienes|tenes) (?:usted )?(?:hijos|ninos|nenes))\b/
const workplace =
  /^(?:(?:ok|okay|so|and|now|y|ahora|hoy|bueno|entonces) )*(?:where (?:do|are) you work(?:ing)?(?: now| these days)?|what do you do(?: for (?:work|a living))?(?: i mean| these days| now)?|(?:usted |vos )?(?:(?:en )?donde|(?:en|de) que) (?:trabaja|trabajas|labora|laburas|trabajas)(?: usted| ahora| vos)?(?: senora?| don \w+)?|de que (?:vive|vives|vivis|viven)(?: ustedes| usted| ahora| hoy)?|a que se dedica(?: usted)?|a que te dedicas)$/
const purpose =
  /\bwhat(?:'s| is|s) the (?:\S+ (?:hundred|thousand)(?: \S+)?|\d+(?: \d+)?|\S+ (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)) (?:from|for)(?: originally| exactly| again| do you (?:know|remember))*$|\bwhat did (?:the|that|this) (?:loan|money|credit) go (?:for|to|toward|towards)\b|\bde que (?:son|eran) (?:(?:los|las|esos|esas) )?\d[\d ]*$|\bo de que (?:son|eran|es|era)(?: esos?)?$|\bde que (?:es|era|viene) (?:ese|este|el|su|esa|esta|la) (?:adeudo|saldo|deuda|cuenta|monto)\b|(?:^|\b(?:so|ok|okay|and|but|know|see|great|right) )what(?:s| is| was|'s)? (?:it|its|it's|it is|it was|that|that's|this|this is|the (?:bill|debt|balance|invoice|account|loan|charge|money))(?: even| all)?(?: for)(?: exactly| originally| again)?$|\bde que (?:era|es|fue)(?: (?:te acordas|te acuerdas|se acuerda|lo recuerda|eso|esa deuda|la deuda))?$|\b(?:de que (?:fue|era|es) (?:la |el |esa |ese |esta |este )(?:atencion|tratamiento|consulta|factura)|what (?:was|is) the (?:treatment|visit|procedure) for|what (?:was|is|did you take) (?:the|this|that|your) (?:loan|money|card|credit)(?: out)? (?:for|used for)|para que (?:fue|era|pidio|pediste|saco|sacaste|uso|usaste|queria|quiso) (?:el|la|ese|esa|este|esta|su|tu) (?:prestamo|dinero|plata|credito|tarjeta))\b/
const stopped =
  /\b(?:when did you (?:stop (?:paying|making)|last (?:pay|make a payment)|make (?:your|the) last payment)|cuando (?:dejo|dejaste) de pagar|cuando fue (?:su|tu|la) (?:ultimo|ultima) (?:pago|cuota|abono))\b/
/** Asks for a yes to what was proposed. */
const confirm =
  /^(?:y |and )?(?:(?:me |lo |me lo )?confirmas?|do you confirm|confirmed)$|\b(?:(?:le|te) (?:entra|entras|sirve|late|conviene),? o (?:no(?: (?:le|te) \p{L}+)?|es (?:mucho|poco)(?: (?:por|al) mes)?|(?:le|te) (?:duele|pesa|cuesta)(?: mucho)?)|are you in or (?:not|out)|does (?:that|it) work or not)$/u

/** Asks what somebody holds against the debt. */
const view =
  /\b(?:why (?:are|do|would) you disput\w+|what (?:are you|do you) disput\w+|(?:do|dont|don't) you (?:think you )?owe (?:this|it|that|us)|(?:por que|que es lo que) (?:la |lo )?disputa\w*|que es lo que esta mal|(?:reconoce|reconoces|reconoces vos) (?:usted )?(?:la|esta|esa|el|este|ese|lo que) ?(?:deuda|importe|saldo|monto|cargo|adeudo)?|(?:cuales son|que) (?:los )?cargos|que cargos no reconoce|(?:la|lo) reconoce|(?:cantidad|monto|saldo|importe) es correct[oa]|(?:is|does) (?:that|the) (?:amount|balance|figure) (?:right|correct|sound right|look right)|algo (?:que no le cuadr\w+|del? (?:\w+ ){1,2}que no (?:reconozca|reconoce|le cuadr\w+))|cargo que no (?:es|sea) suyo|which charges|what charges|lo (?:tenia|tiene|tenias|tenes) presente)\b/
/** Asks whether somebody may or can talk now. */
const talk =
  /\b(?:are you (?:able|authorized|allowed|free|okay|ok) to (?:talk|speak|discuss)|can (?:you|we) talk (?:now|about (?:this|the account))|puede hablar(?: ahora)?|esta autorizad[oa])\b/

/** Asks whether it is the right person: "confirm you are the account holder". */
const holder =
  /\b(?:con (?:quien|que persona) (?:hablo|estoy hablando|tengo el gusto)|who (?:am|are) (?:i|we) (?:actually )?(?:speaking|talking) (?:to|with)|(?:you are|are you|you're|youre) the (?:account ?holder|account owner)|(?:es|sos|eres) (?:usted )?(?:el|la) titular)\b/

/** Asks for the address of somebody: alone, or as a proof of identity. */
const address =
  /^(?:(?:ok|okay|so|and|thanks|thank you|sorry|great|perfect|i still need|i need|can i (?:get|have)|could i have|y|gracias|perfecto|bueno|vale|necesito|me falta|me da|me confirma|me puede dar|digame|confirmeme) )*(?:the|your|su|tu|la|el|to what|to which|what is your|a que|cual es su|cual es tu) (?:full |home |mailing |current )?(?:address|direccion|domicilio)(?: (?:se )?(?:lo|la|le|los) (?:mando|envio|mandamos|enviamos)| (?:should|can|do) (?:i|we) (?:send|mail) (?:it|that|them|this)(?: to)?)?(?: please| por favor| then| too| as well| completa?| mr \w+| ms \w+| mrs \w+| sir| maam)*$/

/** "I asked for your lawyer. Do you have one?" */
const one =
  /^(?:(?:so|and|but|well|y|pero|entonces) )*(?:do you (?:even )?have one|(?:tiene|tienes|tenes) un[oa]?)\b/
const attorney = /\b(?:lawyer|attorney|solicitor|abogad[oa]|licenciad[oa])\b/
const asksForOne = (plain: string, line: string) => one.test(plain) && attorney.test(fold(line).text)

/**
 * The topic of a question whose words stand for nothing else, whatever the sentence as a whole looks like. `line`: all that was said;
 * `spoken`: what the debtor spoke of last.
 */
export function namedTopic(quote: string, line = quote, spoken: Topic | null = null): Topic | null {
  const plain = spokenWords(quote)
  if (attorneyDetails(quote, line, spoken).length > 0 || asksForOne(plain, line)) return 'attorney'
  if (holder.test(plain) || ownName.test(plain)) return 'name'
  if (method.test(plain)) return 'method'
  if (today.test(plain)) return 'able_now'
  if (moreTime.test(plain)) return 'pay_when'
  if (able.test(plain)) return now.test(plain) ? 'able_now' : 'able_monthly'
  if (sum.test(plain) || offer.test(plain) || figureAlone.test(plain)) return 'able_monthly'
  // "How much are you paid a month, and what day?"
  if (day.test(plain) && earns.test(fold(line).text)) return 'payday'
  if (start.test(plain) || day.test(plain)) return 'pay_when'
  if (theyPay.test(plain)) return 'expected_money'
  if (confirm.test(plain)) return 'offer_ok'
  if (fromWhen.test(plain) && !ofTime.test(plain) && numbersIn(quote).some((number) => number >= leastSum))
    return 'pay_when'
  if (littleEnough.test(plain)) return 'able_monthly'
  if (answerBy.test(plain)) return 'contact_way'
  if (hesitates.test(plain)) return 'obstacle'
  if (readBack.test(plain)) return 'right_so'
  if (wishes.test(plain)) return 'needs'
  if (callTime.test(plain)) return 'callback'
  if (means.test(plain) || (eitherWay.test(plain) && !wasPaid.test(plain))) return 'method'
  if (shown.test(plain)) return 'proof'
  if (cause.test(plain) || causeOfSum.test(plain) || setBack.test(plain) || happened.test(plain))
    return 'cause'
  if (toWhat.test(plain)) return 'meaning'
  if (purpose.test(plain)) return 'purpose'
  if (income.test(plain)) return 'income'
  if (payday.test(plain)) return 'payday'
  if (stopped.test(plain)) return 'last_payment'
  if (children.test(plain)) return 'children'
  if (view.test(plain)) return 'amount_view'
  if (talk.test(plain)) return 'can_talk'
  if (guessesOccupation(quote) || working.test(plain) || workplace.test(plain)) return 'work'
  return address.test(plain) ? 'address' : null
}
