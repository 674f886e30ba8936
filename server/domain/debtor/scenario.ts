import type { Language, SessionLanguage } from '#protocol/vocabulary/language.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import type {
  Accent,
  DebtType,
  Difficulty,
  PaymentHistory,
  Personality,
  PrimaryLanguage,
  ProspectType,
  VoiceType,
} from '#protocol/vocabulary/prospect.ts'
import type { Reading } from '#server/language/reading.ts'
import type { Life } from './life/life.ts'
import type { Move } from './moves/move.ts'
import type { ItemStatus, Opening, SessionType, Speaker } from '#protocol/vocabulary/training-session.ts'

/**
 * All that a simulation starts from. With the lines said so far it determines everything:
 * `state = fold(scenario, lines)` is pure, so nothing of the state is stored but what the lines carry: readings and moves.
 */
export type Scenario = {
  /** From the session's id: two sessions with the same prospect differ, one session never does. */
  seed: number
  name: string
  type: ProspectType
  occupation: string | null
  income: string | null
  debtCents: number
  debtType: DebtType
  paymentHistory: PaymentHistory
  personality: Personality
  difficulty: Difficulty
  accent: Accent
  /** Neutral when absent. */
  voiceType?: VoiceType
  /** What the debtor knows, by language, as the prospect has it stored; made from the other fields where absent. */
  lives?: { [Spoken in Language]?: Life | undefined }
  primaryLanguage: PrimaryLanguage
  sessionLanguage: SessionLanguage
  sessionType: SessionType
  opening: Opening
  scenario: string | null
  objections: string[]
  /** The day of the call, YYYY-MM-DD. */
  today: string
  /** By which law the call is held; by the accent's where absent. */
  law?: LawSettings | undefined
}

/**
 * A line of the transcript as the other side heard it (a truncated reply holds only what was heard).
 * Lines of the debtor with the status `failed` were never heard and are left out before the fold.
 */
export type TranscriptLine = {
  itemId: string | null
  speaker: Speaker
  text: string
  status?: ItemStatus
  /** Of a line of the collector: how it was read when it was said. Read anew where absent. */
  reading?: Reading
  /** Of a reply of the debtor: the move that it put into words. Chosen anew where absent. */
  move?: Move
}

/** The debt where a prospect has none [SESS20]. */
const usualDebtCents = 100_000

/** What the debtor owes, in cents: the prospect's debt, or the specification's default without one. */
export function owedCents({ debtCents }: Pick<Scenario, 'debtCents'>): number {
  return debtCents > 0 ? debtCents : usualDebtCents
}
