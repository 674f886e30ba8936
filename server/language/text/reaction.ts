import { closeSentence, type Sentence } from './line.ts'

/** More words before a question say something of their own. */
const longestReaction = 8
/** Fewer words ask nothing. */
const shortestQuestion = 2

const person = '(?:you|he|she|it|they|we|your|his|her|their|anybody|anyone|somebody|someone)'
const subject = `(?:${person}|that|this|there|those|these|the|an?|my|our)`
const auxiliary = '(?:do|does|did|is|are|was|were|can|could|would|will|should|have|has|had)'

/** The verb stands before its subject: whatever comes before it, it asks. */
const inverted = new RegExp(
  [
    `^(?:(?:for|from|with|to|at|since|until|by|in|on) )?(?:what|when|where|who|whose|why|which|how)(?: (?!${subject} )\\p{L}+){0,2}? ${auxiliary} (?:not )?${subject}(?: |$)`,
    `^(?:do|does|did|is|are|was|were|can|could|would|will) (?:not )?${person} \\p{L}+`,
    '^is that (?:uh |um )?(?:a|per|every|each|before|after) \\p{L}+$',
    '^(?:have|had) you (?:ever|got|been|had|tried|thought|made|paid|told|called|talked|spoken) ',
  ].join('|'),
  'u',
)
/** Asks where nothing but a reaction stands before it; else it may be told ("the agent who called you"). */
const loose = new RegExp(
  [
    '^how (?:many|much|long|often|come|old|far|soon|bad|about)(?: |$)',
    '^(?:which|whose) \\p{L}+(?: |$)',
    '^what (?:kind|sort|day|date|time|year|month|about|happened|broke|changed|went wrong|else|for|do|did)(?: |$)',
    '^who (?:told|said|pays?|paid|helps?|helped|takes?|took|promised|sent|called|is|was|else)(?: |$)',
  ].join('|'),
  'u',
)
/** "Didn't insurance cover any of it": after a hesitation, since it has the words of a statement. */
const negated =
  /^(?:do|does|did|is|are|was|were|can|could|would|will|have|has) not (?!know |see |have |find |think |want |need |get )\p{L}+ \p{L}+/u
const hesitations = new Set('okay oh uh um well ah'.split(' '))
/** What begins so asks by itself, and goes on. */
const asking =
  /^(?:(?:so|and|but|oh|ah|okay|well) )*(?:what|when|where|who|whose|why|which|how|is|was|do|does|did)(?: |$)/

/** What follows these is told or wondered, not asked. */
const reporting = new Set(
  'know see understand that is are tell told telling say said saying explain remember hear heard check ask asking asked find out me you him her them exactly matter get note wonder wondering if whether sure about like just be cause because as than so what when where who why which how depending regardless do does did was were have has had can could would will should not to of for on at with after over in by from into shows show discuss decide the a an us must lets point reason way thing problem idea deal news i he she it they we or which whose'.split(
    ' ',
  ),
)

/** Words of which reactions are made, with a name or a thing between them. */
const reactive = new Set(
  'oh ah aw ouch wow gosh jeez jesus man okay right sure yeah yes no well hmm huh uh um uhm er hi hey hello sorry so very really good great cool nice lovely sweet interesting terrible awful frustrating rough tough that is thanks thank fine alright all true fair enough wait hold got gotcha see mm understand ay uy uf vaya hijole caray bueno ok okey si claro mire mira pesado siento pobrecito pobre gracias este eh che vale ya veo perfecto entiendo comprendo acuerdo lo la le de muy orale je perdon disculpe oiga hola caramba bajon duro a'.split(
    ' ',
  ),
)
/** Who does something in what comes first, it is told. "I'm sorry", "I see" and "thank you" are reactions. */
const does = /\b(?:i|you|we|he|she|they|it)\b/
const polite =
  /\b(?:i am (?:so |very |really )?sorry|i see|i hear (?:that|you)|i mean|thank you|i understand|got it)\b/g
/** A reaction holds no more words that are none. */
const mostOthers = 3

function isReaction(words: readonly string[]): boolean {
  const said = words.join(' ').replace(polite, 'oh')
  const others = said.split(' ').filter((word) => !reactive.has(word))
  return !does.test(said) && reactive.has(said.split(' ')[0] ?? '') && others.length <= mostOthers
}

/** Between a reaction and a question. */
const bridges = new Set('uh um uhm er and but so then well eh este y e o pero pues entonces'.split(' '))

/** Written with its accent: folded words say nothing of it. */
const spanish =
  /^(?:(?:de|a|en|con|por|para|desde|hasta) )?(?:qué|cuál(?:es)?|cuándo|cuánt[oa]s?|quién(?:es)?|dónde|adónde|cómo)(?: |$)/iu
/** "Qué bajón", "qué bonito y ...": the reaction itself. */
const exclaims =
  /^qué (?:\p{L}+$|(?:bonit|buen|bien|lind|pena|lástima|gusto|dur[oa]|horror|barbar|rar[oa]|alegría|fuerte|triste|terrible|susto|desgracia|desastre|faena|rico|padre|chid|suerte|maravill|amable|coraje|macana|hermos|rabia|pesado|baj[óo]n|mal[oa]? ))/iu
const reportingSpanish = new Set(
  'se sabe sabes saber entiendo veo ver digo dijo dice decir decirle es lo recuerdo anoto todo explico explica explique explicar revisar revise buscar decide hay tiene tienes tenes tener pregunto preguntar preguntaba pregunte me te le nos segun depende importa ni sin como que entender a de en con por para desde hasta no'.split(
    ' ',
  ),
)
/** After these a question follows, whatever was said before. */
const leadsOn = new Set('y eh este pues entonces pero digame dime decime contame cuenteme oiga'.split(' '))

/**
 * "Oh no what broke", "uh qué pesado eso a quién cuida": who types or is transcribed sets no mark between a reaction and a
 * question, and the reaction alone would be heard. Only a question that shows its form by itself is told apart.
 * @param text The whole line, for the accents of Spanish question words.
 */
export function splitReaction(sentence: Sentence, text: string): Sentence[] {
  const { tokens, marked } = sentence
  if (marked || tokens.some(({ pause }) => pause)) return [sentence]
  const end = Math.min(longestReaction, tokens.length - shortestQuestion)
  for (let at = 1; at <= end; at += 1) {
    const from = tokens[at]?.start
    // The words of a short form ("you're") stand in one place.
    if (from === undefined || from === tokens[at - 1]?.start) continue
    const rest = tokens.slice(at)
    if (!asks(words(tokens.slice(0, at)), words(rest).join(' '), text.slice(from, sentence.end))) continue
    const head = tokens.slice(0, at)
    while (bridges.has(head.at(-1)?.word ?? '')) head.pop()
    const said = closeSentence(head, false)
    const asked = closeSentence(rest, false)
    return said && asked ? [said, { ...asked, question: true }] : [sentence]
  }
  return [sentence]
}

const words = (tokens: Sentence['tokens']) => tokens.map(({ word }) => word)

/** Whether `rest`, in its folded words and as it is written, asks something after what comes before. */
function asks(head: readonly string[], rest: string, written: string): boolean {
  const before = head.at(-1) ?? ''
  if (hesitations.has(before) && negated.test(rest)) return true
  // "I see how long has that been": whoever reports leaves the verb behind its subject.
  const acknowledges = head.join(' ').replace(polite, '').trim() === ''
  if (acknowledges && inverted.test(rest)) return true
  if (!reporting.has(before) && !asking.test(head.join(' ')))
    if (inverted.test(rest) || (loose.test(rest) && isReaction(head))) return true
  const asksInSpanish = !reportingSpanish.has(before) && spanish.test(written) && !exclaims.test(written)
  return asksInSpanish && (leadsOn.has(before) || isReaction(head))
}
