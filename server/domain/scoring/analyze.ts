import type { AnalysisReport } from '#protocol/vocabulary/analysis.ts'
import { type Language, otherLanguage } from '#protocol/vocabulary/language.ts'
import { wordingOf } from '#protocol/vocabulary/analysis-wording.ts'
import type { Fold } from '../debtor/fold.ts'
import { fold } from '../debtor/fold.ts'
import { isNoticeChecked, noticeFor, type Standing } from '../law/law.ts'
import { standingOf } from '../law/default.ts'
import type { TranscriptLine, Scenario } from '../debtor/scenario.ts'
import type { Conversation } from './conversation.ts'
import { readConversation } from './conversation.ts'
import { costsOf } from './costs.ts'
import { criteria } from './criteria/criteria.ts'
import type { Subject } from './criteria/criterion.ts'
import { criteriaEdition } from './edition.ts'
import { endedTooSoon, hasEvidence, shareOfShort } from './evidence.ts'
import { feelingsOf } from './feelings.ts'
import { criteriaOf, keyFindings, violationsOf } from './findings.ts'
import { mayShowIn, withoutDoubtfulLines } from './line-faults/doubtful-lines.ts'
import { impressionOf } from './line-faults/impression.ts'
import { firstLosses } from './first-loss.ts'
import { withHabitLines } from './habit-lines.ts'
import { missedMoments } from './missed.ts'
import { analysisText, areasList, capReason, strengthsList } from './narrative.ts'
import { outcomeOf } from './outcome.ts'
import type { Judged } from './scores.ts'
import { capOf, scoresOf, uncappedOverall } from './scores.ts'
import type { Breach } from './violations.ts'
import { breachesIn } from './violations.ts'
import { scoredSituation } from './situation.ts'
import { factsOf } from './words/facts.ts'
import { firstContactIn } from './first-contact.ts'
import { firstContactNote } from './words/first-contact.ts'

export type AnalysisInput = {
  scenario: Scenario
  lines: readonly TranscriptLine[]
  feedbackLanguage: Language
  /**
   * No moves stand behind the debtor's lines: a bare list of messages, a recorded call, a session from before moves
   * were stored. They are read by their words, where otherwise the moves of the fold count.
   */
  recorded?: boolean
  /** The call goes on: nothing rests on the hidden means, and what the debtor feels is left out. */
  live?: boolean
}

/** Scores 0-100; null where there is too little to judge. The texts are in the language of the feedback. */
export type Analysis = {
  overallScore: number | null
  empathyScore: number | null
  communicationScore: number | null
  objectionHandlingScore: number | null
  solutionFocusScore: number | null
  complianceScore: number | null
  /** By which edition of the criteria and their scale the scores are (`edition.ts`). */
  criteriaEdition: number
  aiAnalysis: string
  strengths: string[]
  areasForImprovement: string[]
  report: AnalysisReport
}

/** All that the judging needs, read once. */
export type Reading = {
  input: AnalysisInput
  law: Standing
  folded: Fold
  talk: Conversation
  breaches: Breach[]
}

export function readSession(input: AnalysisInput): Reading {
  const law = standingOf(input.scenario)
  const folded = fold(input.scenario, input.lines)
  const talk = readConversation(input.scenario, input.lines, input.recorded ? null : folded)
  const breaches = breachesIn(talk, law)
  return { input, law, folded, talk, breaches }
}

/** Every criterion judged by the embedded rules. Those without opportunity come with an empty list. */
export function judge({ input, talk, folded, law, breaches }: Reading): Judged[] {
  const subject: Subject = { talk, finances: input.live ? null : folded.state.finances, law, breaches }
  return criteria.map(({ id, opportunities: find }) => {
    const opportunities = find(subject)
    const credited = opportunities.reduce((sum, { credit }) => sum + credit, 0)
    return { id, opportunities, credited }
  })
}

/** Who judged, and what the analysis says of it in each language. */
export type Judging = { by: AnalysisReport['judge']; note: Record<Language, string> | null }

/** The report and the texts from judged criteria, whoever judged them, in both languages. */
export function compose(reading: Reading, scored: readonly Judged[], judging: Judging): Analysis {
  const { feedbackLanguage: language, live } = reading.input
  const mayShow = mayShowIn(reading.talk, reading.law)
  const judged = withHabitLines(withoutDoubtfulLines(scored, mayShow), reading, mayShow)
  const analysis = composeIn(language, reading, judged, judging)
  // While the call goes on only the coach reads it, in one language.
  if (live) return analysis
  const translation = wordingOf(composeIn(otherLanguage(language), reading, judged, judging))
  return { ...analysis, report: { ...analysis.report, translation } }
}

function composeIn(
  language: Language,
  reading: Reading,
  judged: readonly Judged[],
  { by, note }: Judging,
): Analysis {
  const { input, law, folded, talk, breaches } = reading
  const outcome = { ...outcomeOf(talk, folded.state.finances), disclosureDue: noticeFor(law) !== null }
  const rated = hasEvidence(judged, breaches) ? judged : []
  const situation = scoredSituation(talk)
  // While the call goes on, more is to come.
  const short = !input.live && endedTooSoon({ talk, outcome, breaches })
  const impression = impressionOf(talk, law) * (short ? shareOfShort : 1)
  const scores = scoresOf(rated, breaches, impression)
  const earned = scoresOf(rated, [], impression)
  const as = { situation: situation.is, sessionType: input.scenario.sessionType, impression }
  const uncapped = uncappedOverall(rated, as)
  const cap = capOf(breaches, isNoticeChecked(law))
  const overall = uncapped === null ? null : cap ? Math.min(uncapped, cap.at) : uncapped
  const costs = uncapped === null ? null : costsOf(judged, breaches, as)
  const facts = factsOf(talk)
  const violations = violationsOf(breaches, talk, law, facts, { costs, cap }, language)
  const findings = keyFindings(judged, violations, talk, input.lines, facts, costs, language)
  const contact = firstContactIn(talk, law)
  const firstContact = contact && firstContactNote(contact, language)
  const { region } = facts
  const criteria = criteriaOf(
    judged,
    (one) => missedMoments(one, talk, violations, facts, language),
    costs,
    language,
  )
  const told = {
    situation: as.situation,
    first: firstLosses({ criteria, violations, outcome, findings }),
    overall,
    short,
    uncapped,
    cap,
    scores,
    findings,
    violations,
    outcome,
    firstContact,
    region,
  }
  return {
    overallScore: overall,
    empathyScore: scores.empathy,
    communicationScore: scores.communication,
    objectionHandlingScore: scores.objection_handling,
    solutionFocusScore: scores.solution_focus,
    complianceScore: scores.compliance,
    criteriaEdition,
    aiAnalysis: analysisText(told, language),
    strengths: strengthsList(findings, language),
    areasForImprovement: areasList(findings, language),
    report: {
      language,
      situation,
      judge: by,
      note: note && note[language],
      scores,
      earned,
      uncapped,
      cap:
        overall !== null && cap
          ? { at: cap.at, because: capReason(cap.reason, violations, language), reason: cap.reason }
          : null,
      criteria,
      findings,
      violations,
      outcome,
      feelings: input.live
        ? []
        : feelingsOf(
            folded.steps,
            input.lines.map(({ text }) => text),
            language,
          ),
    },
  }
}

/**
 * The scored analysis of a session by the embedded rules: pure and deterministic, so scoring twice gives
 * the same. Fewer than 3 applicable criteria give null scores ("insufficient evidence"), and a call that ended before anything
 * happened keeps half of its score (`evidence.ts`).
 */
export function analyze(input: AnalysisInput): Analysis {
  const reading = readSession(input)
  return compose(reading, judge(reading), { by: 'embedded', note: null })
}
