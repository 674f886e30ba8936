import type { CollectorAct, Understanding } from './acts/understanding.ts'
import { folded } from './fold-text.ts'
import type { AskedAbout } from './plan.ts'

/** What a question is about, narrow before broad, against accent-free lower case in both languages. */
const subjects: readonly (readonly [RegExp, AskedAbout])[] = [
  [
    /birth|last four|social security|your address|zip code|nacimiento|ultimos (cuatro|4)|domicilio|su direccion|\b(rfc|dni|curp|nss)\b|codigo postal/,
    'verification',
  ],
  [
    /(get|are|been) paid|pay ?day|pay ?check|next check|(le|te|os) pagan|cobra[sn]?\b|cobras|quincena|deposit(an|aran)|dia de pago/,
    'pay_day',
  ],
  [
    /how much|what amount|afford|comfortabl|manage|cuanto|que (cantidad|monto|importe)|alcanza|comod/,
    'affordability',
  ],
  [
    /(which|what|debit|credit|a|the|your) card|bank (account|transfer)|how (would|will|do) you (like|want|prefer)? ?(to )?(pay|make)|payment method|(que|cual|con|una|la|su) tarjeta|transferencia|(forma|metodo|medio) de pago|como (va|haria|prefiere|quiere|te gustaria|le gustaria).{0,12}pag/,
    'method',
  ],
  [
    /what (date|day)|which (date|day)|when (can|could|will|would|should) (you|we|i)|que (fecha|dia)|cual fecha|cuando (podria|puede|haria|va a|podemos|quedamos|empez)/,
    'date',
  ],
  [
    /(are you|still|currently) (working|employed)|your (job|work)|employ|for a living|trabaja|empleo|se dedica/,
    'employment',
  ],
  [
    /what happened|\bwhy\b|reason|what (changed|led|'s going on|is going on)|tell me (more|about)|que (paso|ocurrio|sucedio|cambio)|por que|motivo|se debe|cuenteme|cuentame|platiqueme/,
    'cause',
  ],
  [/anything else|something else|other questions|algo mas|alguna otra|otra cosa/, 'anything_else'],
  [
    /make sense|with me|clear so far|any questions|follow me|me explico|queda claro|tiene sentido|alguna (duda|pregunta)|me entiende/,
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
  if (understanding.questions === 0 && !acts.some((act) => asking.includes(act))) return null
  const said = folded(line)
  const subject = subjects.find(([words]) => words.test(said))?.[1]
  if (subject === 'verification') return subject
  if (acts.includes('verify') && (subject === undefined || subject === 'cause')) return 'identity'
  if (subject) return subject
  if (acts.includes('open_probe')) return 'cause'
  if (acts.includes('ask_commitment')) return 'commitment'
  if (acts.some((act) => act === 'plan' || act === 'settlement' || act === 'ask_full')) return 'commitment'
  return understanding.questions > 0 ? 'other' : null
}
