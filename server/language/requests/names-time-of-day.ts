import { fold } from '../text/fold.ts'

const hours =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2}(?:[:.]\\d\\d)?'
/** A number is no hour where it counts something, or stands before the name of a street. */
const counted =
  '(?! ?(?:months?|years?|weeks?|days?|hours?|minutes?|people|kids|hundred|thousand|percent|dollars?|bucks|(?:\\p{L}+ )?(?:st|street|ave|avenue|road|rd|drive|lane)|meses|anos|semanas|dias|horas|minutos|personas|pesos|mil|cuotas|pagos|por ciento|a month|a week|per|each)\\b|[,.]?\\d|%)'

const named = new RegExp(
  `\\b(?:at|around|by|after|before) (?:about |around )?(?:${hours})\\b${counted}|\\b(?:is|does|would|for|how about|what about) (?:${hours})(?: ?[ap]\\.?m\\b|(?= (?:good|okay|ok|fine|work|suit|in the)\\b))|\\b(?:a|como a|por ahi de|despues de|antes de|tipo) (?:la una|las (?:${hours}))(?!\\p{L})|\\b(?:una|${hours}) y (?:media|cuarto|pico)\\b|\\b(?:${hours}) (?:de|por|en) la (?:manana|tarde|noche)\\b|\\b(?:in the|late|early) (?:morning|afternoon|evening)\\b|\\b(?:por|en|a) la (?:manana|tarde|noche|mananita|tardecita)\\b|\\b(?:over|during|at) lunch\\b|\\b(?:al|a) mediodia\\b`,
  'u',
)

const suits =
  /\b(?:(?:le|te|les) (?:va|queda|viene|sirve|acomoda|parece|conviene)|(?:does|would|will) .{1,40} (?:work|do|suit|be)|is .{1,40} (?:good|okay|ok|fine|all right|alright)|(?:works?|okay|ok|all right|alright|good|fine)(?: (?:for|with) you)?$|esta bien$)/u

/** One of two, one that does not suit, and whoever asks for the hour. */
const other = / (?:or|o) |\b(?:bad|busy|mala|mal)\b|\b(?:what|which) (?:time|hour)|\bque (?:hora|horario)/u

/** Whether a sentence names a time of day, and not two of them: "four in the afternoon", "a las diez". */
export function namesTimeOfDay(sentence: string): boolean {
  const plain = fold(sentence).text
  return named.test(plain) && !other.test(plain)
}

/** Whether a sentence asks whether something suits: "le queda…", "does … work?". */
export function asksWhetherItSuits(sentence: string): boolean {
  return suits.test(fold(sentence).text.replace(/[?!.]+\s*$/u, ''))
}
