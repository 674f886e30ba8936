import { z } from 'zod'
import { languages } from '#protocol/vocabulary/language.ts'
import { collectorActs, violationIds } from '#server/language/reading.ts'

/** A line with what it is labelled to hold; `lang` is the language of the call, `mixed` that of a bilingual one. */
export const labelledLine = z.object({
  lang: z.enum([...languages, 'mixed']),
  text: z.string(),
  acts: z.array(z.enum(collectorActs)),
  violations: z.array(z.enum(violationIds)),
})
export type LabelledLine = z.infer<typeof labelledLine>

/** Reads labelled lines, one JSON object a line. Throws with the number of a line that is none. */
export function readLabelled(jsonLines: string): LabelledLine[] {
  return jsonLines.split('\n').flatMap((text, at) => {
    if (text.trim() === '') return []
    const parsed = labelledLine.safeParse(JSON.parse(text))
    if (!parsed.success) throw new Error(`Line ${at + 1} is no labelled utterance: ${parsed.error.message}`)
    return [parsed.data]
  })
}
