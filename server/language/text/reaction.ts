import { closeSentence, type Sentence } from './line.ts'

/** More words before a question say something of their own. */
const longestReaction = 8
/** Fewer words ask nothing. */
const shortestQuestion = 2

const subject =
  '(?:you|he|she|it|they|we|that|this|there|those|these|your|his|her|their|my|our|the|an?|anybody|anyone|somebody|someone)'
const auxiliary = '(?:do|does|did|is|are|was|were|can|could|would|will|should|have|has|had)'
const english = new RegExp(
  [
    `^(?:(?:for|from|with|to|at|since|until|by|in|on) )?(?:what|when|where|who|whose|why|which|how)(?: \\p{L}+){0,2}? ${auxiliary} (?:not )?${subject}(?: |$)`,
    '^how (?:many|much|long|often|come|old|far|soon|bad|about)(?: |$)',
    '^(?:which|whose) (?!is |was |means |i |we |you |he |she |they |would |could )\\p{L}+(?: |$)',
    '^what (?:kind|sort|day|date|time|year|month|about|happened|broke|changed|went wrong|else|for)(?: |$)',
    '^who (?:told|said|pays?|paid|helps?|helped|takes?|took|promised|sent|called|is|was|else)(?: |$)',
    `^(?:do|does|did|is|are|was|were|can|could|would|will) (?:not )?(?:you|he|she|it|they|we|your|his|her|their|anybody|anyone|somebody|someone) \\p{L}+`,
    '^is that (?:uh |um )?(?:a|per|every|each|before|after) \\p{L}+$',
    '^(?:have|had) you (?:ever|got|been|had|tried|thought|made|paid|told|called|talked|spoken) ',
  ].join('|'),
  'u',
)
/** "Didn't insurance cover any of it": after a word that ends a reaction, since it has the words of a statement. */
const negated = /^(?:do|does|did|is|are|was|were|can|could|would|will|have|has) not \p{L}+ \p{L}+/u
const endsReaction = new Set('okay oh uh um so and but well ah'.split(' '))
/** What begins so asks by itself, and goes on. */
const asking =
  /^(?:(?:so|and|but|oh|ah|okay|well) )*(?:what|when|where|who|whose|why|which|how|is|was|do|does|did)(?: |$)/
/** What follows these is told or wondered, not asked. */
const reporting = new Set(
  'know see understand that is tell told telling say said saying explain remember hear heard check ask asking asked find out me you him her them exactly matter get note wonder wondering if whether sure about like just be see cause because as than so what when where who why which how depending regardless do does did are was were have has had can could would will should not to of the a an us must lets point reason way thing problem idea deal i he she it they we or which whose'.split(
    ' ',
  ),
)

/** Between a reaction and a question. */
const bridges = new Set('uh um uhm er and but so then well eh este y e o pero pues entonces'.split(' '))

/** Written with its accent: folded words say nothing of it. */
const spanish =
  /^(?:(?:de|a|en|con|por|para|desde|hasta) )?(?:qué|cuál(?:es)?|cuándo|cuánt[oa]s?|quién(?:es)?|dónde|adónde|cómo)(?: |$)/iu
/** "Qué bajón", "qué bonito y ...": the reaction itself. */
const exclaims =
  /^qué (?:\p{L}+$|(?:bonit|buen|bien|lind|pena|lástima|gusto|dur[oa]|horror|barbar|rar[oa]|alegría|fuerte|triste|terrible|susto|desgracia|desastre|faena|rico|padre|chid|suerte|maravill|amable|coraje|macana|hermos|rabia|pesado|baj[óo]n|mal[oa]? ))/iu
const reportingSpanish = new Set(
  'se sabe sabes saber se entiendo veo ver digo dijo dice decir es lo mire mira recuerdo anoto todo explico explica explique pregunto preguntar preguntaba pregunte me te le nos segun depende importa ni sin como que entender a de en con por para desde hasta no sé'.split(
    ' ',
  ),
)

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
    const before = tokens[at - 1]?.word ?? ''
    const from = tokens[at]?.start
    // The words of a short form ("you're") stand in one place.
    if (from === undefined || from === tokens[at - 1]?.start) continue
    const rest = tokens.slice(at)
    const words = rest.map(({ word }) => word).join(' ')
    const head = tokens.slice(0, at)
    const asks =
      (!reporting.has(before) &&
        english.test(words) &&
        !asking.test(head.map(({ word }) => word).join(' '))) ||
      (endsReaction.has(before) && negated.test(words)) ||
      (!reportingSpanish.has(before) &&
        spanish.test(text.slice(from, sentence.end)) &&
        !exclaims.test(text.slice(from, sentence.end)))
    if (!asks) continue
    while (bridges.has(head.at(-1)?.word ?? '')) head.pop()
    const said = closeSentence(head, false)
    const asked = closeSentence(rest, false)
    return said && asked ? [said, { ...asked, question: true }] : [sentence]
  }
  return [sentence]
}
