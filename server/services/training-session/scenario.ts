import type { SessionProspect, trainingSessions } from '#db/schema/training-sessions.ts'
import type { Lives } from '#protocol/rest/life.ts'
import type { ProspectInput } from '#protocol/rest/prospects.ts'
import { effectiveDifficulty } from '#protocol/vocabulary/prospect.ts'
import type { Scenario } from '#server/domain/debtor/scenario.ts'

export type SessionRow = typeof trainingSessions.$inferSelect

/** The debt of a prospect without a given one, in whole units [SESS20]. */
const defaultDebtAmount = 1_000

type Settings = Pick<SessionRow, 'seed' | 'sessionLanguage' | 'sessionType' | 'opening' | 'callDay' | 'law'>

/** The input of the simulation: the prospect and what its debtor knows as copied at the start, and the session's settings. */
export function scenarioOf(
  prospect: SessionProspect | ProspectInput,
  settings: Settings,
  lives: Lives | null = null,
): Scenario {
  return {
    ...(lives === null ? {} : { lives }),
    seed: settings.seed,
    name: prospect.name,
    type: prospect.type,
    occupation: prospect.occupation,
    income: prospect.income,
    debtCents: (prospect.debtAmount ?? defaultDebtAmount) * 100,
    debtType: prospect.debtType,
    paymentHistory: prospect.paymentHistory,
    personality: prospect.personality,
    difficulty: effectiveDifficulty(prospect.difficultyLevel),
    accent: prospect.accent,
    voiceType: prospect.voiceType,
    primaryLanguage: prospect.primaryLanguage,
    sessionLanguage: settings.sessionLanguage,
    sessionType: settings.sessionType,
    opening: settings.opening,
    scenario: prospect.scenario,
    objections: prospect.objections ?? [],
    today: settings.callDay,
    ...(settings.law === null ? {} : { law: settings.law }),
  }
}
