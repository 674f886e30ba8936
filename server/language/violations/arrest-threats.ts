import type { Language } from '#protocol/vocabulary/language.ts'
import { condition, spokenPlainly } from './spoken-plainly.ts'

const police = {
  en: '(?:sheriffs?|police|policemen|cops?|deput(?:y|ies)|marshals?|constables?|officers?|patrol ?cars?|squad ?cars?|the law|guards?|guardai|troopers?)',
  es: '(?:policias?|patrullas?|sheriff|alguacil|ministeriales|judiciales|patrulleros?|patrullero|agentes|guardia civil|fuerza publica|mossos|carabineros|federales)',
}
const caller =
  "(?:i|we)(?: ?'ll| will| can| could| ?'d| would| ?'m| ?'re| ?'m going to| ?'re going to| ?'m gonna| ?'re gonna| have to| ?'ll have to| am going to| are going to)?(?: just| also| then| simply| always| have to)*"
const fetches =
  '(?:com(?:e|es|ing)(?: (?:out|over|by|down|round|there))*(?: and| to)? )?(?:pick(?:ing)? (?:you|your ass) up|pick up you|haul(?:ing)? you|(?:come|comes|coming)(?: out| over| by| down| round)? for you|com(?:e|es|ing)(?: out| over| by| down| round)?(?: and| to)? (?:get|grab|take|find|fetch|collect|arrest|cuff) you|(?:get|getting|grab|grabbing|arrest|arresting|cuff|cuffing|detain|detaining) you(?! (?:a|the|some|to your|set|on a|help|out of this)\\b)|tak(?:e|ing) you (?:in|away|out in|downtown|to jail|off)|bring(?:ing)? you in|lock(?:ing)? you up|cart(?:ing)? you|put(?:ting)? (?:you in |the |hand)?cuffs|drag(?:ging)? you)'
const arrives =
  '(?:at|to|by|on|knocking (?:at|on)|over to|out to|round to|show(?:ing)? up at) your (?:front )?(?:door|house|home|place|porch|doorstep|work|job|shop)'
const taken =
  '(?:picked up|hauled (?:in|off|away)|taken (?:in|away|to jail|into custody)|arrested|cuffed|handcuffed|put in (?:cuffs|handcuffs)|booked|locked up|dragged (?:in|out)|brought in)'
/** Of a debt: who is fetched "for this" is threatened, not helped. */
const overDebt = {
  en: '(?:for|over) (?:this|that|it|the (?:debt|money|loan|bill)|a debt|not paying|nonpayment|what you owe|(?:your|the|this) unpaid \\p{L}+)',
  es: '(?:por (?:esto|eso|no pagar|deber|la deuda|su deuda|tu deuda|moros[oa]|lo que debe|este adeudo|el adeudo|incumplid[oa]))',
}
const lo = '(?:lo|la|te|le|los|las|les|os|se lo|se la|se te)'

const ways: Record<Language, RegExp> = {
  en: new RegExp(
    [
      // "I call the sheriff and they can come pick you up", "I'll get the police to come for you"
      `\\b${caller} (?:be )?(?:call|calling|phone|ring|send|sending|get|have|having|bring|tell|ask|notify)\\b.{0,25}?\\b${police.en}\\b.{0,40}?\\b(?:${fetches}|${taken}|after you)`,
      `\\b(?:${condition}) .*\\b${caller} (?:be )?(?:call|calling|phone|ring|send|sending|have|bring)(?: in| out| over)? (?:(?:the|a|some|local|county|your|our|over|out) ){0,3}${police.en}\\b`,
      `\\b${caller} (?:be )?(?:send|sending|have)(?: in| out| over)? (?:(?:the|a|some|local|county|your) ){0,3}${police.en}(?: out| over| round)? ${arrives}`,
      `\\b${caller} (?:get|have) you ${taken}\\b`,
      // "the sheriff will come get you", "a deputy shows up at your door for this"
      `\\b${police.en}(?: ?'ll| will| can| could| might| may| would| ?'d| ?'s going to| is going to| are going to| are| is| ?'s)?(?: just| be| then| also)* (?:${fetches})`,
      `\\b${condition} .*\\b(?:they|somebody|someone|people)(?: ?'ll| will| can| could| might| would| ?'re going to| are going to)(?: just| be| then)* (?:${fetches})`,
      `\\b(?:they|somebody|someone)(?: ?'ll| will| can| could| might| would| ?'re going to| are going to)(?: just| be| then)* (?:${fetches})\\b.{0,20}?${overDebt.en}\\b`,
      `\\b(?:${condition}) .*\\b${police.en}\\b.{0,25}?\\b${arrives}|\\b(?:a|the) ${police.en} (?:will|is going to|are going to|can|could) (?:be |show up |turn up |come )+${arrives}.{0,25}?${overDebt.en}`,
      `\\byou(?: ?'ll| will| ?'re going to| are going to| can| could| might| ?'re gonna| ?'d)(?: just| then| also| end up)* (?:be |get |getting |being )?${taken}\\b(?! by (?:surprise|the news))(?:.{0,30}?(?:${overDebt.en}|by the ${police.en})|(?<=(?:arrested|cuffed|handcuffed|to jail|into custody|cuffs|handcuffs|locked up)))`,
      `\\b${caller} (?:get|have|swear|put|take|file for|ask for|issue|request)(?: out)? (?:an? |the )?(?:arrest )?warrants?(?: out)?\\b.{0,20}?\\b(?:you|your)\\b`,
    ].join('|'),
    'u',
  ),
  es: new RegExp(
    [
      // "mando una patrulla por usted", "le mando la policía"
      `\\b(?:te |le |les |os )?(?:mando|mandamos|mandare|mandaremos|voy a mandar|vamos a mandar|mandarle|mandarte|mandar|envio|enviamos|enviare|enviarle|voy a enviar|echo|echamos) (?:a )?(?:(?:la|una|el|un|los|las|unos|dos|tres) )?${police.es}\\b(?: (?:a|hasta|por|para|y|ahi|alla|mismo|hoy|manana|de|del|su|tu|la|casa|puerta|usted|ti|vos|trabajo)\\b)*`,
      `\\b${condition} .*\\b(?:llamo|llamamos|llamare|llamaremos|hablo|hablamos|hablare|marco|marcamos|aviso|doy aviso|damos aviso|voy a llamar|vamos a llamar)(?: a| con)? (?:(?:la|una|el|al|los) )?${police.es}\\b`,
      `\\b(?:llamo|llamamos|llamare|llamaremos|hablo|hablamos|hablare|marco|aviso|doy aviso|voy a llamar|vamos a llamar)(?: a| con| al)? (?:(?:la|una|el|los) )?${police.es}\\b.{0,40}?\\b(?:por (?:usted|ustedes|ti|vos)|${lo} (?:levant|recoj|recog|detien|deten|llev|busqu|busc|agarr|arrest|saqu|sac)\\p{L}*)`,
      // "lo vienen a buscar", "van por usted", with the police or a condition beside it
      `\\b(?:${condition}|${police.es})\\b.*(?<!\\b(?:no|nadie|ni) )\\b(?:${lo} (?:vienen|viene|van|va|vendran|iran|pasan|llegan|mandan) a (?:buscar|levantar|recoger|detener|llevar|agarrar|arrestar|aprehender|traer|sacar|prender)(?! (?:el|la|los|las|un|una|su|sus) )|(?:vienen|viene|van|va|vendran|iran|pasan|llegan|cae|caen) por (?:usted|ustedes|ti|vos)|(?:vienen|van|viene|va) a (?:buscar|levantar|recoger|detener|llevar|agarrar|arrestar|prender)(?:lo|la|te|los|las|se lo|selo|sela))\\b`,
      `(?<!\\b(?:no|nadie|ni) )\\b(?:${lo} (?:vienen|van|viene|va|vendran|iran|pasan) a (?:buscar|levantar|recoger|detener|llevar|agarrar|arrestar|aprehender|traer|sacar)|(?:vienen|van|viene|va|pasan) por (?:usted|ustedes|ti|vos))\\b.{0,30}?(?:${overDebt.es}|\\b${police.es})`,
      `(?<!\\b(?:no|nadie|ni|nunca) )\\b${lo} (?:van|vamos|voy|va|pueden|podemos|puedo) a? ?(?:mandar a )?(?:detener|arrestar|encerrar|apresar|esposar|aprehender|encarcelar|meter al bote)\\b`,
      `(?<!\\b(?:no|nadie|ni|nunca) )\\b(?:lo|la|te|los|las|os) (?:detienen|arrestan|encierran|apresan|esposan|levanta la (?:policia|patrulla)|meten al bote|meten a la carcel|meten preso|meten presa)\\b`,
      `(?<!\\b(?:no|nadie|ni|nunca) )\\b(?:se|te) (?:lo |la |los |las )?(?:llevan|lleva|van a llevar|llevaran|llevara) (?:la |una |a |al |en (?:la )?)*(?:${police.es}|pres[oa]|detenid[oa]|esposad[oa]|carcel|bote|arrestad[oa])\\b`,
      `\\b(?:mando|mandamos|mandare|voy a mandar|vamos a mandar|pido|pedimos|ordeno) (?:a )?que (?:${lo} )(?:detengan|levanten|arresten|recojan|agarren|encierren|lleven|busquen la policia|saquen esposad[oa])\\b`,
      `\\b(?:giro|giramos|girare|saco|sacamos|pido|pedimos|solicito|solicitamos|tramito|tramitamos|voy a (?:girar|sacar|pedir|tramitar)|vamos a (?:girar|sacar|pedir|tramitar)|(?:te|le) (?:giran|sacan|sale|va a salir)) (?:una |la |un )?(?:orden de (?:aprehension|arresto|captura|detencion|presentacion)|captura)\\b`,
      `\\b(?:te|le|les) (?:cae|caen|va a caer|van a caer|llega|va a llegar|toca la puerta|va a tocar) (?:a )?(?:(?:la|una|el|los) )${police.es}\\b`,
    ].join('|'),
    'u',
  ),
}

/** Denied, told by others, feared, asked for, or to help somebody. */
const harmless =
  /\b(?:nobody|no one|nothing|never|not (?:that|like|as if|saying|going|here|the)|does(?:n't| not) mean|(?:can|could|do|does|did|is|are|would|will|have|has)(?:n't| not) (?:\p{L}+ ){0,4}?(?:call|send|come|coming|pick|get|arrest\w*|be|show|lock)|won't|can't|cannot|afraid|worried|scared|you (?:said|told|heard|mentioned|think)|they (?:said|told)|threat\w*|danger|hurt|safe|safety|harm|help|check on you|welfare|emergency|protect\w*|suicid\w*|kill|ambulance|stolen|robbed|broke in|nadie|nunca|jamas|tampoco|no (?:significa|quiere decir|es que|le |lo |la |te |se |les |vamos|voy|van|va |viene|vienen|hay|existe|mand\w*|llam\w*|puede\w*)|miedo|tem[aei]\w*|piens[ae]s?|preocup\w*|dij(?:o|eron|iste)|amenaz\w*|ayud\w+|auxili\w*|peligro|emergencia|ambulancia|robo|robaron|asalt\w+|a salvo|cuid\w+|proteg\w+|este bien|esta bien)\b/u

/**
 * Whether a collector threatens in plain words that the police come for the debtor over the debt (15 U.S.C. 1692e(4); the rules of Mexico, Spain
 * and Argentina say the same). That a sheriff serves papers, and help that is sent to somebody in danger, are none.
 */
export function threatensArrest(sentence: string, language: Language): boolean {
  const said = spokenPlainly(sentence)
  return ways[language].test(said) && !harmless.test(said)
}
