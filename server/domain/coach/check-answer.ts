import {
  anyNumber,
  cited,
  inQuotes,
  introduced,
  lawName,
  numbered,
  unknownLaws,
} from '#server/language/coach-citations.ts'
import { z } from 'zod'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { laws, type Standing, rulesFor } from '../law/law.ts'
import { isSaidIn } from '../scoring/quotes.ts'

/** What a language model answers as the coach. `proposals`: lines that it suggests to say, which nobody has said. */
export const coachAnswer = z.object({
  answer: z.string().trim().min(1),
  proposals: z.array(z.string()).default([]),
})
export type CoachAnswer = z.infer<typeof coachAnswer>

/** Fewer words are a term in quotation marks and no quote. */
const quoteWordsMin = 3
/** Who said a quote stands in the same sentence before it. */
const leadMax = 120

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length
const bare = (text: string) => text.trim().replace(/[.,;:!?]+$/, '')

/** Whether all that stands between dots of omission was said in one line. */
function wasSaid(lines: readonly TranscriptLine[], text: string): boolean {
  const parts = text
    .split(/…|\.\.\./)
    .map(bare)
    .filter(Boolean)
  return lines.some((line) => parts.every((part) => isSaidIn(line, part)))
}

function quoteFlaws({ answer, proposals }: CoachAnswer, lines: readonly TranscriptLine[]): string[] {
  return [...answer.matchAll(inQuotes)].flatMap(({ index, 1: text = '' }) => {
    if (wordsOf(text) < quoteWordsMin) return []
    const before = answer.slice(Math.max(0, index - leadMax), index)
    const named = numbered.exec(before)?.[1]
    const place = named === undefined ? lines : lines.slice(Number(named) - 1, Number(named))
    if (wasSaid(place, text)) return []
    if (named !== undefined) return [`these words do not stand in line ${named}: ${text}`]
    const proposed = proposals.some((line) => bare(line).includes(bare(text)))
    return proposed && !introduced.test(before)
      ? []
      : [`nobody said this, and it is not in "proposals": ${text}`]
  })
}

/** What an answer may cite: the rules that bind here, and what the findings of the call rest on. */
function citable(standing: Standing, bases: readonly string[]): string {
  return [...rulesFor(standing).map(({ law, section }) => `${law}, ${section}`), ...bases].join('\n')
}

function lawFlaws(answer: string, standing: Standing, bases: readonly string[]): string[] {
  const known = citable(standing, bases)
  const names = new Set([
    ...Object.values(laws).flatMap(({ rules }) => rules.flatMap(({ law }) => law.match(lawName) ?? [])),
    ...unknownLaws,
  ])
  const foreign = [...names].filter(
    (name) => !known.includes(name) && new RegExp(`\\b${name}\\b`).test(answer),
  )
  const sections = [...answer.matchAll(cited)].flatMap(([, section = '', parts = '']) => {
    const stands = new RegExp(`(?<![\\w.])${section.replaceAll('.', '\\.')}(?!\\w|\\.\\d)`)
    const rows = known.split('\n').filter((row) => stands.test(row))
    const groups = parts.match(/\(\w+\)/g) ?? []
    return rows.some((row) => groups.every((group) => row.includes(group))) ? [] : [`${section}${parts}`]
  })
  return [
    ...foreign.map((name) => `this law does not hold for this call: ${name}`),
    ...sections.map((section) => `this section is in no rule of this call: ${section}`),
  ]
}

/**
 * What is wrong with a model's answer: words in quotation marks that were not said, lines that do not exist, and laws or
 * sections that are not among the rules of the call. `bases` are what the findings of the analysis cite. Empty: it holds.
 */
export function answerFlaws(
  given: CoachAnswer,
  {
    lines,
    standing,
    bases,
  }: { lines: readonly TranscriptLine[]; standing: Standing; bases: readonly string[] },
): string[] {
  const missing = [...given.answer.matchAll(anyNumber)].flatMap(([, line = '']) =>
    Number(line) >= 1 && Number(line) <= lines.length ? [] : [`the call has no line ${line}`],
  )
  return [...new Set([...quoteFlaws(given, lines), ...missing, ...lawFlaws(given.answer, standing, bases)])]
}
