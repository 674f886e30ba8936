import { Memo } from './memo.ts'
import { plain, textsKept } from './text/plain.ts'

/** How a speaker of Spanish addresses one person. */
export const addresses = ['usted', 'tu', 'vos'] as const
export type Address = (typeof addresses)[number]

/** How often a line uses forms of each kind. `familiar`: those that "tú" and "vos" share, as "te". */
export type AddressForms = { usted: number; tu: number; vos: number; familiar: number }

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const formalWords = setOf(
  'usted ud le su sus oiga mire digame permitame disculpe disculpeme permitanos cuenteme aviseme',
)
const tuWords = setOf(
  'ti contigo eres tienes puedes quieres debes necesitas prefieres vienes sientes piensas entiendes recuerdas dime cuentame',
)
const vosWords = setOf(
  'vos sos tenes podes queres preferis venis sentis pensas entendes acordas decime contame haceme',
)
const familiarWords = setOf(
  'te tu tus tuyo tuya tuyos tuyas estas has vas sabes vives trabajas podrias tendrias querrias deberias',
)
/** Written so, these end like a form of address and are none. */
const noForms = setOf(
  'triste existe consiste insiste asiste resiste persiste chiste baste coste gaste contraste desgaste paste reste detras demas ademas jamas quizas quiza atras despues traves interes ingles frances portugues japones marques pais paises estres reves cortes descortes compas ciempies',
)
/** "podrías", "pagarás", "pagaste". */
const familiarEnding = /(?:[adir]rías|[aei]rás|[ai]ste)$/u
/** "pagás", "cobrás", "podés", "vivís": told from "pagas" by the accent alone. */
const vosEnding = /(?:ás|és|ís)$/u

/**
 * "¿Cuánto puede pagar?", "Tiene que": a verb that may be of "usted" counts where it begins a sentence, so that nobody else
 * stands before it, and where it asks for no happening ("¿puede ser que"). Written for folded words.
 */
const formalVerb =
  /(?:^|[.!?¿¡;:…])[\s"]*(?:(?:y|pero|entonces|bueno|si|no|ya|me|lo|la|nos|cuanto|cuando|como|senora?|con cuanto|por favor|(?:que|cual) (?:dia|fecha)),? )*(?:(?:puede|podria|debe)(?! (?:que|ser|haber|pasar|de ser)\b)|tiene|quiere(?! decir))\b/gu
/** A capital letter within a sentence: "el señor Andrés Cortés". */
const capitalWithin = /(?<![.!?¿¡…:;"«\n-][^\S\n]*|^\s*)\p{Lu}\p{Ll}+/gu

/** Accents as well as letters: "pagás" is "vos", "pagas" is "tú". */
const letters = /\p{L}+/gu

function formsIn(text: string, names: string): AddressForms {
  const found = { usted: plain(text).match(formalVerb)?.length ?? 0, tu: 0, vos: 0, familiar: 0 }
  const named = new Set(plain(names).match(letters))
  const composed = text.normalize('NFC')
  const capitals = new Set([...composed.matchAll(capitalWithin)].map(({ index }) => index))
  for (const { 0: written, index } of composed.toLowerCase().matchAll(letters)) {
    const word = plain(written)
    if (noForms.has(word) || named.has(word)) continue
    // "Usted" is written so too.
    if (capitals.has(index) && !formalWords.has(word)) continue
    if (written === 'tú' || tuWords.has(word)) found.tu += 1
    else if (vosWords.has(word)) found.vos += 1
    // "Esta" and "estas cuentas" have no accent.
    else if (word === 'estas' && written !== 'estás') continue
    else if (familiarWords.has(word) || (word.length > 5 && familiarEnding.test(written))) found.familiar += 1
    else if (word.length > 4 && vosEnding.test(written)) found.vos += 1
    else if (formalWords.has(word)) found.usted += 1
  }
  return found
}

const known = new Memo<AddressForms>(textsKept)

/** The forms of address in a Spanish line. `names`: those of who is spoken to, of which no word is one. */
export function addressForms(text: string, names = ''): AddressForms {
  return known.of(`${names}\n${text}`, () => formsIn(text, names))
}

const wantsFormal =
  /\bno me (?:tutee|tutees|vosees?|trates? de (?:tu|vos)|hables? de (?:tu|vos))\b|\b(?:trateme|tratame|hableme|hablame|digame|dime) de usted\b|\bno nos tuteemos\b/u

/** Whether a line asks to be addressed as "usted". */
export function asksForUsted(text: string): boolean {
  return wantsFormal.test(plain(text))
}
