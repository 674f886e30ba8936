import { folded } from '../../fold-text.ts'
import { hiddenNote } from './labels.ts'
import { onThePhone } from './notes.ts'
import { stageDirections } from './speaker.ts'

/**
 * Words by which a clause tells how the part is played: how the debtor speaks, what it does on the telephone, how it
 * treats callers. Against folded text.
 */
const manner =
  /\b(cr(ies|ied) (when|if|at)|(he|she) cries\b|weeps|sobs|shouts?|yells|screams|bristles|snaps|sulks|mumbles|whispers|interrupts?|hears every|takes (any|every|offen[cs]e)|gets? (loud\w*|angry|defensive|upset|short|curt|cold|sharp)|starts? loud|turns? cold|(goes|gets) quiet|(drop|lower|raise)s? (his|her|their) voice|repeat the collector|falls silent|speaks of (them|it|him|her) as|talks? about the weather|tends to|writes (things|everything|it all) down|takes notes|takes calls at|gives vague|tries to (get|have|make|sound|keep)|voice (breaks|cracks|shakes)|is (courteous|polite|charming|gruff|evasive|chatty|friendly|rude|blunt|sarcastic|soft-spoken|well-spoken|patient|impatient|wary|suspicious|warm|cheerful|ashamed of the word|partly right)|callers?\b|whoever calls|anyone who calls|anyone calls|the person on the (phone|line)|will not (discuss|talk|hear|speak|say|commit|give|name|promise|agree)|won'?t (discuss|talk|hear|say|tell|commit|give|name|promise|agree)|refuses to (discuss|talk|give|name|commit|say|agree|promise)|wants? to be (treated|heard|believed)|changes the subject|answers (every|each|questions)|asks (every|each|the same|for the name|whoever|for a supervisor)|demands? (to speak|a supervisor|names?)|threatens|jokes|laughs (off|it)|makes jokes|flatters|praises|hints?|pretends|plays (for|on|the)|stalls|dodges|hopes (the|that the|whoever)|softens|calms|warms|opens up|gives in|backs down|will agree|would agree|accepts only|agrees only|responds|reacts|hangs up|if (asked|pressed|pushed|anyone|somebody|someone|the|treated|he is|she is)|when (asked|pressed|pushed|pressured)|asked about|keeps (saying|asking|coming back|returning)|repeats (that|the|himself|herself)|says it (flatly|quietly|loudly)|insists on being|means to|in one breath|calls everybody|addresses|speaks (slowly|softly|quickly|fast|little|with))\b/

const modales =
  /\b(inventa|baja el tono|corta (en seco|la llamada|si)|trata de usted|tutea|habla (con|muy|en voz|rapido|despacio|poco|mucho|a gritos|bajito)|se le quiebra|se (ofende|molesta|altera|enoja|irrita|indigna|pone|ablanda|calma|cierra|emociona|rie|burla)|le molesta que|interrumpe|levanta la voz|grita|exige|insulta|cambia de tema|(no|nunca) (piensa|quiere|va a) (firmar|hablar|discutir|comprometerse|dar)|no (firma|discute|se compromete|promete)|a (todo|cada persona|quien) (que )?(contesta|llama|le)|contesta (que|con)|dice que (va|esta|se corta|luego|no puede)|quien (lo |la |le )?llam[ae]|quien llame|el que (lo|la) (vuelva|llame)|los que (lo|la) llaman|amenaza|presume|bromea|se hace (el|la)|finge|llora (cuando|si)|suspira|titubea|responde (con|que)|pregunta (siempre|una y otra)|repite|pide hablar|cree que,? si|hace sentir mal|anota todo|toma nota|pide que (le|se lo) repitan|cambia de historia|piden detalles|contesta con|cuenta otra cosa|si (le|lo|la) (insinuan|preguntan|presionan|tratan|aprietan|hablan|gritan)|cuando (le|lo|la) (preguntan|presionan|hablan|llaman)|es (amable|cortes|educad[oa]|seco|seca|simpatic[oa]|encantador|encantadora)|con (tal de|mucha amabilidad)|va pedaleando|se corta la llamada|lo corrio a gritos|da largas|se escuda|adula|halaga|elogia|acepta solo|solo acepta|acepta si|solo habla)\b/

/** Words to or about whoever practises: what to look out for, what the call is meant to teach. */
const toTrainee =
  /\b(trainees?|learner|the collector (has|must|should|needs)|on this call|you are calling|you will (meet|hear|find)|the point of this|expect (a|an|him|her|them|long|silence)|don'?t (fill|let|push|rush)|(he|she|they)'ll (tell|threaten|offer|give|ask|try|say|drop|get)|(he|she|they) will (tell|threaten|offer|ask|try|say)|alumn[oa]s?|aprendi(z|ces)|(el|al) gestor|te vas a|va a (elogiarte|pedir|decir|marcar|intentar)|te va a|ojo|no se (le|les) (debe|da|puede)|hay que|quien practica|para que (practiques|aprendas)|fijate)\b/

/** What whoever hears of the debt does: on the telephone, and nothing that happened. Against folded text. */
const reacts = new RegExp(
  [
    String.raw`^(?:y |pero )?(?:apenas|en cuanto|ni bien|no bien|nada mas|tan pronto como|cuando|cada vez que|siempre que|si|al) (?:alguien |uno |el agente |el cobrador |te |le |se |lo |la |les |que |de )*(?:nombr|mencion|habl|pregunt|reclam|escuch|oy|oi|toc)\w*(?: \w+){0,4}? (?:deuda|dinero|plata|saldo|pagos?|pagar|cuenta|atraso|mora|lana)\b.*\b(?:amenaz|grit|insult|llor|cort|cuelg|colg|salt|estall|explot|enfurec|enoj|alter|ofend|atac|burl|cambi\w+ de tema|te haces|se hace|te pones|se pone)`,
    String.raw`^(?:and |but )?(?:the (?:moment|minute|second|instant)|as soon as|whenever|every time|each time|any time|once|when|if)\b[^,;]*\b(?:debt|money|balance|payments?|bill|loan|what (?:he|she|you) owes?)\b.*\b(?:threaten|shout|yell|scream|swear|insult|cr(?:y|ies)|hang|snap|bristle|explode|blow|change)`,
  ].join('|'),
)

/** Whether a whole sentence tells how the debtor is on the telephone: "Apenas te nombran la deuda amenazás: que vas a ...". */
export function isPlayed(sentence: string): boolean {
  return onThePhone.test(sentence) || hiddenNote.test(sentence) || reacts.test(folded(sentence))
}

/** Whether a clause tells how the part is played, so that it is never said. */
export function isManner(clause: string): boolean {
  const said = folded(clause)
  return [manner, modales, toTrainee, stageDirections].some((words) => words.test(said))
}

/** What the writer says of the sentence before: it is made up. */
export function deniesBefore(sentence: string): boolean {
  return /^(?:\S+ ){0,2}?(neither (is|of|was)|none of (it|this|that|them) (is|was)|(that|this|it|which) (is|was) (not true|untrue|a lie|false|invented)|never happened|no es (cierto|verdad)|(es|era) (mentira|falso)|nada de eso|ninguna de las dos|ni una cosa ni)\b/.test(
    folded(sentence),
  )
}

/** A mark of invention inside the sentence itself. */
export function isInvented(sentence: string): boolean {
  return /\b(cosa que nadie|que es mentira|(cosas? )?que no (es|son) (ciert|verdad)\w*|pero no es (cierto|verdad)|which is (a lie|not true|untrue)|though (it|that|this) is (not true|a lie)|aunque no es cierto|le conto que era|le dijo que era)\b/.test(
    folded(sentence),
  )
}
