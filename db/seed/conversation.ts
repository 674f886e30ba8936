import type { SessionLanguage } from '#protocol/vocabulary/language.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'
import type { SampleProspect } from './sample-prospects.ts'

/**
 * A conversation as it was held in training. `lines` alternate, the debtor first (who answers the phone);
 * `{agent}` stands for the first name of the one who practises.
 */
export type Conversation = {
  prospect: SampleProspect
  sessionType: SessionType
  sessionLanguage: SessionLanguage
  lines: string[]
}
