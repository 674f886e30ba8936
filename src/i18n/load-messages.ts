import type { Language } from '#protocol/vocabulary/language.ts'
import type { en } from './en/messages.ts'

export type Messages = typeof en

/** The texts of one language: only the one in use is loaded. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return (await import('./en/messages.ts')).en
    case 'es':
      return (await import('./es/messages.ts')).es
    default:
      return unreachable(language)
  }
}

function unreachable(value: never): never {
  throw new Error(`unexpected language ${String(value)}`)
}
