import type { SessionLanguage } from '#protocol/vocabulary/language.ts'

/** The `lang` of what is said in a session; none for a bilingual one, whose lines may be in either. */
export function speechLanguage(of: SessionLanguage): 'en' | 'es' | undefined {
  switch (of) {
    case 'english':
      return 'en'
    case 'spanish':
      return 'es'
    case 'bilingual':
      return undefined
    default:
      return unreachable(of)
  }
}

function unreachable(value: never): never {
  throw new Error(`unexpected language ${String(value)}`)
}
