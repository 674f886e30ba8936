import { folded } from '../../fold-text.ts'
import { type Answerer, answererIn } from './answerer.ts'

/** What a debtor says of a debt that is not simply owed. */
export type Dispute = 'already_paid' | 'dispute_amount' | 'deny'

/** What a scenario decides of how its debtor stands to the debt, whatever the session's chance would draw. */
export type Claims = {
  /** Whoever answers does not owe it: a person of the same name, somebody else who has the number now, or one of the debtor's own. */
  stranger: 'namesake' | 'number' | 'relative' | null
  /** Who answers in the debtor's place and knows them; null but for a relative. */
  answerer: Answerer | null
  disputes: Dispute | null
  /** There is an attorney, and whoever calls should speak with them. */
  attorney: boolean
  /** The scenario says that there is none, whatever the debtor claims. */
  noAttorney: boolean
  /** Wants no more calls at all. */
  noCalls: boolean
}

const patterns =
  (...list: RegExp[]) =>
  (text: string) =>
    list.some((words) => words.test(text))

/** All of these against folded text. */
const isStranger = patterns(
  /(?<!for the |to the |says |said )\bwrong (?:person|party|man|woman|number(?! of))\b(?!, then)/,
  /\b(?:persona|numero) equivocad[oa]\b|\b(?:se equivocan|equivocados|error) de (?:persona|numero)\b/,
  /\b(?:shares?|with|has|have|of) (?:exactly |almost )?the same (?:first and last |full )?name\b(?! as (?:his|her|their) (?:father|mother|son|daughter))|\bmismo nombre\b|\btocay[oa]\b|\bhomonim[oa]\b|\bnamesake\b/,
  /\b(?:account|debt|loan|card|balance|bill)\b[^.;]{0,40}\bbelongs to (?:an?|another|some)\b(?! (?:debt |collection )?(?:buyer|agency|bank|company|fund|union|court))/,
  /\b(?:deuda|cuenta|prestamo|tarjeta|credito)\b[^.;]{0,60}\bes de (?:un|una|otr[oa]) (?:senora?|hombre|mujer|persona|tipo|tal|vecin[oa]|inquilin[oa])\b/,
  /\b(?:person|one|woman|man|lady|girl|guy|whoever) (?:(?:who|that) )?(?:answers|picks up|takes the call|has (?:the|this) (?:phone|number))[^.;]{0,25}\b(?:is not|isn't)\b/,
  /\b(?:quien|(?:el|la|persona) que) (?:contesta|atiende|responde|coge|levanta)[^.;]{0,25}\bno es\b|\bno (?:es |soy |somos )?(?:a )?(?:el|la|quien)(?: persona)?(?: (?:a )?(?:que|quien))? (?:buscan|andan buscando)\b/,
  /\b(?:number|phone) (?:used to|once|previously|formerly) belong|\bprevious owner of (?:the|this|his|her) (?:number|phone)\b|\bnumero (?:era|pertenecia|fue) (?:de|a)\b/,
  /\b(?:calls|letters) are for\b[^.;]{0,40}\bbut (?:the )?(?:person|man|woman|lady|girl|guy|one|whoever) (?:(?:who|that) )?(?:picks up|answers) is (?!(?:the|its|his|her|their)\b)/,
  /^(?=.*\b(?:picks up|answers|never heard of|does(?: not|n't) know)\b).*\bha(?:s|ve)(?: only)? had (?:this|that) (?:phone |mobile |cell )?number\b/s,
  /^(?=.*\b(?:contesta|atiende|responde|no conoce)\b).*\btiene (?:este|ese) numero\b/s,
  /\bnever heard of (?:any(?:one|body)|any such (?:person|man|woman))\b|\bno conoce a (?:nadie (?:con ese nombre|llamad[oa]|que se llame)|(?:ningun|ninguna|ese|esa) (?:tal|senora?|hombre|mujer|persona)\b)/,
  /\b(?:llaman|buscan|preguntan) (?:a|por)\b[^.;]{0,40}\bpero (?:quien|(?:el|la)(?: hombre| mujer| persona)? que) (?:contesta|atiende|responde|coge|levanta) es (?!(?:el|la|su (?:duen[oa]|encargad[oa]|soci[oa]|gerente))\b)/,
)

/** Whoever answers goes by another name than the one that is asked for. */
const isOtherNumber = patterns(
  /\b(?:got|was given|ha(?:s|ve)(?: only)? had|inherited|took over) (?:this|the|that) (?:phone |mobile |cell )?number\b|\b(?:le|me) (?:dieron|asignaron|toco) (?:este|ese|el) numero\b|\btiene (?:este|ese) numero\b/,
  /\bwrong number\b|\bnumero equivocado\b|\b(?:number|phone) (?:used to|once|previously|formerly) belong|\bprevious owner of\b/,
  /\b(?:never heard of|does(?: not|n't) know (?:any|an?|who)|no conoce a (?:ningun|ese|esa))/,
)

const says = '(?:says?|insists?|claims?|maintains?|swears?|argues?|(?:is )?(?:sure|certain))'
const dice = '(?:dice|asegura|sostiene|afirma|jura|insiste en|alega|repite)'

const isPaid = patterns(
  new RegExp(
    `\\b${says},?(?: [a-z]+ly,?)? (?:that )?(?:he|she|they|it) (?:has |had |have |was |were )?(?:already |long since )?(?:been )?(?:paid|settled|cleared) (?:it|this (?:bill|debt|balance|account|loan)|that|the (?:bill|debt|balance|account|loan)|in full|off|already|last (?:week|month|year)|on (?:the )?\\d|by (?:bank|card|check|cheque|transfer))\\b`,
  ),
  /\b(?:not|n't|never|refuses to)(?: about to| going to| be)? pay(?:ing)? (?:it |this |that |(?:for )?(?:the )?same [a-z]+ )?twice\b/,
  /(?<!insurance |insurer |company )\b(?:already|long since) (?:paid|settled|cleared) (?:it\b|this\b(?! [a-z]+'s)(?! (?:month|week|year))|(?:the|this) (?:bill|debt|balance|account|loan)\b)(?! in part)/,
  new RegExp(`\\b${dice} que (?:ya )?(?:lo|la|los|las|le) (?:ya )?(?:pago|cancelo|liquido|saldo)\\b`),
  new RegExp(`\\b${dice} que ya (?:pago|cancelo|liquido|saldo|esta pagad[oa])\\b`),
  /(?<!la luz |el agua |el gas |la renta |el alquiler )\bya (?:lo|la|los|las|se la|se lo) (?:pago|cancelo|liquido|saldo)\b(?! (?:un|su|el|la) )/,
  /\bno (?:va a |piensa |quiere )?(?:pagar|pagara|paga) (?:lo mismo |la misma \w+ )?dos veces\b/,
)

const notMine = patterns(
  /\b(?:nieg(?:a|as|o)|neg[aá]s|nega) (?:(?:que )?deb(?:er|a|e)\b|(?:la|esta|esa) deuda)|\b(?:denies|deny|denying) (?:owing|that (?:he|she|they|you|i|it)|(?:the|this) (?:debt|loan|account))\b/,
  /\b(?:he|she|they|you|i)(?: (?:is|are|am)|'re|'m)? (?:absolutely |quite |dead )?(?:certain|sure|convinced|adamant) (?:that )?(?:he|she|they|you|i) (?:does not|doesn't|do not|don't) owe (?:this|it|that|any of it|a (?:penny|cent|dime)|anything)\b/,
  /\byo no (?:le |les )?deb(?:o|ia) (?:ese|esa|esto|eso|nada|ningun|ninguna|el|la)\b|\bno (?:es|era) (?:deuda )?(?:mi[oa]|suy[oa]|tuy[oa]),? (?:la|lo|es|era) (?:saco|pidio|firmo|contrato|de)\b|\bla deuda no es (?:mia|suya|tuya)\b/,
  /\bque no l[oa] (?:saco|pidio|firmo|contrato|compro)\b|\b(?:lo|la) saco (?:mi|su|tu) ex\w*|\bno firm(?:e|o|aste) de (?:aval|obligad[oa]|garante)\b/,
  /\bi (?:never|did not|didn't) (?:took|take|sign(?:ed)? (?:for )?|open(?:ed)?|borrow(?:ed)?) (?:out )?(?:this|that|any|it)\b|\bi (?:do not|don't) owe (?:this|that|it|them|you)\b|\b(?:this|it|that) is(?: not|n't) my debt\b/,
  /\b(?:does not|doesn't|do not|don't|won't|refuses to) accept (?:that )?(?:the|this) debt\b|\bno acept(?:a|o|as) (?:la|esta|esa) deuda\b|\bno reconoce (?:el|este|ese) (?:prestamo|credito|contrato)\b/,
  /\b(?:opened|taken out|applied for|made)\b[^.;]{0,40}\bin (?:his|her|their|[a-z]+'s) name (?:by (?:another|somebody|someone|a )|without|at an? address)|\bidentity (?:theft|thief|was stolen)\b|\bstole (?:his|her|their) identity\b/,
  /\bnever (?:had|opened|signed(?: up)?|applied for|took out|agreed to|ordered) (?:for )?(?:this|that|any such|such an?|an?y) (?:card|account|loan|contract|debt|policy|order)\b/,
  new RegExp(
    `\\b${says} (?:that )?(?:it|this|the (?:debt|account|loan|card|bill)) (?:is not|isn't) (?:his|hers|theirs)\\b`,
  ),
  /(?<!not |n't |never )\bdisputes it\b|\b(?:he|she) owes nothing\b(?! else| more)|\bowes (?:them|you|it) nothing\b/,
  /\bsuplant\w+\b[^.;]*\bidentidad\b|\brobo de identidad\b|\b(?:dice|asegura|sostiene|jura|insiste en) que (?:la deuda |eso |la cuenta |el prestamo )?no es suy[oa]\b/,
  /\bnunca (?:firmo|abrio|contrato|pidio|saco) (?:esa|ese|ningun|ninguna|eso|nada)\b(?! a nadie)|\bno debe nada\b(?! mas)/,
)

const wrongAmount = patterns(
  /(?<!not |n't |never |longer |insurer |insurance |company )\bdisputes (?:the|this|that|part|half|some|most|about|[$£€\d])/,
  /\b(?:the|this|that) (?:amount|balance|bill|figure|sum|number|total|debt) (?:is|was|looks) (?:wrong|not right|incorrect|too high|inflated|mistaken)\b/,
  /\b(?:says|claims|insists) (?:that )?(?:the|this) (?:amount|balance|bill|figure|sum|number|total) (?:is|was) (?:wrong|off)\b|\bowes (?:only )?[$£€]?\d[\d.,]*,? (?:and )?not [$£€]?\d/,
  /\b(?:la suma|el total|el importe) (?:esta|es) (?:mal|equivocad[oa]|incorrect[oa]|inflad[oa])\b|\bsegun (?:el|ella),? (?:solo |nada mas )?debe \$?\d|\bdebe \$?\d[\d.,]* y no \$?\d/,
  /\b(?:overcharged|overbilled|double[- ]billed|billed (?:him |her |them )?twice)\b/,
  /\bhalf of it belongs to\b|\bnever (?:been )?credited\b/,
  /(?<!\bno )\b(?:discute|disputa|impugna|cuestiona|objeta) (?:el|la|los|las|ese|esa|parte)\b/,
  /\bno reconoce (?:el|la|los|las|ese|esa|esos|esas|parte|todo|\$?\d)|\bque (?:el|ella) no reconoce\b|\bnieg(?:a|as) (?:los|las|el) (?:recargos|intereses|cargos|comisiones|resto)\b/,
  /\b(?:the (?:rest|remainder|other half|difference),? (?:(?:he|she|they|you) )?(?:disputes?|contests?|den(?:y|ies))|(?:el resto|lo demas|la diferencia|la otra mitad|lo otro),? (?:no )?(?:lo |la )?(?:disput|discut|nieg|impugn|objet|reconoc)\w+)\b/,
  /\b(?:la deuda|el monto|el saldo|la cifra|la cuenta) esta (?:mal|equivocad[oa]|inflad[oa])\b|\bsegun sus (?:cuentas|calculos|papeles) (?:son|es|debe)\b|\bcargos\b[^.;]{0,40}\bque (?:el |ella )?nunca hizo\b|\bcobr\w+ de mas\b|\bmal cobrad[oa]s?\b|\bnunca le acreditaron\b/,
)

const saysNoAttorney =
  /\b(?:there is no|there's no|has no|does(?: not|n't) have an?|without an?) (?:attorney|lawyer|solicitor)\b|\bno (?:tiene|hay) (?:ningun[a]? )?(?:abogad[oa]|licenciad[oa])\b/

const hasAttorney = patterns(
  /(?:^|[.;\n] ?)(?:- |\* )?(?:attorney|lawyer|solicitor|abogad[oa]) ?: (?!none|no\b|ningun)/,
  /\b(?:i|you|we)(?:'ve|ve)? (?:have |really have )?(?:hired|retained|instructed|have|got) an? (?:attorney|lawyer|solicitor)\b|\b(?:your|my) (?:attorney|lawyer|solicitor)\b[^.;]{0,60}\b(?:said|says|told|handl|wants|deals)|\b(?:contrate|contrataste|contrato|tengo|tenes|tienes) (?:a )?(?:una? )?(?:abogad[oa]|licenciad[oa])\b|\b(?:mi|tu) (?:abogad[oa]|licenciad[oa])\b[^.;]{0,80}\b(?:lleva|dijo|habl\w+ con|mando|pidio)\b/,
  /\b(?:attorney|lawyer|solicitor)\b[^.;]{0,60}\b(?:acts? for (?:him|her|them)|handl(?:es|ing)|represents|deals with|(?:has )?told (?:him|her|them) not to|wrote to)\b/,
  /\b(?:hired|retained|instructed) (?:attorney|lawyer|solicitor|abogad[oa]) [a-z]/,
  /\b(?:has|hired|retained|really does have) (?:hired |retained )?an (?:attorney|lawyer)\b|\b(?:has|instructed|has (?:hired|retained|instructed|got)) a (?:lawyer|solicitor)\b(?!,? (?:for|in|over) (?:the|her|his) (?:custody|divorce))|\bhired a (?:lawyer|solicitor) (?:for|about|over) (?:this|the (?:debt|account|loan))\b|\bthe attorney told (?:him|her)\b/,
  /\b(?:lo|la|le) (?:lleva|representa|defiende|asesora)\b[^.;]{0,20}\babogad[oa]\b|\btodo (?:lo|se lo) lleva su abogad[oa]\b|\b(?:tiene|contrato)\b[^.;]{0,30}\b(?:una?|su|al?|la) (?:abogad[oa]|licenciad[oa])\b|\b(?:tiene|tenes|tienes)(?: ya)? abogad[oa]\b|\bsu abogad[oa]\b[^.;]{0,80}\b(?:lleva|dijo que|habla con|mando|pidio|ordeno)\b/,
)

const wantsNoCalls = patterns(
  /\b(?:wants?|asked|asks|demands?)\b[^.;]{0,40}\b(?:no more calls|calls to stop|not to be called|(?:number|phone number) (?:removed|taken off))\b(?! at work)/,
  /\bquiere que (?:no (?:lo|la) llamen|dejen de llamar(?:lo|la))(?: mas)?\b(?! (?:al|a su|en el) trabajo)|\bque no (?:lo|la) llamen (?:nunca )?mas\b/,
)

/** Whether a sentence tells of the person whose debt it is, and not of whoever answers. */
export function isStrangersSentence(sentence: string): boolean {
  const said = folded(sentence)
  return isStranger(said) && !/\b(?:he|she) has never\b/.test(said)
}

/** "She does not say that she paid it until somebody asks": kept back, and so all the same. */
const heldBack = String.raw`(?![^.;]*\b(?:unless|until|hasta que|si no|salvo|a menos)\b)`

/**
 * What is said not to be denied or disputed: "no niega que deba los 6.310 €", "doesn't dispute the amount", "no dice que ya pagó". Of
 * "he does not deny owing it, he disputes the fees" the second half is still a dispute.
 */
const deniedDenial = new RegExp(
  [
    String.raw`\b(?:no|tampoco|ni|nunca|jamas|nadie|sin)(?: ha| han| va a| vas a| piensa| puede| quiere| se| le| les| te| lo| la| los| las| me| es que)* (?:nieg[aou]\w*|neg(?:as|ar|ado|aba|o|ue)\w*|discut\w+|disput\w+|cuestion\w+|objet\w+|impugn\w+)(?: (?:deber|que (?:lo |la )?deb\w+|l[aeo]s? \w+|es[aeo]s? \w+|est[aeo]s? \w+|(?:su|tu|mi) \w+|nada)\b)?`,
    String.raw`\b(?:no|tampoco|nunca) (?:dice|asegura|sostiene|afirma|alega) que (?:ya )?(?:la deuda |eso |la cuenta |el prestamo )?(?:no es|esta|es|lo|la|pago|pagado|cancelo)\b${heldBack}[^.,;]*`,
    String.raw`(?:\bnot|n't|\b(?:never|no longer|nobody|neither|nor|without|cannot|hardly))(?: (?:even|really|once|that|he|she|they|you|does|do|did|wants to|going to|trying to|actually))* (?:den(?:y|ies|ied|ying)|disput(?:e[sd]?|ing)|contest(?:s|ed|ing)?|challeng(?:e[sd]?|ing)|question(?:s|ed|ing)?|argu(?:e[sd]?|ing) (?:about|with|over))(?: (?:owing|that (?:\w+ )?(?:owes?|is owed)|(?:the|this|that|his|her|their|your) \w+|it)\b)?`,
    String.raw`(?:\bnot|n't|\bnever) (?:say|said|saying|claim|claimed|claiming|insist|insisting) (?:that )?(?:it|this|the \w+|he|she|they|you)\b${heldBack}[^.,;]*`,
  ].join('|'),
  'g',
)

/** "Admits owing $300", "reconoce unos 140.000", "acepta deber 860": a sum that is owed, and whether it is all. */
const admitted =
  /\b(only )?(?:(?:admits|acknowledges|recogni[sz]es|accepts) (?:owing |to owing |only |(?:that )?(?:he|she|they|you) owes? )|reconoce (?:que debe |deber )?|acepta (?:que debe |deber ))(only |just |solo |nada mas |solamente )?(?:about |around |some |unos |unas |los |las )?[$£€]?(\d[\d.,]*)(?! (?:cuotas?|meses|letras|mensualidades|pagos))/g
/** What stands beside a part: "the rest she disputes", "but not the fees". */
const theRest =
  /\b(?:the (?:rest|remainder|other|difference)|but not|and not|el resto|del resto|lo demas|la diferencia|lo otro|pero no|y no)\b/

/** Whether less is admitted than is asked for. That somebody "admits owing $4,100" where nothing more is spoken of is no dispute. */
function admitsPart(said: string): boolean {
  for (const hit of said.matchAll(admitted)) {
    const [whole, only, but, figure = ''] = hit
    const sentence = said.slice(said.lastIndexOf('.', hit.index) + 1).split(/\.(?!\d)/)[0] ?? ''
    if (only !== undefined || but !== undefined || theRest.test(sentence)) return true
    const others =
      said.replace(whole, '').match(/(?<=[$£€] ?)\d[\d.,]*|\d[\d.,]*(?= ?(?:€|euros|pesos|dolares))/g) ?? []
    if (
      !/\bowes? |que debe /.test(whole) &&
      (others.length === 0 || others.some((one) => valueOf(one) > valueOf(figure)))
    )
      return true
  }
  return false
}

const valueOf = (figure: string) => Number(figure.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))

function disputeIn(text: string): Dispute | null {
  const said = text.replace(deniedDenial, 'owns up to it')
  if (isPaid(said)) return 'already_paid'
  if (notMine(said)) return 'deny'
  return wrongAmount(said) || admitsPart(said) ? 'dispute_amount' : null
}

/** What a scenario decides of how its debtor stands to the debt; `name`: of the prospect, which may tell who answers. Pure. */
export function claimsOf(scenario: string | null, name = ''): Claims {
  const said = folded(scenario ?? '')
  const answerer = answererIn(scenario ?? '', name)
  const stranger =
    answerer !== null ? 'relative' : isStranger(said) ? (isOtherNumber(said) ? 'number' : 'namesake') : null
  const noAttorney = saysNoAttorney.test(said)
  return {
    stranger,
    answerer,
    disputes: stranger === null ? disputeIn(said) : 'deny',
    attorney: !noAttorney && hasAttorney(said),
    noAttorney,
    noCalls: wantsNoCalls(said),
  }
}

/** Whether nothing at all is owed, as the debtor has it: no figure, no day and no reason for being behind is theirs. */
export function owesNothing({ disputes }: Claims): boolean {
  return disputes === 'deny' || disputes === 'already_paid'
}

/** Words in which clauses of a scenario tell what is disputed. */
const claim =
  /\b(?:paid|settled|cleared|transfer|receipt|reference|bank statement|cancel+ed check|not mine|isn't mine|owe nothing|never (?:had|opened|signed|lived)|belongs? to|dispute|wrong|pague|cancele|liquide|transferencia|comprobantes?|justificante|no debo|no es mi[oa]|equivocad[oa]|medidor|reclam\w+|discuto|reconozco|acreditaron)\b/
const attorney = /\b(?:attorney|lawyer|solicitor|abogad[oa]|licenciad[oa])\b/
const noCalls =
  /\b(?:stop (?:calling|ringing)|no more calls|post only|no (?:me|la|lo) llamen|no me (?:vuelva\w*|marquen)|dejen de llamar)/
const fear = /\b(?:fear|dread|temo|miedo)\b/

/** Whether a clause that an author wrote tells what is disputed: a payment made, a reference, another person. */
export function tellsClaim(text: string): boolean {
  return claim.test(folded(text))
}

/** "Eso lo habla con la doctora Peretti": in the words of somebody who has an attorney. */
const refersOn =
  /\b(?:habl|trat|arregl|ve)\w*(?: \w+){0,2} con (?:la |el )?(?:doctora?|dra?\.?|lic\.?) [a-z]|\b(?:speak|talk|deal|take it up|goes|go)\b[^.;]{0,12}\b(?:to|with|through) (?:mr|ms|mrs|miss)\.? [a-z]/

/** Whether an objection that an author wrote leaves the matter to an attorney. */
export function leavesToAttorney(objection: string): boolean {
  const said = folded(objection)
  return attorney.test(said) || refersOn.test(said)
}

/** Whether an objection that an author wrote asks not to be called any more. */
export function asksForNoCalls(objection: string): boolean {
  return noCalls.test(folded(objection))
}

/** Whether a clause that an author wrote tells of a fear. */
export function tellsFear(text: string): boolean {
  return fear.test(folded(text))
}
