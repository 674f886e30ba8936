import type { Language } from '#protocol/vocabulary/language.ts'
import type { Clause } from '../clauses/clause.ts'
import { fromFamiliar } from '../clauses/familiar.ts'
import { sentenceCase } from './tokens.ts'

/** "Arrancá tranquila", "pedí que te lo confirmen": how the part is played, and nothing that is told. */
const ordersPlayer =
  /^(?!(?:Así|Ahí|Allí|Aquí|Acá|Allá|Quizá|Está|Sé|Qué|Sí|Mamá|Papá)(?!\p{L}))\p{L}+[áéí](?!\p{L})/iu

/** The clauses of a sentence that speaks to the one who plays the part as "tú" or "vos". */
export function familiar(source: string): Clause[] {
  return source
    .split(
      /(?<=[^,]) (?:y|pero) (?=(?:te|le|de|tu|\p{L}+(?:aste|iste|[áéí]s)) )|: (?=(?:tu|tus|el|la|los|las|te|le|no) )|, (?=(?:de ahí|porque) )/u,
    )
    .map((part) => ({
      source: part,
      link: '',
      spoken: ordersPlayer.test(part) ? null : fromFamiliar(part),
      self: true,
    }))
}

/** What the debtor tells in the first person is said as it stands, a part at a time. */
export function ownWords(source: string, language: Language): Clause[] {
  const between =
    language === 'en'
      ? /(?:, (?:and|but|so) |; |(?<=\S \S+ \S+) and )(?=I(?:['’]\p{L}+)? |my )/u
      : /(?:; |: |, (?:y|pero) |, | y )(?=(?:(?:me|no|ya|le|lo|la) )+\p{L}+o(?!\p{L})|(?:tengo|debo|puedo|trabajo|vivo|manejo|cobro|gano|vendo|pago|salgo|regreso|hago|cuido|arreglo|doy|voy|estoy|soy)(?!\p{L})|(?:(?:me|no|ya|le|lo|la) )*\p{L}{2,}(?:é|í|aba|ía)(?!\p{L}))/u
  // "Cuando llaman, estoy en el techo" is one thought.
  if (/^(?:Cuando|Si|Aunque|When|If|Although|While) /u.test(source))
    return [{ source, link: '', spoken: source, self: true }]
  return source
    .split(between)
    .map((part) => ({ source: part, link: '', spoken: sentenceCase(part), self: true }))
}
