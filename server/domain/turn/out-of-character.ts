/**
 * Patterns of a language model that falls out of the debtor's character, each with the reason given to the
 * model.
 */
const patterns: readonly [reason: string, pattern: RegExp][] = [
  [
    'it begins with a role label',
    /^\s*["“(*]*(?:(?:the )?debtor|(?:la |el )?deudora?|collector|cobradora?|agent|agente|assistant|asistente|user|usuari[oa]|system|sistema|coach|customer|cliente|prospect|ai|ia|narrator|narrador|respuesta|reply|response|note|nota|option [a-h]|opci[oó]n [a-h])\**\s*[:：]/iu,
  ],
  [
    'it holds markup or stage directions',
    /[*_`[\]{}<>|]|#(?! ?\d)|\p{Extended_Pictographic}|^\s*\(|\([^)]*\)/u,
  ],
  ['it is a list', /(?:^|\n)\s*(?:[-•–]\s|\d{1,2}[.)]\s+[¿¡]?\p{L})|\n\s*\d{1,2}[.)](?:\s|$)/u],
  [
    'it speaks like a helper, not like the person',
    words(
      "how (?:can|may|could) i (?:help|assist)|i(?:'m| am)? ?(?:sorry,? )?(?:but )?i? ?(?:can(?:'t|not)|am unable to|am not able to|won't be able to) (?:comply|assist|fulfil\\p{L}*|(?:help|continue|proceed) with (?:that|this|your)|role-?play|play (?:this|that|the|a) (?:role|part|character)|pretend|engage|participate|generate|provide (?:that|this|a) (?:response|reply|content)|simulate)|i(?:'m| am) (?:chat ?gpt|gpt|claude|gemini|llama|a (?:bot|robot|program))|(?:made|trained|developed|created) by (?:open ?ai|anthropic|google|meta)|open ?ai (?:made|trained|created)|(?:anything|something) else i can (?:help|do|assist)|as an ai|(?:a|your) language model|i(?:'m| am) (?:an ai|a (?:virtual|digital)|here to (?:help|assist|support))|(?:happy|glad|pleased) to (?:help|assist)(?! (?:out|my|him|her|them))|let me know (?:if|when|how|what) (?:you (?:need|have|would|want)|there|i can)|feel free to (?:ask|reach|contact)|i hope (?:this|that) helps|certainly[!,] (?:here|i)|of course[!,] here|great question|i (?:completely |totally |fully )?understand your (?:frustration|concern|situation)|i(?:'d| would) (?:be happy|love) to (?:help|assist) you|i can (?:walk you through|explain (?:it|this|that|how \\p{L}+ works) to you|provide you with)|(?:appreciate|value) your (?:understanding|dedication|patience and)|during (?:this|these) (?:challenging|difficult|trying) times?|rest assured|(?:completely|totally|entirely|perfectly) valid|fully committed|open and transparent|your concerns? (?:is|are) (?:\\p{L}+ )?valid|can i (?:help|assist) you with",
      '(?:no puedo|no me es posible|no estoy en posición de) (?:ayudar\\p{L}*|cumplir|asistir\\p{L}*|continuar|seguir) con (?:esa|esta|ese|este|su|tu) (?:solicitud|petición|rol|papel|conversación|simulación)|(?:no puedo|no me es posible) (?:interpretar|hacer de|simular|participar|generar|jugar|hacer ese papel)|soy (?:una? )?(?:inteligencia artificial|ia|chat ?gpt|bot|robot|programa|modelo)(?! de )|en qué (?:le |te |les )?puedo (?:ayudar|servir|asistir)|(?:algo|alguna cosa) más en (?:lo |la )?que (?:le |te )?pueda|como (?:una )?(?:ia|inteligencia artificial|modelo)|modelo de lenguaje|asistente (?:virtual|digital)|estoy aquí para (?:ayudar|apoyar|servir)\\p{L}*|con (?:mucho )?gusto (?:le|te) (?:ayudo|asisto)|(?:espero|ojalá) (?:que )?(?:esto |le )*(?:le |te )?(?:ayude|sirva)|¡?(?:claro|por supuesto)[!,] aquí (?:tiene|está|tienes)|excelente pregunta|(?:entiendo|comprendo) (?:perfectamente )?su (?:frustración|preocupación|situación)|(?:puedo|le puedo) explicar(?:le|te)|le explico paso a paso|(?:agradezco|valoro) (?:\\p{L}+ )?su (?:comprensión|dedicación|paciencia y|apoyo y)|(?:momento|situación|tiempos?) tan (?:desafiante|difícil|complicad)\\p{L}*|tenga la (?:seguridad|certeza)|(?:totalmente|completamente|perfectamente) válid\\p{L}+|comunicación (?:abierta|transparente)|no dudes? en (?:preguntar|contactar|llamar|decir)\\p{L}*',
    ),
  ],
  [
    'it talks about instructions, scores or the exercise',
    words(
      "(?:here is|here's|this is|sure,? here(?:'s| is)) (?:my|a|the|an|one) (?:\\p{L}+ ){0,2}(?:reply|response|answer|line|version)|(?:a|one) (?:possible|suggested) (?:reply|response|answer)|as (?:the|a) (?:simulated )?(?:debtor|character|prospect)\\b|as \\p{L}+,? i (?:would|will|might) (?:say|respond|reply|answer)|(?:the|a) debtor (?:says|said|would|replies|responds|is|sounds|feels)|in this (?:scenario|script|role-? ?play)|i(?:'m| am|'ve been| have been) (?:programmed|simulat\\p{L}+)|i(?:'m| am) (?:only |just )?(?:playing|pretending|acting)(?! (?:around|games|dumb))|(?:continue|resume|end|stop) (?:the|this|our) (?:role-? ?play|simulation|exercise)|role-?play|the (?:training|scenario|script|prompt) (?:says|tells|wants)|would get an? [a-f]\\b|" +
        "(?:my|your previous|your new|prior|system|previous) (?:system )?(?:instructions?|prompts?|guidelines)|ignor(?:e|ed|ing) (?:all |my |the |your )*(?:previous|prior)? ?(?:instructions|prompts?|rules)|(?<!credit )score of \\d+ (?:out|points)|\\d+ (?:out of|/) ?(?:100|10)\\b|(?:full|perfect) (?:score|marks)|(?:the|this) (?:training )?(?:exercise|simulation)|(?:out of|break|breaking) (?:my )?character|your (?:training|performance) (?:session|score|was)|developer mode|i (?:am|was|'m) (?:programmed|instructed to|told to (?:say|act|respond))|as (?:you )?instructed|director'?s note|fact (?:number )?\\d+|(?:my|the) (?:next )?(?:move|line) (?:is|would be)|(?:based on|according to) (?:the|my|your) (?:note|facts|context|background|profile|information provided|persona)|the (?:trainee|user|character|language model|ai)\\b|(?:letter|option|choice|move) [a-h]\\b|(?:i'd|i would) (?:say|give (?:you|it|that)) an? (?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+)\\b(?! (?:dollars|bucks|hundred|thousand|month|week))|pwned",
      '(?:aquí|esta|ésta) (?:está|es|va|tiene|tienes) (?:mi|una|la|un) (?:posible )?(?:respuesta|réplica|versión)|(?:una|la) (?:posible|respuesta) (?:respuesta|sugerida)|como (?:la |el |una |un )?(?:deudor\\p{L}*|personaje|prospect\\p{L}+)|(?:la|el) deudor\\p{L}* (?:dice|responde|contesta|diría|está)|como \\p{L}+,? (?:le |te )?(?:diría|respondería|contestaría)|en (?:este|esta) (?:escenario|rol|guion|simulación)|(?:ya )?no soy (?:la|el|una|un) deudor\\p{L}*|(?:siguiendo|según) (?:el|mi) (?:guion|rol|prompt)|estoy (?:interpretando|actuando|fingiendo)|juego de rol|(?:le|te) (?:doy|pongo) un (?:cinco|seis|siete|ocho|nueve|diez|cien|\\d+)(?! (?:por|pesos|d[oó]lares))|(?:letra|opción|inciso) [a-h](?!\\p{L})|mis (?:nuevas )?instrucciones|(?:nuevas|anteriores|previas) (?:\\p{L}+ )?instrucciones|(?:ignor|omit)\\p{L}+ (?:todas |mis |las |tus |sus )*(?:instrucciones|reglas)|(?:su|tu) (?:puntuación|calificación|puntaje)|\\d+ (?:de|sobre) (?:100|10)(?! (?:pesos|d[oó]lares))|(?:este|esta|el|la) (?:ejercicio|simulación|simulacro)|mi (?:personaje|rol)(?! (?:de|en))|modo desarrollador|hecho (?:número )?\\d+|según (?:los|mis|el) (?:hechos|notas|perfil|contexto|personaje)|(?:el|la) (?:usuari[oa]|personaje|aprendiz|participante)(?!\\p{L})|mi (?:jugada|siguiente línea)|(?:fui|estoy|he sido) programad\\p{L}+|nota del director',
    ),
  ],
  [
    'it speaks as the collector or the coach',
    words(
      "this is an attempt to collect|any information obtained|(?:your|the customer's) (?:outstanding|past[- ]due|remaining|total) (?:balance|debt|amount)|you (?:still )?owe (?:us \\$|\\$|a total)|we(?:'re| are)? (?:can |able to |would )?(?:offer|offering|give|set) you (?:up|(?:a|an|some|several) (?:\\p{L}+ )?(?:plan|discount|settlement|options?|arrangement|extension))|i(?:'m| am) calling (?:from|on behalf of)|i(?:'m| am) calling (?:about|regarding) your|how would you like to pay|are you able to (?:pay|make a payment)|your account has been|(?:i|we) (?:can|will) (?:waive|forgive|reduce) your|(?:great|good|nice|excellent) (?:use|handling) of|excellent question|you (?:showed|demonstrated) (?:good|great|empathy|excellent)|you handled (?:the|that|this) (?:\\p{L}+ )?(?:call|objection|conversation)|(?:try to|you should) (?:show|acknowledge|empathi)\\p{L}*",
      'intento de cobr\\p{L}+|información (?:que se )?obten\\p{L}+|su (?:saldo|adeudo|deuda) (?:vencid[oa]|pendiente|actual|total|es de)|usted nos (?:debe|adeuda)|(?:le|te) (?:ofrecemos|ofrezco|podemos ofrecer|puedo ofrecer) (?:un |una |el |varias )(?:plan|quita|descuento|opci|convenio|prórroga)\\p{L}*|(?:le )?(?:llamo|hablo) de parte de|cómo (?:le gustaría|desea|prefiere) (?:pagar|realizar)|puede (?:usted )?(?:realizar|hacer) (?:el|un) pago|(?:excelente|muy buen) (?:manejo|uso)|(?:mostr|demostr)aste (?:empat|muy|un |una )\\p{L}*|manejaste (?:muy )?bien|deberías (?:mostrar|reconocer)',
    ),
  ],
  [
    'it sounds like a letter, not like a person on the telephone',
    words(
      "i (?:truly|sincerely|deeply|greatly|genuinely|wholeheartedly|very much) (?:appreciate|value|understand|apologi[sz]e|regret)|i (?:appreciate|value) your (?:understanding|cooperation|assistance|support|willingness|flexibility|professionalism|commitment|guidance|empathy|concern|efforts?)|thank you (?:so much |very much )?for your (?:continued|prompt|kind|assistance|cooperation|professionalism|support|guidance|consideration|attention|dedication)|(?:please )?(?:do not|don't) hesitate to|at your earliest convenience|i (?:would )?kindly (?:ask|request)|i (?:want|would like) to assure you|please (?:be|rest) assured|mutually (?:beneficial|agreeable|acceptable)|in a timely manner|to the best of my ability|any inconvenience|(?:best|warm|kind) regards|i look forward to (?:working|resolving|hearing|a (?:positive|productive))|find(?:ing)? a (?:mutually|suitable|viable|positive|solution that)|resolv(?:e|ing) this matter|works for both (?:of us|parties|sides)|it is important to (?:note|me that)|i (?:fully )?acknowledge (?:the|my|your|that)",
      '(?:le |les )?agradezco (?:enormemente|sinceramente|profundamente|infinitamente|de antemano|mucho su|su (?:apoyo|atención|amabilidad|disposición|tiempo y|profesionalismo|ayuda y|empatía|comprensión))|(?:muchas )?gracias por su (?:comprensión y|apoyo y|invaluable|valios\\p{L}+|amable atención|profesionalismo|disposición)|quedo (?:a la espera|atent[oa]|a su (?:entera )?disposición)|a su entera disposición|cordialmente|atentamente|(?:cualquier|las) (?:inconvenientes?|molestias?) (?:que|ocasionad)\\p{L}*|(?:mutuamente|beneficie a ambas|ambas partes)|a la (?:mayor )?brevedad|reitero mi|mi (?:más sincer[oa]|total|pleno|firme) \\p{L}+|le aseguro que (?:estoy|haré|mi)|de manera (?:oportuna|transparente|conjunta|responsable)|(?:encontrar|llegar a|buscar) una solución (?:conjunta|viable|favorable|satisfactoria|que)|es importante (?:mencionar|destacar|señalar)|reconozco (?:plenamente|la importancia)|valoro (?:su|mucho|enormemente|profundamente)',
    ),
  ],
  [
    'it tells what the person does instead of speaking',
    words(
      '(?:he|she) (?:sighs?|pauses?|hesitates?|laughs?|cries|sobs?|hangs up|snaps|shouts|whispers|replies|responds|says (?:quietly|angrily|softly))|\\p{Lu}\\p{Ll}+ (?:sighs|pauses|hesitates|hangs up|sobs|snaps|whispers)|(?:sighs|pauses|sobbing|crying|laughs) (?:softly|heavily|quietly|bitterly|deeply)|(?:in|with) an? (?:\\p{L}+ )?(?:angry|calm|shaky|quiet|soft|cold|trembling|bitter|cracking) (?:voice|tone)|voice (?:shaking|breaking|cracking|trembling|rising)|(?:sighs?|sighing|(?:long |short )?pause|silence|sniffs|sniffles|chuckles|clears (?:my |her |his )?throat)(?=[.,:…!])|(?:slams|puts down|hangs up) the phone',
      '(?:él|ella) (?:suspira|duda|llora|ríe|cuelga|grita|responde|contesta)|\\p{Lu}\\p{Ll}+ (?:suspira|hace una pausa|duda un momento|solloza)|(?:suspira|suspirando|llorando|sollozando) (?:profundamente|suavemente|en silencio)|(?:con|en) (?:un )?(?:tono|voz) \\p{L}+ ?[:,.]|(?:la|su) voz (?:quebrada|temblorosa|entrecortada)|(?:se le|le) quiebra la voz|(?:alza|levanta|sube|baja) la voz(?=[.,:])|(?:suspiros?|suspirando|(?:larga |breve )?pausa|sollozos?|sollozando|carraspea|risas?)(?=[.,:…!])|cuelga el teléfono',
    ),
  ],
]

/**
 * Why the clause is out of character, or null. `before` is the reply so far, `name` the person's, `heard` what the
 * collector has just said.
 */
export function outOfCharacter(
  clause: string,
  before: string,
  { name, heard }: { name: string; heard: string },
): string | null {
  for (const [reason, pattern] of patterns) {
    if (pattern.test(clause)) return reason
  }
  if (before === '' && obeys.test(clause) && jailbreak.test(heard)) return 'it obeys instead of wondering'
  const names = [...nameWords(name), ...nameWords(heard)]
  const label = /^\s*([^:\n]{2,40}):/u.exec(clause)?.[1]?.split(/\s+/u)
  if (before === '' && label?.every((word) => names.includes(word))) return 'it begins with a role label'
  const called =
    /(?:thank you|thanks|gracias|don|doña|mr\.?|mrs\.?|ms\.?|señora?|sra?\.),? (\p{Lu}\p{Ll}+)/u.exec(clause)
  const itself = /(?:this is|soy|habla|speaking|i'm|it's|name is|llamo)\W/iu.test(clause)
  // "What Mr Whitlock?" throws the caller's words back.
  const thrownBack = /(?:what|qu[eé])\W+(?:mr\.?|mrs\.?|ms\.?|señora?|sra?\.?|don|doña) \p{Lu}/iu.test(clause)
  if (called?.[1] && nameWords(name).includes(called[1]) && !itself && !thrownBack)
    return 'it speaks as the collector or the coach'
  return null
}

/** The words of a name or of a line that may be one. */
function nameWords(text: string): string[] {
  return (text.match(/(?<=^|\s)\p{Lu}\p{Ll}+/gu) ?? []).filter((word) => !spokenFirst.has(word.toLowerCase()))
}
/** Words that begin a sentence before a colon and are no name. */
const spokenFirst = new Set(
  'look listen well so okay ok mire oiga mira bueno no yes sí pues ah oh'.split(' '),
)

/** A request that no collector makes. */
const jailbreak =
  /\b(?:poem|rap|story|song|recipe|code|translate|instructions|prompt|role ?play|joke about|trainer|score|rate|grade|poema|canción|cuento|receta|código|traduce\p{L}*|instrucciones|calificación|califica\p{L}*|puntúa|entrenador|capacitador)\b/iu
const obeys =
  /^\s*["“¡]?(?:sure|of course|certainly|absolutely|here|claro|por supuesto|con gusto|desde luego|aquí)\b/iu

/** Matches the phrases of both languages as whole words; `\b` does not support accents. */
function words(english: string, spanish: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${english}|${spanish})(?![\\p{L}])`, 'iu')
}
