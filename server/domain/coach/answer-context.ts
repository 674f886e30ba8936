import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { Criterion, KeyFinding } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import type { Analysis } from '../scoring/analyze.ts'
import type { Conversation } from '../scoring/conversation.ts'
import { inMarks, quoted } from '../scoring/words/format.ts'
import type { HeldScorecard } from './scorecard-points.ts'

/** What of the account file the coach answers from: in whose name the call is, and what may be agreed to. */
export type AccountInHand = Pick<AccountFile, 'caller' | 'authority' | 'creditor'>

/** What a call passes by: the mark of an assignment on the overall score, or a scorecard with its own. */
export type PassesBy = { passMark: number } | { scorecard: HeldScorecard }

/** The data that an answer draws on: the call as read, and its analysis. */
export type AnswerContext = {
  talk: Conversation
  /** As stored; `talk` leaves out what nobody heard. */
  lines: readonly TranscriptLine[]
  analysis: Analysis
  account: AccountInHand
  /** What decides whether the call passes, where it is not the usual mark of the overall score. */
  passesBy?: PassesBy
  language: Language
  /** The call is in progress: no scores yet. */
  live: boolean
}

/** A finding in a coach's words: the quote, why it matters, and a better line. */
export function describeFinding({ quote, why, betterLine }: KeyFinding, language: Language): string {
  const said =
    language === 'en'
      ? `You said ${quoted(quote.text, language)}.`
      : `Usted dijo ${quoted(quote.text, language)}.`
  const instead = betterLine
    ? language === 'en'
      ? ` Try: ${inMarks(betterLine, language)}`
      : ` Pruebe: ${inMarks(betterLine, language)}`
    : ''
  return `${said} ${why}${instead}`
}

/** A judged criterion with its quote. */
export function describeCriterion(
  { why, quote }: Pick<Criterion, 'why' | 'quote'>,
  language: Language,
): string {
  if (!quote) return why
  return language === 'en'
    ? `${why} See ${quoted(quote.text, language)}.`
    : `${why} Vea ${quoted(quote.text, language)}.`
}
