import type { Language } from '#protocol/vocabulary/language.ts'

/**
 * The tag of a test that does in Spanish what it does in English. A test of the messages proves that both
 * have the same texts, so `npm test` runs the English one; `npm run test:e2e:slow` runs the other.
 */
export const againInSpanish = (language: Language) => ({ tag: language === 'es' ? ['@slow'] : [] })
