import type { Before } from './reading.ts'
import type { Sentence } from './text/line.ts'
import { topicGroups, type Social, type Topic } from './vocabulary.ts'

/** What a short sentence means by what the debtor said last; null where it stands by itself. */
export type InContext = { topic: Topic | null; social: Social | null; certainty: number }

/** A sentence of more words says by itself what it is about. */
const shortest = 5

const fillers = new Set(
  'so and but okay well oh uh um ah eh then hon sir maam now just y pero entonces pues bueno este ah o sea mm senor senora dona don mire oiga'.split(
    ' ',
  ),
)

type Fragment = { words: string; to: (spoken: Topic) => Topic }

const same = (spoken: Topic) => spoken

const since: Partial<Record<Topic, Topic>> = {
  work: 'work_since',
  cause: 'behind_since',
  job_search: 'job_loss',
  income: 'work_since',
  business: 'work_since',
}
const why: Partial<Record<Topic, Topic>> = {
  able_monthly: 'obstacle',
  able_now: 'obstacle',
  pay_when: 'obstacle',
  pay_full: 'obstacle',
  offer_ok: 'obstacle',
  method: 'obstacle',
  commitment: 'obstacle',
  name: 'why_refuse',
  birth_date: 'why_refuse',
  last_four: 'why_refuse',
  address: 'why_refuse',
  work: 'job_loss',
  behind_since: 'cause',
  last_payment: 'cause',
}
const sum: Partial<Record<Topic, Topic>> = {
  work: 'income',
  payday: 'income',
  offer_ok: 'able_monthly',
  cause: 'amount_view',
}

/** What happened is asked of a life: after talk of payments, of the caller or of who somebody is, it asks why they are behind. */
const aboutTheCall: ReadonlySet<Topic> = new Set<Topic>([
  ...topicGroups.payment,
  ...topicGroups.identity,
  ...topicGroups.call,
])
const happened = (spoken: Topic): Topic =>
  aboutTheCall.has(spoken) || spoken === 'wellbeing' || spoken === 'feelings' ? 'cause' : spoken

/** Questions of a word or two that are about whatever was spoken of. Without accents, fillers left out. */
const fragments: readonly Fragment[] = [
  {
    words:
      'since when|how long|for how long|how long ago|how long has it been|when was that|when was this|when did that happen|when|desde cuando|hace cuanto|cuanto hace|hace mucho|hace cuanto tiempo|cuando fue|cuando fue eso|cuanto tiempo|cuando paso|cuando paso eso|cuando|de cuando',
    to: (spoken) => since[spoken] ?? spoken,
  },
  {
    words:
      'how come|why|why not|why is that|why so|and why|how so|por que|y eso|por que no|como asi|a que se debe|y por que|y eso por que|porque|y eso porque',
    to: (spoken) => why[spoken] ?? spoken,
  },
  {
    words:
      'how much|how much was it|how much is it|how much is that|about how much|cuanto|cuanto es|como cuanto|cuanto fue|cuanto seria|mas o menos cuanto|de cuanto',
    to: (spoken) => sum[spoken] ?? spoken,
  },
  {
    words: 'and how|by what|how then|y como|y el como|el como',
    to: (spoken) => (topicGroups.payment.some((one) => one === spoken) ? 'method' : spoken),
  },
  {
    words:
      'who|who is that|with who|with whom|which one|which ones|what kind|what is that|what was it|where|where is that|where at|where was that|how many|which bank|what bank|and then|then what|what then|and after that|what else|and what else|before that|and before that|all of them|both|when is that|when is it|like who|like where|quien|quien es|con quien|cual|cuales|cual es|de que tipo|de que|donde|en donde|donde queda|donde es eso|cuantos|cuantas|que banco|cual banco|y luego|luego|y despues|despues|y entonces que|que mas|y que mas|y antes|antes de eso|los dos|las dos|ambos|todos|cuando es|cuando es eso|que fue|en que|a quien|de quien|con cual|adonde|what was that|which',
    to: same,
  },
  {
    words:
      'what happened|what happened there|so what happened|what is going on|what is been going on|what has been going on|que paso|que paso ahi|que le paso|y que paso|que sucedio|que ocurrio|que ha pasado|que pasa',
    to: happened,
  },
]

const topicByFragment = new Map(
  fragments.flatMap(({ words, to }) =>
    words.split('|').map((written): [string, Fragment['to']] => [written, to]),
  ),
)

const agrees = new Set(
  'yes|yeah|yep|sure|okay|ok|that works|works|works for me|deal|fine|sounds good|that is fine|sounds fine|perfect|agreed|of course|absolutely|we can do that|i can do that|let us do that|yes we can|yes i can|all right|alright|done|very well|si|claro|claro que si|de acuerdo|esta bien|perfecto|vale|dale|sale|hecho|trato hecho|por supuesto|me parece bien|me parece|listo|va|acepto|muy bien|correcto|si podemos|si se puede|si claro|hagamoslo|quedamos asi|asi quedamos|sin problema|no problem|con gusto'.split(
    '|',
  ),
)
const refuses = new Set(
  'no|nope|no way|not possible|i can not|we can not|no can do|afraid not|i am afraid not|unfortunately not|can not do that|we can not do that|i can not do that|sorry no|no sorry|no puedo|no se puede|imposible|no podemos|lamentablemente no|me temo que no|no es posible|no senor|no senora|de ninguna manera|para nada'.split(
    '|',
  ),
)

function core({ tokens }: Pick<Sentence, 'tokens'>): string {
  const words = tokens.map(({ word }) => word)
  let from = 0
  let to = words.length
  while (from < to - 1 && fillers.has(words[from] ?? '')) from += 1
  while (to > from + 1 && fillers.has(words[to - 1] ?? '')) to -= 1
  return words.slice(from, to).join(' ')
}

/** Reads a short sentence by what stands in the room. */
export function inContext(
  sentence: Pick<Sentence, 'tokens' | 'marked'>,
  debtor: Before['debtor'],
): InContext | null {
  if (!debtor || sentence.tokens.length > shortest + 2) return null
  const said = core(sentence)
  const spoken = debtor.topic ?? debtor.asked
  const fragment =
    topicByFragment.get(sentence.tokens.map(({ word }) => word).join(' ')) ?? topicByFragment.get(said)
  if (fragment) return spoken ? { topic: fragment(spoken), social: null, certainty: 0.9 } : null
  if (sentence.marked) return null
  const figure = debtor.figureCents !== null || debtor.asked === 'offer_ok' || debtor.asked === 'choose'
  if (agrees.has(said)) {
    if (figure) return { topic: null, social: 'accept', certainty: 0.9 }
    if (debtor.asked) return { topic: null, social: 'answer', certainty: 0.85 }
    return null
  }
  if (!refuses.has(said)) return null
  if (figure) return { topic: null, social: 'refuse', certainty: 0.9 }
  return debtor.asked ? { topic: null, social: 'answer', certainty: 0.85 } : null
}
