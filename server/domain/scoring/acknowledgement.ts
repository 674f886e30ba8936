import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { CollectorTurn, DebtorTurn } from './conversation.ts'
import { conceptsOf } from './concepts.ts'
import { overlap, stemsOf } from './text.ts'

/**
 * How a turn takes up what the debtor felt or told. `bare` is "I understand" alone: it names
 * nothing, costs nothing, and earns nothing. `boundary` is a calm limit to abuse.
 */
export type Acknowledgement = {
  level: 'none' | 'bare' | 'boundary' | 'generic' | 'specific'
  quote: Quote | null
  /** Where in the turn's text it stands, to see whether the money came first. */
  at: number
  /** The folded sentence, to see a formula return. */
  formula: string
}

const bare =
  /^((oh|ah|okay|ok|well|yes|right|sure|bueno|si|claro|ya|pues|mire|look|listen)[, ]+)*((i|we) (completely |totally |fully |do |really |can )*(understand|see|get (it|that)|hear you|know)( (you|that|it|this|your situation|your position|how you feel|where you('re| are) coming from|what you('re| are) saying))?|understood|got it|(le|lo|la|te)? ?(entiendo|comprendo)( perfectamente| completamente| muy bien)?( (su|la) (situacion|caso|postura|posicion)| lo que (me )?dice| como se siente| eso)?|entendido)([, ]+(sir|ma'?am|senor|senora|mr|mrs|ms|don|dona)?\.? ?[a-z]*)?$/

const weighing =
  /\b(hard|difficult|tough|rough|painful|a lot to|so much|heavy|stressful|scary|frighten\w*|terrify\w*|exhaust\w*|unfair|frustrat\w*|overwhelm\w*|no one should|nobody should|not easy|isn't easy|upsetting|unsettling|awful|terrible|heartbreaking|worrying|draining|dur[oa]|dificil\w*|pesad[oa]|doloros[oa]|complicad[oa]|agotador\w*|frustrante|estresante|angustiante|preocupante|abrumador\w*|injust[oa]|nadie (deberia|merece)|da miedo|no es (nada )?facil|terrible|desgastante|tristeza|triste|mucha carga|demasiado peso)\b/

const own =
  /\b(sorry (to hear|for your loss|you('re| are)|that|about (your|what))|must (be|have been|feel)|that sounds|sounds (like|really|so|very)|i can (imagine|hear|see (how|why|that))|anyone would|makes sense (that|you)|thank you for (telling|sharing|trusting|being (honest|open))|i appreciate you (telling|sharing|being)|(lamento|siento) (mucho|escuchar|oir|lo (de|que)|que|su|tanto)|(debe|debio|ha de|tuvo que) (de )?(ser|haber|sentirse|estar)|me imagino|imagino (lo|que|como)|suena|cualquiera|tiene (toda la )?razon (en|de|para) (estar|sentir|enoj|molest)\w*|es (normal|natural|logico|comprensible) que|gracias por (contarme|decirme|compartir|confiar|su (confianza|sinceridad|honestidad))|le agradezco (que me|la confianza|su))/

const feelings = ['fear', 'tiredness', 'shame', 'despair'] as const

/** Reads a turn against the debtor's turns it answers (the last one first). */
export function acknowledges(turn: CollectorTurn, before: readonly DebtorTurn[]): Acknowledgement {
  const context = before.map((said) => said.text).join('\n')
  const told = conceptsOf(context)
  const toldStems = stemsOf(context)
  let best: Acknowledgement = { level: 'none', quote: null, at: 0, formula: '' }
  const rank = { none: 0, bare: 1, boundary: 2, generic: 3, specific: 4 } as const
  let offset = 0
  for (const line of turn.lines) {
    for (const sentence of line.sentences) {
      const folded = sentence.folded
      const hits = line.understanding.acts.filter(
        (hit) => hit.start >= sentence.start && hit.start < sentence.end,
      )
      const level = levelOf(
        folded,
        hits.map((hit) => hit.act),
      )
      if (rank[level] > rank[best.level]) {
        const quote: Quote = { itemId: line.itemId, line: line.line, text: sentence.text.slice(0, 400) }
        best = { level, quote, at: offset + sentence.start, formula: folded }
      }
    }
    offset += line.text.length + 1
  }
  return best

  function levelOf(folded: string, acts: readonly string[]): Acknowledgement['level'] {
    const statement = folded.replace(/[.!?]+$/, '')
    const clauses = statement.split(/[,;:—–]+| but | pero /).map((clause) => clause.trim())
    const formulaOnly = clauses.some((clause) => bare.test(clause))
    const question = folded.endsWith('?')
    const warm = acts.includes('empathy') || acts.includes('apology') || own.test(folded)
    if (bare.test(statement)) return 'bare'
    const weighs = weighing.test(folded)
    if (!warm && !weighs && !formulaOnly && !acts.includes('reflect')) {
      return acts.includes('boundary') ? 'boundary' : 'none'
    }
    const said = conceptsOf(folded)
    const shares = overlap(said, told) > 0
    const names = feelings.some((feeling) => said.has(feeling))
    if (formulaOnly && !(weighs && !question)) {
      if (!own.test(folded)) return 'bare'
    }
    if (warm) {
      if (shares || names || (!question && overlap(stemsOf(folded), toldStems) >= 2)) return 'specific'
      return 'generic'
    }
    if (!question && shares && weighs) return 'specific'
    if (acts.includes('reflect') && shares) return 'specific'
    if (acts.includes('boundary')) return 'boundary'
    return 'none'
  }
}
