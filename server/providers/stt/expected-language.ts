import type { Language } from '#protocol/vocabulary/language.ts'

/** OpenAI's newer models take the expected languages as a list, and refuse a single one. */
const takesList = /(?:^|\/)gpt-(?:live-)?transcribe/u

/** The parameter that tells a model which language is spoken; empty where it may be either. */
export function expectedLanguage(
  model: string,
  language: Language | null,
): { language?: Language; languages?: Language[] } {
  if (language === null) return {}
  return takesList.test(model) ? { languages: [language] } : { language }
}
