import type { Language } from '#protocol/vocabulary/language.ts'
import { plain } from './text/plain.ts'

/** What a collector may take from nobody without a judge: wages, home, vehicle, benefits. */
const belongings = {
  en: "(?:wages?|pay ?checks?|salary|pay|house|home|car|truck|van|bike|benefits|social security|tax refund|bank accounts?|things|stuff|furniture|tools|kids'? (?:college )?fund)",
  es: '(?:techo|casa|depa|departamento|piso|auto|carro|coche|moto|camioneta|taxi|sueldo|salario|nomina|quincena|pension|jubilacion|muebles|cosas|herramientas|cuentas?|todo)',
}

const announced = {
  en: "(?:we|i|they|you|the (?:sheriff|police|court|bank)|somebody|someone)(?: ?'ll| will| ?'re going to| are going to| ?'re gonna| gonna| ?'m going to| ?'m gonna| am going to)(?: just| also| then| simply| have to)?",
  es: '(?:te|le|lo|la|les|os|los|las)',
}

const ways: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b${announced.en} (?:(?:garnish|seize|repossess|confiscate|take|freeze|attach|come for) (?:all )?(?:your|the|those|her|his) (?:\\p{L}+ )?${belongings.en}\\b|(?:have|get) you (?:arrested|locked up|deported|put in jail)|put you (?:in|behind) (?:jail|prison|bars)|send (?:the|a) (?:sheriff|police|cops|marshal)|(?:go|be going|end up|be|wind up) (?:to|in|behind) (?:jail|prison|bars)|(?:be|get) (?:arrested|locked up|deported)|lose (?:your|the) (?:house|home|kids|children)\\b)`,
    'u',
  ),
  es: new RegExp(
    `(?<!\\b(?:no|nadie|nunca|jamas|tampoco|ni|si) )\\b${announced.es} (?:(?:vamos|voy) a (?:embargar|denunciar|quitar (?:hasta )?(?:el|la|los|las|su|sus|tu|tus) ${belongings.es}|sacar (?:hasta )?(?:el|la|los|las|su|sus|tu|tus) ${belongings.es}|meter (?:pres[oa]|a la carcel|en la carcel)|mandar (?:a la )?(?:policia|carcel|patrulla))|embarg(?:amos|aremos|an|aran)\\b|(?:sacan|sacamos|sacaran|sacaremos|quitan|quitamos|quitaran|quitaremos) (?:hasta )?(?:el|la|los|las|su|sus|tu|tus) ${belongings.es}\\b|mandamos (?:a la )?(?:policia|patrulla|carcel))|(?<!\\b(?:no|nadie|nunca|jamas|tampoco|ni) )\\b(?:va|vas) a (?:ir|parar|terminar|acabar|dar) (?:pres[oa]|a la carcel|en la carcel|con la policia)\\b`,
    'u',
  ),
}

/** Told of as what does not happen, or asked about. */
const lawful =
  /\b(?:nobody|no one|not going to|never|don ?'?t worry|without a (?:court|judge)|only a (?:court|judge)|nadie|nunca|jamas|no se preocupe|sin (?:un )?juez|solo un juez)\b/

/**
 * Whether a collector announces in plain words what it may not do: wages, home or vehicle taken without a judge, arrest, police
 * (15 U.S.C. 1692e(4); the rules of Mexico, Spain and Argentina say the same). Such a threat needs nothing else in the call
 * to speak for it.
 */
export function threatensOpenly(sentence: string, language: Language): boolean {
  if (sentence.includes('?')) return false
  const said = plain(sentence)
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return ways[language].test(said) && !lawful.test(said)
}
