import type { Language } from '#protocol/vocabulary/language.ts'
import { withoutMarks } from './spoken-plainly.ts'

/** What a collector may take from nobody without a judge: wages, home, vehicle, benefits. What follows may make it harmless. */
const belongings = {
  en: '(?:wages?|pay ?checks?|salary|house|home|car|truck|van|bike|benefits|social security|tax refund|bank accounts?|furniture|tools)(?! (?:address|number|phone|numbers|details|info\\w*|and rent|into|situation)\\b)',
  es: '(?:techo|casa|depa|departamento|piso|auto|carro|coche|moto|camioneta|taxi|sueldo|salario|nomina|pension|jubilacion|muebles|herramientas)',
}

/** Who announces it: the collector, or those that it would send. */
const announced = {
  en: "(?:we|i|the (?:sheriff|police|court|bank))(?: ?'ll| will| ?'re going to| are going to| ?'re gonna| gonna| ?'m going to| ?'m gonna| am going to)(?: just| also| then| simply| have to)?",
  es: '(?:te|le|lo|la|les|os|los|las)',
}
const taken = `(?:garnish|seize|repossess|confiscate|take|freeze|attach|come for) (?:all )?(?:your|the|those) (?:\\p{L}+ )?${belongings.en}`
const jail =
  '(?:go|be going|end up|be|wind up) (?:to|in|behind) (?:jail|prison|bars)|(?:be|get) (?:arrested|locked up|deported)'
const evicting = {
  en: '(?:change (?:the|your) locks|(?:throw|kick|put) you (?:all )?out (?:on the street|of (?:your|the) (?:house|home|apartment|flat))|evict you)',
  es: '(?:cambiamos|cambiaremos|vamos a cambiar) (?:la cerradura|las cerraduras|la chapa|las chapas)|(?:echamos|echaremos|vamos a echar) (?:a la calle|de (?:la|su|tu) casa|del (?:piso|departamento))|(?:desalojamos|desalojaremos|vamos a desalojar)',
}
const taking = `(?:quitar|sacar|quitamos|sacamos|quitaremos|sacaremos) (?:hasta )?(?:el|la|los|las|su|sus|tu|tus) ${belongings.es}\\b`

const ways: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b${announced.en} (?:${taken}\\b|(?:have|get) you (?:arrested|locked up|deported|put in jail)|put you (?:in|behind) (?:jail|prison|bars)|send (?:the|a) (?:sheriff|police|cops|marshal)|${evicting.en})|\\byou(?: ?'ll| will| ?'re going to| are going to| ?'re gonna)(?: just)? (?:${jail})\\b`,
    'u',
  ),
  es: new RegExp(
    `(?<!\\b(?:no|nadie|nunca|jamas|tampoco|ni|si) )\\b${announced.es} (?:(?:vamos|voy) a (?:embargar|denunciar a la policia|${taking}|meter (?:pres[oa]|a la carcel|en la carcel)|mandar (?:a la )?(?:policia|carcel|patrulla))|embarg(?:amos|aremos)\\b|${taking}|${evicting.es}\\b|(?:sacan|quitan|sacaran|quitaran) hasta (?:el|la|los|las|su|sus|tu|tus)\\b|mandamos (?:a la )?(?:policia|patrulla|carcel))|(?<!\\b(?:no|nadie|nunca|jamas|tampoco|ni) )\\b(?:va|vas) a (?:ir|parar|terminar|acabar|dar) (?:pres[oa]|a la carcel|en la carcel|con la policia)\\b`,
    'u',
  ),
}

/** On the condition that nobody pays, others may be the ones who take it. */
const orElse: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(?:if you (?:don'?t|do not|won'?t)|unless you|or|or else) .*\\b(?:they|somebody|someone)(?: ?'ll| will) (?:${taken}|${jail})\\b`,
    'u',
  ),
  es: new RegExp(
    `\\b(?:si no (?:(?:pag|cumpl|abon|deposit|arregl|resuelv|firm)\\p{L}*|(?:me |nos |lo |la |se )?(?:queda|cierra|liquida|cubre|arregla|resuelve)\\b)|o) .*\\b${announced.es} (?:sacan|quitan|sacaran|quitaran|embargan|embargaran|van a embargar|bloquean (?:la|las|su|sus|tu|tus) cuentas?|congelan (?:la|las|su|sus|tu|tus) cuentas?)\\b`,
    'u',
  ),
}

/** What somebody fears, was told by others, or need not fear. */
const told =
  /\b(?:nobody|no one|does(?:n't| not) mean|not (?:that|like|as if)|don't worry|no significa|no quiere decir|no es que|no se preocupe|without a (?:court|judge)|only a (?:court|judge)|afraid|worried|scared|think(?:ing)?|felt|feel|you (?:said|told|heard|mentioned)|they (?:said|told)|other (?:loan|debt|card)|nadie|sin (?:un )?juez|solo un juez|entiendo|miedo|tem[aei]\w*|piens[ae]s?|cre[ae]s?|preocup\w*|dij(?:o|eron|iste)|otr[ao] (?:deuda|banco|prestamo|tarjeta))\b/

/**
 * Whether a collector announces in plain words what it may not do: wages, home or vehicle taken without a judge, arrest, police
 * (15 U.S.C. 1692e(4); the rules of Mexico, Spain and Argentina say the same). Such a threat needs nothing else in the call
 * to speak for it. A question is none.
 */
export function threatensOpenly(sentence: string, language: Language): boolean {
  const said = withoutMarks(sentence)
  return (ways[language].test(said) || orElse[language].test(said)) && !told.test(said)
}
