import type { Language } from '#protocol/vocabulary/language.ts'
import { plain } from '../text/plain.ts'

/**
 * Others who must hear nothing of a debt (15 U.S.C. 1692c(b); Mexico's, Spain's and Argentina's rules say the same): family,
 * employers, neighbours. Not among them: an attorney, and whom the debtor asks to have on the line.
 */
const others: Record<Language, string> = {
  en: '(?:mother|father|mom|mum|mama|dad|parents|sister|brother|wife|husband|girlfriend|boyfriend|partner|kids?|son|daughter|children|grandkids|grandma|grandpa|grandmother|grandfather|family|relatives|in ?laws|cousin|aunt|uncle|friends?|neighbou?rs?|boss|employer|manager|supervisor|foreman|job|work|workplace|office|company|hr|coworkers?|colleagues|clients|customers|landlord|pastor|priest|church|school|teacher)',
  es: '(?:madre|padre|mama|papa|padres|papas|vieja|viejo|viejos|hermana|hermano|hermanos|esposa|esposo|mujer|marido|novia|novio|pareja|hijos?|hijas?|familia|parientes|suegra|suegro|suegros|cunad[oa]|prim[oa]|ti[oa]|amig[oa]s?|vecin[oa]s?|jefe|jefa|patron|patrona|trabajo|oficina|empresa|encargad[oa]|companeros|clientes|caser[oa]|parroco|cura|escuela|colegio|conocidos)',
}
const ways: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(?:(?:i ?'?ll|i will|we ?'?ll|we will|i ?'?m (?:going to|gonna)|we ?'?re (?:going to|gonna)|i(?: can| could| might| may| have to| ?'?d have to| am)|we(?: can| could| might| may| have to)|let me|gonna|going to|maybe i(?: should| ?'?ll)?|i ?'?m|how about i) (?:just |then |be |have to )?(?:call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|tell(?:ing)?|let(?:ting)?|ask(?:ing)?|contact(?:ing)?|speak(?:ing)? (?:to|with)|talk(?:ing)? (?:to|with)|inform(?:ing)?|notify(?:ing)?|reach(?:ing)? out to|start(?:ing)? with|mention it to|bring it up with|send it to|mail)|(?:i|we) (?:already |just |also )?(?:called|told|rang|phoned|spoke (?:to|with)|talked (?:to|with)|checked with|asked|informed|contacted|reached)|i(?: ?'?ve| have) (?:already )?(?:called|told|spoken (?:to|with)|talked (?:to|with)|asked|informed)) (?:(?:the|up|all|both|to|with|\\p{L}+ and) ){0,3}(?:your|the apartment|the building) (?:\\p{L}+ ){0,2}?${others.en}\\b(?!'s (?:names?|ages?|birthday)\\b)`,
    'u',
  ),
  es: new RegExp(
    `\\b(?:(?:voy|vamos) a (?:llamar|marcar|hablar|contar|decir|avisar|informar|preguntar|contactar|buscar|visitar)(?:le|les|lo|la|los|las)?|(?:le|les) (?:voy|vamos) a (?:llamar|marcar|hablar|contar|decir|avisar|informar|preguntar|platicar)|(?:llamo|llamare|llamaremos|hable|hablamos|hablare|hablo|llame|llamamos|marque|pregunte|platique|contacte|avise|avisare|conte) (?:ya |mejor |directamente )?(?:con|a|al)|(?:le|les) (?:dije|dijimos|conte|contamos|avise|avisamos|pregunte|dire|contare|avisare|marco|marcare|llamo|hablo|cuento|digo|aviso)(?: (?:todo|eso|esto))?(?: a| al)?) ?(?:(?:a|al|con|en|el|la|los|las|todo|todos) ){0,3}(?:su|sus|tu|tus|el|la) (?:\\p{L}+ )?${others.es}\\b`,
    'u',
  ),
}

/** Asked for, refused, or none of the caller's doing. */
const lawful =
  /\b(?:(?:won ?'?t|will not|not going to|never|didn ?'?t|don ?'?t|can ?'?t|cannot|nobody|without your)\b|(?:would you like|do you want|should|shall|may|if you want|if you ?'?d like|if that ?'?s (?:better|easier)|with your permission|you (?:asked|told me)|at your request|como (?:me|nos) (?:pidio|pidieron|dijo))\b|(?:attorney|lawyer)\b|(?:no (?:le |les )?(?:voy|vamos|llam\w*|hable|hablamos|dije|dire|conte|cuento|digo)|nunca|jamas|tampoco|sin su permiso|si (?:usted )?(?:quiere|gusta|prefiere|me autoriza)|quiere que|prefiere que|abogad\w*)\b)/

/** "If you can't give me a figure, I'll call your manager": what it is threatened for speaks for nobody. */
const condition =
  /\b(?:if you (?:can['’]?t|cannot|don['’]?t|do not|won['’]?t|will not)|unless you|si (?:\p{L}+ ){0,2}no)\b[^,]*,/iu

/** What somebody else did, which the accent tells: "¿alguien llamó a su trabajo?". */
const bySomebody =
  /(?:llam|habl|avis|cont|marc|contact|pregunt|platic)ó(?!\p{L})|(?<!\p{L})alguien(?!\p{L})/iu

/** The words of a sentence without its marks, for the patterns here. */
const wordsOf = (sentence: string) =>
  plain(sentence)
    .replace(/[^\p{L}\p{N}'’ ]+/gu, ' ')
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a collector says that it told somebody else of the debt, or that it will. */
export function tellsOthers(sentence: string, language: Language): boolean {
  const said = wordsOf(sentence)
  return ways[language].test(said) && !lawful.test(said) && !bySomebody.test(sentence)
}

/** The debtor's own people, and no place or firm, which may be the caller's own or how to reach the debtor. */
const people: Record<Language, RegExp> = {
  en: /\byour (?:\p{L}+ ){0,2}?(?:mother|father|mom|mum|mama|dad|parents|sister|brother|wife|husband|girlfriend|boyfriend|partner|kids?|son|daughter|children|grandkids|grandma|grandpa|grandmother|grandfather|family|relatives|in ?laws|cousin|aunt|uncle|friends?|neighbou?rs?|boss|employer|manager|supervisor|foreman|coworkers?|colleagues|clients|customers|landlord|pastor|priest)\b(?!'s\b)(?! (?:phone|line|number|e ?mail|address|name))/u,
  es: /\b(?:su|sus|tu|tus) (?:\p{L}+ )?(?:madre|padre|mama|papa|padres|papas|vieja|viejo|viejos|hermana|hermano|hermanos|esposa|esposo|mujer|marido|novia|novio|pareja|hijos?|hijas?|familia|parientes|suegra|suegro|suegros|cunad[oa]|prim[oa]|ti[oa]|amig[oa]s?|vecin[oa]s?|jefe|jefa|patron|patrona|companeros|clientes|caser[oa]|parroco|cura|conocidos)\b/u,
}
/** They hear of the debt, or are asked for the money. */
const ofTheDebt =
  /\b(?:tell|telling|told|let (?:them|him|her|your)|owe[sd]?|owing|debt|loan|bill|pays?|paid|paying|get it from|money|deadbeat|cuent[eo]|contar\p{L}*|contare|dig[oa]|dire|decir\p{L}*|enter[ea]n?|sepan?|deudas?|deb[eo]s?|adeudo|pag[aue]\p{L}*|cobr\p{L}+)\b/u

/** The account was gone through with, or told to, somebody who is not the debtor: "I went through the balance with her". */
const admitted: Record<Language, RegExp> = {
  en: /\b(?:i|we)(?:'ve| have| had)? (?:already |just |also |even )?(?:went|gone|going|go|talked|discussed|shared|explained|mentioned|reviewed|walked) (?:\p{L}+ ){0,3}(?:balance|debt|amount you owe|what you owe|past due amount|loan|overdue \p{L}+) (?:\p{L}+ ){0,2}(?:with|to) (?:her|him|them|your (?!attorney|lawyer|solicitor|bank))|\b(?:i|we)(?:'ve| have)? (?:already |just |also |even )?(?:told|informed) (?:the|your|that) (?!attorney|lawyer|solicitor|bank|court|creditor|client)(?:\p{L}+ ){1,6}?(?:about|of|what) (?:your debt|the debt|you owe|your balance|the balance)\b/u,
  es: /\b(?:le|les|se lo) (?:platique|platicamos|conte|contamos|comente|comentamos|explique|explicamos|mencione|mencionamos|informe|informamos) (?:ya |todo |de |lo de |sobre )*(?:su|tu|el|lo del) (?:adeudo|deuda|saldo|atraso|prestamo|credito) (?:que (?:tiene|debe) )?(?:a|al|con) (?!usted|ustedes|ti|vos|mi |su abogad|tu abogad|la defensor|mis )/u,
}

/**
 * Whether a collector says in so many words that the debtor's own people heard or will hear of the debt: nothing else in the call has to
 * speak for that. A question announces nothing, and a number at work is how somebody is reached.
 */
export function tellsOthersOpenly(sentence: string, language: Language): boolean {
  const kept = sentence.replace(condition, ' ')
  const said = wordsOf(kept)
  if (admitted[language].test(said) && !lawful.test(said)) return true
  return tellsOthers(kept, language) && people[language].test(said) && ofTheDebt.test(said)
}

/** Words for anybody else, for a place where others read or hear, and for telling. */
const outsiders =
  /\b(?:boss\w*|gaffer|employ\w*|work\w*|job|famil\w*|wife|husband|spouse|partner|mothers?|mom|mum|father|dad|parents?|grand\w+|kids?|child\w*|sons?|daughters?|brothers?|sisters?|neighbou?rs?|schools?|friends?|hr|roommates?|relatives?|cousins?|aunts?|uncles?|people|every(?:one|body)|some(?:one|body)|who|office|dispatch\w*|company|managers?|supervisors?|landlord|lady|church|pastor|customers?|clients?|cowork\w*|colleagues?|references?|facebook|instagram|social|whatsapp|gazette|papers?|newspaper|payroll|street|door|town|village|number|jef\w+|patron\w*|trabaj\w*|empresa|emplead\w*|espos\w+|marido|mujer|pareja|madre|mamas?|mamis|padres?|papas?|hij\w+|herman\w+|vecin\w+|escuela|sala|colegio|amig\w+|primo|suegr\w+|conocid\w+|companer\w+|recursos|rrhh|oficina|iglesia|parroquia|client\w*|referencias?|todos?|gente|barrio|colonia|cuadra|casa|alguien|aval|redes|caser\w+|nomina|novi\w+|niet\w+|abuel\w+|yerno|nuera|quien|porter\w+|portal|pueblo|panader\w*|calle|puerta)\b/
const telling =
  /\b(?:call\w*|ring\w*|phon\w*|tell\w*|told|letters?|note|inform\w*|notif\w*|contact\w*|speak\w*|talk\w*|discuss\w*|mention\w*|chat|hear\w*|aware|visit\w*|send\w*|sent|post\w*|reach\w*|fax\w*|e?mail\w*|text\w*|knock\w*|stop by|messages?|flyers?|embarrass\w*|asham\w*|report\w*|llam\w*|marc\w*|cuent\w*|contar\w*|dig\w*|decir\w*|dire|avis\w*|enter\w*|sepa\w*|supier\w*|habl\w*|comunic\w*|notific\w*|mand\w*|envi\w*|escrib\w*|platic\w*|present\w*|public\w*|preguntar\w*|verguenza|etiquet\w*|escrach\w*|platiqu\w*|expliqu\w*|explic\w*|recado|mensaje|carta|cartel|correo|grit\w*|coment\w*)\b/

/**
 * Whether a sentence speaks of anybody else or of telling: "now you know what putting your name on something means" does not,
 * and is no word to others. All 156 labelled breaches of this kind (data/reading) do; the words were chosen with them in sight.
 */
export function mayReachOthers(sentence: string): boolean {
  const said = plain(sentence)
  return outsiders.test(said) || telling.test(said)
}
