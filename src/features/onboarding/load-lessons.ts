import type { ModuleId } from '#protocol/vocabulary/course.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Lesson } from './lessons/lesson.ts'

type Loaders = Record<ModuleId, () => Promise<readonly Lesson[]>>

/** Loads the lessons of a module in one language. Each module is a chunk of its own, fetched with its first lesson. */
const loaders: Record<Language, Loaders> = {
  en: {
    fundamentals: async () => (await import('./lessons/en/fundamentals.ts')).fundamentals,
    communication: async () => (await import('./lessons/en/communication.ts')).communication,
    'objection-handling': async () => (await import('./lessons/en/objection-handling.ts')).objectionHandling,
    negotiation: async () => (await import('./lessons/en/negotiation.ts')).negotiation,
    compliance: async () => (await import('./lessons/en/compliance.ts')).compliance,
    'advanced-strategies': async () =>
      (await import('./lessons/en/advanced-strategies.ts')).advancedStrategies,
  },
  es: {
    fundamentals: async () => (await import('./lessons/es/fundamentals.ts')).fundamentals,
    communication: async () => (await import('./lessons/es/communication.ts')).communication,
    'objection-handling': async () => (await import('./lessons/es/objection-handling.ts')).objectionHandling,
    negotiation: async () => (await import('./lessons/es/negotiation.ts')).negotiation,
    compliance: async () => (await import('./lessons/es/compliance.ts')).compliance,
    'advanced-strategies': async () =>
      (await import('./lessons/es/advanced-strategies.ts')).advancedStrategies,
  },
}

export async function loadLessons(language: Language, module: ModuleId): Promise<readonly Lesson[]> {
  return loaders[language][module]()
}
