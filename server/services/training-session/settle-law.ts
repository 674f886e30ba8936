import type { SessionProspect } from '#db/schema/training-sessions.ts'
import type { LawSettings } from '#protocol/vocabulary/law.ts'
import { jurisdictionOf } from '#server/domain/law/default.ts'
import type { LawDefaults } from './law-settings.ts'

/** By which law a call with a prospect is held: the prospect's own, else the installation's. */
export function settleLaw(
  defaults: LawDefaults,
  prospect: Pick<SessionProspect, 'jurisdiction' | 'capacity' | 'accent' | 'primaryLanguage' | 'scenario'>,
): LawSettings {
  const usual = defaults.jurisdiction === 'by_region' ? jurisdictionOf(prospect) : defaults.jurisdiction
  return { jurisdiction: prospect.jurisdiction ?? usual, capacity: prospect.capacity ?? defaults.capacity }
}
