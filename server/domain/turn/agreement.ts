import type { DebtorPlan } from '../debtor/plan.ts'

/** The acts by which a debtor agrees. */
const agrees: readonly DebtorPlan['act'][] = ['accept', 'promise', 'confirm_promise']
/** The acts that may speak of paying, though nothing is agreed: an offer, "I'll pay, don't call me" to end a call. */
const offers: readonly DebtorPlan['act'][] = ['counter_offer', 'partial_offer', 'goodbye']

const deal = either([
  String.raw`i(?:'ll| will)? (?:agree|accept)(?! with)`,
  String.raw`(?:it'?s|we have|we'?ve got|you(?:'ve| have)? got(?: yourself)?|sounds like) a deal`,
  String.raw`(?:^|[.,!?] )deal[.!,]`,
  String.raw`you have my word|you can count on me|count me in|sign me up|set (?:it|that|me) up`,
  String.raw`(?:that|this|it) (?:works|sounds (?:good|fair|fine|great)) (?:for|to) me|let'?s (?:do|go with) (?:it|that|this)`,
  String.raw`i'?ll take (?:it|that|the (?:plan|offer|deal))|agreed[.!,]|consider it done`,
  String.raw`(?<!eso (?:se|te|les) lo )acept(?:o|amos|aré)|trato hecho|hay (?:trato|acuerdo)|me comprometo(?! cuando)|cuente conmigo`,
  String.raw`estoy de acuerdo(?! con (?:que|usted en))|h[aá]g[aá]moslo|me parece (?:bien|justo|perfecto)|quedamos (?:así|en eso)|tiene(?:s)? mi palabra|an[oó]teme`,
])
/** An assent that more follows on. It means little where nothing was proposed: to a name, to a thank you. */
const assent =
  /(?:^|[.!?] )(?:(?:okay,? (?:fine|sure)|sure thing)[.!,]|(?:de acuerdo|está bien|all right|alright),)/giu
const plain: readonly DebtorPlan['act'][] = [
  'greet',
  'confirm_identity',
  'calm_down',
  'answer',
  'reveal',
  'goodbye',
]

const willPay = either([
  String.raw`i(?:'ll| will| can| could| am going to|'m going to) (?:(?!not|never)\w+ )?(?:pay|send|transfer|make (?:a|the|that) payment|put (?:it|that) on my card)\b`,
  String.raw`i (?:can|could|will) (?:do|manage|handle|afford) (?:that|it|this)`,
  String.raw`(?:le|te|se lo|lo|la|les) (?:pago|abono|deposito|transfiero|voy a pagar|pagaré|abonaré)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:pagaré|abonaré|voy a pagar|(?:sí )?puedo pagar(?:le|lo|los)?|sí puedo)(?!\p{L})`,
])

/** Before an agreement, within the same words, these turn it into a refusal or a question. */
const denied =
  /(?:\b(?:no|not|never|nor|can'?t|cannot|won'?t|don'?t|didn'?t|wouldn'?t|couldn'?t|before|why|how|what|think|wish|than|or|o|nunca|jam[aá]s|tampoco|ni|aunque|ojal[aá]|c[oó]mo|qu[eé]|cree[ns]?|para)\b|n't\b)[^.!;:?,]*$/iu
/** And these, within the same sentence, into a condition. */
const conditional = /\b(?:if|unless|until|when|whenever|whether|once|si|cuando|hasta|antes)\b[^.!;:?]*$/iu

/**
 * Whether the words agree to pay where the plan does not. `before` is what was said just before in the
 * same reply: a clause may end what another began.
 */
export function agreesTooMuch(clause: string, before: string, act: DebtorPlan['act']): boolean {
  if (agrees.includes(act)) return false
  const text = sentenceSoFar(before) + clause
  if (!plain.includes(act) && !offers.includes(act) && says(text, assent)) return true
  return says(text, deal) || (!offers.includes(act) && says(text, willPay))
}

function says(text: string, pattern: RegExp): boolean {
  for (const match of text.matchAll(pattern)) {
    const lead = text.slice(0, match.index)
    const rest = text.slice(match.index)
    // "You think I can pay that?" agrees to nothing.
    if (!denied.test(lead) && !conditional.test(lead) && !/^[^.!]*\?/u.test(rest)) return true
  }
  return false
}

function sentenceSoFar(before: string): string {
  return /[^.!?…]*$/u.exec(before)?.[0] ?? ''
}

function either(patterns: readonly string[]): RegExp {
  return new RegExp(
    patterns.map((pattern) => `(?:${/^[(^]/u.test(pattern) ? pattern : `\\b${pattern}`})`).join('|'),
    'giu',
  )
}
