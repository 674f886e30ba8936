import type { Language } from '#protocol/vocabulary/language.ts'
import { wordCount } from '#server/language/text/plain.ts'
import type { Analysis } from '../analyze.ts'
import { type Judged, ratioOf } from '../scores.ts'

/**
 * How far a judge's score of a criterion may be from that of the rules, both as a share of the credit (0, 1/2 and 1
 * stand for 0, 1 and 2): one step of the scale. Beyond it the rules' score stands.
 */
export const judgeDistanceMax = 0.5

/** A shorter quote shows nothing, and a longer one is no quote but a large part of the call. */
const quoteWords = { min: 3, max: 60 }

/**
 * Whether a judge's score of a criterion may stand beside that of the rules. `null` says that there was no
 * occasion: it costs as little as a full score does, so it counts as one. An occasion that the rules did not find
 * is not credited.
 */
export function isNearRules(score: 0 | 1 | 2 | null, own: Judged): boolean {
  if (own.opportunities.length === 0) return score === null
  return Math.abs((score ?? 2) / 2 - ratioOf(own)) <= judgeDistanceMax
}

/** The quotes of a judgement: each supports one criterion, and each has a length that can show something. */
export class JudgeQuotes {
  readonly #used: { line: number; words: string }[] = []

  /** Whether the quote can support one more criterion; if so, it cannot support another one. */
  take(quote: { line: number; text: string }): boolean {
    const count = wordCount(quote.text)
    if (count < quoteWords.min || count > quoteWords.max) return false
    const words = quote.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    if (this.#used.some((other) => other.line === quote.line && other.words === words)) return false
    this.#used.push({ line: quote.line, words })
    return true
  }
}

/**
 * Says in the analysis, in both languages, which criteria the rules scored in place of the model: in the note, and at each
 * one.
 */
export function markRuled(analysis: Analysis, ruled: ReadonlySet<string>): Analysis {
  const { report } = analysis
  const { translation } = report
  const isRuled = (at: number) => ruled.has(report.criteria[at]?.id ?? '')
  const count = report.criteria.filter(({ id }) => ruled.has(id)).length
  if (count === 0) return analysis
  const note = (language: Language) => texts[language].note(count, report.criteria.length)
  const marked = (why: string, at: number, language: Language) =>
    isRuled(at) ? `${why} ${texts[language].mark}` : why
  return {
    ...analysis,
    report: {
      ...report,
      note: note(report.language),
      criteria: report.criteria.map((one, at) => ({ ...one, why: marked(one.why, at, report.language) })),
      translation: translation && {
        ...translation,
        note: note(translation.language),
        criteria: translation.criteria.map((why, at) => marked(why, at, translation.language)),
      },
    },
  }
}

const texts: Record<Language, { mark: string; note: (count: number, of: number) => string }> = {
  en: {
    mark: '(Scored by the built-in rules.)',
    note: (count, of) =>
      `The built-in rules scored ${count} of ${of} criteria: there the language model’s score was too far from theirs, or its quote did not support it.`,
  },
  es: {
    mark: '(Evaluado por las reglas integradas.)',
    note: (count, of) =>
      `Las reglas integradas evaluaron ${count} de ${of} criterios: en ellos la puntuación del modelo de lenguaje se alejaba demasiado de la de las reglas, o su cita no la respaldaba.`,
  },
}
