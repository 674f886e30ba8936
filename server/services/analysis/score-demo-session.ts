import type { Score } from '#db/seed/scoring.ts'
import { analyze } from '#server/domain/scoring/analyze.ts'
import { scenarioOf } from '../training-session/scenario.ts'

/** Scores a session of the demo history with the embedded scorer. */
export const scoreDemoSession: Score = ({ session, prospect, lines }) =>
  analyze({
    scenario: scenarioOf(prospect, session),
    lines,
    feedbackLanguage: session.feedbackLanguage,
    // The history is written by hand.
    recorded: true,
  })
