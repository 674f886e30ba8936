/**
 * Patterns of a language model that falls out of the debtor's character, each with the reason given to the
 * model.
 */
const patterns: readonly [reason: string, pattern: RegExp][] = [
  [
    'it begins with a role label',
    /^\s*["“(*]*(?:debtor|deudora?|collector|cobradora?|agent|agente|assistant|asistente|user|usuari[oa]|system|sistema|coach|customer|cliente|prospect|ai|ia|narrator|narrador|respuesta|reply|response)\**\s*[:：]/iu,
  ],
  ['it holds markup or stage directions', /[*_#`[\]{}<>|]|\p{Extended_Pictographic}|^\s*\(|\([^)]*\)/u],
  [
    'it speaks like a helper, not like the person',
    words(
      "how (?:can|may|could) i (?:help|assist)|i(?:'m sorry,? but i)? can(?:'t|not) (?:comply|assist|fulfil\\p{L}*|help) with (?:that|this|your)(?: request)?|i(?:'m| am) (?:chat ?gpt|gpt|claude|gemini|llama|a (?:bot|robot|program))|(?:made|trained|developed|created) by (?:open ?ai|anthropic|google|meta)|open ?ai (?:made|trained|created)|(?:anything|something) else i can (?:help|do|assist)|as an ai|(?:a|your) language model|i(?:'m| am) (?:an ai|a (?:virtual|digital)|here to (?:help|assist|support))|(?:happy|glad|pleased) to (?:help|assist)|let me know if (?:you|there)|feel free to (?:ask|reach|contact)|i hope (?:this|that) helps|certainly[!,] (?:here|i)|of course[!,] here|great question|thank you for (?:your (?:patience|understanding|call|payment|cooperation)|calling|reaching out|contacting)|i (?:completely |totally |fully )?understand your (?:frustration|concern|situation)",
      '(?:no puedo|no me es posible) (?:ayudar\\p{L}*|cumplir|asistir\\p{L}*) con (?:esa|esta|su|tu) (?:solicitud|petición)|soy (?:una? )?(?:inteligencia artificial|ia|chat ?gpt|bot|robot|programa|modelo)(?! de )|en qué (?:le |te |les )?puedo (?:ayudar|servir|asistir)|(?:algo|alguna cosa) más en (?:lo |la )?que (?:le |te )?pueda|como (?:una )?(?:ia|inteligencia artificial|modelo)|modelo de lenguaje|asistente (?:virtual|digital)|estoy aquí para (?:ayudar|apoyar|servir)\\p{L}*|con (?:mucho )?gusto (?:le|te) (?:ayudo|asisto)|(?:espero|ojalá) (?:que )?(?:esto |le )*(?:le |te )?(?:ayude|sirva)|gracias por (?:su (?:paciencia|comprensión|llamada|pago|cooperación)|llamar|comunicarse|contactarnos)|¡?(?:claro|por supuesto)[!,] aquí (?:tiene|está)|excelente pregunta|(?:entiendo|comprendo) (?:perfectamente )?su (?:frustración|preocupación|situación)|no dudes? en',
    ),
  ],
  [
    'it talks about instructions, scores or the exercise',
    words(
      "(?:here is|here's|this is) my (?:reply|response|answer|line) ?:|as (?:the|a) (?:simulated )?(?:debtor|customer|character|prospect)\\b|as \\p{L}+,? i (?:would|will|might) (?:say|respond|reply|answer)|in this (?:scenario|role|script)|i(?:'m| am|'ve been| have been) (?:programmed|trained|simulat\\p{L}+|told to)|(?:continue|resume|end) (?:the|this|our) (?:role-? ?play|simulation|exercise)|the (?:training|scenario|script|prompt) (?:says|tells|wants)|would get an? [a-f]\\b|" +
        '(?:my|your|previous|prior|the|these|new|system|all) (?:system )?(?:instructions?|prompts?|guidelines)|ignor(?:e|ed|ing) (?:all|my|the|previous|prior|those)|score of|(?:out of|/) ?100|\\d+ points|(?:full|perfect) (?:score|marks)|(?:the|this|an?) (?:training )?(?:exercise|simulation|role-?play)|(?:in|out of|break|breaking|my) character|(?:my|the) (?:role|persona) (?:is|as)|your (?:training|performance) (?:session|score|was)|developer mode|i (?:am|was) (?:programmed|instructed|told to (?:say|act|respond))|as (?:you )?(?:instructed|requested)|pwned|hacked',
      '(?:aquí|esta|ésta) (?:está|es|va) mi (?:respuesta|réplica)|como (?:la |el |una |un )?(?:deudor\\p{L}*|personaje|prospect\\p{L}+)|como \\p{L}+,? (?:le |te )?(?:diría|respondería|contestaría)|en (?:este|esta) (?:escenario|rol|papel|guion)|(?:ya )?no soy (?:la|el|una|un) deudor\\p{L}*|(?:siguiendo|según) (?:el|mi) (?:guion|papel|rol|prompt)|(?:le|te) (?:doy|pongo) un (?:diez|cien)|mis instrucciones|(?:las|tus|sus|nuevas|estas|anteriores) (?:\\p{L}+ )?instrucciones|(?:ignor|omit)\\p{L}+ (?:todas |mis |las |tus |sus )|puntuación|calificación de|puntaje|de 100|(?:el|la|este|esta|un|una) (?:ejercicio|simulación|juego de rol|simulacro)|mi (?:personaje|rol|papel)|modo desarrollador|(?:fui|estoy|he sido) programad\\p{L}+|como (?:me )?(?:indic|solicit|orden)\\p{L}+',
    ),
  ],
  [
    'it speaks as the collector or the coach',
    words(
      "(?:this is )?an attempt to collect|any information obtained|(?:your|the customer's) (?:outstanding|past[- ]due|current|remaining|total) (?:balance|debt|amount)|you (?:still )?owe (?:us|\\$|a total)|we(?:'re| are)? (?:can |able to |would )?(?:offer|offering|give|set) you (?:up|a|an|some|several)|i(?:'m| am) calling (?:from|on behalf|about|regarding) (?:the |your |a )?\\p{L}+ (?:about|regarding|department|recovery|account|debt|balance)|how would you like to pay|are you able to (?:pay|make a payment)|your account has been|(?:i|we) (?:can|will) (?:waive|forgive|reduce) your|(?:great|good|nice|excellent) (?:job|work|use of)|excellent question|you (?:showed|demonstrated) (?:good|great|empathy|excellent)|you handled (?:the|that|this) (?:\\p{L}+ )?(?:call|objection|conversation)|(?:try to|you should) (?:show|acknowledge|empathi)",
      'intento de cobr\\p{L}+|información (?:que se )?obten\\p{L}+|su (?:saldo|adeudo|deuda) (?:vencid[oa]|pendiente|actual|total|es de)|(?:usted )?nos (?:debe|adeuda)|(?:le|te) (?:ofrecemos|ofrezco|podemos ofrecer|puedo ofrecer) (?:un |una |el |varias )(?:plan|quita|descuento|opci|convenio|prórroga)\\p{L}*|(?:le )?(?:llamo|hablo) de parte de|cómo (?:le gustaría|desea|prefiere) (?:pagar|realizar)|puede (?:usted )?(?:realizar|hacer) (?:el|un) pago|(?:excelente|buen|muy buen) (?:trabajo|manejo|uso)|(?:mostr|demostr)aste (?:empat|muy|un |una )\\p{L}*|manejaste (?:muy )?bien|deberías (?:mostrar|reconocer)',
    ),
  ],
]

/** Why the clause is out of character, or null. */
export function outOfCharacter(clause: string): string | null {
  for (const [reason, pattern] of patterns) if (pattern.test(clause)) return reason
  return null
}

/** Matches the phrases of both languages as whole words; `\b` does not support accents. */
function words(english: string, spanish: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${english}|${spanish})(?![\\p{L}])`, 'iu')
}
