import { spokenWords } from './text/spoken-words.ts'

/** How a sentence shows that it asks: by its mark, or, in speech without marks, by its words. */
export type Interrogative = 'marked' | 'worded'

const subject =
  '(?:you|he|she|it|they|we|that|this|there|those|these|your|his|her|their|my|our|the|an?|anybody|anyone|somebody|someone)'
const auxiliary =
  "(?:do|does|did|is|are|was|were|can|could|would|will|should|have|has|had|am|might)(?:n't|nt)?"
/** Words that a question may begin with: "okay so uh", "sorry to hear that and". */
const lead =
  /^(?:(?:ok|okay|so|and|but|well|uh|um|uhm|er|right|alright|oh|ah|hey|look|listen|yeah|yes|no|sorry|please|like|i mean|just|then|now|got it|i see|fine|good|sure|eh|este|y|e|o|pues|bueno|entonces|oiga|oye|mire|mira|a ver|ah|ya|si|sale|vale|ok|claro|perdon|disculpe|digame|dime|decime|este pues|cuenteme) )*/

const englishWh = new RegExp(
  `\\b(?:what|when|where|who|whom|whose|why|which|how)(?: \\p{L}+){0,3}? (?:${auxiliary}|s|re|d|ll)(?: |$)|\\b(?:what|who|where|how|when|why)(?:'s|s|'re|'d|'ll) |\\bhow (?:many|much|long|often|come|about|old|far|soon)\\b|\\bwhat about\\b|\\bwhat (?:day|date|time|year|month|kind|kinda|sort|sorta|type)\\b`,
  'u',
)
/** What follows these is told or wondered, not asked. */
const reported =
  /\b(?:know|see|understand|that's|thats|is|tell|told|telling|say|said|explain|remember|hear|heard|check|ask|find out|me|you|exactly|matter|get|note) (?:what|when|where|who|why|which|how)\b/
const englishInverted = new RegExp(
  `(?:^|\\b(?:um|uh|er|so|and|but|ok|okay|then|or|well|now|sorry|gosh|oh|yes|no|right|please|thanks|just|you(?= (?:can|could|do|did|are|will|would) you)) )${auxiliary} ${subject}(?: |$)(?!way\\b|your way)`,
)
const spanishWh =
  /^(?:(?:de|a|en|con|por|para|desde|hasta) )?(?:que|quien|quienes|cuando|donde|adonde|como|cual|cuales|cuanto|cuanta|cuantos|cuantas) \p{L}+|(?<=\p{L} )(?:de |a |en |con |por |para |desde |hasta )?(?:cuanto|cuanta|cuantos|cuantas|quien|quienes|cual|cuales|donde|adonde) (?!mas\b|menos\b|antes\b)\p{L}+/u
/** What somebody wants to know is asked: "I wanna know what it's for", "dígame si ya puso la denuncia". */
const wondered =
  /\b(?:(?:i|we) (?:just |only |really |still )?(?:want|wanna|need|gotta|have|would like|'d like|'m trying|am trying)(?: to)? (?:know|find out|ask(?: you)?|understand|hear)|(?:quiero|quisiera|queria|necesito|me gustaria|quisieramos|necesitamos) (?:saber|preguntarle|preguntarte|preguntar|entender)) (?:what|when|where|who|which|how (?:much|many|long|often)|if|whether|si(?! (?:quiere|quieres|queres|gusta|puede|puedes|podes)\b)|que|quien|cuando|donde|cuanto|cuantos|cuantas|como|cual)\b|\b(?:necesito|ocupo|quiero|quisiera|me gustaria) que me (?:diga|digas|cuente|cuentes|platique|explique|expliques) (?:que(?! (?:si|no|va|voy|ya|esta|quiere|puede|entiende)\b)|quien|cuando|donde|cuanto|cuantos|cuantas|como|cual|si)\b|\bi(?:'d| would)? (?:need|want|like) you to tell me (?:what|when|where|who|which|how|if|whether|why)\b|(?:^|\b(?:solo|nomas|y|bueno|pero) )(?:digame|dime|decime|cuenteme|contame) si (?!quiere|quieres|queres|gusta|puede\b|puedes|podes|le (?:parece|sirve)|te (?:parece|sirve))/
/** "Qué bonito", "qué pena": said, not asked. */
const exclaimed =
  /^que (?:bonit|buen|bien|mal[oa]?\b|lind|pena|lastima|gusto|dur[oa]|dificil|horror|barbar|rar[oa]|alegria|curios|interesant|fuerte|triste|terrible|susto|desgracia|faena|rico|padre|chid|suerte|maravill|amable|tristeza|coraje|bronca|macana|aguante|desgaste|hermos|fe[oa]\b|rabia|divin|impotencia)/
/** "Marcus and who else", "paid by who though", "una beca de qué": asked at the end of what was said before. */
const endsAsking =
  /(?: |^)(?:and|but|by|with|to|for|from|in|on|at|of|doing|about|like|then|okay|or) (?:who|whom|what|where|when|why|which(?: one)?|how (?:many|much))(?: else| though| exactly| then)?$|(?: |^)(?:y|con|de|en|a|para|por|desde|o) (?:quien|quienes|que|donde|cuando|cual|cuanto)(?: mas)?$/
/** "Eh le preguntaba si este número está bien", "I was wondering if it still runs": asked before, and once more. */
const askedBefore =
  /\b(?:(?:le|te|yo) (?:preguntaba|pregunto|preguntare|preguntaria)|queria preguntar(?:le|te)?) (?:que |de )?(?:si|que|quien|cuando|donde|cuanto|cuantos|cuanta|cuantas|como|cual)\b|\bi (?:was|am|'m) (?:just |only )?(?:asking|wondering) (?:you )?(?:if|whether|what|when|where|who|which|how|why)\b/u
/** "Third of December is that payday", "harpers hot plates is raymond your husband": the verb stands first in what is asked last. */
const invertedLast =
  /(?<!\b(?:what|who|how|where|when|why|which|this|that|it|so|because|if|whether|know|there|think|say|all|as|than|and|but)) (?:is|was|are|were) (?:(?:that|this|it|those|these) (?:still )?(?:your |the |an? )?\p{L}{3,}(?: \p{L}+)?)$|(?<!\b(?:that|this|it|so|what|who|how|where|which)) (?:is|was) (?!your |his |her |their |the |not )\p{L}+ (?:your|his|her|their) \p{L}+$/u
/** "The good news is that helps", "Friday is still your deadline": said. */
const statedLast = /^(?:my|our|all|the (?!\p{L}+ of |\d))|\b(?:still|always|also) your\b/u
/** "Eso es las paredes de madera no", "four of them right": a tag that a recogniser writes without a comma. */
const taggedLast =
  /^(?!no )(?:\p{L}+ ){3,}\p{L}+ (?:(?<!(?:all|just|turn|thats|that's|is|about|sounds|do|not|the|your|a|every|this|it|things) )right|huh|(?<!(?:que|o|si|eso|ya|todavia|aun|pues|mejor|hoy|no|ahora|yo|usted|tampoco|este mes|por ahora|un) )no)$/u
/** What only looks so. */
const endsOtherwise = /\b(?:or|o|and|y|so|about|know|guess|no matter) (?:what|que|why)$|\b(?:y|a|de|o) que$/
/** "Sigue ahí o ya no", "trabaja de chofer verdad". */
const tagged =
  / (?:o (?:ya )?no(?: (?:tiene[ns]?|tenes|es|esta|puede[ns]?|quiere[ns]?|hay|trabaja|vive|sabe))?|(?<!de )verdad|(?<!por )cierto)$/
const spanishReported =
  /\b(?:se|sabe|sabes|saber|entiendo|veo|digo|dijo|dice|es|lo|mire|recuerdo|anoto|todo) (?:que|quien|cuando|donde|como|cual|cuanto)\b/

/** "De corbata, jaja, y ya volvió a manejar": whether something has happened by now. */
const happened =
  /(?:^|\by )ya (?:volvio|regreso|termino|pudo|consiguio|encontro|se (?:recupero|mejoro|repuso|alivio))(?: (?:a|al|a la|con|de)(?: \p{L}+){1,2})?(?: usted)?$/u
/** "You working these days": the verb alone, and when. */
const nowadays =
  /(?:^|\b(?:um|uh|er|so|and|but) )you (?:still )?(?!bring|spring|thing)\p{L}+ing(?: \p{L}+){0,3} (?:these days|nowadays|right now|now|at the moment|anymore|lately|then)$/u
/** "But who spent the money sheila": the question word is the subject. "I know who did it" tells. */
const whoDid =
  /(?:^|\b(?:but|and|so|then|or|well|exactly) )who (?!knows\b|cares\b|is\b|was\b|are\b|can\b|will\b|would\b|do\b|does\b|did\b)\p{L}{3,} /u
/** "Está a nombre de él o de usted", "el carro lo tiene usted o su exmarido", "is it his or yours": which of two people. */
const ofTwo =
  /\b(?:usted|ustedes|vos|ella?) o (?:de |con |a )?(?:su|tu|el|la|ella?|usted|vos|otr[oa]) ?\p{L}*(?: \p{L}+)?$|\b(?:o|or) (?:de |con |a )?(?:usted|ustedes|vos|ella?|tuy[oa]|suy[oa]|you|yours|his|hers|theirs)$/u

/**
 * Whether a sentence asks something, whatever it asks. `mark`: a question mark follows it or stands before it. A recogniser
 * writes no marks: there the words decide ("okay neil and what do you owe him then"). Null for a statement.
 */
export function interrogativeOf(quote: string, mark: boolean): Interrogative | null {
  if (mark || quote.includes('?') || quote.includes('¿')) return 'marked'
  const plain = spokenWords(quote)
  const text = plain.replace(lead, '')
  // Written with its accent the word asks, unless something is known or told by it.
  const accented =
    /(?<!\p{L})(?:qué|cuál(?:es)?|cuándo|cuánt[oa]s?|quién(?:es)?|dónde|adónde|cómo)(?!\p{L})/iu.test(quote)
  if (exclaimed.test(text)) return null
  if (accented && !spanishReported.test(text)) return 'worded'
  const english = englishInverted.test(text) || (englishWh.test(text) && !reported.test(text))
  const spanish =
    (spanishWh.test(text) && !spanishReported.test(text)) || tagged.test(text) || happened.test(plain)
  const ends = endsAsking.test(text) && (accented || !endsOtherwise.test(text))
  return english ||
    spanish ||
    ends ||
    wondered.test(plain) ||
    askedBefore.test(plain) ||
    (invertedLast.test(text) && !statedLast.test(text)) ||
    taggedLast.test(text) ||
    whoDid.test(text) ||
    nowadays.test(text) ||
    ofTwo.test(text)
    ? 'worded'
    : null
}
