import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import type { SampleProspect } from './sample-prospects.ts'

/**
 * A training conversation. `lines` alternate and start with the debtor, who answers the phone. `{agent}` is
 * replaced by the trainee's first name.
 */
export type Conversation = {
  prospect: SampleProspect
  sessionType: SessionType
  sessionLanguage: SessionLanguage
  lines: string[]
}
