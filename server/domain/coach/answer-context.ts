import type { KeyFinding } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Analysis } from '../scoring/analyze.ts'
import type { Conversation } from '../scoring/conversation.ts'
import { inMarks, quoted } from '../scoring/words/format.ts'

/** What an answer can draw on: the call as read, and its analysis. */
export type AnswerContext = {
  talk: Conversation
  analysis: Analysis
  language: Language
  /** The call goes on: no scores yet. */
  live: boolean
}

/** A finding as a coach says it: the words, why they matter, what to say instead. */
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
