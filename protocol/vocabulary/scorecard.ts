import { z } from 'zod'
import { name, text, token } from '../text/kinds.ts'
import { quote } from './analysis.ts'
import { limits } from './limits.ts'

const moment = z.iso.datetime()
const score100 = z.number().int().min(0).max(100)

/** 2 met, 1 partly, 0 missed; null: the call held no occasion for it. */
export const entryScore = z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable()
export type EntryScore = z.infer<typeof entryScore>

/** What every entry of a scorecard has. */
const entry = {
  /** Chosen by the client and kept from version to version, so that two of them can be compared. */
  id: z.uuid(),
  /** A 0 fails the call, whatever the rest. */
  failing: z.boolean().default(false),
}
const weight = z.number().int().min(1).max(limits.scorecardWeightMax).default(1)
const meaning = text({ min: 1, max: limits.scorecardMeaningMax })

/** A criterion of the portal's own score, judged as there. */
export const builtInEntry = z.strictObject({
  kind: z.literal('built_in'),
  ...entry,
  weight,
  /** One that `listBuiltInCriteria` names: "<dimension>.<name>". */
  criterion: token({ min: 1, max: 60 }),
})

/** A manager's own criterion, judged by a language model or by a reviewer. */
export const writtenEntry = z.strictObject({
  kind: z.literal('written'),
  ...entry,
  weight,
  question: text({ min: 1, max: limits.scorecardTextMax }),
  /** What a 2, a 1 and a 0 mean. */
  two: meaning,
  one: meaning,
  zero: meaning,
  examples: z.array(meaning).max(limits.scorecardExamplesMax).default([]),
})

export const scorecardCriterion = z.discriminatedUnion('kind', [builtInEntry, writtenEntry])
export type ScorecardCriterion = z.infer<typeof scorecardCriterion>

/** Where a line is due: in the collector's first three lines, or anywhere. */
export const linePlaces = ['opening', 'anywhere'] as const

/**
 * A line that must be said, judged by its words: weight 1. A `notice` may be said in other words where the portal knows
 * the notice (docs/scorecards.md).
 */
export const requiredLine = z.strictObject({
  kind: z.enum(['script', 'notice']),
  ...entry,
  text: text({ min: 1, max: limits.scorecardTextMax }),
  due: z.enum(linePlaces).default('anywhere'),
})
export type RequiredLine = z.infer<typeof requiredLine>

/** What is judged: a criterion, or a line that must be said. */
export type ScorecardEntry = ScorecardCriterion | RequiredLine

const isDistinct = (list: readonly string[]): boolean => new Set(list).size === list.length

/** What a version of a scorecard says. It never changes: a change makes the next version. */
export const scorecardContent = z
  .strictObject({
    name: name({ min: 1, max: limits.nameMax }),
    description: text({ max: limits.scorecardDescriptionMax }).default(''),
    /** The lowest score that passes. */
    passMark: score100.default(limits.passMark),
    criteria: z
      .array(scorecardCriterion)
      .min(1)
      .max(limits.scorecardCriteriaMax)
      .refine(
        (list) => isDistinct(list.flatMap((one) => (one.kind === 'built_in' ? [one.criterion] : []))),
        'a built-in criterion is named twice',
      ),
    requiredLines: z.array(requiredLine).max(limits.scorecardLinesMax).default([]),
  })
  .refine(({ criteria, requiredLines }) => isDistinct([...criteria, ...requiredLines].map(({ id }) => id)), {
    path: ['criteria'],
    error: 'an id is used twice',
  })
export type ScorecardContent = z.infer<typeof scorecardContent>

/** The version that a session is held against, fixed when it starts. */
export const frozenScorecard = z.object({
  scorecardId: z.uuid(),
  version: z.number().int().min(1),
  content: scorecardContent,
})
export type FrozenScorecard = z.infer<typeof frozenScorecard>

/** Who judged an entry. `pending`: nobody yet, so a reviewer has to. */
export const entryJudges = ['rules', 'model', 'reviewer', 'pending'] as const

/** What the server made of an entry by itself. */
export const judgedEntry = z.object({
  entryId: z.uuid(),
  /** Null also while `pending`. */
  score: entryScore,
  judgedBy: z.enum(entryJudges).exclude(['reviewer']),
  quote: quote.nullable(),
})
export type JudgedEntry = z.infer<typeof judgedEntry>

/** A reviewer's mark. Marks are never changed: the last one of an entry counts. */
export const scorecardMark = z.object({
  id: z.uuid(),
  entryId: z.uuid(),
  /** Null once the account is deleted: the mark stays with the session. */
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Null: the call held no occasion for it. */
  score: entryScore,
  note: z.string().nullable(),
  createdAt: moment,
})
export type ScorecardMark = z.infer<typeof scorecardMark>

/** An entry as it counts: by its last mark, else as the server judged it. */
export const entryResult = judgedEntry.extend({
  judgedBy: z.enum(entryJudges),
  /** What the server made of it before any mark. */
  machine: judgedEntry.pick({ score: true, judgedBy: true }),
  /** In the order made. */
  marks: z.array(scorecardMark),
})
export type EntryResult = z.infer<typeof entryResult>

/** What a call came to by its scorecard. */
export const scorecardOutcome = z.object({
  /** The weighted mean of the judged entries that had an occasion; null without any. Not complete while some are pending. */
  score: score100.nullable(),
  pending: z.number().int().min(0),
  /** The failing entries with a 0. */
  failedBy: z.array(z.uuid()),
  /** False as soon as an entry fails the call; otherwise null while entries are pending or without a score. */
  passed: z.boolean().nullable(),
})
export type ScorecardOutcome = z.infer<typeof scorecardOutcome>

/** The scorecard of a session, and what the call came to by it. */
export const sessionScorecard = frozenScorecard.extend({
  /** Null until the session has ended. The entries are in the order of the content: criteria, then required lines. */
  result: scorecardOutcome.extend({ entries: z.array(entryResult) }).nullable(),
})
export type SessionScorecard = z.infer<typeof sessionScorecard>
