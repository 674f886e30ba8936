import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { lawSettings } from '#protocol/vocabulary/law.ts'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import type { AskedQuestion } from '#server/domain/coach/eval-answers.ts'
import { readMarkedCalls } from './marked-calls.ts'

/** What questions about the analysis itself ask for. */
export const askedKinds = ['notice', 'statement', 'figures', 'account'] as const
type AskedKind = (typeof askedKinds)[number]

/** The files of data/coach-questions (README.md there), by what stands before the language in their names. */
type QuestionSet = '' | 'analysis.' | 'near-misses.'

/** A question of a trainee about a marked call. Patterns of `must` ignore case; all have to be found in the answer. */
const coachQuestion = z.object({
  call: z.string(),
  question: z.string(),
  must: z.array(z.string()).min(1),
  /** By which law the call is held; without it, by that of the debtor's region. */
  law: lawSettings.optional(),
  /** What of the analysis or the account it is about. */
  kind: z.enum(askedKinds).optional(),
})

const data = (path: string) => readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8')

/** A set of the questions of data/coach-questions, each with its call. Throws on one that names no call. */
export function readCoachQuestions(
  set: QuestionSet = '',
): Record<Language, (AskedQuestion & { kind: AskedKind | null })[]> {
  const calls = new Map(readMarkedCalls(data('marked-calls/tuning.jsonl')).map((call) => [call.id, call]))
  const read = (language: Language) =>
    data(`coach-questions/${set}${language}.jsonl`)
      .split('\n')
      .filter((row) => row.trim() !== '')
      .map((row) => {
        const { call: id, question, must, law = null, kind = null } = coachQuestion.parse(JSON.parse(row))
        const call = calls.get(id)
        if (!call) throw new Error(`a question about an unknown call: ${id}`)
        return { call, law, kind, question, language, must: must.map((pattern) => new RegExp(pattern, 'i')) }
      })
  const [en, es] = languages.map(read)
  return { en: en ?? [], es: es ?? [] }
}
