import type { Language } from '#protocol/vocabulary/language.ts'
import { condition, spokenPlainly } from './spoken-plainly.ts'

/** What somebody is paid for work. A checking account is none. */
const pay = {
  en: '(?:pay ?checks?|pay ?cheques?|checks?|cheques?|wages?|pay|salary|pay ?packet|earnings)(?! (?:stubs?|date|day|slips?)\\b)',
  es: '(?:nomina|sueldo|salario|quincena|cheque|paga|raya|haberes|jornal|aguinaldo)',
}
/** Who pays it, and could be told to hold some back. */
const payer = {
  en: "(?:payroll|employers?|boss|job|work|workplace|hr|human resources|manager|supervisor|company|district|foreman|(?:the )?(?:people|place|company|folks) (?:where )?you work(?: for| at)?|where you work)(?:'s)?",
  es: '(?:patron|patrona|jef[ea]|empresa|trabajo|empleador|empleadora|nominas?|recursos humanos|rh|rrhh|contabilidad|pagador|pagaduria|encargad[oa]|escuela|donde (?:usted )?trabaj\\p{L}+)',
}
const withhold =
  '(?:hold(?:ing)? (?:back )?|withhold(?:ing)? |tak(?:e|ing) |deduct(?:ing)? |pull(?:ing)? |dock(?:ing)? |collect(?:ing)? |get(?:ting)? |skim(?:ming)? |cut(?:ting)? |keep(?:ing)? |garnish(?:ing)? )'
/** "Holding it out of your check", "take a quarter of your wages", "dock your pay". */
const outOfPay = `${withhold}(?:(?!and\\b|after\\b|before\\b|when\\b|account\\b|checking\\b)[\\p{L}\\p{N}']+ ){0,6}?(?:out of|from|off(?: of)?|of|back from) (?:your|each|every|the) (?:next |whole |monthly |weekly )?${pay.en}\\b|(?:dock|garnish|withhold|attach|hold back)(?:ing)? (?:some of |part of |a (?:quarter|third|part) of )?your (?:next |whole )?${pay.en}\\b`
const caller =
  "(?:i|we)(?: just)?(?: ?'ll| will| ?'d| would| can| could| ?'m going to| ?'re going to| am going to| are going to| ?'m gonna| ?'re gonna| have to| ?'ll have to)(?: just| also| simply| then| always| have to)*"
const theirs = `(?:they|he|she|it|(?:your|the|that) (?:\\p{L}+ ){0,2}?${payer.en}|payroll|hr)(?: ?'ll| will| ?'d| would| ?'re going to| are going to| is going to| has to| have to| starts?| begins?)(?: just| then| simply| have to| start| begin)*`

const ways: Record<Language, RegExp> = {
  en: new RegExp(
    [
      // "I'd just send a form over to payroll and they'd start holding it out of your check"
      `\\b${caller} (?:send|fax|mail|e ?mail|get|have|ask|tell|call|phone|ring|contact|notify|order|instruct|write|go|put|file|talk|speak|arrange|set)\\b.{0,60}?\\b${payer.en}\\b.{0,60}?\\b(?:${outOfPay}|(?:hold|withhold|deduct|garnish)\\p{L}*)`,
      // "they'd take it out of your check", "your boss will be taking it from your wages"
      `\\b${condition} .*\\b${theirs} (?:be )?(?:${outOfPay})`,
      `\\b${condition} .*\\b${caller} (?:start |begin |be |go )*(?:${outOfPay})`,
      `\\b${condition} .*\\b(?:it|this|that|the money|the payments?|the debt|every cent|something)(?: ?'ll| will| ?'s going to| is going to| gets?| just)(?: just| then| be| get| start)* (?:com(?:es?|ing)|taken|held|deducted|withheld|pulled|docked)(?: straight| right| directly| back)? (?:out of|from|off(?: of)?) your (?:next )?${pay.en}\\b`,
      `\\byour ${pay.en}(?: ?'ll| will| ?'s going to| is going to| are going to| gets?| get)(?: just| then)?(?: be| get)? (?:docked|garnished|withheld|held|attached|cut)\\b`,
      `\\b${caller} (?:garnish|dock|withhold from|attach) your (?:next )?${pay.en}\\b`,
    ].join('|'),
    'u',
  ),
  es: new RegExp(
    [
      // "hablo con su patrón para que le retenga", "mando el oficio a nóminas y que le descuenten"
      `\\b(?:hablo|hablamos|hablare|hablaremos|hablar|llamo|llamamos|llamare|llamar|marco|marcamos|marcare|marcar(?:le)?|mando|mandamos|mandare|mandaremos|mandar|envio|enviamos|enviare|enviar|giro|giramos|girare|girar|aviso|avisamos|avisare|avisar(?:le)?|pido|pedimos|pedire|pedir(?:le)?|solicito|solicitamos|solicitar|ordeno|ordenamos|ordenar|notifico|notificamos|notificar|instruyo|instruimos|meto|metemos|paso|pasamos|digo|decimos|decir(?:le)?)\\b.{0,50}?\\b${payer.es}\\b.{0,40}?\\b(?:que|y)(?: ya| ellos| ahi| me| nos| se| te| le| lo| la| les| os| directamente| directo| alla)* (?:van a |empiecen a |empiezan a |vayan a |vayan |comiencen a )?(?:ret(?:ien|en|eng)\\p{L}*|descuent\\p{L}+|descont\\p{L}+|rebaj\\p{L}+|quiten?|saquen?)`,
      // "lo mandamos descontar de su nómina", "pido que le descuenten del sueldo"
      `\\b(?:mando|mandamos|mandare|mandaremos|voy a mandar|vamos a mandar|hago|hacemos|hare|haremos|voy a hacer|vamos a hacer|pido|pedimos|pedire|voy a pedir|vamos a pedir|ordeno|ordenamos|solicito|solicitamos)(?: que)?(?: se| te| le| lo| la| les| nos)* (?:descontar|retener|rebajar|descuenten|retengan|rebajen)\\p{L}*\\b.{0,30}?\\b(?:del|de|en|por) (?:(?:su|tu|la|el) )?${pay.es}\\b`,
      `\\b(?:te|le|lo|se lo|te lo|les|os) (?:vamos|voy) a (?:descontar|retener|rebajar)\\b.{0,30}?\\b(?:del|de|en|por|directo de) (?:(?:su|tu|la|el) )?${pay.es}\\b`,
      // "si no paga, le descuentan directo del sueldo"
      `\\b(?:${condition}|o|y ya|la proxima quincena|esta quincena|desde (?:el|la) \\p{L}+|a partir (?:del|de la|de) \\p{L}+)\\b.{0,60}?(?<!\\bno )\\b(?:te|le|lo|se lo|te lo|les|os)(?: van a| vamos a| voy a)? (?:descuentan|descuento|descontamos|descontaran|descontaremos|descontar|retienen|retenemos|retendran|retener|rebajan|rebajar|quitan|sacan)\\b.{0,30}?\\b(?:del|de|en|directo de) (?:(?:su|tu|la|el) )?${pay.es}\\b`,
      `\\b(?:te|le|se lo|te lo|les) (?:descuentan|descontamos|retienen|retenemos) (?:directo|directito|derechito|directamente) (?:del|de (?:su|tu|la)) ${pay.es} y (?:ya|punto|listo|se acabo|asunto)\\b`,
      `\\bretenemos (?:su|tu|el) ${pay.es}\\b`,
    ].join('|'),
    'u',
  ),
}

/** What the debtor asks for or agrees to, what a court has ordered, what is denied, and what somebody else's deduction is. */
const lawful =
  /\b(?:if (?:you|that|it)(?:'d| would)? (?:want|like|prefer|agree|sign|choose|ask|say|authorize|rather|helps|is easier|'s easier|works)|voluntar\w*|you (?:asked|wanted|agreed|signed|authorized|chose|said|told|mentioned|heard)|(?:would|do|did) you (?:like|want|prefer|ask)|with your (?:permission|ok|okay|consent|signature)|you can (?:have|ask|choose|get|set)|you could (?:have|ask|choose)|up to you|your choice|child support|irs|taxes|insurance|(?:afraid|worried|scared|fear) |(?:not|never|nobody|no one|can't|cannot|couldn't|won't|wouldn't|don't|doesn't|isn't|hate for) (?:\p{L}+ ){0,5}?(?:send|have|ask|tell|call|contact|order|hold\w*|withhold\w*|tak\w+|deduct\w*|garnish\w*|dock\w*|touch\w*|come)|si (?:usted )?(?:quiere|prefiere|gusta|acepta|autoriza|firma|quieres|prefieres|le conviene|le parece|le acomoda|lo pide|nos autoriza|me autoriza|esta de acuerdo)|como (?:usted |me |nos )*(?:pidio|quiso|dijo|prefiere|acordamos)|usted (?:pide|puede|pidio|dijo|autorizo)|puede (?:usted )?(?:pedir|autorizar|elegir)|con su (?:firma|autorizacion|permiso|consentimiento)|infonavit|fonacot|imss|alimentos|alimenticia|impuestos?|isr|sindicato|(?:me|nos) (?:dijo|dijeron|conto)|miedo|preocup\w+|tem[ae]\w*|(?:no|nadie|nunca|jamas|tampoco|ni) (?:es que |hace falta que |se |le |lo |la |te |les |nos |me |vamos a |voy a |van a |puedo |podemos |puede |pueden |va a |quiero que |queremos que )*(?:hablo|hablamos|hablar|llamo|llamamos|llamar|marc\w+|mand\w+|envi\w+|gir\w+|avis\w+|pid\w+|ped\w+|solicit\w+|orden\w+|notific\w+|descuent\w+|descont\w+|reten\w+|retien\w+|rebaj\w+|quit\w+|sac\w+))\b/u
const ordered =
  /(?<!\b(?:no|without|without a|without any|need|need a|need any|sin|sin un|sin una|ni|ni un|necesito|necesitamos) )\b(?:court|judge|judgment|judgement|lawsuit|juez|jueza|juicio|juzgado|tribunal|sentencia|orden judicial)\b/u

/**
 * Whether a collector announces that the debtor's employer will hold back wages for the debt, with no court behind it: nobody may do so
 * by a form or a call (15 U.S.C. 1692e(4), (5)). A deduction that the debtor wants, or that a court has ordered, is none.
 */
export function announcesWithholding(sentence: string, language: Language): boolean {
  const said = spokenPlainly(sentence)
  return ways[language].test(said) && !lawful.test(said) && !ordered.test(said)
}
