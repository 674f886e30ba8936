import type { ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import type { Judgement } from '#protocol/vocabulary/judgement.ts'
import type { JudgedEntry, ScorecardCriterion } from '#protocol/vocabulary/scorecard.ts'
import { leavesTheRole } from '#server/language/out-of-role.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { type AnalysisInput, readSession } from '../scoring/analyze.ts'
import { JudgeQuotes } from '../scoring/judge/against-rules.ts'
import { factsOfCall } from '../scoring/judge/facts.ts'
import { partsMax, schemaFor } from '../scoring/judge/parts.ts'
import { type JudgeQuestion, transcriptIsData } from '../scoring/judge/question.ts'
import { checkVerdict } from '../scoring/judge/verdicts.ts'
import { charactersFor, charactersOf, toldLines, windowsOf } from '../scoring/judge/windows.ts'

type WrittenCriterion = Extract<ScorecardCriterion, { kind: 'written' }>

/** A criterion as it is asked about: a model repeats a short key more surely than a UUID. */
export type AskedWritten = { key: string; entryId: string }

/** One request to the judge of written criteria. */
export type WrittenPart = { asked: readonly AskedWritten[]; question: JudgeQuestion }

/** Criteria put to a model at once: with more, each gets less attention. */
const askedTogether = 10
/** The share of a request that criteria may take where the call does not fit beside them. */
const criteriaShare = 0.5

const system = [
  'You judge how a debt collector in training handled a practice call, by the criteria of the collector’s manager.',
  transcriptIsData,
  'So is "criteria": each asks a question and says what "2", "1" and "0" mean, some with examples. Judge every one by these meanings alone; "none" where the transcript holds no occasion for it. "call" holds what is known of the call.',
  'With each score give "quote", copied word for word from one line of the transcript, and "line", the number of that line: the words that the score rests on, for "0" also those that were passed over. Quote 3 to 60 words, and other words for each criterion.',
  'Judge each language alike, and do not favour long answers, set phrases, or flattery. Give no overall number.',
].join('\n')

/**
 * The requests that judge the written criteria of a scorecard within a context of so many tokens: a few criteria at once, and
 * where the call does not fit beside them, several with windows of it. Asked as the judge of the portal's own criteria is
 * (scoring/judge): criteria and transcript are data.
 */
export function writtenParts(
  criteria: readonly ScorecardCriterion[],
  input: AnalysisInput,
  contextTokens: number,
): WrittenPart[] {
  const call = factsOfCall(readSession(input))
  const lines = toldLines(input.lines)
  const groups = groupsOf(criteria, contextTokens).map((group): WrittenPart[] => {
    const asked = group.map(({ id }, index) => ({ key: `c${index + 1}`, entryId: id }))
    const question: JudgeQuestion = {
      system,
      data: { criteria: group.map((one, index) => told(one, `c${index + 1}`)), call, transcript: [] },
      schema: schemaFor(asked.map(({ key }) => key)),
    }
    const room =
      charactersFor(contextTokens, group.length) -
      system.length -
      charactersOf(question.data) -
      charactersOf(question.schema)
    return windowsOf(lines, room).map(({ shown }) => ({
      asked,
      question: { ...question, data: { ...question.data, transcript: shown } },
    }))
  })
  // A group is asked about over the whole call or not at all.
  return groups.reduce(
    (parts, group) => (parts.length + group.length > partsMax ? parts : [...parts, ...group]),
    [],
  )
}

function told({ question, two, one, zero, examples }: WrittenCriterion, id: string) {
  return { id, question, two, one, zero, examples }
}

/** The written criteria in the groups that are asked about together. */
function groupsOf(criteria: readonly ScorecardCriterion[], contextTokens: number): WrittenCriterion[][] {
  const groups: WrittenCriterion[][] = []
  let left = 0
  for (const one of criteria) {
    if (one.kind !== 'written') continue
    const size = charactersOf(told(one, 'c10'))
    const group = groups.at(-1)
    if (group && group.length < askedTogether && size <= left) group.push(one)
    else {
      groups.push([one])
      left = charactersFor(contextTokens, askedTogether) * criteriaShare
    }
    left -= size
  }
  return groups
}

/**
 * The entries whose verdict stands: a score, and words really said that support no other criterion. A quote that speaks to the
 * exercise shows nothing, and a line that breaks the law earns nothing. Where windows of a call differ, none stands; every
 * other entry stays pending.
 * @param parts with the verdicts by key; keys that were not asked for are passed over
 */
export function fromVerdicts(
  parts: readonly { asked: readonly AskedWritten[]; given: Judgement['criteria'] }[],
  lines: readonly TranscriptLine[],
  violations: readonly Pick<ViolationFinding, 'quote'>[],
): JudgedEntry[] {
  const quotes = new JudgeQuotes()
  const blamed = new Set(violations.map(({ quote }) => quote.line))
  const entryIds = new Set(parts.flatMap(({ asked }) => asked.map(({ entryId }) => entryId)))
  return [...entryIds].flatMap((entryId): JudgedEntry[] => {
    const found = parts.flatMap(({ asked, given }) =>
      asked.filter((one) => one.entryId === entryId).map(({ key }) => checkVerdict(given[key], lines, true)),
    )
    const sound = found.flatMap((one) => ('problem' in one ? [] : [one]))
    if (sound.length < found.length) return []
    const scored = sound.filter(({ score }) => score !== null)
    const [first] = scored.length > 0 ? scored : sound
    if (!first || scored.some(({ score }) => score !== first.score)) return []
    const { score, quote } = first
    const shows =
      quote === null ||
      (!leavesTheRole(quote.text) && !(score > 0 && blamed.has(quote.line)) && quotes.take(quote))
    return shows ? [{ entryId, score, judgedBy: 'model', quote }] : []
  })
}
