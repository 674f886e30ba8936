import type { Language } from '#protocol/vocabulary/language.ts'
import type { core } from './en/core.ts'
import type { en } from './en/messages.ts'

/** All texts. */
export type Messages = typeof en
/** The texts of the first load: enough for everything outside the screens. */
export type CoreMessages = typeof core

/** Loads all texts of a language. Each language is a separate chunk, loaded once. */
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

/** Loads the texts of the first load, so that the first screen does not wait for the others' texts. */
export async function loadCoreMessages(language: Language): Promise<CoreMessages> {
  switch (language) {
    case 'en':
      return (await import('./en/core.ts')).core
    case 'es':
      return (await import('./es/core.ts')).core
    default:
      return unreachable(language)
  }
}

/** Whether these are all texts, not only those of the first load. */
export function isWhole(messages: CoreMessages | Messages): messages is Messages {
  return 'overview' in messages
}

function unreachable(value: never): never {
  throw new Error(`unexpected language ${String(value)}`)
}
