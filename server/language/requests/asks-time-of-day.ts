import { fold } from '../text/fold.ts'

const timeOfDay =
  /\b(?:(?:what|which) (?:time|hour)s?\b|(?:a )?que hora\b|(?:que|cual) horarios?\b|time of (?:the )?day\b|when (?:are|r) you (?:\p{L}+ )?(?:up|free|home|off your feet|around|available|awake|reachable|easiest to reach)\b|cuando (?:esta|estas|suele estar|anda) (?:usted |vos )?(?:libre|en casa|disponible|despiert[oa]|desocupad[oa])\b|(?:good|better|best) time (?:to (?:call|ring|phone|reach|catch)|instead))/u
/** The end of a shift, and what has been. */
const other =
  /\b(?:get off|finish|sale|salis|sales|terminas?|terminan|fue|era|llamaron|marcaron|was it|did (?:they|he|she)|you (?:start|open|begin|work)|entra|entras|empieza|empiezas|abre|abren|abris)\b/u

/** Whether a sentence asks for a time of day to call: "what time's good at the shop?", "¿a qué hora le marco?". */
export function asksTimeOfDay(sentence: string): boolean {
  const plain = fold(sentence).text
  return timeOfDay.test(plain) && !other.test(plain)
}
