import { z } from 'zod'
import { language, type Language } from '#protocol/vocabulary/language.ts'
import { read } from '#server/language/read.ts'

/** A line that was labelled apart from the reader: `{lang, text, violations, severity, country}`. */
export const conductLine = z.object({
  lang: language,
  text: z.string(),
  violations: z.array(z.string()),
})
export type ConductLine = z.infer<typeof conductLine>

/** Shares, 0 to 1: null without a line to measure by. A line counts as found when any violation is. */
export type ViolationsMeasured = Record<`${'recall' | 'precision'}_${Language}`, number | null>

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** Whether the reader blames anybody for a line; what is only for review blames nobody. */
export function isBlamed({ text, lang }: Pick<ConductLine, 'text' | 'lang'>): boolean {
  const reading = read(text, {
    callLanguage: lang,
    today: '2026-11-23',
    balanceCents: 184_000,
    debtorName: '',
    debtor: null,
  })
  return reading.sentences.some(({ violations }) => violations.some(({ severity }) => severity !== 'review'))
}

/** Measures the reader on labelled lines of both languages. */
export function measureViolations(lines: readonly ConductLine[]): ViolationsMeasured {
  const of = (lang: Language) => {
    const own = lines.filter((line) => line.lang === lang).map((line) => ({ line, blamed: isBlamed(line) }))
    const unlawful = own.filter(({ line }) => line.violations.length > 0)
    const blamed = own.filter((one) => one.blamed)
    return {
      recall: share(unlawful.filter((one) => one.blamed).length, unlawful.length),
      precision: share(blamed.filter(({ line }) => line.violations.length > 0).length, blamed.length),
    }
  }
  const [en, es] = [of('en'), of('es')]
  return {
    recall_en: en.recall,
    recall_es: es.recall,
    precision_en: en.precision,
    precision_es: es.precision,
  }
}
