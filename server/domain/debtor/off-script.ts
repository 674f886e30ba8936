import { sentencesOf } from '#protocol/text/sentences.ts'
import { folded } from './fold-text.ts'
import type { OffScriptSubject } from './plan.ts'

type Aside = OffScriptSubject | 'presence'
type Subject = readonly [RegExp, Aside]

/** About the call itself, with or without a question mark; against accent-free lower case. */
const aboutTheCall: readonly Subject[] = [
  [
    /\b(are )?you (still )?(there|with me|on the line)(?= *\W*$)\b|^\W*(hello|hola)\W*$|\bsigue[s]? (ahi|en la linea)|\b(me|nos) (oye|escucha)[s]?\b|\besta[s]? ahi\b/,
    'presence',
  ],
  [
    /\b(can|could|would|mind) (you )?(please )?(repeat|repeating|say|saying) (that|it|the last)|\bsay (that|it) again|\bcome again\W*$|^\W*((sorry|pardon|excuse me)\W+)?what( was that| did you say)?\W*$|^\W*(pardon|sorry|come again)( me)?\W*\?$|\bwhat did you (just )?say|\bdid(n't| not) (quite )?(catch|hear|get) (that|you|what you)|(lo|la|eso) (puede|podria|puedes|podes) (volver a )?(repetir|decir)|\b(puede|podria|puedes|podes) repetir|\bme lo (repite|repetis)|\brepita(me)?(lo)?\b|\bcomo (dijo|dijiste)\b|\bque (me )?dijo\W*$|^\W*((perdon|disculpe)\W+)?(que|como|mande)\W*$|\bno (le|te|lo|la) (escuche|oi|entendi)\b|\bno (alcance a|pude) (oir|escuchar)/,
    'repeat',
  ],
  [
    /\b(your|that|the) accent\b|\b(speak|talk|go) (a (bit|little) )?(slower|more slowly|louder)|\bslow down\b|\bspeak up\b|\b(trouble|hard time|hard|difficult|difficulty) (to )?(understand|understanding|follow|following|hearing|hear) you|\bcan('t|not) (understand|make out|hear) (you|what you|a word)|\byou('re| are) (mumbling|breaking up)|\b(su|tu|ese|el) acento\b|\bmas (despacio|lento|fuerte)\b|\b(cuesta|dificil|trabajo) (trabajo )?entender(le|te|lo|la)?\b|\bno (le|te|se le|lo|la) (entiendo|comprendo|escucho|oigo) (nada|bien|lo que)/,
    'speech',
  ],
  [
    /(?<!\ba )\b(hold|hang) on\b|\bhold (the line|for)\b|\bbear with me\b|\b(give|gimme|allow) me (just )?(a|one) (second|sec|moment|minute)|^\W*(okay |ok )?(just )?(a|one) (second|sec|moment|minute)(\W+please)?\W*$|\blet me (look|check|see|pull (it|that|your file) up)\W*$|\b(system|computer|screen) is (slow|frozen|loading)|\bme espera (un|tantito|por favor)|\besper(e|a|eme|ame) (un|tantito)|\b(un|deme un|dame un) (momento|momentito|segundo|minuto)(\W+por favor)?\W*$|\bpermitame\W*(un|$)|\bdejeme ver\W*$|\b(sistema|computadora) esta (lent|tard)/,
    'hold',
  ],
  [
    /\bi('m| am) (still )?new (here|at this|to this|on the job)|\bit('s| is) my (first|second|third) (day|week)|\bsoy nuev[oa]\b|\bes mi (primer|segundo|tercer) dia|\bmi primera semana/,
    'new_here',
  ],
  [
    /^\W*((okay|ok|okey|i see|right|all right|alright|got it|gotcha|mhm|uh-huh|go on|go ahead|i'm listening|noted|aja|ya veo|ya|bueno|muy bien|claro|vale|dale|listo|siga|le escucho|te escucho)\W*){1,2}$/,
    'listens',
  ],
  [
    /\b(transfer you|put you through|connect you|pass you) (to|on to)\b|\b(le|te|lo|la) (paso|transfiero|comunico|puedo pasar) (con|a)\b/,
    'supervisor',
  ],
  [
    /\bnot what you (told|said)\b|\byou (said|promised|told us|agreed) (that )?(you|last|to pay)\b|\byou('ve| have) been (avoiding|ignoring|dodging)|\byou never (called|paid|answered)|\beso no (fue|es) lo que (nos |le |me )?(dijo|dijiste)|\b(dijo|prometio|quedo en) que (iba a|pagaria)|\bquedo de pagar|\bnos ha (estado )?(evitando|evadiendo|ignorando)/,
    'accused',
  ],
]

/** Questions that are not on any script, narrow before broad. */
const questions: readonly Subject[] = [
  [
    /\b(speak|talk) (to|with) (your (husband|wife|spouse|partner|son|daughter|mother|father)|someone else|somebody else)|\b(hablar|comunicarme) con (su|tu) (espos[oa]|marido|mujer|pareja|hij[oa]|mama|papa)/,
    'somebody_else',
  ],
  [
    /\b(do|can) you speak (english|spanish)|\b(in|switch to) (english|spanish)\W*\?|\bhabla (usted )?(ingles|espanol)|\ben (ingles|espanol)\W*\?/,
    'language',
  ],
  [
    /\bare you (disputing|saying (it|this|that)('s| is) (wrong|not yours))|\bdo you (dispute|recogni[sz]e)|\b(esta|estas) (usted )?(disputando|en desacuerdo con)|\breconoce (usted )?(la|esta) (deuda|cuenta)/,
    'disputing',
  ],
  [
    /\b(your|what) (monthly |annual |current )?(income|salary|wages|pay)\b(?! day)|\bhow much do you (make|earn|bring)|\bcuanto gana[s]?\b|\b(su|tu) (ingreso|sueldo|salario)s?\b|\bcuanto le pagan\b/,
    'income',
  ],
  [/\bfinal (answer|word|offer)|\b(su|tu) ultima (palabra|oferta)|\brespuesta final/, 'final'],
  [
    /\bwho am i (speaking|talking)|\bwho('s| is) (this|speaking)|\b(what('s| is)|may i have|can i (get|have)|could i (get|have)) your (full )?name|\bcon quien (tengo el gusto|hablo|estoy hablando)\W*$|\bquien habla\W*$|\b(cual es|me da|me dice|me podria dar) su nombre|\bcomo se llama\b/,
    'name',
  ],
  [
    /\bpermission to record|\b(can|may|could) (i|we) record|\bpermiso (de|para) grabar|\b(puedo|podemos|podria) grabar/,
    'may_record',
  ],
  [
    /\b(are you|is this( call)?) (being )?record(ing|ed)|\brecording (this|me|the call|us)|\b(esta|estas|estan) (usted )?grabando|\bse esta grabando/,
    'recording',
  ],
  [
    /\b(call|ring|phone|try) (you )?(back|again|later|another)\b|\b(better|best|another) time to (call|reach|talk|ring)|\b(le|te) (llamo|llame|marco|marque|hablo) (mas tarde|luego|despues|otro dia|en otro momento|otra vez|de nuevo)|\ba que hora (le|te) (puedo|llamo|marco)/,
    'call_back',
  ],
  [
    /\b(your|an?) (e-?mail|cell|mobile|phone number)|\breach you (at|on)|\bsu (correo|email|celular|telefono)\b|\bme (da|deja|pasa) (su|un) (correo|email|telefono|numero)/,
    'contact',
  ],
  [
    /\b(have|got|need|want|take down|write down) (my|our) (direct )?(number|extension)|\btiene[s]? (mi|nuestro) (numero|telefono)/,
    'our_number',
  ],
  [
    /\b(get|got|receive|received|open|opened|read|have|see|seen|find)\b.{0,20}\b(our|the|that|a|any|my|this) (letters?|notices?)\b|\b(recibio|recibiste|llego|llegaron|tiene|tienes|tenes|abrio|leyo|vio)\b.{0,25}\b(cartas?|avisos?|notificacion)\b/,
    'letter',
  ],
  [
    /\bwho (do you live|lives) with|\blive (alone|by yourself|with (anyone|anybody|someone|family))|\bare you married|\bdo you have (any )?(kids|children|a family|family|dependents|anyone depending)|\bhow many (people|kids|children|of you)|\b(anyone|anybody|who) else (is |lives )?(at home|in the house|there with|with you)|\bcon quien(es)? vive[s]?\b|\bvive[s]? (sol[oa]|con alguien)|\b(es|esta) casad[oa]|\btiene[s]? (hijos|familia|dependientes)|\bcuant(os|as) (personas )?(son en|viven|hijos)|\balguien mas en (la )?casa|\bquien mas (vive|esta en)/,
    'household',
  ],
  [
    /\bborrow\b|\b(lend|loan) (you|it)\b|\b(any|some)(one|body)( else)?( who)?( can| could| to)? help(ing)?( you)?|\b(is|are|does) (any|some)(one|body|your family)( else)? help|\bpedir(lo|la)? prestado|\bprest(ar|arle|e|ara)\b|\b(le|te) puede prestar|\balguien (mas )?(que )?(le|te|lo|la) (ayud|apoy|prest)|\b(le|te) (ayuda|apoya) alguien/,
    'borrowing',
  ],
  [
    /\b(own|have) (a |any |your (own )?)(car|house|home|property|savings|assets|vehicle)|\btiene[s]? (algun |alguna |un |una )?(auto|carro|coche|casa|propiedad|propiedades|ahorros|bienes|vehiculo)\b|\bcasa propia/,
    'assets',
  ],
  [
    /\bspend(ing)? (it|your|the|all)\b|\bwhere (does|do|did|is) (it|your|the|all)( of)?( the| your)?( money| pay| income| salary)? (all )?(go|going)|\bwhat are your (monthly )?(expenses|bills|costs|outgoings)|\b(en|pues en) que (se|te) (gasta|gastas|va|le va)|\b(en que|a donde|adonde) se (le )?va\b|\bcuales son (sus|tus) gastos|\bque gastos tiene/,
    'spending',
  ],
  [
    /\b(how('s| is)|what('s| is)) the weather|\bhow was your (weekend|day|week)|\b(see|watch|catch) the (game|match)|\bwhere are you from|\b(que tal|como esta) (el clima|el tiempo|el calor|el fin de semana)|\bque tiempo hace|\b(vio|viste) el partido|\bde donde es\b/,
    'small_talk',
  ],
  [
    /\b(any|some)thing (else )?you( would|'d)? (want|like|need) (me )?to ask|\b(quiere|desea|quisiera) preguntar|\b(any|some) questions( for (me|us))?\b|\byou('d| would) like to ask\b|\b(alguna|una) (duda|pregunta)|\bdudas\W*$/,
    'questions',
  ],
  [
    /\bwhat (happens |would happen |will you do |would you do |are you going to do )?if (your|you|something|things|it)\b|\bque (pasa|pasaria|hara|haria|va a hacer) si (le|te|algo|no|se|pierde)/,
    'what_if',
  ],
  [
    /\b(would|do) you (like|want) (me to (send|mail|email|sign|note|check|put)|us to (send|mail)|that\b|one\b|it in writing|a copy)|\b(shall|should|can|may) (i|we) (send|mail|email|sign you|enroll|enrol|put you)|\b(le|te) gustaria\W*$|\b(le|te) gustaria (que|recibir)|\b(quiere|quieres|desea) que (se (lo|la)|le|lo|la|te) (mande|envie|inscriba|anote|registre)|\bse (lo|la) (mando|envio)\b|\b(lo|la) (inscribo|registro|anoto)\b/,
    'sending',
  ],
]

/** About the line, the manner or the time of the call: nothing that was told is passed over by them. */
const harmless: readonly Aside[] = [
  'repeat',
  'speech',
  'hold',
  'unfinished',
  'presence',
  'name',
  'recording',
  'may_record',
  'contact',
  'our_number',
  'small_talk',
  'new_here',
  'listens',
  'language',
  'supervisor',
]

/** A sentence that breaks off: "did you, the payment from, uh,". */
const breaksOff =
  /(?:[,–—-]|(?<!\p{L})(?:uh|um|erm|er|eh|the|an|and|but|because|your|my|del|los|las|pero|porque|una)(?:\.{3}|…)?)\s*$/iu

/**
 * What a line is about that is on no script: the connection, the manner of speaking, small talk, the household,
 * the letter at home. Null for everything else. Of several sentences the question that comes last counts.
 */
export function offScript(line: string): Aside | null {
  const said = folded(line)
  const asked = sentencesOf(said).filter((sentence) => sentence.includes('?'))
  const last = asked.at(-1)?.replace(/^.*¿/, '') ?? said
  // In speech without any marks, a question looks like a statement; written with its full stop, it is none.
  const asks = asked.length > 0 || !/[.!]/.test(said)
  for (const [words, subject] of aboutTheCall) if (words.test(last)) return subject
  for (const [words, subject] of questions) if (asks && words.test(last)) return subject
  return line.split(/\s+/).length >= 4 && breaksOff.test(line.trim()) ? 'unfinished' : null
}

/** Whether a line is about nothing but the call itself: no answer, and no offence either. */
export function isAboutTheCall(line: string): boolean {
  const subject = offScript(line)
  return subject !== null && harmless.includes(subject)
}
