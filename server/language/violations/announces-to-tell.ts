import type { Language } from '#protocol/vocabulary/language.ts'
import { spokenPlainly } from './spoken-plainly.ts'

/** Who may hear nothing of a debt: the debtor's own people, and whoever is where the debtor works, learns or trades. */
const people = {
  en: '(?:mother|father|mom|mum|mama|dad|parents|sister|brother|wife|husband|girlfriend|boyfriend|partner|kids?|son|daughter|children|grandma|grandpa|grandmother|grandfather|family|relatives|in ?laws|cousin|aunt|uncle|friends?|neighbou?rs?|boss|bosses|employers?|manager|supervisor|foreman|principal|coworkers?|co workers?|colleagues|workmates|clients|customers|suppliers?|landlord|landlady|pastor|priest|congregation|teacher|hr|human resources|payroll|job|work|workplace|office|company|school|church|shop|team)',
  es: '(?:madre|padre|mama|papa|padres|papas|vieja|viejo|viejos|hermana|hermano|hermanos|esposa|esposo|mujer|marido|novia|novio|pareja|hijos?|hijas?|familia|familiares|parientes|suegra|suegro|suegros|cunad[oa]|prim[oa]s?|ti[oa]s?|amig[oa]s?|amistades|vecin[oa]s?|jefe|jefes|jefa|patron|patrona|patrones|gerente|supervisora?|directora?|rectora?|capataz|encargad[oa]|companer[oa]s|colegas|clientes|clientela|proveedor(?:es)?|caser[oa]|parroco|cura|maestr[oa]s?|empleador|conocidos)',
}
const workplaces =
  '(?:empresa|trabajo|oficina|escuela|colegio|iglesia|hospital|taller|negocio|chamba|despacho|compania)'
const whereWorked = '(?:(?:a )?donde|(?:en|para) (?:la |el )?que) (?:usted )?(?:trabaj|labor)\\p{L}*'
const place = {
  en: '(?:where you work|the (?:people|place|folks|company|guys|shop|school|office) (?:where |that )?you work(?: for| at| with)?|(?:everyone|everybody|people|folks|the people|the whole \\p{L}+) (?:at|in|on|around) (?:your|the) (?:\\p{L}+ )?(?:work|job|office|church|street|block|building|neighbou?rhood|school|shop|team|company))',
  es: `(?:(?:su|tu) ${workplaces}|(?:la|el) ${workplaces} ${whereWorked}|${whereWorked}|recursos humanos|rrhh)`,
}
const whom = {
  en: `(?:your (?:\\p{L}+ ){0,2}?${people.en}\\b(?! (?:address|number|phone|line|e ?mail)\\b)|(?:hr|human resources)\\b|${place.en}\\b)`,
  es: `(?:(?:su|sus|tu|tus|los|las|todos sus|todos los) (?:\\p{L}+ )?${people.es}\\b|(?:al?|el|la|con el|con la|con) (?:jefe|jefa|patron|patrona|gerente|encargad[oa]|director|directora|supervisor|supervisora) (?:de su|de tu|de la empresa|del trabajo|donde)|${place.es}\\b)`,
}
const debt = {
  en: "(?:debts?|owe[sd]?|owing|loans?|mortgage|(?:your|this|the) (?:account|balance|bill|situation|card)|bills?|behind|past due|overdue|unpaid|arrears|delinquen\\w*|default\\w*|not paying|(?:don't|do not|won't|never|didn't|doesn't|haven't|isn't|aren't|not) (?:pay|paid|paying)|deadbeat|what (?:this|it) is about|what's going on|why i ?'?m (?:calling|looking for you)|about (?:this|it)|of (?:this|it))",
  es: '(?:deudas?|deb(?:e|es|en|o|ia|ias|iendo)|deber|adeud\\w*|prestamos?|credito|hipoteca|tarjeta|atras\\w*|saldo|mora|moros[oa]s?|no (?:me |nos )?(?:paga|pagas|pago|ha pagado|quiere pagar|cumple)|vencid[oa]s?|pendiente|(?:su|tu|la) (?:cuenta|situacion)|mensualidades|impag\\w+|lo que pasa con|de esto|de todo esto)',
}
const caller =
  "(?:i|we)(?: ?'ll| will| ?'d| would| can| could| might| may| ?'m going to| ?'re going to| am going to| are going to| ?'m gonna| ?'re gonna| have to| ?'ll have to| ?'d have to| ?'m| ?'re)?(?: just| also| simply| then| always| be| have to)*"
const tell =
  '(?:tell(?:ing)?|let(?:ting)?|inform(?:ing)?|notify(?:ing)?|explain(?:ing)? (?:\\p{L}+ ){0,6}?to|mention(?:ing)? (?:\\p{L}+ ){0,6}?to|bring(?:ing)? (?:\\p{L}+ ){0,3}up (?:with|to)|fill(?:ing)?|show(?:ing)?|share(?:ing)? (?:\\p{L}+ ){0,4}?with|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|writ(?:e|ing)(?: to)?|send(?:ing)?|remind(?:ing)?|discuss(?:ing)? (?:\\p{L}+ ){0,4}?with|go over (?:\\p{L}+ ){0,4}?with)'
const reach =
  '(?:call(?:ing)?|phon(?:e|ing)|ring(?:ing)?|contact(?:ing)?|reach(?:ing)? out to|go(?:ing)? (?:to|by|down to)|stop(?:ping)? (?:by|at)|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|writ(?:e|ing)(?: to)?|e ?mail(?:ing)?|text(?:ing)?|visit(?:ing)?|check(?:ing)? with|try(?:ing)?|ask(?:ing)?|start(?:ing)? (?:with|calling))'
const es = {
  /** First person, or what is about to be done. */
  tell: '(?:cuento|contamos|contare|contaremos|digo|decimos|dire|diremos|comento|comentamos|comentare|platico|platicamos|platicare|aviso|avisamos|avisare|informo|informamos|informare|explico|explicamos|explicare|menciono|mencionamos|notifico|notificamos|notificare|(?:voy|vamos) a (?:contar|decir|comentar|platicar|avisar|informar|explicar|mencionar|notificar)(?:les?|selo)?|(?:contar|decir|comentar|platicar|avisar|informar|explicar|mencionar|notificar)les?)',
  reach:
    '(?:marco|marcamos|marcare|llamo|llamamos|llamare|hablo|hablamos|hablare|contacto|contactamos|busco|buscamos|visito|escribo|escribimos|mando|mandamos|(?:voy|vamos|tengo que|tendre que|tendria que|toca|tocara) (?:a )?(?:marcar|llamar|hablar|contactar|buscar|visitar|escribir|mandar|ir)(?:le|les)?|me (?:paso|presento|comunico)|nos (?:pasamos|presentamos|comunicamos))',
}

const ways: Record<Language, RegExp> = {
  en: new RegExp(
    [
      // "I'll tell your boss what you owe"
      `\\b${caller} ${tell} (?:(?:the|up|all|both|to|with|everybody|\\p{L}+ and) ){0,3}${whom.en}.{0,50}?\\b${debt.en}\\b`,
      `\\b${caller} (?:explain|mention|discuss|share|bring|go over|raise|send|mail|fax|read|show|take|bring up)(?:ing)? (?:\\p{L}+ ){0,5}?${debt.en} (?:\\p{L}+ ){0,4}?(?:to|with|at) (?:\\p{L}+ and )?${whom.en}`,
      // "I'll call where you work and let them know about the loan"
      `\\b(?:${caller} ${reach}|my next call(?: ?'s| is| will be| goes)?) (?:(?:the|up|all|both|to|with|at|everybody|\\p{L}+ and) ){0,3}${whom.en}.{0,50}?\\b(?:tell(?:ing)? (?!you\\b)|let(?:ting)? (?!you\\b)|explain(?:ing)? (?!to you\\b|you\\b)|inform(?:ing)? (?!you\\b)|mention|fill(?:ing)? (?!you\\b)|ask(?:ing)? (?:them|him|her) (?:why|whether|if they know)|so (?:they|everybody|everyone|he|she) (?:knows?|hears?)).{0,40}?\\b${debt.en}\\b`,
      // "your boss is going to hear about this debt"
      `\\b${whom.en}(?: ?'ll| will| ?'s going to| is going to| are going to| ?'s gonna| would| should| gets? to| has to| have to)(?: all| just| soon| be)* (?:hear(?:ing)?|find(?:ing)? out|know(?:ing)?|learn(?:ing)?|be told|get told|get a (?:call|letter)|be getting a (?:call|letter)).{0,30}?\\b${debt.en}\\b`,
      `\\b${caller} (?:let|make sure) ${whom.en} (?:knows?|hears?|finds? out).{0,30}?\\b${debt.en}\\b`,
    ].join('|'),
    'u',
  ),
  es: new RegExp(
    [
      // "le cuento a su jefe lo que debe"
      `\\b(?:se lo |les? )?${es.tell} (?:todo |que \\p{L}+ |ya |directamente |yo )*(?:a|al|con|en) (?:todos? |toda )?${whom.es}.{0,50}?\\b${debt.es}\\b`,
      `\\b(?:se lo |les? )?${es.tell} (?:lo de |de |sobre |que |todo |la |su |tu |el |lo que )*${debt.es}(?: \\p{L}+){0,4}? (?:a|al|con|en) (?:todos? |toda )?${whom.es}`,
      // "le marco a la empresa donde trabaja y les comento lo de la hipoteca"
      `\\b(?:les? )?${es.reach} (?:ya |mejor |directamente |directo |una carta |un correo |un aviso )*(?:a|al|con|por|en) (?:todos? |toda )?${whom.es}.{0,60}?\\b(?:(?:les|se lo|se los) ${es.tell}|(?:le ${es.tell}(?<=(?:jef\\p{L}|patron\\p{L}?|vecin\\p{L}+|espos\\p{L}|mujer|marido|mam\\p{L}|pap\\p{L}|herman\\p{L}|hij\\p{L}|suegr\\p{L}|gerente|director|directora|encargad\\p{L}|maestr\\p{L}|madre|padre)\\b.{0,70}))|para (?:que (?:sepan?|se enteren?|los? sepan?)|(?:contar|decir|comentar|platicar|avisar|informar|explicar)(?:les|le|selo))|y que (?:sepan?|se enteren?)|a (?:contar|decir|comentar|platicar|avisar|informar|explicar)(?:les|le)).{0,50}?\\b${debt.es}\\b`,
      // "su jefe se va a enterar de lo que debe"
      `\\b${whom.es} (?:ya |tambien |todos |toda )*(?:se (?:va|van) a enterar|(?:va|van) a saber|se enterara|se enteraran|sabra|sabran|tiene que saber|tendra que saber|tendran que saber).{0,30}?\\b${debt.es}\\b`,
      `\\b(?:se (?:va|van) a enterar|(?:va|van) a saber|se enterara|se enteraran|que se enteren?|que sepan?|hago que sepan?|hago que se enteren?) (?:todos? |toda |tambien |hasta |en )*${whom.es}.{0,30}?\\b${debt.es}\\b`,
    ].join('|'),
    'u',
  ),
}

/** Wished for, allowed, denied, asked, or word to somebody who speaks for the debtor. */
const lawful =
  /\b(?:(?:won't|will not|not going to|never|nothing|don't|didn't|doesn't|can't|cannot|couldn't|wouldn't|nobody|no one|not) (?:\p{L}+ ){0,4}?(?:tell|telling|call\w*|let|inform\w*|mention\w*|say|speak\w*|talk\w*|discuss\w*|contact\w*|hear\w*|know|share|explain|need|allowed|write|send|reach)|(?:would you like|do you want|should i|should we|shall|may i|could i|can i|if you (?:want|like|prefer|agree|ask|say)|if you'd (?:like|prefer|rather)|if (?:that|it)'s (?:better|easier|ok|okay|all right)|with your (?:permission|consent|ok|okay|agreement)|without (?:saying|telling|mentioning)|you (?:asked|told|wanted|authorized|said)|as you (?:asked|wanted|said)|at your request|so you can|for you to|you can)|(?:attorney|lawyer|solicitor|counsel|counsell?or|accountant|agent|advis[oe]r|representative|trustee|verify|confirm|employment)|no (?:es que |se |le |les |lo |la |te |vamos a |voy a |podemos |puedo |pienso |hace falta |hay que |va a |van a |tengo |tiene )*(?:llam\w*|marc\w*|habl\w*|cont\w*|cuent\w*|dig\w*|dec\w*|dir\w*|coment\w*|platic\w*|avis\w*|inform\w*|explic\w*|mencion\w*|enter\w*|sab\w*|notific\w*|contact\w*|por que)|nadie|nunca|jamas|tampoco|sin (?:su|tu) (?:permiso|autorizacion|consentimiento)|con (?:su|tu) (?:permiso|autorizacion|consentimiento)|si (?:usted |tu |vos )?(?:lo |le |me |nos )*(?:quiere|quieres|queres|gusta|prefiere|prefieres|autoriza|autorizas|permite|permites|pide|parece)|quiere que|prefiere que|como (?:usted )?(?:me|nos|lo) (?:pidio|dijo|autorizo)|(?:me|nos) (?:pidio|dijo|autorizo)|abogad\w*|licenciad\w*|contador\w*|representante|apoderad\w*|asesor\w*|gestor\w*|verific\w*|confirm\w*)\b/u

/**
 * Whether a collector announces that somebody else will be told of the debt, at work or at home (15 U.S.C. 1692c(b); the rules of Mexico, Spain
 * and Argentina say the same). A call at work without a word of the debt, and word to whoever speaks for the debtor, are none.
 */
export function announcesToTell(sentence: string, language: Language): boolean {
  const said = spokenPlainly(sentence)
  return ways[language].test(said) && !lawful.test(said)
}
