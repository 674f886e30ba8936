import type { Sentence } from '#server/language/text/line.ts'
import type { CollectorAct } from './understanding.ts'

/** What a sentence names apart from its cues: money, a day, a way to pay. */
export type Named = { amount: boolean; day: boolean; method: boolean }

const greeting =
  /^(?:okay|so|and|but|well|now|right|alright|then|yes|no|great|perfect|sir|maam|y|pero|bueno|pues|entonces|claro|perfecto|a|ver|oiga|mire|si|muy|bien|senor|senora|digame|dime|also|please|va|vale|listo)$/
const openers = /^(?:what|why|how|que|como|cual|cuales)$/
const askers =
  /^(?:do|does|did|are|is|was|were|has|have|tiene|tenes|tienes|teneis|cuenta|vive|vivis|vives|recibe|recibes|cobra|cobras|trabaja|trabajas|gana|renta|alquila|mantiene|dispone|sigue|sigues|seguis|es|era|esta|estas|fue|hay|va|vas|le|te|su|tu|ya|when|cuando|cuanto|cuantos|cuantas|who|quien)$/
/** About the call itself, the weather or agreement: no question about the debtor. */
const idle =
  / (?:hear|there|weather|okay|understand|understood|sense|listening|ready|sure|correct|right|fair|joking|kidding|deaf|hello|tal|oye|oigo|escucha|escuchas|ahi|clima|correcto|claro|listo|entiende|entendio|verdad|bien|explico|repita|tonta|tonto|segundo|second|moment|momento|minute|minuto|dog|perro|name|nombre|call you|llamo|broma|happy|mind|possible|posible|question|pregunta|help|ayudar|servir|who is this|nobody|nadie|dare|atreve) /
const reader =
  / (?:you|your|usted|vos|anyone|anybody|household|family|familia|su|tu|le|te|income|work|job|rent|ingreso|ingresos|trabajo|renta|alquiler|landlord|contrato|insurance|seguro|hijos|kids|wife|husband|esposa|esposo|tenes|tienes|seguis) /
const retold =
  /^ (?:(?:okay|ok|right|alright|got it|i see|understood|ah|claro|bueno|ya|ok|vale) (?:, )?)?(?:so|i take it|entonces|ya veo|asi que|comenta usted|decia usted|dice usted|o sea) (?:, )?/
const speaker =
  / (?:i|we|let|me|us|my|our|voy|vamos|podemos|puedo|nosotros|quiero|necesito|tenemos|tengo|hacemos|pague|paga|pay|here|this call) /
const summing =
  /^(?:so|okay|alright|right|great|perfect|then|entonces|bueno|va|ok|vale|listo|perfecto|dale|pues)$/

function openingWord(sentence: Sentence): { word: string; index: number } {
  const index = sentence.tokens.findIndex(
    ({ word }) => !greeting.test(word) || openers.test(word) || askers.test(word),
  )
  return { word: sentence.tokens[index]?.word ?? '', index }
}

/**
 * What a sentence without any cue does by its form: a question that names a day or a way to pay asks for a
 * commitment, one that opens with "what" or "why" is an open question, one that opens with a verb or "when"
 * a closed one; "So 200 on Friday" sums up. Null when the form tells nothing.
 */
export function impliedAct(sentence: Sentence, named: Named): CollectorAct | null {
  const { tokens, question, norm } = sentence
  if (tokens.length < 3) return null
  if (!question) {
    if (summing.test(tokens[0]?.word ?? '') && named.amount && named.day) return 'recap'
    return tokens.length >= 6 && !named.amount && retold.test(norm) && !speaker.test(norm) ? 'reflect' : null
  }
  if (idle.test(norm)) return null
  if (
    named.day &&
    !named.amount &&
    tokens.length <= 14 &&
    !/ (?:birth|nacimiento|trabajo|job|work|when|cuando|quincena|paid|pagan|depositan|happened|paso|robaron|stolen|stole|lost|perdio) /.test(
      norm,
    )
  ) {
    return 'ask_commitment'
  }
  if (
    named.method &&
    tokens.length <= 14 &&
    !/ (?:robaron|stolen|stole|lost|perdio|any|cualquier|mailed|sent|cashed|mando|envio) /.test(norm)
  )
    return 'ask_commitment'
  if (tokens.length < 4 || !reader.test(norm)) return null
  const { word } = openingWord(sentence)
  if (openers.test(word)) return 'open_probe'
  return askers.test(word) ? 'closed_probe' : null
}
