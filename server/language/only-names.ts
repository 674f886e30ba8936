import { plainWords } from './text/plain-words.ts'

/** What somebody else has told, promised or paid, and what was so before. */
const reported =
  /\b(?:(?:somebody|someone|they|he|she|who|agency|people|company|store) (?:\p{L}+ ){0,8}?(?:told|said|promised|offered|mentioned)|told you|promised you|offered you|(?:le|te|les) (?:dijo|dijeron|prometio|prometieron|ofrecio|ofrecieron|comento|comentaron)|used to pay|(?:was|were) paying|did (?:\p{L}+ ){1,2}pay|(?<!if (?:he|she) |if )(?:he|she|they) paid|paid (?:half|most|the half)|pagaba[ns]?|ponia[ns]?|aportaba[ns]?|pagaron|pagaste)\b/u
/** No sum is asked for, or it was named by mistake. */
const denied =
  /\b(?:i (?:didn't|did not|never|wasn't|was not) (?:ask|asked|asking|say|said|mean|meant)(?! to)\b|i'm not asking|(?<!don't |dont |not |never )forget (?:about )?(?:the|that|those)|never mind the|(?<!no )(?:se |te )?olvid(?:e|a|ate|ese|emos|emonos)(?: de)? (?:los|las|el|la|lo|eso|esos)|no (?:le|te) (?:pedi|pido|estoy pidiendo|estaba pidiendo)|de la nada)\b/u
/** A sum is held against something: "¿le cuadran con lo que le hicieron?". */
const checks =
  /\b(?:(?:le|te) cuadran?(?! .*(?:al mes|a la semana|cada|por))|match(?:es)? (?:what|with|your|the)|they owe you|(?:le|te) deben|(?:y pico|and (?:some|something|odd)) (?:de |of )?(?:cuotas|pagos|meses|anos|payments|months|years))\b/u
/** Something is proposed beside it. */
const proposes =
  /\b(?:(?:can|could|would|will|do|shall) (?:you|we)(?: \p{L}+)? (?:pay|do|manage|afford|start|want|take|put|set)|how about|what about|(?:puede|podria|podrias|podes|puedes)(?: usted| vos)? (?:pagar|dar|abonar|con)|que tal|le parece|te parece|just|let's|lets|(?:i|we|you) can (?:take|do|settle|close)|to (?:settle|close)|vamos con|empezamos|(?:con|mejor) \d|we(?: have|'ve| ve)? offered)\b/u

/**
 * Whether a sentence only names a sum and asks for none: what somebody else promised or paid ("somebody told you could settle for half",
 * "Javi pagaba la mitad"), what was never asked for ("forget the eight thousand"), what is held against something else.
 */
export function onlyNames(sentence: string): boolean {
  const plain = plainWords(sentence)
  return [reported, denied, checks].some((way) => way.test(plain)) && !proposes.test(plain)
}
