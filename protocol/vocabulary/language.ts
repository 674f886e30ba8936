import { z } from 'zod'

/** Languages of the interface and of an utterance. */
export const languages = ['en', 'es'] as const
export const language = z.enum(languages)
export type Language = z.infer<typeof language>

export function otherLanguage(than: Language): Language {
  return than === 'en' ? 'es' : 'en'
}

/** A text in both languages. */
export const localized = z.object({ en: z.string(), es: z.string() })

/** The language of a training session, as the setup screen offers it. */
export const sessionLanguages = ['english', 'spanish', 'bilingual'] as const
export const sessionLanguage = z.enum(sessionLanguages)
export type SessionLanguage = z.infer<typeof sessionLanguage>

/** The language in which a session opens: English for a bilingual one. */
export function openingLanguage(of: SessionLanguage): Language {
  return of === 'spanish' ? 'es' : 'en'
}
