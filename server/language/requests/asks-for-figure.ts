import { plainWords } from '../text/plain-words.ts'

const figure =
  /\b(?:(?:what|which)(?:'s|s| is)? (?:a |the |your |kind of |true |real |honest |good |fair |safe )*(?:figure|amount|number)(?! (?:of|is|was|for|on|to|can|are|should)\b)(?! (?:do|did|could|can|would) (?:i|we) (?:reach|call|ring|use|send|text))|(?:give|tell|name|throw|quote) me (?:a|your|the|any|one) (?:\p{L}+ )?(?:figure|amount|number)|(?:and|then|so|what about|how about) the amount|^(?:(?:and|so|um|uh|just) )*a (?:monthly|weekly) (?:figure|amount|number)$|down to what|how much about$|how much (?:would|is) (?:that (?:something|little bit)|something)\b|^(?:(?:and|so|ok|okay|then|roughly|about|um|uh|well|just|but) )*how much(?: then| roughly| exactly)?$|how much (?:a|per|each|every) (?:month|week|fortnight|payday)$|about how much$|^(?:\p{L}+ ){0,3}how (?:big|small) (?:a|an|of a) (?:slice|bite|piece|part|amount|payment)\b|how (?:small|little|low) is (?:small|little|a little|low)\b|how (?:small|low)(?= (?:can|could|would|are we|a)\b|$))/u
const cifra =
  /\b(?:(?:que|cual) (?:es la |seria la |seria el |es el )?(?:numero|cifra|cantidad|monto)(?! de)|(?:digame|deme|decime|dame|dime|tireme|tirame|pongame|diga)(?: usted| vos| nomas)? (?:un|una|el|la|su|tu|otro|otra|cualquier) (?:numero|cifra|cantidad|monto)(?! de)|(?:digame|decime|dime)(?: usted| vos)? (?:como )?cuanto(?= (?:si |sin |me |le |te |podria|puede|podes|seria|y )|$)|(?:(?:y|pero|solo) (?:me )?(?:falta )?(?:la cantidad|el monto)|(?:y )?de cuanto (?:cuanto )?seria|(?:como|mas o menos) cuanto (?:seria|es|podria ser)\b|(?:digame|decime|dime) algo que (?:si )?(?:le|te) alcance)|(?:chiquito|poquito|poco|(?<!mas o )menos) (?:como )?cuanto(?= (?:seria|puede|podria|podes)|$)|^(?:(?:y|pero|entonces|como|mas o menos|aproximadamente|eh|este) )*cuanto(?: seria| mas o menos| entonces)?$|cuanto (?:seria|es) (?:(?:algo |lo )?(?:chiquito|poquito|poco)\b|para (?:usted|vos|ti))|usted (?:que|cuanto) (?:cifra |cantidad |numero )?(?:me )?(?:da|dice|propone)\b)/u
/** Numbers that are no sums, and sums that have been. */
const other =
  /\b(?:phone|telephone|account|reference|policy|case|house|unit|order|invoice|telefono|celular|cuenta|factura|marc\p{L}*|marque\p{L}*|llam\p{L}*|contact\p{L}*|whatsapp|reach|call|text|hora|tiempo|gana\p{L}*|renta|rent|mortgage|earn\p{L}*|makes?|bring(?:ing)? home|income|salary|wages?|get paid|spend\p{L}*|cost\p{L}*|alquiler|folio|referencia|casa|fue|era|was|were|did)\b/u

/** "What could you put toward it each month without missing rent?": asks for a sum, whatever else is named beside it. */
const puts =
  /\b(?:(?:what|how much) (?:could|can|would|might) you (?:\p{L}+ )?(?:put|set aside|pay|manage|afford|spare)(?! (?:it |that |this )?with\b)|(?:que|cuanto) (?:le|te) (?:daria|alcanza|alcanzaria)|cuanto (?:si )?(?:podria|podrias|puede|puedes|podes|pudiera)(?: usted| vos)? (?:pagar|abonar|dar|poner|apartar|juntar)|cuanto (?:le|te) (?:saldria|quedaria|resultaria|vendria bien)|(?:que|cual) (?:cantidad|cifra|monto|suma|numero) (?:al mes |por mes |mensual |a la semana )?(?:le|te) (?:queda|quedaria|sale|saldria|resulta|resultaria|seria|es|acomoda|acomodaria)|what (?:amount|sum|figure|number) (?:a month |each month |a week )?(?:would|could|can|do|feels|is) (?:you|be|feel|work|comfortable|possible|doable))\b/u

/** Whether a sentence asks what somebody could pay, in so many words: what else it names is no offer. */
export function asksWhatCouldBePaid(sentence: string): boolean {
  return puts.test(plainWords(sentence))
}

/** Whether a sentence asks the debtor for a sum of its own, in words that name the sum: "give me a number", "¿y la cantidad?", "down to what?". */
export function asksForFigure(sentence: string): boolean {
  const plain = plainWords(sentence)
  return !other.test(plain) && (figure.test(plain) || cifra.test(plain))
}
