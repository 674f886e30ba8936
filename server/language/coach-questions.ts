import type { Dimension } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { factQuestionOf, type FactQuestion } from './coach-asks.ts'
import { reportQuestionOf, type ReportQuestion } from './coach-report.ts'
import { cued, objectionNames, topicCues, type ObjectionName } from './debtor-lines/cues.ts'
import { conceptsOf, type Concept } from './manner/concepts.ts'
import { languageOf, plain } from './text/plain.ts'

/** What a trainee's question to the coach is about. The first six are the suggested questions. */
export type QuestionIntent =
  | FactQuestion
  | ReportQuestion
  | { about: 'improve' }
  | { about: 'strengths' }
  | { about: 'dimension'; dimension: Dimension }
  | { about: 'follow_up' }
  | { about: 'why_upset' }
  | { about: 'law' }
  | { about: 'score' }
  | { about: 'outcome' }
  | { about: 'feelings' }
  | { about: 'pressure' }
  /** One line to say next time. */
  | { about: 'one_line' }
  | { about: 'opening' }
  | { about: 'closing' }
  /** "What should I have said when he mentioned his wife?" */
  | { about: 'moment'; topics: ObjectionName[]; concepts: Concept[]; rest: string }
  /** What to say now, in a call in progress; after the call, one line for the next time. */
  | { about: 'next' }
  | { about: 'coach' }
  | { about: 'thanks' }
  | { about: 'unknown' }

const momentQuestion =
  /\b((what|how) (should|could|would|do|can|might) (i|you|we)( have)?|better (way|line|answer|response)|instead|how (do|to|should) (i |you )?(answer|respond|reply|handle)|que (debi|deberia|debia|tenia que|podria|podia|pude|hubiera|puedo|se (dice|responde|contesta))|como (debi|deberia|debia|podria|podia|puedo|tenia que|hubiera|se)? ?(contest\w*|respond\w*|dec\w*|manej\w*|reaccion\w*)?|que (le )?(digo|decir|contesto|respondo))\b/
const momentClause =
  /\b(when|after|where|once|at the (point|moment)|about (his|her|the|their)|cuando|despues de que|al (mencionar|decir|hablar)|en el momento|sobre (su|la|el|lo)|con lo de)\b(.*)$/

const intentPatterns: readonly (readonly [RegExp, QuestionIntent])[] = [
  [
    /\b(what|how) (should|do|can|could|would) (i|we) (say|do|ask|answer|reply|respond|go on|continue)( him| her| them)?( (next|now|right now|here))?\W*$|\b(que|como) (le |les )?(digo|hago|pregunto|contesto|respondo|sigo|continuo|debo decir|deberia decir|puedo decir)( (ahora|despues|aqui))?\W*$|\bnext (line|sentence)\b/,
    { about: 'next' },
  ],
  [
    /\b(who are you|what are you|your name|are you (real|human|a (person|robot|bot))|quien (eres|es usted|sos)|como te llamas|eres (real|humano|una persona|un robot))\b/,
    { about: 'coach' },
  ],
  [
    /^\W*(thanks?( you)?( so much| a lot)?|ok(ay)?( thanks)?|great|hi|hello|hey|(muchas |mil )?gracias|ok|hola|buenas|vale|perfecto)\W*$/,
    { about: 'thanks' },
  ],
  [
    /\b(why|what made|what got|por que|que (lo|la|le) hizo)\b.*\b(angry|anger|mad|upset|annoyed|furious|hang up|hung up|lose|lost|temper|cry|frustrat\w*|enoj\w*|molest\w*|enfad\w*|colg\w*|irrit\w*|altero|alter\w*|llor\w*|furios\w*)\b/,
    { about: 'why_upset' },
  ],
  [
    /\b(turning points?|key moments?|momentos? clave|punto de quiebre|que cambio la llamada)\b/,
    { about: 'feelings' },
  ],
  [
    /\b(push\w*|pressur\w*|aggressive with|too (hard|harsh|aggressive|direct)|insist\w*|presion\w*|dur[oa] con|demasiado (dur|direct|agresiv)\w*)\b/,
    { about: 'pressure' },
  ],
  [
    /\b((one|a|single) (sentence|line|phrase)|what (can|could) i say (tomorrow|next time)|una (frase|oracion)|frase que (pueda|podria))\b/,
    { about: 'one_line' },
  ],
  [
    /\b(clos\w* (the|a) (deal|agreement|promise)|get a promise|cerr\w* (un|el) (trato|acuerdo))\b/,
    { about: 'dimension', dimension: 'solution_focus' },
  ],
  [/\b(disclos\w*|mini.?miranda|aviso( legal)?|notice|divulgacion)\b/, { about: 'notice' }],
  [
    /\b(disclos\w*|mini.?miranda|legal\w*|law|lawful|complian\w*|violat\w*|fdcpa|illegal|allowed|rule|rules|regulation|rights|a right|right to|aviso|ley|cumplimiento|violacion\w*|ilegal|permitid\w*|reglas?|norma\w*|derechos?|infraccion\w*|miranda)\b/,
    { about: 'law' },
  ],
  [
    /\b(did|have|do) (i|we)\b.*\b(threat\w*|insult\w*|harass\w*|lied?|mislead|misled)\b|\b(amenace|insulte|hostigue|acose|menti|engane)\b/,
    { about: 'law' },
  ],
  [
    /\b(objection\w*|objecion\w*|pushback|excus\w*|rebat\w*|refus\w*|negativa)\b/,
    { about: 'dimension', dimension: 'objection_handling' },
  ],
  [
    /\b(follow.?up|next steps?|next call|actions?|afterwards|after the call|seguimiento|proxim[oa]s? (pasos?|llamada|acciones)|acciones|despues de la llamada|que sigue)\b/,
    { about: 'follow_up' },
  ],
  [
    /\b(empath\w*|empati\w*|feelings? (better|first)|compassion\w*|acknowledg\w*|compasion|reconocer|validar)\b/,
    { about: 'dimension', dimension: 'empathy' },
  ],
  [
    /\b(strong\w*|strength\w*|well|good at|best|do right|did right|fuertes?|fortaleza\w*|bien|mejor(es)? (parte|momento)s?|acert\w*)\b(?!.*\b(improve|mejorar)\b)/,
    { about: 'strengths' },
  ],
  [
    /\b(communicat\w*|clear\w*|tone|questions?|listen\w*|comunica\w*|clar[oa]\w*|tono|preguntas|escuch\w*)\b/,
    { about: 'dimension', dimension: 'communication' },
  ],
  [
    /\b(offer\w*|plan|payment|pay|settle\w*|discount|negotiat\w*|solution\w*|promise|amount|oferta\w*|ofrec\w*|pago\w*|pagar|quita|descuento|negoci\w*|solucion\w*|promesa|monto|cantidad|acuerdo)\b/,
    { about: 'dimension', dimension: 'solution_focus' },
  ],
  [
    /\b(score|points?|grade|rating|cap|capped|puntaje|puntuacion|calificacion|puntos|nota|tope)\b/,
    { about: 'score' },
  ],
  [/\b(outcome|result|ended|end up|resultado|termino|acabo)\b/, { about: 'outcome' }],
  [
    /\b(sound(ed)?|feels?|felt|feeling\w*|emotion\w*|mood|trust|sent(ia|ir|imiento\w*)|sient[eo]\w*|sintio|emocion\w*|animo|confianza)\b/,
    { about: 'feelings' },
  ],
  [
    /\b(my (own |full )?name|verif\w*|identif\w*|mi nombre|open(ing|ed)?|start|begin\w*|introduc\w*|greet\w*|abr(i|ir|io)|apertura|inici\w*|al principio|comienzo|empe[cz]\w*|present\w*|salud\w*)\b/,
    { about: 'opening' },
  ],
  [/\b(clos(e|ing|ed)|recap|summar\w*|goodbye|cierre|cerr\w*|resum\w*|despedi\w*)\b/, { about: 'closing' }],
  [
    /\bwhat (should|could) (i|we) have (said|done|asked)\W*$|\b(forg[eo]t|advice|tips?|consej\w*|olvide|falto|improv\w*|better|wrong|mistake\w*|weak\w*|differently|mejor\w*|error\w*|mal|debil\w*|fall\w*|distint\w*|diferente)\b/,
    { about: 'improve' },
  ],
]

/** The objection topics named in a question about a moment. */
export function topicsIn(folded: string): ObjectionName[] {
  const named: Partial<Record<ObjectionName, RegExp>> = {
    spouse: /\b(wife|husband|spouse|partner|espos[oa]|marido|mujer|pareja)\b/,
    job_loss: /\b(job|work|laid off|fired|trabajo|empleo|despid\w*)\b/,
    medical: /\b(hospital|medical|sick\w*|illness|surgery|health|medic\w*|enferm\w*|cirugia|salud)\b/,
    already_paid: /\b(already paid|ya (habia )?pag\w*|receipt|recibo)\b/,
    dispute_amount: /\b(wrong amount|amount (was|is) wrong|disput\w*|cantidad|monto|disputa\w*)\b/,
    no_money: /\b(no money|money|afford|broke|dinero|plata|no (le )?alcanza)\b/,
    more_time: /\b(more time|time|tiempo|plazo|prorroga)\b/,
    tax_refund: /\b(refund|tax|devolucion|reembolso|impuestos)\b/,
    partial_offer: /\b(smaller|less|partial|menos|parcial)\b/,
    deny: /\b(not (his|hers|theirs)|denied|deny|nego|neg\w*|no (es|era) su(ya|yo)?)\b/,
    family: /\b(family|divorce|funeral|familia|divorcio)\b/,
  }
  return objectionNames.filter((topic) => {
    if (topic === 'custom') return false
    return (named[topic]?.test(folded) ?? false) || cued(topicCues[topic], folded)
  })
}

/** Classifies a question by word stems, in either language. */
export function classifyQuestion(question: string): QuestionIntent {
  const folded = plain(question)
  const fact = factQuestionOf(question)
  // A line by its number and a dimension are named outright.
  if (fact?.about === 'line' || fact?.about === 'dimension_score') return fact
  const ofReport = reportQuestionOf(question)
  if (ofReport) return ofReport
  if (fact) return fact
  const when = folded.match(momentClause)
  const asksLine = momentQuestion.test(folded)
  if (asksLine && when) {
    const rest = when[0]
    return { about: 'moment', topics: topicsIn(rest), concepts: [...conceptsOf(rest)], rest }
  }
  for (const [pattern, route] of intentPatterns) {
    if (pattern.test(folded)) return route
  }
  const topics = topicsIn(folded)
  const concepts = [...conceptsOf(folded)]
  if (asksLine && (topics.length > 0 || concepts.length > 0))
    return { about: 'moment', topics, concepts, rest: folded }
  return { about: 'unknown' }
}

const hiddenFacts =
  /\b(how much (can|could|will|would|does|do) (he|she|they|the (debtor|customer|person|client)|this (man|woman|person))( really| actually)? (pay|afford|have|earn|make|manage)|(his|her|their|the) (real |actual |true |hidden |secret )?(budget|income|cap|limit|maximum|salary|pay ?day)|bottom line|most (he|she|they) (can|could|will)|(real|true|hidden|actual) (reason|cause|figure|number)|(hid(e|es|ing)|not telling|secret|lying)|cuanto (puede|podria|gana|tiene|aceptaria)( \w+){0,2}|su (verdadero |verdadera )?(presupuesto|tope|limite|maximo|ingreso|sueldo|dia de pago)|(razon|causa|motivo) (real|verdader[oa]|ocult[oa])|verdader[oa] (razon|causa|motivo)|(escond\w*|ocult\w*|secreto|mintiendo|miente))\b/

/** Whether a question asks for something that only the debtor knows. */
export function asksForHidden(question: string): boolean {
  return hiddenFacts.test(plain(question))
}

/** The language to answer in: that of the question if recognisable, else the user's. */
export function answerLanguage(question: string, preferred: Language): Language {
  return languageOf(question, preferred)
}
