import type { Language } from '#protocol/vocabulary/language.ts'

const monthsEn = 'January|February|March|April|May|June|July|August|September|October|November|December'
const monthsEs = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const seasons = 'spring|summer|fall|autumn|winter'
const counts =
  'a|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez'

/** When something was or will be, as the text puts it. */
const times: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(?:(?:(?:in|since|until|last|this|next|by|early|late|around|on) )+(?:the )?(?:(?:end|middle|beginning) of )?(?:early |late )?(?:(?:${monthsEn})(?: \\d{1,2}(?:st|nd|rd|th)?)?|${seasons}|year|month|week|\\d{4}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|the \\d{1,2}(?:st|nd|rd|th)|(?:\\d{1,2}(?:st|nd|rd|th)))|(?:${monthsEn}) \\d{1,2}(?:st|nd|rd|th)?|(?:${counts}) (?:days?|weeks?|months?|years?) (?:ago|before|later|behind|away|from now)|for (?:about )?(?:${counts}) (?:days?|weeks?|months?|years?)|every (?:day|week|month|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|yesterday)(?![\\w])`,
    'u',
  ),
  es: new RegExp(
    `(?<![\\p{L}])(?:(?:en|desde|hasta|a (?:finales|mediados|principios) de|para|este|el pasado) (?:el |la )?(?:${monthsEs}|primavera|verano|otoño|invierno|navidad|\\d{4})(?: pasado)?|hace (?:como |unos |unas )?(?:${counts}) (?:días?|semanas?|mes(?:es)?|años?)|(?:durante )?(?:${counts}) (?:días?|semanas?|meses|años?)|el (?:año|mes|semana) pasad[oa]|la semana pasada|(?:el|los|cada) (?:primer |segundo |tercer |último )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|quincena|mes|semana)|el (?:día )?\\d{1,2}(?: de (?:${monthsEs}))?|ayer)(?![\\p{L}])`,
    'u',
  ),
}
const places: Record<Language, RegExp> = {
  en: /\b(?:in|at|from|on) (?:the )?(?:[A-Z][\w'’]+)(?: [A-Z][\w'’]+)*(?! \d)/u,
  es: /(?<![\p{L}])(?:en|de) (?:el |la |los )?(?:[A-ZÁÉÍÓÚÑ][\p{L}]+)(?: [A-ZÁÉÍÓÚÑ][\p{L}]+)*/u,
}
const moneyWords =
  /\$ ?\d[\d.,]*(?:\d|k)|\d[\d.,]* (?:dollars|pesos|dólares|euros|percent|por ciento)|\d+ ?%|(?<![\p{L}])(?:half|la mitad|un tercio|two thirds|dos tercios)(?![\p{L}])/iu

/** The stretch of a text that says when; null without one. */
export function timeIn(text: string, language: Language): string | null {
  return times[language].exec(text)?.[0] ?? null
}

/** The stretch that says where; a month is no place. */
export function placeIn(text: string, language: Language): string | null {
  const found = places[language].exec(text)?.[0] ?? null
  return found !== null && new RegExp(`(${monthsEn})`).test(found) ? null : found
}

/** A sum or a share. */
export function moneyIn(text: string): string | null {
  return moneyWords.exec(text)?.[0] ?? null
}

/** A number in figures or words. */
export function numberIn(text: string): string | null {
  return (
    /(?<![\p{L}\d])(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|couple)(?![\p{L}\d])/iu.exec(
      text,
    )?.[0] ?? null
  )
}

const kin: Record<Language, RegExp> = {
  en: /\b(?:his|her|their) ((?:older |younger |late )?(?:mother|father|mom|dad|sister|brother|son|daughter|cousin|husband|wife|uncle|aunt|neighbor|boss|partner|accountant|brother-in-law|sister-in-law|grandson|granddaughter|niece|nephew|ex)(?: [A-Z][a-z]+)?)/,
  es: /(?<![\p{L}])[Ss]u ((?:mamá|madre|papá|padre|hermano|hermana|hijo|hija|primo|prima|esposo|esposa|marido|tío|tía|vecino|vecina|jefe|jefa|socio|socia|contador|contadora|cuñado|cuñada|nieto|nieta|sobrino|sobrina|suegra|suegro|ex)(?: [A-ZÁÉÍÓÚÑ][\p{L}]+)?)/u,
}

/** A relative of the speaker, as the speaker says it: "my cousin Terrell". */
function relativeIn(text: string, language: Language): string | null {
  const found = kin[language].exec(text)?.[1]
  return found === undefined ? null : `${language === 'en' ? 'my' : 'mi'} ${found}`
}

/**
 * An honest reply of a few words from a sentence that must not be quoted ("In February.");
 * null where nothing in it is safe.
 */
export function shortReply(source: string, asks: string, language: Language): string | null {
  const details: Partial<Record<string, string | null>> = {
    when: timeIn(source, language),
    where: placeIn(source, language),
    how_much: moneyIn(source),
    who: relativeIn(source, language),
  }
  const detail = details[asks] ?? null
  return detail === null ? null : `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`
}
