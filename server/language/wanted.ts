import { Memo } from './memo.ts'
import { textsKept } from './text/plain.ts'
import type { Asks } from './vocabulary.ts'

/** What kind of phrase answers a question: its form, and the noun it asks about ("which dealer", "how many calls"). */
export type Wanted = { asks: Asks; noun: string | null; aims: 'to' | 'from' | 'for' | null; person: boolean }

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const timeNouns = /^(day|days|date|time|month|year|week|weekday|hour|dia|dias|fecha|hora|mes|ano|semana)$/
const personNouns = /^(person|one|lawyer|attorney|doctor|persona|abogado|abogada|doctor|medico)$/
const sumNouns =
  /^(amount|sum|figure|price|cost|total|balance|rent|salary|wage|wages|rate|fee|fees|monthly|payment|deposit|bill|cantidad|monto|cifra|importe|precio|costo|coste|total|saldo|renta|sueldo|salario|mensualidad|cuota|tasa|interes)$/
const fillers =
  /^(uh|um|so|ok|okay|and|but|well|y|e|oiga|mire|bueno|entonces|pues|a|este|eh|que|right|now|exactly|exactamente)$/

/** "When you say it's on your chest, do you mean worry?": what comes before the comma says when, and asks nothing. */
function withoutTime(line: string): string {
  const rest =
    /^[¿\s]*(?:(?:and|so|but|y|pero|entonces) )?(?:when(?! (?:did|do|does|is|are|was|were|will|would|can|could|has|have|should)\b)|cuando) [^,?]{4,60}, (?=\S+ \S+)(.+)$/iu.exec(
      line,
    )?.[1]
  return rest !== undefined && !/^(?:or|and|o|y|please|por favor)\b/iu.test(rest) ? rest : line
}

/** "¿Cómo, le llamaron al trabajo?", "cómo que supone, vivían con usted o no": surprise, and no question of how. */
function withoutEcho(line: string): string {
  const rest = /^[¿¡\s]*c[oó]mo(?:,\s*|\s+(?:así\s+)?que\s+(?:que\s+)?\p{L}+,?\s+)(\S+ \S.*)$/iu.exec(
    line,
  )?.[1]
  return rest ?? line
}

/** Begins with the verb, as what is answered with yes or no, and does not ask whether something is known. */
const asksYesOrNo =
  /^(?:(?:and|so|but|ok|okay|well|then|um|uh|ha|oh) )*(?:do|does|did|is|are|was|were|have|has|had)(?! (?:you|he|she|they) (?:know|remember|recall|say|tell|think)\b)(?: \p{L}+){1,4} (?:who|that)\b/u

/**
 * The kind of phrase that a question wants, by its words in either language. A question of another form ("what day",
 * "de cuánto era") is read for what it means.
 */
export function wantedOf(line: string): Readonly<Wanted> {
  return known.of(line, () => wantedAfresh(line))
}

const known = new Memo<Wanted>(textsKept)

function wantedAfresh(line: string): Wanted {
  const words = fold(withoutTime(withoutEcho(line)))
    .replace(/\b(what|who|how|where|when)s\b/g, '$1 is')
    .split(/[^\p{L}\p{N}$']+/u)
    .filter((word) => word !== '')
  const text = words.join(' ')
  const find = (pattern: RegExp) => pattern.exec(text)
  const nounAfter = (pattern: RegExp) => {
    const hit = pattern.exec(text)
    return hit?.[1] ?? null
  }
  const aims = /\bwhere\b.*\bfrom$|\bde donde\b|\bdesde donde\b/.test(text)
    ? 'from'
    : /\bwhere\b.*\bto$|\badonde\b|\ba donde\b|\bhacia donde\b/.test(text)
      ? 'to'
      : /\bwhat\b.*\bfor$|\bpara que\b|\bwhat .*\bfor (originally|exactly|again)$/.test(text)
        ? 'for'
        : null
  const make = (asks: Asks, noun: string | null = null, person = false): Wanted => ({
    asks,
    noun,
    aims,
    person,
  })
  if (
    find(
      /\bhow long\b|\bcuanto tiempo\b|\bcuanto (hace|lleva|tarda|duro)\b|\bcuantos (anos|meses|semanas|dias) (lleva|llevas|llevan|hace que)\b|\bhow (soon|often)\b|\bcada cuanto\b/,
    )
  )
    return make('when', /\b(?:how often|cada cuanto|frecuencia)\b/.test(text) ? 'often' : 'long')
  if (find(/\bhow many\b|\bcuant[oa]s\b|\bcuant[oa] (?:gente|personal)\b/)) {
    const noun = nounAfter(/\b(?:how many|cuant[oa]s?) (\p{L}+)/u)
    return make(noun !== null && /^(dollars|pesos|dolares|euros)$/.test(noun) ? 'how_much' : 'how_many', noun)
  }
  if (find(/\bhow much\b|\bcuant[oa]\b/)) return make('how_much', nounAfter(/\bhow much (\p{L}+)/u))
  if (
    find(
      /\b(?:por que|porque motivo|a que se debe|debido a que|cual (?:es|fue) (?:el motivo|la razon)|how come|why|que motivo|por que motivo|what (?:made|caused)|what(?:'s| is| was) the reason)\b/,
    )
  )
    return make('why')
  if (find(/\bpara que\b/)) return make('what', null)
  // "Was Walt the one who handled the bills?" asks for nobody's name.
  if (find(/\b(?:who|whom|whose|quien|quienes)\b/) && !find(asksYesOrNo)) return make('who', null, true)
  const which =
    /\b(?:which|what|que|cual(?:es)? (?:es|era|fue|de) (?:el|la|los|las|su)?|what(?:'s| is| was) (?:the|your|his|her)|de que|en que|a que) (?:es el |es la |uh |um )?(\p{L}+)/u.exec(
      text,
    )
  const noun = which?.[1] ?? null
  // "Did you give notice when you left?" asks for no day.
  const yesOrNo =
    find(
      /^(?:(?:and|so|but|ok|okay|well|then|um|uh) )*(?:do|does|did|is|are|was|were|have|has|had) \p{L}+ /u,
    ) &&
    !find(/\b(?:know|remember|recall|sure|say|said|tell|told|think|idea|date|day) (?:of |about |on )?when\b/)
  if (!yesOrNo && find(/\b(?:when|cuando|since when|desde cuando)\b/)) return make('when', 'date')
  if (noun !== null && timeNouns.test(noun)) return make('when', noun)
  if (find(/\b(?:where|donde|adonde)\b/)) return make('where')
  // "What was the bill for?" asks for no sum.
  if (aims !== 'for' && noun !== null && sumNouns.test(noun) && find(/\b(?:what|cual|de cuanto)\b/))
    return make('how_much', noun)
  if (
    aims !== 'for' &&
    find(
      /\bwhat (?:was|is|were|'s) (?:the |your )?(?:\p{L}+ ){0,3}(?:amount|cost|price|monthly|rent|bill|payment|fee|salary|balance|rate)\b/u,
    )
  )
    return make('how_much', noun)
  if (noun !== null && personNouns.test(noun)) return make('who', noun, true)
  if (
    find(
      /\bwhat\b.*\b(?:pay|pays|paying|paid|cost|charge|charged|earn|make an hour|making|go for|went for|sell for|sold for)\b/,
    )
  )
    return make('how_much', 'pay')
  if (
    find(/^(?:\p{L}+ ){0,6}how\b/u) ||
    find(
      /^(?:\p{L}+ ){0,4}como\b(?! (?:quiera|quieras|guste|gustes|siempre|sea|usted (?:dice|diga|quiera|guste)|dice[ns]?|digo|(?:le|te) (?:dije|decia|digo)))/u,
    )
  )
    return make('how')
  if (find(/\b(?:which|cual|cuales)\b/)) return make('which', noun)
  if (
    find(/\b(?:what|que)\b/) &&
    !find(
      /^(?:\p{L}+ ){0,3}(?:do|did|does|have|has|is|are|was|were|can|could) you (?:know|remember|recall) (?:if|whether)\b/u,
    )
  ) {
    const plain =
      noun !== null &&
      !/^(is|are|was|were|did|do|does|have|has|will|would|s|happened|kind|sort|paso|es|fue|hizo|compro|son|era|le|se|lo|la|te|me|tipo|exactly|else|exactamente|about|if|they|you|he|she|it|the|your|his|her)$/.test(
        noun,
      ) &&
      !fillers.test(noun)
    return make(plain ? 'which' : 'what', plain ? noun : null)
  }
  return make('whether')
}
