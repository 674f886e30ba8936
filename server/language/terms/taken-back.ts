import { putRightAt, saysNo } from '../figures/put-right.ts'
import type { Token } from '../text/line.ts'
import { wordsOf } from './mark.ts'

/** Whether a figure is taken back or turned down by what stands around it. `from`, `to`: its tokens. */
export function isTakenBack(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  if (putRightAt(tokens, to) !== null) return true
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
