import type { CollectorAct, Terms } from '../reading.ts'
import { topicGroups, type Social, type Topic } from '../vocabulary.ts'
import type { Sentence } from '../text/line.ts'
import type { Mark } from './mark.ts'
import { dayOfPayment, mentions, notOfPayment, patterns } from './words.ts'

/** What the reader knows of the sentence besides its figures. */
export type Known = {
  acts?: ReadonlySet<CollectorAct>
  asks?: boolean
  /** What the sentence asks, where that is understood. */
  topic?: Topic | null
  /** What it does in the conversation, where that is understood. */
  social?: Social | null
  balanceCents: number
}

/** Acts that put terms on the table whatever the other words are. */
const proposing: readonly CollectorAct[] = ['settlement', 'plan', 'recap', 'ask_full']

/** Asked about these, a figure is no proposal: an age, an income, a payment of the past. */
const askedElsewhere: readonly Topic[] = [
  ...topicGroups.identity,
  ...topicGroups.person,
  ...topicGroups.household,
  ...topicGroups.work,
  ...topicGroups.money,
  ...topicGroups.debt,
  'callback',
  'contact_way',
  'recording',
  'language',
  'robot',
  'trust',
  'elsewhere',
  'repeat',
]

/** A sentence that does one of these proposes nothing. */
const saidElsewhere: readonly Social[] = [
  'greeting',
  'thanks',
  'compliment',
  'joke',
  'small_talk',
  'self',
  'reassure',
  'account',
  'process',
  'answer',
  'wait',
  'line',
  'deny',
  'refuse',
  'callback',
  'praise',
  'wish',
  'farewell',
  'insult',
  'threat',
]

const stronglyProposes =
  / (?:(?:yo )?(?:le|te|les) (?:propongo|ofrezco)|i (?:propose|suggest)|try a number|settlement of|i can offer|puedo ofrecer|lo liquida con|shall i put|podriamos|(?:la|lo|le|te) dejamos|what if you|cancel\w+ todo con|is \S+ (?:all right|alright|okay)|we could|we can|(?:would|will|they) (?:take|accept)|a plan (?:here|at|de)|me da|queda(?:n)? en|se me ocurre|el dia que cobra|i can (?:do|put|take|set|bring|let|accept)|i could|could you|can you (?:do|pay|put|manage|start)|would you|you could|you can|you would pay|let us|how about|what about|what if|settle|i will (?:close|put|set)|starting|payment plan|le puedo|le dejo|le acepto|podemos|podria|puede (?:dar|pagar|abonar)|que tal|hagamos|dejemos\w*|si (?:le|te) pongo|si paga|si me|quedaria|se lo (?:dejo|bajo)|desde (?:enero|el)|put down|down on) /

export function words(sentence: Sentence): string {
  return ` ${sentence.tokens.map(({ word }) => word).join(' ')} `
}

/** How the figures of a sentence are meant; null for one that says nothing of payments. */
export function meaning(sentence: Sentence, marks: readonly Mark[], known: Known): Terms['is'] | null {
  const said = words(sentence)
  const figures = marks.some(({ kind }) => kind === 'amount' || kind === 'whole' || kind === 'percent')
  const counted = marks.some(({ kind }) => kind === 'count')
  const dated = marks.some(({ kind }) => kind === 'day')
  const rhythm = marks.some(({ kind }) => kind === 'per')
  const takesBack =
    marks.some((mark) => mark.kind === 'amount' && mark.role === 'not') &&
    / (?:not|no|forget|olvid\w+) /.test(said)
  const corrects = patterns.correction.test(said) || (takesBack && figures)
  // Many an offer sounds like a summary: what is proposed in so many words is none.
  const recaps =
    patterns.recap.test(said) || ((known.acts?.has('recap') ?? false) && !stronglyProposes.test(said))
  const opener = sentence.question && !/^ (?:okay |so |well )*(?:what (?:i|we)|podemos|le puedo) /.test(said)
  const asks = known.asks === true || opener || patterns.asks.test(said)
  const told = isTold(said, known) && !opensOnSum(sentence, marks, said)
  const plan = patterns.plan.test(said)
  if (!figures) {
    if (told && !corrects) return null
    if (
      counted &&
      !dated &&
      !plan &&
      !/pay|pag|split|spread|divid|repart|part|cuota|abono|option|opcion| las /.test(said)
    )
      return null
    if (!counted && !plan) {
      if (
        dated &&
        !corrects &&
        !recaps &&
        !(known.acts?.has('ask_commitment') ?? false) &&
        !dayOfPayment.test(said)
      )
        return null
      if (dated && notOfPayment.test(said) && !stronglyProposes.test(said)) return null
      if (!dated && !(rhythm && corrects)) return null
    }
    if (!dated && notOfPayment.test(said)) return null
  } else if (
    notOfPayment.test(said) &&
    !stronglyProposes.test(said) &&
    !recaps &&
    !corrects &&
    !rhythm &&
    !counted
  )
    return 'mention'
  // The balance alone, without a word of paying it: what the call is about.
  if (onlyBalance(marks, known.balanceCents) && !corrects && !recaps && !pays.test(said)) return 'mention'
  // "No, sorry, I misread my sheet, 150 every Friday": told in passing, and a figure all the same.
  if (corrects && (!told || (figures && !isMentioned(said)))) return 'correction'
  if (told && !recaps) return figures ? 'mention' : null
  if (recaps && !(asks && / how does that| does that work| would that | is that okay /.test(said)))
    return 'recap'
  if (corrects) return 'correction'
  return asks ? 'question' : 'offer'
}

const pays =
  / (?:pay\w*|pag\w+|liquid\w*|cubr\w+|settle\w*|full|total|complet\w+|take care|taking care|resolve|clear|ponemos|pone|regulariz\w+|todo|toda|all|whole|entire|do|abonar|knock|wipe) /

function onlyBalance(marks: readonly Mark[], balanceCents: number): boolean {
  const balance = (mark: Mark) =>
    mark.kind === 'whole' ||
    (mark.kind === 'amount' && Math.abs(mark.cents - balanceCents) <= balanceCents * 0.02)
  return (
    marks.some(balance) && marks.every((mark) => balance(mark) || mark.kind === 'day' || mark.kind === 'then')
  )
}

/** "¿Cuarenta por mes, a fin de mes?", "y treinta, a fin de mes?": a sum with its day or rhythm that is asked about offers it. */
function opensOnSum({ marked, tokens }: Sentence, marks: readonly Mark[], said: string): boolean {
  const sum = marks.find(({ kind }) => kind === 'amount')
  return (
    marked &&
    sum !== undefined &&
    tokens.slice(0, sum.from).every(({ word }) => links.has(word)) &&
    marks.some(
      ({ kind, from }) => (kind === 'per' || kind === 'day' || kind === 'count') && from >= sum.from,
    ) &&
    !ofTheirs.test(said)
  )
}
/** Of these a sum is told, and not offered: "¿400 a la semana de renta?". */
const ofTheirs =
  / (?:rent|renta|alquiler|mortgage|hipoteca|gana|ganas|gano|sueldo|salary|wages?|paid|pagaste|deposito|costo|costs?) /
const links = new Set('y e o and or so then entonces bueno okay ok'.split(' '))

export function isTold(said: string, known: Known): boolean {
  const { acts, topic, social } = known
  const proposes = stronglyProposes.test(said) || proposing.some((act) => acts?.has(act))
  if (!proposes && topic && askedElsewhere.includes(topic)) return true
  if (!proposes && !topic && (acts?.has('empathy') || acts?.has('apology') || acts?.has('reflect')))
    return true
  if (!proposes && !topic && social && saidElsewhere.includes(social)) return true
  if (acts?.has('state_debt') && !proposing.some((act) => acts.has(act)) && !stronglyProposes.test(said))
    return true
  return isMentioned(said)
}

/** The words tell of money and propose none. */
function isMentioned(said: string): boolean {
  return mentions.some((pattern) => pattern.test(said)) && !(stronglyProposes.test(said) && !hard.test(said))
}

/** Told whatever else the sentence says. */
const hard =
  / (?:(?<!what if )you (?:sent|paid|make|bring home)|i see you|in 20\d\d|en 20\d\d|not asking|le (?:estoy )?pid\w+ el total|no me dejan|is out|after taxes|gana|shook hands|rent is|renta) /
