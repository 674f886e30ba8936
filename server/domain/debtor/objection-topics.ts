import { folded } from './fold-text.ts'
import type { ObjectionTopic } from './plan.ts'

/**
 * Ways of putting an objection, in both languages, against accent-free lower case. The order decides:
 * the narrower topics come first ("I already paid" before "I can't pay").
 */
const topics: readonly (readonly [RegExp, ObjectionTopic])[] = [
  [
    /already (paid|sent|settled)|paid (this|that|it) (off|already|last)|\b(i|we)( have|'ve) paid (this|that|it)\b|pay(ing)? (it|this|the same bill|[^.]{0,20}) twice|canceled check|cancelled cheque|\bya (lo |la |le |se )*(pague|pago|liquide|deposite|cubri)|\b(lo|la) (cancele|liquide)\b|ya esta pagad[oa]|paid in full/,
    'already_paid',
  ],
  [
    /not my debt|never (had|opened|signed)|don'?t owe|wrong person|\b(i am|i'm) not (that|the) [a-z]+|\byo no soy (el|la|es[ea]) (senora?|persona|que)\b|no (es|reconozco) (mi|esa|la) deuda|esa deuda no es mia|yo no debo|no debo nada/,
    'deny',
  ],
  [
    /(amount|balance|figure|charges?) (is|are|isn'?t|doesn'?t|looks?|seems?)|incorrect|wrong amount|not (the )?(right|correct)|don'?t agree with the|overcharg|(cantidad|monto|importe|saldo|cifra|cargos?) .*(incorrect|equivocad|no (es|son|coincide|cuadra)|mal)|no (es|estoy de acuerdo).*(cantidad|monto|importe|saldo)|(?<!n't |n’t |not |never |sin |no )disput/,
    'dispute_amount',
  ],
  [/tax (refund|return)|refund|devolucion|reembolso|\b(sat|hacienda|impuestos)\b/, 'tax_refund'],
  [
    /(?<!\bex[- ]?)(spouse|husband|wife|partner|esposo|esposa|marido|mujer|pareja|conyuge)|\bsoci[oa]\b|contador/,
    'spouse',
  ],
  [/medic|hospital|surger|health|doctor|ill(ness)?\b|enferm|salud|cirugia|tratamiento/, 'medical'],
  [
    /(lost|losing) (my |a |the )?(job|work)|laid off|unemploy|out of work|fired|perdi\w* (mi|el|su)? ?(trabajo|empleo|chamba|laburo)|sin (trabajo|empleo|chamba|laburo)|me despidieron|despid|me quede sin|desemple/,
    'job_loss',
  ],
  [
    /famil|divorc|separat|bab(y|ies)|child|\bkids?\b|mother|father|hij[oa]s?|madre|padre|separa(cion|mos|do|da)/,
    'family',
  ],
  [
    /(small|low|part|less|reduc)\w* (\w+ )?(amount|payment|sum)|partial|pay (something|part|a little|less|half)|cantidad menor|pago (parcial|menor|mas chico)|pagar (menos|una parte|algo|poco)|(monto|cantidad|importe|pago)s? (mas )?(pequen|chic|meno|baj)\w*/,
    'partial_offer',
  ],
  [
    /more time|need (some )?time|not (right )?now.*later|until (i get paid|payday|next)|extension|mas tiempo|mas plazo|prorroga|hasta (que|el|la)|tiempo para/,
    'more_time',
  ],
  [
    /(no|not|don'?t|do not|can'?t|cannot|short (of|on)|any).*(money|pay|afford|cash|funds)|broke\b|no tengo (dinero|plata|lana|como|con que|nada|guita)|sin (dinero|plata|fondos)|no (puedo|me alcanza)|no hay (dinero|plata)/,
    'no_money',
  ],
]

/** The topic of an objection in the prospect's own words; `custom` when it is none of the known ones. */
export function topicOf(text: string): ObjectionTopic {
  const said = folded(text).replaceAll('_', ' ')
  return topics.find(([words]) => words.test(said))?.[1] ?? 'custom'
}

/** How one pays, and when: against accent-free lower case. */
const ways =
  /\b(?:account number|bank details|checking account|card number|routing|autopay|automatic|direct debit|(?:pay|bank|buy)\w* online|the app\b|an app\b|website|computer|numero de (?:cuenta|tarjeta)|datos (?:bancarios|de la tarjeta)|la aplicacion|la app|por internet|en linea|domicilia(?:r\w*|cion\w*)\b|clonaron|debito automatico)/
const days =
  /\b(?:before|until|till|after) (?:the |my )?(?:\d+(?:st|nd|rd|th)|first|fifteenth|payday)|\b(?:antes|hasta|despues) del? (?:dia )?(?:\d+|primero|quince|cobro)|\b(?:hasta que|cuando) (?:cobre|me paguen)\b/

/**
 * What has to be spoken of before anybody would say an objection of the author's own: a way to pay ("I don't give out my account
 * number"), or a day ("anything before the 15th would bounce"). Null where it fits any talk of money.
 */
export function objectionNeeds(text: string): 'way' | 'day' | null {
  const said = folded(text)
  if (ways.test(said)) return 'way'
  return days.test(said) ? 'day' : null
}
