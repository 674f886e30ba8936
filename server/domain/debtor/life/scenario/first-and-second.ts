import type { Language } from '#protocol/vocabulary/language.ts'
import type { Clause } from '../clauses/clause.ts'
import { fromFamiliar } from '../clauses/familiar.ts'
import { selfForm } from '../clauses/spanish-verbs.ts'
import { sentenceCase } from './tokens.ts'

/** "Arrancá tranquila", "pedí que te lo confirmen": how the part is played, and nothing that is told. */
const ordersPlayer =
  /^(?!(?:Así|Ahí|Allí|Aquí|Acá|Allá|Quizá|Está|Sé|Qué|Sí|Mamá|Papá)(?!\p{L}))\p{L}+[áéí](?!\p{L})/iu

/** "Eres Efraín Quiroz, 49 años, socio con tu hermano", "Eres Nuria, 36 años, y te llaman por dos facturas": each is told by itself. */
function introducedApart(source: string): string {
  return source.replace(
    /^(Eres|Sos|T[uú] eres|Vos sos) (?:don |doña )?(?:\p{Lu}[\p{L}.]+ ?){1,4}, (?:de |tienes |tenés )?(\d{2}) años(?:, y |, | y )(\p{L}+)/u,
    (whole, are: string, age: string, next: string) => {
      const has = /sos$/iu.test(are) ? 'tenés' : 'tienes'
      if (/^(?:te|le|tu|tus|\p{L}+(?:aste|iste|[áéí]s))$/u.test(next) || isFamiliarVerb(next))
        return `${has} ${age} años${apart}${next}`
      return /^(?:soci|dueñ|emplead|albañil|maestr|chofer|vendedor|enfermer|cociner|camarer|meser|obrer|operari|mecánic|docente|profesor|jubilad|pensionad|estudiante|técnic|electricist|plomer|carpinter|administrativ|repartidor|taxist|niñer|costurer|estilist|contador|ingenier)/u.test(
        next,
      )
        ? `${has} ${age} años${apart}${are.toLowerCase()} ${next}`
        : whole
    },
  )
}

/** Between two things that are told apart. */
const apart = '\n'

/** "Vendes", "cuidas": a verb behind which nothing of a name can stand. */
const isFamiliarVerb = (word: string) => /[ae]s$/u.test(word) && selfForm(word.slice(0, -1)) !== null

/** "Mi padre duerme con una máquina, cosa que solo cuentas si te preguntan": when it is told is how the part is played. */
const withoutPlay = (source: string) =>
  source.replace(/, (?:cosa|algo|lo) que (?:no|nunca|solo|sólo) [^.]*(?=\.|$)/u, '')

/** The clauses of a sentence that speaks to the one who plays the part as "tú" or "vos". */
export function familiar(source: string): Clause[] {
  return withoutPlay(introducedApart(source))
    .split(
      /\n|(?<=[^,]) (?:y|pero) (?=(?:te|le|de|tu|\p{L}+(?:aste|iste|[áéí]s)) )|: (?=(?:tu|tus|el|la|los|las|te|le|no) )|, (?=(?:de ahí|porque) )/u,
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
