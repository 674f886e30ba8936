import type { DebtorPlan } from '../debtor/plan.ts'
import { figuresIn, wordNumbersIn } from './number-mentions.ts'

/** Acts that agree to pay. */
const agreeingActs: readonly DebtorPlan['act'][] = ['accept', 'promise', 'confirm_promise']
/** Acts that may mention paying without agreeing: an offer, or "I'll pay, don't call me" to end a call. */
const offeringActs: readonly DebtorPlan['act'][] = ['counter_offer', 'partial_offer', 'goodbye']

const deal = anyOf([
  String.raw`you(?:'ll| will) (?:have|get) (?:it|the money|your money|my payment)|i promise(?: you)?,? i'?ll (?:pay|send|have)|i(?:'ll| will| am going to|'m going to) (?:cover|settle|clear|pay off|wire|mail|drop off) (?:it|this|that|the|my|everything)|(?:take|pull) it (?:out of|from) my (?:account|card|bank)|you can (?:charge|run) my card|(?:here'?s|take down) my card|yes to (?:that|all|everything)|(?:it'?s )?a done deal`,
  String.raw`(?!les paso la cuota)(?:se lo|le|les) (?:deposito|transfiero|mando|paso|liquido) (?:hoy|mañana|el|todo|la|los|esta|este)|(?:hoy|mañana) (?:mismo )?(?:le|lo|se lo) (?:pago|deposito|mando|transfiero|liquido)|le prometo (?:que )?(?:le |lo )?(?:pag\p{L}+|liquid\p{L}+|deposit\p{L}+)|(?:apunte|anote|tome) (?:el n[uú]mero de )?mi tarjeta|(?:cu[eé]ntelo|d[eé]lo) por (?:hecho|pagado)|ya qued[oó],? le`,
  String.raw`(?:works|would work|is (?:fine|okay|ok|good|doable)) (?:fine |just fine )?(?:for|with|by) me(?! (?:if|when|to))`,
  String.raw`(?:me|nos) (?:queda|va|viene|acomoda|sirve) (?:muy )?bien(?!\p{L})|(?:me|nos) funciona(?!\p{L})`,
  String.raw`i(?:'ll| will)? (?:agree|accept)(?!\w)(?! with)`,
  String.raw`(?:it'?s|we have|we'?ve got|you(?:'ve| have)? got(?: yourself)?|sounds like) a deal`,
  String.raw`(?:^|[.,!?] )deal[.!,]`,
  String.raw`you have my word|you can count on me|count me in|sign me up|set (?:it|that|me) up`,
  String.raw`(?:that|this|it) (?:works|sounds (?:good|fair|fine|great)) (?:for|to) me|let'?s (?:do|go with) (?:it|that|this)`,
  String.raw`i'?ll take (?:it|that|the (?:plan|offer|deal))|agreed[.!,]|consider it done`,
  String.raw`(?<!eso (?:se|te|les) lo |disculpas? (?:se|te|le|les) l[ao]s? )acept(?:o|amos|aré)|trato hecho|hay (?:trato|acuerdo)|me comprometo(?! cuando)|cuente conmigo`,
  // Less usual wordings of an agreement.
  String.raw`(?:^|[.,!?] )(?:okay,? |ok,? |fine,? |alright,? |all right,? )?i'?m in[.!]|(?:consider|count) me (?:in|on board)|put me down for|(?:^|[.,!?] )(?:that )?sounds (?:like a plan|good to me)[.!,]`,
  String.raw`(?:^|[.,!?] )(?:that'?s |it'?s )?(?:fine|okay|ok|good) (?:by|with) me|you(?:'ve| have)? convinced me|(?:i'?ll|we'?ll|i can|i could) go (?:along|ahead) with|i can (?:make (?:that|it|this) work|commit to)`,
  String.raw`(?:go ahead and |please |just |you can )+(?:charge|take it out of|set up|debit|run|sign)(?!\w)|(?:that|it|this)(?:'s| is| sounds| seems) (?:very |quite )?(?:doable|manageable|workable)`,
  String.raw`let'?s (?:get (?:it|this|that) done|settle (?:it|this)|go ahead|set (?:it|this|that) up|make it happen)|we can go ahead|(?:^|[.!?] )you got it[.!]|(?:^|[.,!?] )(?:okay|ok|fine|alright)[.,] do it[.!]`,
  String.raw`(?:fine, )?you win,? i'?ll do it|(?:i'?m |i am |i'd be )(?:happy|glad|willing|ready|prepared) to (?:take (?:it|that)|accept|go (?:along|ahead))|i'?ll take care of (?:it|this|that|everything|(?:the|my) (?:whole |full |entire |rest of the )*(?:balance|bill|debt|amount|thing))`,
  String.raw`me apunto|(?:^|[.,!?¡ ])(?:va,? )?le entro|hagamos eso|cuente[s]? con ello|(?:^|[.!?] )hecho[.!]|p[oó]ng(?:ame|anme|ame) en el plan|(?:c[aá]rguelo|c[aá]rgamelo|haga el cargo|hacer el cargo|c[oó]brelo) (?:a|de|en) (?:mi|nuestra)`,
  String.raw`me late(?!\p{L})|me (?:parece|suena) (?:un |una )?buen[a]?(?!\p{L})|me convenci[oó](?!\p{L})|(?:sigamos|seguir|vamos) adelante|va que va|eso (?:s[ií] )?(?:me funciona|lo puedo (?:pagar|cubrir))|(?:^|[.,!?] )(?:s[ií],? )?me funciona[.!,]`,
  String.raw`estoy dispuest[oa] a pagar|con (?:mucho )?gusto (?:le |lo |se lo )?pago(?! lo que)|(?:^|[.,!?] )(?:ok,? |bueno,? |est[aá] bien,? |sí,? )*de acuerdo con (?:el|ese|su) (?:plan|trato|monto)|s[ií],? puedo con eso|(?:^|[.,!?] )(?:listo|va|sale),? quedamos|(?:s[ií]|est[aá] bien),? lo hago`,
  String.raw`estoy de acuerdo(?! con (?:que|usted en))|h[aá]g[aá]moslo|me parece (?:bien|justo|perfecto)|quedamos (?:así|en eso)|tiene(?:s)? mi palabra|an[oó]teme`,
])
/**
 * An assent with more text after it. Where nothing was proposed it means little: it may answer a name or a
 * thank-you.
 */
const assent =
  /(?:^|[.!?] )(?:(?:okay,? (?:fine|sure)|sure thing)[.!,]|(?:de acuerdo|está bien|all right|alright),)/giu
const neutralActs: readonly DebtorPlan['act'][] = [
  'greet',
  'confirm_identity',
  'calm_down',
  'answer',
  'reveal',
  'goodbye',
]

const willPay = anyOf([
  String.raw`i(?:'ll| will| can| could| am going to|'m going to) (?:(?!not|never)\w+ )?(?:pay|send|transfer|make (?:a|the|that) payment|put (?:it|that) on my card)\b`,
  String.raw`(?:i'?m |i am |i'd be )(?:happy|glad|willing|ready|prepared) to pay(?! what)`,
  String.raw`i (?:can|could|will) (?:do|manage|handle|afford) (?:that|it|this)`,
  String.raw`(?:le|te|se lo|lo|la|les) (?:pago|abono|deposito|transfiero|liquido|cubro|voy a (?:pagar|liquidar)|pagaré|abonaré|liquidaré)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:pagaré|abonaré|voy a pagar|(?:sí )?puedo pagar(?:le|lo|los)?|sí puedo(?! (?:hablar|platicar|escuchar|atender|decir|contar|explicar|esperar)))(?!\p{L})`,
])

/** Before an agreement in the same clause, these words turn it into a refusal or a question. */
const denied =
  /(?:\b(?:no|not|never|nor|can'?t|cannot|won'?t|don'?t|didn'?t|wouldn'?t|couldn'?t|before|why|how|what|think|wish|than|or|o|nunca|jam[aá]s|tampoco|ni|aunque|ojal[aá]|c[oó]mo|qu[eé]|cree[ns]?|para)\b|n't\b)[^.!;:?,]*$/iu
/** In the same sentence, these turn it into a condition. */
const conditional =
  /\b(?:if|unless|until|when|whenever|whether|once|si|cuando|hasta|antes|me pagan? y|they pay me and|i get paid and)\b[^.!;:?]*$/iu

/** What makes an assent one to a payment: the other side has just spoken of one, or the clause does. */
const money =
  /[$€£]|\d|\b(?:pay|paid|payments?|plan|installments?|settle\w*|settlement|balance|amount|dollars?|bucks|card|debit|a month|monthly|weekly|full|deal|offer|arrangement|set (?:it|that|this|you) up|pag\p{L}*|abon\p{L}*|plan(?:es)?|cuotas?|mensualidad\p{L}*|quincena\p{L}*|saldo|total|pesos?|d[oó]lares|tarjeta|convenio|acuerdo|oferta|descuento|quita|dep[oó]sit\p{L}*|transferencia|liquid\p{L}*)(?!\p{L})/iu

/** Here "that works for me" takes up a call, a language or an apology, unless the clause itself speaks of money. */
const smallMatters: readonly string[] = [
  'ask.callback',
  'ask.can_talk',
  'ask.contact',
  'ask.language',
  'ask.permission',
  'ask.recording',
  // "I'll send it tonight" is a photo, and no payment.
  'ask.send',
  'ask.tell_first',
  'heard.apology',
  'heard.callback',
  'heard.deny',
  'heard.nothing_agreed',
  'heard.will_do',
  'heard.rights',
]

/** The debtor's own figure stands: repeating it is no agreement. */
const standing: readonly string[] = ['insist']

/**
 * Whether the clause agrees to pay although the plan does not. `before` is the reply so far: the clause may
 * finish its last sentence. `heard` is what the collector has just said.
 */
export function agreesBeyondPlan(
  clause: string,
  before: string,
  { plan, heard }: { plan: DebtorPlan; heard: string },
): boolean {
  if (agreeingActs.includes(plan.act)) return false
  const situation = 'situation' in plan.says ? plan.says.situation : null
  if (situation === 'end.agreed') return false
  const act = standing.includes(plan.act) && plan.slots.offerCents !== undefined ? 'partial_offer' : plan.act
  const text = sentenceSoFar(before) + clause
  const small = situation !== null && smallMatters.some((one) => situation.startsWith(one))
  const aboutMoney = money.test(text) || (!small && (heard === '' || money.test(heard)))
  if (!aboutMoney) return false
  if (!neutralActs.includes(act) && !offeringActs.includes(act) && says(text, assent)) return true
  if (!offeringActs.includes(act) && takesUp(text, heard, plan.language)) return true
  return says(text, deal) || (!offeringActs.includes(act) && says(text, willPay))
}

const yes =
  /^\s*[¡"“]?(?:okay|ok|sure|fine|yes|yeah|yep|alright|all right|sounds good|s[ií]|est[aá] bien|va|sale|bueno|claro|[oó]rale|dale|de acuerdo)\b[,.! ]/iu
const hedged =
  /\?|\b(?:not|no|never|can't|cannot|don't|won't|too|but|if|maybe|think|know|said|say|you|heard|nunca|tampoco|ni|pero|si|quiz[aá]s?|tal vez|mucho|demasiado|dijo|dice|usted|entiendo|s[eé])\b|n't\b/iu

/** "Okay, fifty a month": a yes with the figure that was just offered, and nothing that takes it back. */
function takesUp(text: string, heard: string, language: DebtorPlan['language']): boolean {
  if (!yes.test(text) || hedged.test(text)) return false
  const values = (from: string) =>
    [...figuresIn(from), ...wordNumbersIn(from, language)].map(({ value }) => value)
  const offered = values(heard)
  return values(text).some((value) => value >= 5 && offered.includes(value))
}

/** Acts that name what the debtor will pay. */
const paying: readonly DebtorPlan['act'][] = [...agreeingActs, 'counter_offer', 'partial_offer']

/** Whether a clause agrees to or offers more than is owed. Years are no amounts. */
export function paysAboveDebt(clause: string, { act, language }: DebtorPlan, owedCents: number): boolean {
  if (!paying.includes(act)) return false
  return [...figuresIn(clause), ...wordNumbersIn(clause, language)].some(
    ({ value }) => value * 100 > owedCents && !(value >= 1_900 && value < 2_100),
  )
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

function anyOf(patterns: readonly string[]): RegExp {
  return new RegExp(
    patterns.map((pattern) => `(?:${/^[(^]/u.test(pattern) ? pattern : `\\b${pattern}`})`).join('|'),
    'giu',
  )
}
