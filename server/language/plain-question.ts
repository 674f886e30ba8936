import { answerFormOf } from './answer-form.ts'
import { alternativesIn, givesChoice, statementsIn, type Alternatives } from './alternatives.ts'
import { asksForPayDay } from './requests/asks-for-pay-day.ts'
import { asksToConfirm } from './requests/asks-to-confirm.ts'
import { kinIn } from './listener.ts'
import { fold } from './text/fold.ts'
import { wantedOf } from './wanted.ts'

/**
 * How long things of a kind last: an illness for weeks, arrears for months, a job for years, a marriage for half a life; what
 * is owed on was bought some years ago.
 */
export type Span = 'weeks' | 'months' | 'years' | 'marriage' | 'purchase'

/** Whose age is asked for; `thing`: of none of them. `parent` and `sibling` are relatives. */
export type Aged = 'debtor' | 'child' | 'children' | 'parent' | 'sibling' | 'partner' | 'pet' | 'thing'

/** What is counted. `other` is anything else: two or three. */
export type Counted = 'hours' | 'children' | 'staff' | 'days' | 'payments' | 'other'

/** What a sum is asked for. `left` over, by how large a `share` something fell, `rent`, or what comes in. */
export type Summed = 'left' | 'share' | 'rent' | 'weekly_income' | 'fortnightly_income' | 'monthly_income'

/** A question as far as its words show what kind of answer it wants, whatever it is about. */
export type PlainQuestion =
  /** `ago`: when something was that nobody dates; `often`: how often; `other`: a thing for which there is no answer. */
  | { kind: 'confirm' | 'better' | 'unlikely' | 'whether' | 'ago' | 'often' | 'other' }
  /** `clauses`: the choice is between two statements ("I'm still driving it"). */
  | { kind: 'choice' | 'clauses'; of: Alternatives }
  | { kind: 'how_old'; of: Aged }
  | { kind: 'how_long'; span: Span }
  | { kind: 'since' | 'past'; span: Span; year: boolean }
  | { kind: 'how_many'; of: Counted }
  | { kind: 'how_much'; of: Summed }
  /** `hour`: at what hour of the day something is done; `pay_day`: on which days somebody is paid. */
  | { kind: 'hour' | 'pay_day' }
  | { kind: 'town' | 'hospital' | 'place' | 'where' | 'company' | 'myself' | 'family' }

const words = {
  illness:
    /\b(?:hospital|surgery|operation|laid up|off work|out of work|sick|ill|recover\w*|closed|internad[oa]s?|operacion|sin trabajo|parad[oa]s?|enferm\w+|recuper\w+|reposo|cerrad[oa])\b/,
  marriage:
    /\b(?:married|together|se caso|te casaste|casaron|casaste|casad[oa]s?|junt[oa]s|viud[oa]|divorciad[oa]|divorced)\b/,
  tenure:
    /\b(?:work\w*|job|there|at it|in this|doing this|en esto|en el (?:rubro|ramo)|business|shop|store|company|own\w*|liv(?:e|es|ed|ing)|know\w*|driv\w+|trabaj\w+|negocio|tienda|taller|empresa|local|viv\w+|conoc\w+|dedic\w+|tiene[ns]?|tenes|anos)\b/,
  acquired:
    /\b(?:buy|bought|purchas\w+|take (?:it )?out|took (?:it )?out|open(?:ed)?|sign(?:ed)?|borrow(?:ed)?|leas\w+|compr\w+|saco|sacaste|pidio|pediste|abrio|abriste|firmo|firmaste|contrat\w+)\b/,
  arrears:
    /\b(?:pay\w*|paid|behind|miss(?:ed)?|stop(?:ped)?|fall|fell|late|pag\w+|abon\w+|atras\w+|dej(?:o|aste|aron)|cuotas?|mensualidad\w*)\b/,
  ahead: /\b(?:will|until|is (?:the|your)|do you (?:sleep|need)|tarda\w*|va a)\b/,
  year: /\b(?:what|which) year\b|\b(?:que|cual) ano\b/,
  since: /\bsince when\b|\bdesde (?:cuando|hace cuanto|que)\b/,
  hospital:
    /\b(?:which|what|que|cual(?: es el| fue el)?|en que|de que|a que) (?:hospital|clinic|clinica)\b|\bwhere\b.*\bhospital\b|\bname of the hospital\b|\bcomo se llama(?:ba)? el hospital\b/,
  town: /\b(?:town|city|state|part of (?:town|the country)|ciudad|pueblo|barrio|zona|localidad|provincia)\b|\bwhere (?:do|did|are) (?:you|they) (?:\p{L}+ )?(?:live|from|calling from|based)\b|\bdonde (?:vive|vives|vivis|esta viviendo|es usted|sos|eres)\b|\bde donde (?:es|eres|sos|llama|me llama)\b/u,
  clock: /\b(?:at |around )?what time\b(?! is it)|\b(?:a |como a )?que hora(?:s)?\b(?! es| son)/,
  about: /\bwhat about\b|\bque tal\b|\by que hay de\b/,
  named: /\bcomo se llama\w*\b|\bwhats? (?:is )?(?:his|her|its|their) name\b/,
  measured: /\bhow (?:bad|far|big|tall|heavy|serious|close|hard|difficult|fast|large|small|wide)\b/,
  source: /\b(?:money|cash|dinero|plata|lana)\b|\bdo we go\b/,
  /** "Which school?", "en qué súper": the place itself is asked for, not something that is done there. */
  place:
    /\b(?:which|what|que|cual|como se llama (?:su|tu|la|el))(?: \p{L}+)? (?:schools?|stores?|shops?|supermarkets?|company|restaurant|garage|clinic|plant|factory|agency|firm|college|app|warehouse|office|place|escuela|colegio|super|supermercado|tienda|empresa|fabrica|taller|restaurante|clinica|agencia|obra|aplicacion|almacen|oficina|lugar)\b/u,
  company:
    /\b(?:told|tell|said|say|promised|spoke|talk(?:ed)?|wrote|called|sent|dijo|dijeron|prometio|prometieron|hablo|hablaron|hablaste|atendio|mando|llamo|llamaron)\b/,
  /** "Who did you speak to?": not by whom, but with whom or to whom. */
  object:
    /\bwho(?:m)? (?:did|do|does|have|has|had|are|were|was) (?:you|u|they|he|she|we|your \p{L}+)\b|\b(?:a|con) quien(?:es)?\b/u,
  dealtWith:
    /\b(?:sp(?:eak|oke)|talk\w*|pay|paid|send|sent|tell|told|ask(?:ed)?|call(?:ed)?|wr(?:ite|ote)|deal(?:t)?|giv(?:e|en)|gave|habl\w+|pag\w+|mand\w+|envi\w+|dij\w+|avis\w+|entreg\w+|dio|diste)\b/,
  employs: /\b(?:people|guys|men|personas|gente)\b.*\b(?:employ|work (?:for|with) you|emplea\w*|trabajan)\b/,
  doing:
    /\bwho (?:\p{L}+ )?(?:pays?|paid|handles?|handled|runs?|ran|signed|drives?|does|did|owns?|manages?|cooks?|works)\b|(?<!con |para |a |de )\bquien (?:\p{L}+ )?(?:paga|pago|hace|hizo|lleva|llevaba|firmo|atiende|maneja|trabaja|se encarga)\b/u,
  better:
    /\b(?:better|okay|ok|all right|alright|recovered|recovering|coping|holding up|mejor|bien|recuperad[oa]|recuperando|tranquil[oa])\b/,
  /** "Is it okay if I call tomorrow?", "would Friday be better?" ask for no state of health. */
  arranged:
    /\b(?:if|for you|would|could|si|parece|at \d|a las?|asi|monday|tuesday|wednesday|thursday|friday|lunes|martes|miercoles|jueves|viernes)\b/,
  /** Somebody who helps, something put by, a harm done: what is mostly answered with no. */
  unlikely:
    /\b(?:any|anyone|anybody|anything|someone|somebody|else|another|second|extra|savings?|repossess\w*|hurt|helps?|chip(?:s|ping)? in|alguien|algun[oa]?|ahorr\w+|otr[oa]s?|extras?|ayud(?:a|an)|aporta\w*|pasa (?:algo|plata)|robaron|lastim\w+)\b/,
  /** "How much was it?", "what did they charge?", and not "what was it you rang about, were you charged wrong?". */
  sum: /\bhow much\b|\bcuant[oa]\b|\b(?:what|cual|de cuanto) (?:[\p{L}']+ ){0,8}(?:pay|pays|paying|paid|cost|charged?|earn|(?<!(?:like|love|enjoy) )mak(?:e|es|ing)|sell for|sold for|amount|price|rent|salary|renta|sueldo|precio|monto)\b/u,
  noSum:
    /\bhow much (?:longer|time|notice|more time|of a|do you (?:sleep|weigh))\b|\bleft (?:on|to pay)\b|\bpor pagar\b|\bcuanto tiempo\b|\bfalta\w* por\b/,
  left: /\b(?:left|spare|sobra\w*|queda\w*|libre)\b/,
  share:
    /\b(?:drop\w*|fall\w*|fell|went (?:up|down)|go(?:ne)? (?:up|down)|cut|bajo|bajaron|cayo|cayeron|perdi\w*|subio|subieron|recort\w+|aument\w+)\b/,
  rent: /\b(?:rent|mortgage|alquiler|renta|arriendo|hipoteca|habitacion)\b/,
  income:
    /\b(?:earn\w*|mak(?:e|es|ing)|clear|bring\w*|get paid|pay you|pension|com(?:e|es|ing) in|income|wages?|salary|pay ?check|takings|gana\w*|cobra\w*|saca\w*|entra\w*|sueldo|salario|fijo|ingres\w+|deposita\w*|paga[ns]?\b|factura\w*|vende\w*|hac(?:e|es|en) (?:por|al|a la|en un[ao]?) (?:dia|semana|quincena|mes))\b/,
  takes:
    /\b(?:what (?:do|does|did) \p{L}+ (?:clear|earn|bring)|what (?:do|does|did) \p{L}+ make(?! of)|what (?:comes|is coming) in)\b/u,
  liked: /\byou (?:really )?(?:like|love|enjoy)\b|\bfavou?rite\b|\bgusta\w*\b/,
  week: /\b(?:week|weekly|semana|semanal(?:es)?|turno|shift)\b/,
  fortnight: /\b(?:fortnight\w*|every two weeks|quincena\w*)\b/,
} as const satisfies Record<string, RegExp>

const ages: readonly (readonly [Aged, RegExp])[] = [
  [
    'children',
    /\b(?:kids|children|sons|daughters|boys|girls|twins|hij[oa]s|nin[oa]s|nen[ea]s|chic[oa]s|mellizos|gemelos|crios)\b/,
  ],
  ['child', /\b(?:kid|child|son|daughter|boy|girl|baby|hij[oa]|nin[oa]|nen[ea]|bebe|pib[ea]|muchach[oa])\b/],
  ['parent', /\b(?:mother|father|mom|mum|dad|madre|padre|mama|papa)\b/],
  ['sibling', /\b(?:sister|brother|herman[oa])\b/],
  ['partner', /\b(?:husband|wife|girlfriend|boyfriend|spouse|espos[oa]|marido|mujer|novi[oa]|pareja)\b/],
  ['pet', /\b(?:dog|cat|pet|perr[oa]|perrit[oa]|gat[oa]|mascota)\b/],
  ['children', /\b(?:they|them|tienen)\b/],
  ['debtor', /\b(?:you|usted|vos|tu|tiene|tienes|tenes)\b/],
]

/** Those who are named, not only pointed at by "you", "they" or "tienen". */
const relations = ages.slice(0, -2)

const counts: readonly (readonly [Counted, RegExp])[] = [
  ['hours', /^(?:hours|horas)$/],
  ['children', /^(?:kids|children|sons|daughters|hij[oa]s|nin[oa]s|nen[ea]s|chicos)$/],
  [
    'staff',
    /^(?:staff|employees|workers|people|men|guys|empleados|trabajadores|personas|personal|gente|muchachos|costureras)$/,
  ],
  ['days', /^(?:days|nights|shifts|evenings|dias|noches|turnos|tardes)$/],
  ['payments', /^(?:payments|installments|months|cuotas|mensualidades|meses|pagos|letras|quincenas)$/],
]

/**
 * The kind of answer that a question wants, by its words in either language, where a kind can be told: an age, a span, a
 * name of a place, a yes. Null for every other question ("what do you think?"). `before`: what was just said, which tells
 * whom "he" and "they" stand for.
 */
export function plainQuestionOf(line: string, before = ''): PlainQuestion | null {
  const { text } = fold(line)
  const form = answerFormOf(line)
  const { asks, noun } = wantedOf(line)
  const is = (name: keyof typeof words) => words[name].test(text)
  const counted =
    /\bcuant[oa]s anos (?:lleva|hace|tiene[ns]? (?:con|de|en)|tenes (?:con|de|en)|llevas)\b/.test(text)
  if (form.asks === 'how_old' && !counted) return { kind: 'how_old', of: agedIn(text, fold(before).text) }
  const span: Span = is('marriage') ? 'marriage' : is('illness') ? 'weeks' : is('tenure') ? 'years' : 'months'
  if (is('clock')) return { kind: 'hour' }
  const choice = alternativesIn(line)
  // "Are you paid weekly or monthly?" asks for no day.
  if (asksForPayDay(line)) return choice === null ? { kind: 'pay_day' } : { kind: 'choice', of: choice }
  if (form.asks === 'how_long' || counted) return is('ahead') ? null : { kind: 'how_long', span }
  if (asks === 'when' || is('year')) {
    const year = is('year')
    if (noun === 'often') return { kind: 'often' }
    if (is('since')) return { kind: 'since', span: is('acquired') ? 'purchase' : span, year }
    if (!form.past && !year) return null
    if (is('acquired') || span === 'marriage' || year)
      return {
        kind: 'past',
        span: span === 'months' || span === 'weeks' ? (is('arrears') ? 'months' : 'purchase') : span,
        year,
      }
    return is('arrears') ? { kind: 'past', span: 'months', year } : { kind: 'ago' }
  }
  // "What do you clear on a good week?", "what's left after rent?"
  if (
    asks === 'what' &&
    !is('about') &&
    !form.past &&
    (is('left') || (is('income') && is('takes') && !is('liked')))
  )
    return { kind: 'how_much', of: is('left') ? 'left' : (sumOf(is) ?? 'monthly_income') }
  if (asks === 'how_many' && noun === 'years') return { kind: 'how_long', span }
  if (asks === 'how_many') {
    const of = first(counts, noun ?? '') ?? 'other'
    return { kind: 'how_many', of: of === 'other' && is('employs') ? 'staff' : of }
  }
  if (asks === 'how_much') {
    const of = sumOf(is)
    return of === null || is('noSum') || is('liked') ? null : { kind: 'how_much', of }
  }
  const names = ['which', 'what', 'where'].includes(asks) || is('named')
  if (names && is('hospital')) return { kind: 'hospital' }
  if (names && is('town')) return { kind: 'town' }
  if (is('place') && (asks === 'which' || asks === 'what' || is('named'))) return { kind: 'place' }
  if (asks === 'where') return is('source') ? null : { kind: 'where' }
  if (asks === 'who') {
    if (is('object')) return is('dealtWith') ? { kind: 'company' } : null
    if (words.company.test(text.replace(quoted, ' '))) return { kind: 'company' }
    if (is('doing')) return { kind: 'myself' }
    return kinIn(line) !== null || form.area === 'home' ? { kind: 'family' } : null
  }
  if (is('named') || is('measured')) return { kind: 'other' }
  if (form.asks !== 'whether') return null
  if (choice !== null) return { kind: 'choice', of: choice }
  const statements = statementsIn(line)
  if (statements !== null) return { kind: 'clauses', of: statements }
  if (givesChoice(line)) return null
  if (asksToConfirm(line)) return { kind: is('unlikely') ? 'unlikely' : 'confirm' }
  if (is('better')) return is('arranged') ? null : { kind: 'better' }
  return { kind: is('unlikely') ? 'unlikely' : 'whether' }
}

/** "Yeah, you said, but who spent the money": what was said is not what is asked about. */
const quoted = /\b(?:as |like )?you (?:said|told me|say)\b|\b(?:me |ya )?(?:dijo|dijiste) (?:usted|vos)\b/g

const usually =
  /\b(?:usually|normally|most days|mornings|evenings|weekends|every day|when do (?:you|they|the) (?:usually )?(?:get (?:home|up|off|in)|go|come|start|finish|work|eat|sleep)|suele[ns]?|normalmente|cada dia|entre semana)\b/

/** Whether a question asks when something is done again and again: "when do you get home?". */
export function asksUsually(line: string): boolean {
  return usually.test(fold(line).text)
}

const pronouns = /\b(?:he|she|they|him|her|them|el|ella|ellos|ellas|tiene|tienen)\b/
const listener = /\b(?:you|usted|vos|tu)\b/

/** Whose age: as the question names them, or whom its pronoun stands for. */
function agedIn(text: string, before: string): Aged {
  const named = first(relations, text)
  if (named !== undefined) return named
  if (listener.test(text) || !pronouns.test(text)) return first(ages, text) ?? 'thing'
  return first(relations, before) ?? first(ages, text) ?? 'thing'
}

/** Whether a question asks for a sum in so many words. */
export function asksForSum(quote: string): boolean {
  return words.sum.test(fold(quote).text)
}

/** Null for what something cost: that is looked up, and nobody believes a sum that is made up. */
function sumOf(is: (name: keyof typeof words) => boolean): Summed | null {
  if (is('rent')) return 'rent'
  if (is('share')) return 'share'
  if (is('left')) return 'left'
  if (!is('income')) return null
  if (is('week')) return 'weekly_income'
  return is('fortnight') ? 'fortnightly_income' : 'monthly_income'
}

function first<Name>(table: readonly (readonly [Name, RegExp])[], text: string): Name | undefined {
  return table.find(([, pattern]) => pattern.test(text))?.[0]
}
