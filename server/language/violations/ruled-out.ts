import type { Language } from '#protocol/vocabulary/language.ts'
import { leavesTheRole } from '../out-of-role.ts'
import { moralizes } from './moralizes.ts'
import { promisesRest } from './promised-rest.ts'
import { identityItemsNamed } from '../requests/identity-items.ts'
import type { ViolationHit } from '../reading.ts'
import { fold } from '../text/fold.ts'

/** Who asks for money in person or on the side names money, a way to send it, or a favour: all 92 such lines of data/reading do, eleven of them in words added for them. */
const forMoney =
  /\b(?:pay\w*|paid|cash|money|send\w*|venmo|zelle|cashapp|paypal|wire|transfer\w*|deposit\w*|account|cards?|check|cheque|dollars?|bucks|quid|pounds?|notes|receipt|bitcoin|crypto|machine|union|sort code|solid|favou?rs?|look(?:ed)? after|hand|give|bring|drop|slip|cover|settle|hundred|fifty|twenty|wallet|envelope|tip|fee|number|collect|pick up|pag\w+|abon\w+|dinero|plata|lana|efectivo|manda\w*|mande\w*|envi\w+|transfi\w+|cuenta|tarjeta|alias|cbu|clabe|bizum|nequi|pesos?|euros?|billete\w*|cien\w*|mil|deme|dame|entreg\w+|lleve\w*|traig\w+|sobre|(?:para|pa|con algo) (?:el|un|mi|pa) ?\w*|propina|comision|cobr\w+|junt\w+|arregl\w+)\b|\d/u

/** Who says that something is the law says nothing of who they are: "it's federal law, and my firm follows it". */
const namesLaw =
  /\b(?:it'?s|that'?s|thats|this is|is) (?:(?:the|a|federal|state|actually) )+law\b|\bes (?:la )?ley\b|\b(?:lo (?:dice|manda|exige|pide|marca)|por) (?:la )?ley\b/u

/** In Mexico a courtesy for anybody with a degree: who names nothing of the courts beside it poses as nobody. */
const licensed = /\blicenciad[oa]\b/u
const ofCourts =
  /\b(?:abogad\w*|juzgado\w*|juez\w*|tribunal\w*|corte|fiscal\w*|ministerio|policia\w*|notari\w*|actuari\w*|gobierno|procuradur\w*|condusef|profeco|sat|hacienda|federal|judicial)\b/u

/**
 * The violations of a sentence without those that its words rule out: who promises that the calls end does not go on against a request to
 * stop; an order to a machine ("a score of 100") shares words with threats to one's credit and is none; and nobody who names neither
 * money nor a favour asks for a payment on the side ("here with my coffee", "tell me quietly"); whoever names a law poses as nobody, nor does, as far as that is in doubt, who asks for a date of birth; and a moral of how people get into debt is neither
 * threat nor insult.
 */
export function withoutRuledOut(hits: ViolationHit[], quote: string, language: Language): ViolationHit[] {
  if (hits.length === 0) return hits
  const rest = promisesRest(quote, language)
  const order = leavesTheRole(quote)
  const moral = moralizes(quote, language)
  const lawNamed = namesLaw.test(fold(quote).text)
  const checks = identityItemsNamed(quote).length > 0
  const { text } = fold(quote)
  const courtesy = licensed.test(text) && !ofCourts.test(text)
  const unpaid = !forMoney.test(fold(quote).text)
  return hits.filter(
    ({ violation, severity }) =>
      !(rest && (violation === 'ignore_stop' || violation === 'harassment')) &&
      !(moral && (violation === 'violence' || violation === 'abuse')) &&
      !(order && (severity === 'review' || violation === 'false_credit')) &&
      !(unpaid && violation === 'pay_to_me') &&
      !((lawNamed || courtesy) && violation === 'false_identity') &&
      !(checks && violation === 'false_identity' && severity === 'review'),
  )
}
