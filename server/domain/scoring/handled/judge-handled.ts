import type { CallSituation } from '#protocol/vocabulary/analysis.ts'
import { jurisdictions, type Jurisdiction } from '#protocol/vocabulary/law.ts'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import type { TranscriptLine } from '../../debtor/scenario.ts'
import { analyze, readSession, type Analysis, type AnalysisInput } from '../analyze.ts'
import { linesOf, scenarioIn } from '../fixtures/fixture.ts'
import { situationOf } from '../situation.ts'
import { handled } from './all.ts'
import { handlings, type Handled, type Handling } from './handled.ts'

/** One handling of a situation in one language, held against one law. */
export type HandledCall = {
  of: Handled
  handling: Handling
  jurisdiction: Jurisdiction
  language: Language
  lines: readonly TranscriptLine[]
  analysis: Analysis
  /** What the call is about, as the score finds. */
  found: CallSituation
}

function judged(
  of: Handled,
  handling: Handling,
  jurisdiction: Jurisdiction,
  language: Language,
): HandledCall {
  const lines = linesOf(of.script[handling][language])
  const input: AnalysisInput = {
    scenario: { ...scenarioIn(of, language), law: { jurisdiction, capacity: 'agency' } },
    lines,
    feedbackLanguage: language,
    recorded: true,
  }
  const found = situationOf(readSession(input).talk)
  return { of, handling, jurisdiction, language, lines, analysis: analyze(input), found }
}

/** Every call of `handled` in every jurisdiction and language. Deterministic. */
export function judgeHandled(): HandledCall[] {
  return handled.flatMap((of) =>
    handlings.flatMap((handling) =>
      jurisdictions.flatMap((jurisdiction) =>
        languages.map((language) => judged(of, handling, jurisdiction, language)),
      ),
    ),
  )
}
