import { readNumber } from '../figures/numbers.ts'
import type { Token } from '../text/line.ts'
import { wordsOf } from './mark.ts'

/** Whether a figure is taken back or turned down by what stands around it. `from`, `to`: its tokens. */
export function isTakenBack(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  if (isPutRight(tokens, to)) return true
  const last = tokens[from - 1]
  // "A hundred and fifty, no, a hundred": the one behind the no is meant.
  if (from > 1 && last !== undefined && saysNo(last)) return false
  return isDenied(` ${wordsOf(tokens, from - 5, from)} `, ` ${wordsOf(tokens, to, to + 4)} `, from)
}

/** "not 115", "35, sorry, 25", "I told you 48 and it's 84", "ten is too low", "my system wants 110 but". */
function isDenied(before: string, after: string, from: number): boolean {
  if (/ (?:why not|por que no)(?: the| los)? $/.test(before)) return false
  // "Your balance is 4,000, but 2,600 settles it"
  if (
    / (?:balance|saldo|adeudo|deuda|you owe|past due) (?:is |of |es |de )*(?:los )?$/.test(before) &&
    / (?:but|pero|so|asi) /.test(` ${after} `)
  )
    return true
  if (
    / (?:not|instead of|en vez de|en lugar de|no|ni|rather than|never said|didnt say|did not say|not asking (?:you )?for|(?:nunca|no) (?:le |te )?(?:dije|pedi|pido)) (?:the |los |el )?$/.test(
      before,
    ) &&
    from > 1
  )
    return true
  if (leaves.test(before)) return true
  // "You said 25, could you stretch to 40?"
  if (
    / (?:you (?:said|mentioned|offered|told me)|i hear|i heard|usted (?:dice|dijo|menciona|ofrece)|me (?:dice|dijo|ofrece)|le oigo) (?:a |the |los |las )?$/.test(
      before,
    ) &&
    asksForMore.test(after)
  )
    return true
  if (
    / (?:no eran|wants|asks for|asking for|pide|me piden|normally|usually|normalmente)(?: me)? $/.test(before)
  )
    return true
  if (
    / (?:told you|i said|te dije|le dije|dije) $/.test(before) &&
    /^ (?:and|y|but|pero) (?:it|its|son|es|eran)/.test(after)
  )
    return true
  return /^ (?:is |are )?(?:too low|too little|no me lo|not enough|no alcanza|wont be accepted|no nos sirve|would not go)/.test(
    after,
  )
}

/** "Forget the 300": what is left behind. "Don't forget the 50" reminds of it. */
const leaves =
  / (?<!(?:not|dont|do not|never|no|no se|no te|no lo) )(?:forget(?: about)?|olvid(?:a|e|ate|ese)(?: de)?|olvidemos(?:nos)?(?: de)?) (?:the |los |el |del )?$/

/** What a figure that was said back is followed by where another one is asked for. */
const asksForMore =
  /^ (?:but |pero )?(?:and |y )?(?:(?:could|can|would) (?:you|we)|what if|how about|any chance|(?:podria|podrias|puede|puedes)|y si|si) /

/** A no by itself, in speech that is written with its pauses. */
const saysNo = ({ word, pause }: Token) => word === 'no' && pause

/** What may stand between a figure and the one that puts it right: how often or when, and words without a meaning. */
const passing =
  '^(?:(?:a|per|each|every|on|por|al|a la|cada|los|las|de) (?!or |o |no )\\S+ |monthly |weekly |mensual(?:es)? |semanal(?:es)? )?' +
  '(?:(?:or|o|um|uh|er|eh|este|well|bueno|wait|ay|no) )*'
const onlyPassing = new RegExp(`${passing}$`)
const apology = new RegExp(
  `${passing}(?:sorry|perdon|perdona|disculpe|i mean|i meant|digo|mejor dicho|make (?:it|that)|rather) ` +
    '(?:(?:sorry|perdon|no|i|mean|digo|en|at|de|its|son|eran|um|eh|like|como) )*',
)

function beginsSum(tokens: readonly Token[], at: number): boolean {
  return (
    readNumber(tokens, at) !== null ||
    /^(?:an?|un) (?:hundred|thousand|mil) /.test(`${wordsOf(tokens, at, at + 2)} `)
  )
}

/** "35, sorry, 25", "120 por mes, no, perdón, 100", "a hundred and fifty, no, a hundred": another sum follows in its place. */
function isPutRight(tokens: readonly Token[], to: number): boolean {
  const excused = apology.exec(`${wordsOf(tokens, to, to + 9)} `)?.[0]
  if (excused !== undefined && beginsSum(tokens, to + excused.trim().split(' ').length)) return true
  const no = tokens.slice(to, to + 6).findIndex(saysNo)
  if (no === -1 || !beginsSum(tokens, to + no + 1)) return false
  return no === 0 || onlyPassing.test(`${wordsOf(tokens, to, to + no)} `)
}
