import type { CollectorAct, Understanding } from './acts/understanding.ts'
import { folded } from './fold-text.ts'
import { offScript } from './off-script.ts'
import type { AskedAbout } from './plan.ts'

/** What a question is about, narrow before broad, against accent-free lower case in both languages. */
const subjects: readonly (readonly [RegExp, AskedAbout])[] = [
  [
    /\bgood (time|moment)( to (talk|speak))?\b|\bcatch you at|\bhave (a|one) (minute|moment)|\bbuen momento\b|\btiene[s]? (un|unos) minut|\b(puede|puedes) hablar\b/,
    'good_time',
  ],
  [
    /\bare you (refusing|saying (no|you won't))|\bse esta negando|\bse niega|\bno (va|vas|piensa|piensas) a pagar\b|\bwon't you pay|\b(refuse|refusing) to pay|\byes or no\W*$|\bsi o no\W*$/,
    'refusing',
  ],
  [
    /\bhow (are|have) (you|things)( all)?( been| holding up| doing| feeling| coping| managing| today| lately|\b\W*$)|\bhow('s| is) (it|everything|life) going|\bcomo (esta|estas|se siente|te sentis|se encuentra|le (ha )?(va|ido)|te (ha )?(va|ido)|la va llevando|la lleva|anda|ha estado|va todo)\b/,
    'wellbeing',
  ],
  [
    /\bsince when|\bwhen did (it|this|that|things|all)|\bhow long (has|have|ago)|\bcuanto (tiempo )?(lleva|llevas|hace)|\bdesde cuando|\bcuando (empezo|comenzo)|\bhace cuanto/,
    'since',
  ],
  [
    /\bwhat (would|could|might) (help|make (it|this) (easier|work))|\bhow can i (help|make)|\bwhat (do|would) you (want|like) (to do|me to do)|\bwhat (do|can|should|shall) we do\b|\bque (quiere|quieres|queres) (hacer|que haga)|\bque hacemos\b|\bque (le|te|les) (ayudaria|serviria|facilitaria)|\ben que (le|te) (puedo )?ayud/,
    'help',
  ],
  [
    /\b(forma|metodo|medio) de pago\b|\bways? (of paying|to pay)\b|\bwhich card\b|\bcon (que|cual) tarjeta\b/,
    'method',
  ],
  [/\bhave i (got|reached) (?!(it|that|this)\b)|\bse encuentra\b.*\?/, 'identity'],
  [
    /birth|last four|social security|your address|zip code|nacimiento|ultimos (cuatro|4)|domicilio|su direccion|\b(rfc|dni|curp|nss)\b|codigo postal/,
    'verification',
  ],
  [
    /(get|are|been) paid|pay ?day|pay ?check|next check|(le|te|os) pagan|cobra[sn]?\b|cobras|quincena|deposit(an|aran)|dia de pago/,
    'pay_day',
  ],
  [
    /how much|what (amount|number|figure|sum)|the most you|what (can|could|would|are) you (\w+ )?(do|pay|set aside|put|manage|spare|offer|able)|make (me|us) an offer|(your|an) offer\b|name a (figure|number)|set aside|afford|comfortabl|manage|cuanto|lo (mas|maximo) que|que (si )?puede|con que puede|apartar|que (cantidad|monto|importe)|alcanza|comod|hagame (usted )?una oferta|haceme una oferta|que (me |nos )?ofrece/,
    'affordability',
  ],
  [
    /(which|what|debit|credit|a|the|your) card|bank (account|transfer)|how (would|will|do) you (like|want|prefer)? ?(to )?(pay|make)|payment method|(que|cual|con|una|la|su) tarjeta|transferencia|cuenta (de banco|bancaria)|(forma|metodo|medio) de pago|way (of paying|to pay)|como (va|haria|prefiere|quiere|te gustaria|le gustaria).{0,12}pag/,
    'method',
  ],
  [
    /what (date|day)|\b(and |for )?when\W*\?\W*$|para cuando|which (date|day)|when (would|is|are) (be )?(best|good|convenient|easier|you able)|when would be|cuando (le|te) (conviene|queda|acomoda|sirve)|que dia (le|te)|when (can|could|will|would|should) (you|we|i)|que (fecha|dia)|cual fecha|cuando (podria|puede|haria|va a|podemos|quedamos|empez)/,
    'date',
  ],
  [
    /(are you|still|currently) (working|employed)|your (job|work)|(have|got) a job|tiene[s]? (un )?(trabajo|empleo|chamba|laburo)|employ|for a living|laboral|trabaja|empleo|se dedica/,
    'employment',
  ],
  [
    /\bwhat do you (think|say)\b|\bhow (does|would) that (sound|look|work)|\b(what|how) about (that|it)\W*$|\bque (le|te) parece|\b(le|te) parece( bien)?\W*$|\bque (opina|opinas|dice|decis)\W*$|\bcomo (lo|la) (ve|ves)\b/,
    'commitment',
  ],
  [
    /what happened|\bwhy\b|reason|what (changed|led|'s going on|is going on)|tell me (a (bit|little) )?(more|about)|me (cuenta|platica|puede[s]? contar|podria[s]? contar)\b|cuente(me)? mas|que (paso|ocurrio|sucedio|cambio)|por que|motivo|se debe|cuenteme|cuentame|platiqueme/,
    'cause',
  ],
  [/anything else|something else|other questions|algo mas|alguna otra|otra cosa/, 'anything_else'],
  [
    /make sense|get (it|that) right|have (i|we) got (it|that|this)|is that right|lo dije bien|es correcto|make sense|with me|clear so far|follow me|me explico|queda claro|tiene sentido|me entiende/,
    'understanding',
  ],
]

const safety =
  /\b(safe|alone|on your own|hurt(ing)? yourself|someone (with|near|there|you)|somebody (with|near|there|you)|anyone (with|near|there|you)|(talk|speak|call) to (someone|somebody)|crisis|988|a salvo|sol[oa]\b|alguien (con|cerca|de confianza|a quien)|hacerse dano|lastimar(se|te)|linea de (la vida|crisis|ayuda))/

/** Whether a line asks about the person's safety, after a word of despair. */
export function asksForSafety(line: string): boolean {
  return safety.test(folded(line))
}

const asking: readonly CollectorAct[] = ['verify', 'open_probe', 'closed_probe', 'ask_commitment']

/**
 * What the collector asked about, or null when nothing was asked. Speech recognisers leave out question
 * marks, so an asking act counts as a question too.
 */
export function askedAbout(understanding: Understanding, line: string): AskedAbout | null {
  const acts = understanding.acts.map(({ act }) => act)
  // Written with its marks, a sentence that opens like a question is none without one: "You can talk it over."
  const questions = /[?¿]/.test(line) || !/[.!]/.test(line) ? understanding.questions : 0
  // "Then make me an offer." asks without a question.
  const orders =
    /\b(make (me|us) an offer|name a (figure|number)|hagame (usted )?una oferta|haceme una oferta|digame cuanto)\b/.test(
      folded(line),
    )
  const aside = offScript(line)
  if (aside !== null) return aside
  if (!orders && questions === 0 && !acts.some((act) => asking.includes(act))) return null
  const said = folded(line)
  const subject = subjects.find(([words]) => words.test(said))?.[1]
  if (subject === 'verification') return subject
  if (acts.includes('verify') && (subject === undefined || subject === 'cause')) return 'identity'
  if (subject) return subject
  if (acts.some((act) => act === 'plan' || act === 'settlement' || act === 'ask_full')) return 'commitment'
  if (acts.includes('open_probe')) return 'cause'
  if (acts.includes('ask_commitment')) return 'commitment'
  return questions > 0 ? 'other' : null
}
