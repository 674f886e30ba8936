import { z } from 'zod'
import { verdict } from '#protocol/vocabulary/judgement.ts'
import { type AnalysisInput, judge, readSession } from '../analyze.ts'
import { criterionOf } from '../criteria/criteria.ts'
import { dimensionOf, type Opportunity } from '../criteria/criterion.ts'
import { habits, isJudged, judgedDimensions, type JudgedId } from './criteria.ts'
import { factsOfCall } from './facts.ts'
import { type JudgeQuestion, transcriptIsData } from './question.ts'
import { charactersFor, charactersOf, toldLines, type Window, windowsOf } from './windows.ts'

/** A criterion that a part asks for, with the occasions that fall into it: their places in the list of the rules. */
export type AskedCriterion = { id: JudgedId; occasions: readonly number[] }

/** One request to the judge of a call. */
export type JudgePart = { asked: readonly AskedCriterion[]; question: JudgeQuestion }

/** A call of very many lines in a very small context: what is beyond is left to the rules. */
export const partsMax = 24

const system = [
  'You judge how a debt collector in training handled a practice call.',
  transcriptIsData,
  'Judge every criterion in "criteria" by its definition: "0" missed, "1" partly, "2" met, "none" where the call held no occasion for it. "call" holds what is known of the call: what it was about, the law, which lines broke it, and what was agreed. A line that broke the law earns nothing.',
  'With each score give "quote", copied word for word from one line of the transcript, and "line", the number of that line. For "1" and "2" quote the collector, or the debtor where the criterion is about what the debtor did. For "0" quote either side: the words that were passed over, or the words that failed. Quote 3 to 60 words, and other words for each criterion.',
  'Judge each language alike, and do not favour long answers, set phrases such as "I understand", or flattery. Give no overall number.',
].join('\n')

const everything = { from: 0, to: Infinity }

/** The line that an occasion stands at; without one it is the call's, and counts where the call ends. */
function lineOf({ quote, moment }: Opportunity): number {
  return quote?.line ?? moment?.quote.line ?? moment?.about?.line ?? Number.MAX_SAFE_INTEGER
}

/**
 * The requests that judge a call within a context of so many tokens: one where everything fits; else one for each
 * dimension; else several for each, with windows of the call, where habits of the whole call are left to the rules. Only
 * criteria for which the rules found an occasion are asked about, each in the parts where its occasions are.
 */
export function judgeParts(input: AnalysisInput, contextTokens: number): JudgePart[] {
  const reading = readSession(input)
  const found = judge(reading).flatMap(({ id, opportunities }) =>
    isJudged(id) && opportunities.length > 0 ? [{ id, at: opportunities.map(lineOf) }] : [],
  )
  const call = factsOfCall(reading)
  const lines = toldLines(input.lines)

  const part = (ids: readonly JudgedId[], { from, to, shown }: Window): JudgePart => {
    const asked = found.flatMap(({ id, at }) => {
      const occasions = at.flatMap((line, place) => (line >= from && line < to ? [place] : []))
      return ids.includes(id) && occasions.length > 0 ? [{ id, occasions }] : []
    })
    return {
      asked,
      question: {
        system,
        data: {
          criteria: asked.map(({ id }) => ({ id, ...criterionOf(id).definition.en })),
          call,
          transcript: shown,
        },
        schema: schemaFor(asked.map(({ id }) => id)),
      },
    }
  }
  // Where a server takes no schema, the model is told it.
  const sizeOf = ({ question: { data, schema } }: JudgePart) =>
    system.length + charactersOf(data) + charactersOf(schema)
  const room = ({ asked }: JudgePart) => charactersFor(contextTokens, asked.length)

  const all = found.map(({ id }) => id)
  const whole = part(all, { ...everything, shown: lines })
  if (sizeOf(whole) <= room(whole)) return whole.asked.length > 0 ? [whole] : []
  const parts = judgedDimensions.flatMap((dimension) => {
    const ids = all.filter((id) => dimensionOf(id) === dimension)
    const windowsFor = (asked: readonly JudgedId[]) => {
      const empty = part(asked, { ...everything, shown: [] })
      return windowsOf(lines, room(empty) - sizeOf(empty))
    }
    const windows = windowsFor(ids)
    if (windows.length === 1) return windows.map((window) => part(ids, window))
    // No window shows a habit, so none needs room for their definitions.
    const judgedThere = ids.filter((id) => !habits.includes(id))
    return windowsFor(judgedThere).map((window) => part(judgedThere, window))
  })
  return mostAsked(parts.filter(({ asked }) => asked.length > 0))
}

/** At most `partsMax` parts, those with the most occasions, in their order. */
function mostAsked(parts: readonly JudgePart[]): JudgePart[] {
  const occasionsIn = ({ asked }: JudgePart) =>
    asked.reduce((sum, { occasions }) => sum + occasions.length, 0)
  const kept = new Set(parts.toSorted((a, b) => occasionsIn(b) - occasionsIn(a)).slice(0, partsMax))
  return parts.filter((part) => kept.has(part))
}

/** The JSON schema that a judge is asked to keep to: an object with one verdict for each criterion. */
export function schemaFor(ids: readonly string[]) {
  return z.toJSONSchema(
    z.strictObject({ criteria: z.strictObject(Object.fromEntries(ids.map((id) => [id, verdict]))) }),
    // Written out, a verdict takes 350 characters for each criterion.
    { reused: 'ref' },
  )
}
