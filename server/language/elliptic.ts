import { weekdays } from './figures/date-words.ts'
import { mayBeginNumber } from './figures/numbers.ts'
import type { InContext } from './context.ts'
import type { Before } from './reading.ts'
import type { Sentence } from './text/line.ts'
import { topicGroups } from './vocabulary.ts'
import type { Topic } from './vocabulary.ts'

/** What the learned reader makes of a sentence by itself: its likeliest topic, or that it asks nothing. */
export type ByItself = { topic: Topic | null; certainty: number; social: number }

/** A sentence of more words says by itself what it is about; one of so many may be an answer or lean on a pronoun. */
const shortest = 5
const short = 7
/** With so many words a question has a matter of its own. */
const ownWords = 4

/** What is less sure than this leans on what was said before; a pronoun outweighs what is no surer than that. */
const leans = 0.5
const outweighs = 0.85
/** A farewell or a wish that is surer than this asks nothing. */
const plain = 0.75

const days = new Set([
  ...Object.keys(weekdays),
  ...'today tomorrow tonight next payday hoy manana quincena'.split(' '),
])
const pronouns = new Set(
  'he she they it him her them his hers its their el ella ellos ellas eso esa ese le les lo la su sus llama llaman'.split(
    ' ',
  ),
)
/** What asks for more of the sum or its day. */
const ofSums = new Set(
  'much more less cuanto cuanta mas menos algo when cuando day dia date fecha how como what which que cual it could would podria'.split(
    ' ',
  ),
)
const yesOrNo = new Set('yes yeah yep no nope not si claro no todavia aun'.split(' '))

const ofOthers: readonly Topic[] = [...topicGroups.household, 'work', 'transport', 'attorney', 'health']
const ofPersons: readonly Topic[] = [
  ...topicGroups.identity,
  ...topicGroups.person,
  ...topicGroups.household,
  ...topicGroups.work,
]
const ofPayment: readonly Topic[] = [...topicGroups.payment, 'payday', 'expected_money']

/** Nobody goes on about what stands in the way without naming it again: a new short question is about something else. */
const ends: readonly Topic[] = ['obstacle', 'why_refuse', 'understood', 'trust']
const goesOn = (topic: Topic | null): Topic | null => (topic !== null && ends.includes(topic) ? null : topic)

/** Said after an announcement, as a question. */
const tag =
  /^(?:ok|okay|all right|alright|right|got it|make sense|makes sense|does that make sense|you with me|good|sounds? good|fair|does that hold|sale|va|juega|quedamos|hecho|yes|yeah|fair enough|vale|bien|de acuerdo|si|dale|estamos|me explico|queda claro|esta claro|esta bien|is that (?:ok|okay|all right|alright))$/

/** "What about Friday?", "sixty?": a day or a figure for what is being arranged. */
function proposed(
  { tokens }: Pick<Sentence, 'tokens'>,
  debtor: NonNullable<Before['debtor']>,
  spoken: Topic | null,
): Topic | null {
  const dated = tokens.some(({ word }) => days.has(word))
  const counted = tokens.some(({ word, money }) => money || mayBeginNumber(word))
  if (!dated && !counted) return null
  if (spoken === 'callback') return 'callback'
  if (debtor.figureCents !== null) return 'offer_ok'
  if (spoken === null) return null
  if (ofPayment.includes(spoken)) return dated ? 'pay_when' : 'offer_ok'
  return counted ? spoken : null
}

/**
 * A sentence that leaves out what both know. A short question that says too little by itself is about what the debtor
 * spoke of; one about "he" or "it" too; a short statement that does nothing known answers what the debtor asked.
 */
export function elliptic(
  sentence: Pick<Sentence, 'tokens' | 'question'>,
  debtor: Before['debtor'],
  { topic, certainty, social }: ByItself,
): InContext | null {
  const { tokens, question } = sentence
  // "Then we talk. Okay?" asks whether that was understood, and whether it suits where a figure was named.
  if (question && tag.test(tokens.map(({ word }) => word).join(' ')))
    return {
      topic: (debtor?.figureCents ?? null) === null ? 'understood' : 'offer_ok',
      social: null,
      certainty: 0.9,
    }
  if (!debtor) return null
  const spoken = goesOn(debtor.topic ?? debtor.asked)
  const asks = question || topic !== null
  if (!asks) {
    const answers =
      debtor.asked !== null &&
      tokens.length <= shortest &&
      (social < leans || (yesOrNo.has(tokens[0]?.word ?? '') && social < outweighs))
    return answers ? { topic: null, social: 'answer', certainty: 0.6 } : null
  }
  if (tokens.length > short) return null
  // "Have a good day" has the form of a question, and nobody hears one.
  if ((topic === null || certainty < leans) && social >= plain) return null
  // A bare figure is what is being arranged, whatever else it might count.
  const bare = tokens.length <= 2 && debtor.figureCents !== null
  const weak = topic === null || certainty < leans || bare
  if (tokens.length <= shortest && weak) {
    const ofSum = proposed(sentence, debtor, spoken)
    // "Been a wet stretch?", after talk of paying: nothing in it is about that.
    const ownMatter =
      tokens.length >= ownWords &&
      spoken !== null &&
      ofPayment.includes(spoken) &&
      !tokens.some(({ word }) => ofSums.has(word))
    if (ofSum === null && ownMatter) return null
    const meant = ofSum ?? (bare && certainty >= leans ? topic : spoken)
    return meant ? { topic: meant, social: null, certainty: 0.65 } : null
  }
  const pronoun = tokens.some(({ word }) => pronouns.has(word))
  const theirs = spoken !== null && ofOthers.includes(spoken) && topic !== null && ofPersons.includes(topic)
  if (pronoun && theirs && topic !== spoken && certainty < outweighs)
    return { topic: spoken, social: null, certainty: 0.7 }
  return null
}
