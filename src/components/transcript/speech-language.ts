import type { SessionLanguage } from '#protocol/vocabulary/language.ts'

/** The `lang` of a session; undefined for a bilingual one, whose lines may be in either language. */
export function speechLanguageCode(language: SessionLanguage): 'en' | 'es' | undefined {
  switch (language) {
    case 'english':
      return 'en'
    case 'spanish':
      return 'es'
    case 'bilingual':
      return undefined
    default:
      return unreachable(language)
  }
}

function unreachable(value: never): never {
  throw new Error(`unexpected language ${String(value)}`)
}
