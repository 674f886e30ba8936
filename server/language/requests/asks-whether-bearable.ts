import { plainWords } from '../text/plain-words.ts'

const bearable =
  /\b(?:(?:is|and|be|feel) (?:that|it|this)(?:'s| is)? (?:really |still |honestly )?(?:comfortable|doable|manageable|realistic|affordable|sustainable|within reach|okay for you|not too (?:much|tight))|(?:not|isn't that|won't that be|is that) (?:too much of )?a stretch|(?:are you )?sure (?:that )?(?:you (?:can|could|will|'ll)|it (?:works|won't)|that (?:works|won't)|about that)|you(?:'re| are)? sure(?: about that)?$|(?:can|could|will) you (?:really|actually|definitely|comfortably|still) (?:manage|afford|do|keep|eat|live|make)|(?:that|it) (?:still |would |will )?leaves? (?:you |some |enough |room |something |[\p{L} ]{3,40} (?:covered|paid|looked after))|(?:that|it) leave (?:you |some |enough |room |something )|without (?:going short|missing|skipping|touching)|(?:won't|doesn't|does|will|would) (?:that|it) (?:hurt|squeeze|leave|break|strain|be too (?:much|tight))|enough left (?:for|to)|(?:segur[oa] (?:de )?que (?:llega|llegas|puede|puedes|podes|le alcanza|te alcanza|le da|te da|aguanta|no)|no (?:le|te|la|lo) (?:aprieta|ahoga|asfixia|complica|pesa|falta|queda muy justo|dej\p{L}+ sin)|(?:llega|llegas|llegaria|llegarias) (?:bien|sin|con eso|a fin)|(?:le|te) (?:alcanza|alcanzaria|queda|quedaria)(?: algo| suficiente| bien)? (?:para|con eso|igual|comod[oa]|(?:con )?esa cifra|esa cantidad|o)|sin (?:ahogarse|ahogarte|apretarse|apretarte|apuros|que le falte|que te falte|descuidar)|(?:es|seria|resulta|queda) (?:realista|sostenible|manejable|comod[oa]|llevader[oa])))(?= |$)/u
/** Asks for a sum besides: the limit belongs to that question. */
const forSum =
  /\b(?:how much|what (?:could|can|would|sum|amount|figure)|which (?:amount|figure)|cuanto|que (?:cifra|monto|cantidad|podria|puede))\b/u

/** What leaves the sum to whoever pays it: "comfortably", "without going short", "even if it's small". */
const gently =
  /\b(?:comfortabl[ey]|manageabl[ey]|realistic(?:ally)?|sustainabl[ey]|without (?:going short|missing|skipping|touching|hurting)|(?:even if|however|no matter how) (?:it's |it is )?(?:small|little)|feel (?:good|okay|safe) (?:about|with)|tranquil[oa]|comod[oa]|(?:pueda|puede|podria|puedas|podes) sostener|sin (?:ahogarse|ahogarte|apretarse|apretarte|apuros|que (?:le|te) falte|descuidar|quedarse|quedarte)|aunque sea (?:muy )?(?:poc\p{L}+|algo|chic\p{L}+))(?= |$)/u

/** Whether a sentence asks what somebody can bear, and leaves the sum to them: "¿con cuánto se sentiría tranquilo?". */
export function asksWhatIsBearable(sentence: string): boolean {
  const plain = plainWords(sentence)
  return forSum.test(plain) && gently.test(plain)
}

/** Whether a sentence asks if a payment that was named can be borne: "and that's comfortable?", "¿seguro que llega?". */
export function asksWhetherBearable(sentence: string): boolean {
  const plain = plainWords(sentence)
  return bearable.test(plain) && !forSum.test(plain)
}
