import type { Language, SessionLanguage } from '#protocol/vocabulary/language.ts'
import type { PrimaryLanguage } from '#protocol/vocabulary/prospect.ts'

/**
 * The language of a session until one is chosen [SETUP3]: the prospect's. Where that decides nothing, because none is
 * chosen yet or the prospect speaks both, a Spanish screen has Spanish: a bilingual session opens in English.
 */
export function defaultSessionLanguage(spoken: PrimaryLanguage | null, screen: Language): SessionLanguage {
  if (spoken === 'english' || spoken === 'spanish') return spoken
  return screen === 'es' ? 'spanish' : (spoken ?? 'english')
}
