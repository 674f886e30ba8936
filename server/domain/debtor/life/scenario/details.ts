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
/** The stretch of a text that says when; null without one. */
export function timeIn(text: string, language: Language): string | null {
  return times[language].exec(text)?.[0] ?? null
}
