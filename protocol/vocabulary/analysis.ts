import { z } from 'zod'
import { language } from './language.ts'
import { lawSource } from './law.ts'

/** The five dimensions of a score. Compliance is not part of the overall score: it caps it. */
export const dimensions = [
  'empathy',
  'communication',
  'objection_handling',
  'solution_focus',
  'compliance',
] as const
export const dimension = z.enum(dimensions)
export type Dimension = z.infer<typeof dimension>

/**
 * What a call was about, by what the debtor did. Each has criteria and weights of its own: a dispute that was honoured
 * without selling a plan is a good call.
 */
export const callSituations = [
  'collect',
  'hardship',
  'dispute',
  'attorney', // or a bankruptcy
  'stop_request',
  'wrong_party',
  'abusive_debtor',
  'callback',
  'too_short',
] as const
export const callSituation = z.enum(callSituations)
export type CallSituation = z.infer<typeof callSituation>

const score100 = z.number().int().min(0).max(100)

/**
 * Points of the overall score that something lost, before the cap, to one decimal. Absent in analyses from before costs
 * were stored.
 */
const cost = z.number().min(0).max(100).optional()

/** A verbatim quote. `line` counts the transcript's lines from 0; `itemId` is the stored line. */
export const quote = z.object({
  itemId: z.string().nullable(),
  line: z.number().int().min(0),
  text: z.string(),
})
export type Quote = z.infer<typeof quote>

/**
 * What shows who is on the phone. A person gives a date of birth, a business a contact person and what that person does there;
 * position, phone and email count once they were given.
 */
export const identityItems = [
  'name',
  'contact',
  'birth_date',
  'last_four',
  'address',
  'role',
  'phone',
  'email',
] as const
export const identityItem = z.enum(identityItems)
export type IdentityItem = z.infer<typeof identityItem>

/**
 * What a call verified of the debtor, item by item. `asked`: where the collector asked for it; `given`: the debtor's line that
 * gave it, null without one. `afterDebt`: it was given only after somebody had been told of the debt. `told`: where that was.
 */
export const verification = z.object({
  items: z.array(
    z.object({
      item: identityItem,
      asked: quote.nullable(),
      given: quote.nullable(),
      afterDebt: z.boolean(),
    }),
  ),
  told: quote.nullable(),
})
export type Verification = z.infer<typeof verification>

/**
 * Where a criterion lost: the words that show it, the collector's line to take again, why it counts, and what to say there,
 * if a line can be given. `line` counts from 0.
 */
export const missedMoment = z.object({
  quote,
  retryFrom: z.object({ itemId: z.string().nullable(), line: z.number().int().min(0) }),
  betterLine: z.string().nullable(),
  /** Absent where the criterion's own sentence says all, and in analyses from before this was stored. */
  why: z.string().optional(),
})
export type MissedMoment = z.infer<typeof missedMoment>

/**
 * One criterion, judged 0 (missed), 1 (partly) or 2 (met) over its opportunities. `id` is
 * "<dimension>.<name>"; the client has the wording. `quote` is the evidence, `why` a sentence in the feedback
 * language.
 */
export const criterion = z.object({
  id: z.string(),
  dimension,
  score: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  opportunities: z.number().int().min(1),
  credited: z.number().min(0),
  quote: quote.nullable(),
  why: z.string(),
  /** The dearest first; absent in analyses from before there were plans. */
  missed: z.array(missedMoment).optional(),
  cost,
})
export type Criterion = z.infer<typeof criterion>

export const severities = ['severe', 'major', 'minor', 'review'] as const
export const severity = z.enum(severities)
export type Severity = z.infer<typeof severity>

/** A compliance finding, with the legal basis ("15 U.S.C. 1692e(4)") and the quote. */
export const violationFinding = z.object({
  violation: z.string(),
  severity,
  basis: z.string(),
  /**
   * Each law that `basis` names, the nearest first (a state's before its country's), and where it was read: its own text,
   * what others write of it, or nowhere. Absent in analyses from before this was stored.
   */
  sources: z.array(z.object({ citation: z.string(), checked: lawSource })).optional(),
  quote,
  why: z.string(),
  betterLine: z.string().nullable(),
  cost,
  /** The id of the criterion that counts it; absent in analyses from before this was stored. */
  criterion: z.string().optional(),
  /** Whether the cap of the overall score rests on it; absent in analyses from before costs were stored. */
  causesCap: z.boolean().optional(),
})
export type ViolationFinding = z.infer<typeof violationFinding>

/** A key moment: the line, why it matters, and a better line in the language of the quote. */
export const keyFinding = z.object({
  kind: z.enum(['strength', 'improvement']),
  dimension,
  title: z.string(),
  quote,
  why: z.string(),
  betterLine: z.string().nullable(),
  /** Of an improvement. */
  cost,
  /** The ids of the criteria that an improvement lost in; absent in analyses from before this was stored. */
  criteria: z.array(z.string()).optional(),
})
export type KeyFinding = z.infer<typeof keyFinding>

/** How the call ended, as a collections manager would record it. Money in cents, dates as YYYY-MM-DD. */
export const outcomeCard = z.object({
  ending: z.enum([
    'promise',
    'settled',
    'partial',
    'disputed', // the dispute was noted and validation offered
    'callback', // another call was announced or agreed on
    'open',
    'refused',
    'hung_up',
    'ceased', // no more collecting: a request to stop, an attorney, bankruptcy, a wrong party, despair
  ]),
  rightPartyReached: z.boolean(),
  /** Absent in analyses from before this was stored. */
  verification: verification.optional(),
  disclosureGiven: z.boolean(),
  /** Whether the law of the call asks for that notice; absent in analyses from before this was stored. */
  disclosureDue: z.boolean().optional(),
  agreedAmountCents: z.number().int().nullable(),
  installmentCents: z.number().int().nullable(),
  frequency: z.enum(['once', 'weekly', 'biweekly', 'monthly']).nullable(),
  firstPaymentOn: z.string().nullable(),
  method: z.string().nullable(),
  /**
   * The call that is to follow: its day (YYYY-MM-DD) and its hour (HH:MM) where they were said, and whether the debtor agreed
   * to it. Null where none is; absent in analyses from before this was stored.
   */
  callBack: z
    .object({ on: z.string().nullable(), at: z.string().nullable(), agreed: z.boolean() })
    .nullable()
    .optional(),
  promise: z.object({ affordable: z.boolean(), specific: z.boolean(), recapped: z.boolean() }),
  rightsInvoked: z.array(
    z.object({
      right: z.enum(['stop_calling', 'dispute', 'attorney', 'bankruptcy', 'wrong_party', 'vulnerable']),
      honoured: z.boolean(),
      quote,
    }),
  ),
})
export type OutcomeCard = z.infer<typeof outcomeCard>

/**
 * The debtor's feelings after a line of the collector (0-100 each), and what changed them, if anything did.
 */
export const feelingPoint = z.object({
  line: z.number().int().min(0),
  trust: score100,
  anger: score100,
  distress: score100,
  willingness: score100,
  patience: score100,
  turningPoint: z.string().nullable(),
})
export type FeelingPoint = z.infer<typeof feelingPoint>

/** What a cap of the overall score rests on, the gravest first. */
export const capReasons = ['severe_violation', 'major_violation', 'missing_disclosure'] as const
export const capReason = z.enum(capReasons)
export type CapReason = z.infer<typeof capReason>

const scores = z.object({
  empathy: score100.nullable(),
  communication: score100.nullable(),
  objection_handling: score100.nullable(),
  solution_focus: score100.nullable(),
  compliance: score100.nullable(),
})

/**
 * The explanations of an analysis in the other language, each in the place of the one that it translates. What people
 * said, and what could have been said instead, stay in the language of the call.
 */
export const wording = z.object({
  language,
  aiAnalysis: z.string(),
  strengths: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  note: z.string().nullable(),
  /** Why the score is capped. */
  cap: z.string().nullable(),
  criteria: z.array(z.string()),
  /** Why each missed moment of each criterion counts; absent in analyses from before this was stored. */
  missed: z.array(z.array(z.string().nullable())).optional(),
  findings: z.array(z.object({ title: z.string(), why: z.string() })),
  violations: z.array(z.string()),
  turningPoints: z.array(z.string().nullable()),
})
export type Wording = z.infer<typeof wording>

/** The analysis behind a score. `null` scores mean "insufficient evidence": no number is made up. */
export const analysisReport = z.object({
  language,
  /**
   * What the call was scored as, which decides its criteria and their weights, and the line that shows it where one does. Absent in
   * analyses from before this was stored.
   */
  situation: z.object({ is: callSituation, because: quote.nullable() }).optional(),
  judge: z.enum(['embedded', 'model']),
  /** Set when a model was asked to judge and its answer could not be used. */
  note: z.string().nullable(),
  scores,
  /** The dimensions by their criteria alone, before violations limited them; absent in earlier analyses. */
  earned: scores.optional(),
  /** The overall score before the compliance cap, and the cap if one applied. */
  uncapped: score100.nullable(),
  cap: z.object({ at: score100, because: z.string(), reason: capReason.optional() }).nullable(),
  criteria: z.array(criterion),
  findings: z.array(keyFinding),
  violations: z.array(violationFinding),
  outcome: outcomeCard,
  feelings: z.array(feelingPoint),
  /** Absent in analyses from before both languages were worded. */
  translation: wording.optional(),
})
export type AnalysisReport = z.infer<typeof analysisReport>
