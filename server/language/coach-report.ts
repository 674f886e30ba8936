import { plain } from './text/plain.ts'

/** Questions about what the portal itself shows: the notice of the law, the figures of the analysis, the account file. */
export type ReportQuestion =
  /** Which notice the law asks for, whether it was given, and its words. */
  | { about: 'notice' }
  /** Why the score is capped, and what it would be without; what took the points; what it takes to pass. */
  | { about: 'figures'; asks: 'cap' | 'costs' | 'pass' }
  /** What may be offered, in whose name the call is, and where the debtor may call back. */
  | { about: 'account'; asks: 'offer' | 'caller' | 'callback' }

/** Somebody else's doing or saying: what the debtor offered, mentioned or was sent. */
const ofTheDebtor =
  /\b(he|she|they|the (debtor|customer|client|person)|dijo|dijeron|menciono|hablo|conto|comento|pregunto|contesto|ofrecio|recibio|recibieron|(le|les) (llego|llegaron|mandaron|enviaron))\b/

/** What the debtor may do later is no doing of theirs in the call. */
const theirCall = /\b(can|may|could|should|do|does|must) (he|she|they) (call|ring|reach|phone)\b/g

const noticeWords =
  /\b(mini.?miranda|disclosures?|(the|a|an|any|which|what|legal|required|no) ((legal|required|collection|opening) )?notice|leyenda legal|advertencia legal|frase legal)\b|\bavisos?\b(?! (de (corte|embargo|privacidad|cobro)|que|a (su|la|el)\b))/
/** "I gave him the notice", "le aviso": the verbs, and papers that somebody got. */
const otherNotice =
  /\b(notice (that|how|when|period)|(le|les|lo|la|te) avis[oe]|sin previo aviso|(eviction|shutoff|court) notice)\b/
const owedAtStart =
  /\b(exact|required|obligatory|fixed) words\b.*\b(start|begin\w*|open\w*|first)\b|\bpalabras (exactas|obligatorias|fijas)\b.*\b(empezar|principio|inicio|comienzo|abrir|iniciar)\b|\b(legally|by law|required)\b.*\b(have to|must|need to|required to) (say|read|state)\b.*\b(start|begin\w*|open\w*|first)\b|\b(have to|must|need to) (legally )?(say|read|state)\b.*\b(legally|by law)\b|\b(por ley|legalmente|obligatori\w*)\b.*\b(empezar|principio|inicio|comienzo|abrir|iniciar|comenzar)\b|\b(empezar|principio|inicio|comienzo|abrir|iniciar|comenzar)\b.*\b(por ley|legalmente|obligatori\w*)\b/

const cap =
  /\b(capped|(a|the|this|any|my|score) cap|without (a |the )?cap|ceiling|tope|(nota|calificacion|puntaje|puntuacion|total)( esta| se)? (limitad[ao]|limita|topad[ao])|limitad[ao] (mi|la|el) (nota|calificacion|puntaje|puntuacion|total)|limite (de|a) (la|mi|el) (nota|calificacion|puntaje|puntuacion|total))\b/
const whyNumber =
  /\b(why|how come) (is it |was it |is (the|my) (total|score|grade|mark|overall)( score)? |do i (only )?have |did i (only )?get |only |just |at )*(a )?\d{1,3}\b(?! (points|a month|payments))|\b(por ?que|como que) (solo |nada mas |tengo |saque |obtuve |me (dio|dan|dieron|pusieron|puso|salio|sale) |es |esta en |quedo en |(el|mi|la) (total|puntaje|puntuacion|calificacion|nota) (es |esta en |quedo en |sale )?|un )*\d{1,3}\b(?! (puntos|al mes|pagos|pesos))/
const areasHigher =
  /\b(areas?|dimensions|categories|averages?)\b.*\b(higher|better|more|good|high)\b.*|\b(areas|dimensiones|promedios?)\b.*\b(mas|mejor(es)?|alt[oa]s?|bien)\b/
/** What the total would be otherwise, and how it comes about. */
const otherTotal =
  /\bwhat would (the|my) (total|score|grade|mark)( score)? (be|have been)\b|\b(cual|cuanto) (seria|habria sido|hubiera sido) (el|mi|la) (total|nota|calificacion|puntaje)\b|\bcuanto (sacaria|habria sacado|hubiera sacado|tendria) (sin|si)\b|\bsi (quito|no hubiera)\b.*\b(cuanto (tendria|sacaria)|total|nota|calificacion|puntaje)\b|\bhow (is|was|does) (the|my) (total|score|grade)\b.*\b(calculat\w*|comput\w*|work(ed)? out|come about)\b|\bcomo (se|me) calcul\w* (el|la|mi) (total|nota|calificacion|puntaje)\b/
const areasAsked =
  /\b(why|how come|por ?que|como)\b.*\b(total|score|overall|\d{2}|nota|calificacion|puntaje)\b/

const costs =
  /\b(what|which|where|why|how many|how come)\b.*\b(cost|lose|lost|took|take|deduct\w*|docked)\b.*\bpoints?\b|\b(most|many) points\b.*\b(cost|lose|lost|took)\b|\bwhat cost (me )?(the )?most\b|\b(que|cual|donde|por ?que|cuant[oa]s)\b.*\b(costo|costaron|cuestan?|quito|quitaron|quitan|bajo|bajaron|perdi|descont\w+|resto|restaron)\b.*\bpuntos?\b|\bpuntos\b.*\b(perdi|quitaron|costo|bajaron)\b|\bque me (costo|quito|resto) mas\b/

const pass =
  /\b(to|did i|do i|would i|not|didn'?t|have i|i) pass(ed)?\b(?! (on|over|along|by|away|up|him|her|them|me)\b)|\bpass(ing)? (mark|grade|score)\b|\bfrom passing\b|\b(aprobar|aprobe|apruebo|(se|con cuanto) aprueba|reprobe|suspendi|nota minima|calificacion minima)\b|\bpara pasar(la)?$|\bpase o no\b/
const reach =
  /\b(reach|get (up )?to|make it to|come to) (a |an )?\d{2}\b(?! (a|per|dollars|payments|months))|\b(llegar|alcanzar|subir|llego|paso|pasar) (a |al |de |un )*\d{2}\b(?! (al|por|pesos|meses|pagos))/

/** What was or should have been offered, and anything to be said, is told by the call. */
const notTheFile = /\b(should|offered|to say|instead|debi|deberia|dig[oa]|decirle|ofreci)\b/
const offer =
  /^(is there |are there )?(any|a) (discount|settlement)s?\b(?! did)|^hay (algun |alguna )?(descuento|quita|rebaja)s?\b|\bwhat options (do|can) (i|we) (have|offer|give)\b|\bque opciones\b.*\bofrecer\w*|\b(plan|installments) of \d+ months\b|\bpuedo (darle|ofrecerle|dar|ofrecer) (hasta )?\d+ (meses|cuotas|pagos)\b|\b(can|may) i (give|offer) (him|her|them )?\d+ (months|installments)\b|\b(what|which|how (much|many|low|long|far)|what am i|am i|are we)\b.*\b(can|may|could|allowed to|authori[sz]ed to|free to)\b.*\b(offer|agree to|accept|settle for|waive|stretch|give (him|her|them)?|go)\b|\b(what|how much|how many months)\b.*\b(i|we) (can|may|could) (offer|accept|agree to|give)\b|\b(can|may|could|am i allowed to) (i |we )?(offer|give|grant|do|make|waive|forgive|take|accept|agree to)\b.*\b(discount|settlement|reduction|pause|plan|installments?|months|less|lower|(part|some) of (it|the|that))\b|\b(least|minimum|lowest|smallest)\b.*\b(settles?|payments?|installments?|accept)\b|\b(longest|maximum) (plan|term|number of (months|payments))\b|\bmy (authority|leeway)\b|\b(que|cuanto|cuant[oa]s|hasta (cuanto|donde))\b.*\b(puedo|podemos|me dejan|se puede|tengo permitido|estoy autorizad[oa] a)\b.*\b(ofrec\w*|acept\w*|dar(le|les)?|acordar|condonar\w*|rebajar\w*|bajar\w*|pactar)\b|\b(puedo|podemos|se puede|podria)\b.*\b(quita|descuento|rebaja|condonar\w*|pausa|prorroga|(plan|facilidades) de pagos?|cuotas|mensualidades)\b|\b(cuota|mensualidad|pago|abono)s? (minim[oa]|mas baj[oa])\b|\bminimo\b.*\b(aceptar|acepto|liquida\w*|saldar|cuota|mensualidad)\b|\bcon cuanto\b.*\b(liquida|salda|cancela|se arregla)\b|\b(plazo|plan) (maximo|mas largo)\b|\bque (margen|facultad\w*|autorizacion) tengo\b/
const caller =
  /\b(what|which) (company|agency) (am i|are we) (with|from|at)\b|\b(which|what) (creditor|client|bank) is (this|it|the call) for\b|\bque (empresa|agencia) (soy|somos|represento)\b|\bquien soy (yo )?en esta llamada\b|\b(which|what|whose) ((agency|company|creditor|client|bank|business|firm)( name)?|name)\b.*\b(i|we)\b.*\b(call\w*|represent\w*|work\w*|introduce|say|use|give|from)\b|\b(who|whom|agency|company)\b.*\b(am i|are we|do i|i am|i'm) (call\w*|ring\w*|work\w*|represent\w*|collect\w*)\b(?=.*\b(for|as|represent\w*)\b|.* from\b)|\b(for|from) (whom|who|which (agency|company)) (am i|do i|are we)\b|\b(on whose behalf|in whose name)\b|\b(para|de|por|desde) (que|cual|quien)( (agencia|empresa|despacho|compania|banco|acreedor))? (llamo|llamamos|estoy llamando|trabajo|represento|hablo)\b|\b(de parte|en nombre|por encargo|por cuenta) de (quien|que (empresa|agencia|banco))\b|\b(nombre de (la |mi )?(empresa|agencia|despacho|compania)|que (empresa|agencia|despacho|compania))\b.*\b(digo|decir|doy|dar|uso|llamo|represento|presentarme|presento)\b|\bcomo se llama (la|mi) (agencia|empresa)\b/
const callback =
  /\bour (phone |telephone |callback )?number\b|\bnuestro (numero|telefono)\b|\b(a )?donde me (llama|llaman|puede llamar|pueden llamar|devuelve)\b.*\b(vuelta|llamada|despues)\b|\b(what|which) (phone |telephone |callback )?number\b.*\b(call (me |us )?(at |on )?back|call (me|us)|call back|give (them|him|her)|give out|reach (me|us)|leave)\b|\bcall.?back (phone |number)|\bnumber (for|to) (them to )?call(ing)? (me |us )?back\b|\b(que|cual|a que|a cual)( es)?( el)? (numero|telefono)\b.*\b(devolv\w*|devuelv\w*|regres\w*|doy|dar(le|les)?|dejo|dejar\w*|llamarme|llamarnos|(me|nos) llam\w*|pueden llamar)\b|\b(numero|telefono) (para|de) (que (me|nos) (llam|devuelv)\w*|devolver|contacto|regresar)\b/

/** Reads a question about the notice, the figures of the analysis or the account file; null for any other. */
export function reportQuestionOf(question: string): ReportQuestion | null {
  const folded = plain(question).replace(/[¿?!.]+$/, '')
  const others = ofTheDebtor.test(folded.replace(theirCall, 'call'))
  if (!others && callback.test(folded)) return { about: 'account', asks: 'callback' }
  if (!others && !notTheFile.test(folded) && offer.test(folded)) return { about: 'account', asks: 'offer' }
  if (!others && caller.test(folded)) return { about: 'account', asks: 'caller' }
  const notice = noticeWords.test(folded) && !otherNotice.test(folded)
  if (!others && (notice || owedAtStart.test(folded))) return { about: 'notice' }
  if (others) return null
  if (cap.test(folded) || whyNumber.test(folded) || otherTotal.test(folded))
    return { about: 'figures', asks: 'cap' }
  if (areasHigher.test(folded) && areasAsked.test(folded)) return { about: 'figures', asks: 'cap' }
  if (pass.test(folded) || reach.test(folded)) return { about: 'figures', asks: 'pass' }
  return costs.test(folded) ? { about: 'figures', asks: 'costs' } : null
}

const asksMeaning =
  /\b(it (says?|said|tells)|does it (say|mean)|(the|my) (analysis|report|feedback)|points?|what (does|do|is|did|was)|which (line|ones?)|what line|where|means?|meaning|explain|understand|why|how come|don'?t get|(me )?(dice|pone|marcan?|sale|aparece)|analisis|reporte|informe|puntos?|que (significa|quiere decir|es|son)|cuales|se refiere|no (lo )?entiendo|explic\w*|(que|cual|en) linea|donde|por ?que|cost[oa]\w*|quitaron|bajaron)\b/

/** "Why didn't he answer": what the debtor did is no statement of the analysis. */
const whyTheDebtor =
  /\b(did|does|do|didn'?t|doesn'?t|has|had|was|were|is|are|can|could|will|would) (he|she|they)\b/

/** Whether a question is about what the debtor did or does. */
export function isOfTheDebtor(question: string): boolean {
  return whyTheDebtor.test(plain(question))
}

/** Whether a question asks what something means, why it counts or where it is. */
export function asksForMeaning(question: string): boolean {
  return asksMeaning.test(plain(question))
}

const aroundStatement = new Set(
  (
    'says say said tells tell analysis report feedback points point score means mean meaning explain understand line lines cost costs lose lost took take off ' +
    'take many criterion please tell one dice decir dijo dicen pone marca marcan sale aparece analisis reporte informe puntos punto significa quiere refiere ' +
    'entiendo explica explique explicame linea lineas costo cuesta quito quitaron bajo bajaron perdi tantos tantas muchos criterio favor'
  ).split(' '),
)

/** Words that ask about a statement and are no part of it. */
export function isAroundStatement(word: string): boolean {
  return aroundStatement.has(word)
}
