import { fold } from '../text/fold.ts'

const hours =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|noon|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2}'

const named = new RegExp(
  `\\b(?:at|around|about|by|after|before) (?:about |around )?(?!one\\b)(?:${hours})(?: (?:thirty|fifteen|past|to|am|pm|oclock)|(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\b\\.?)|\\b(?! (?:a|per) |\\d|%|,\\d))|\\b(?:a|como a|por ahi de|despues de|antes de|tipo) (?:la una|las (?:${hours}))(?!\\p{L})|\\b(?:${hours}) y (?:media|cuarto|pico)\\b|\\b(?:${hours}) (?:de|por|en) la (?:manana|tarde|noche)\\b|\\b(?:in the|late|early) (?:morning|afternoon|evening)\\b|\\b(?:por|en|a) la (?:manana|tarde|noche|mananita|tardecita)\\b|\\b(?:over|during|at) lunch\\b|\\b(?:al|a) mediodia\\b`,
  'u',
)

const suits =
  /\b(?:(?:le|te|les) (?:va|queda|viene|sirve|acomoda|parece|conviene)|(?:does|would|will) (?:that|it|this) (?:work|do|suit|be)|(?:works?|okay|ok|all right|alright|good|fine)(?: (?:for|with) you)?$|esta bien$|puede(?:s)?$)/u

/** One of two, or one that does not suit. */
const other = / (?:or|o) |\b(?:bad|busy|mala|mal)\b/u

/**
 * Whether a sentence names a time of day and asks whether it suits: "is four in the afternoon good?", "jueves ocho y media te va".
 * `marked`: it has the mark of a question.
 */
export function proposesTimeOfDay(sentence: string, marked: boolean): boolean {
  const plain = fold(sentence).text
  return named.test(plain) && !other.test(plain) && (marked || suits.test(plain))
}
