import type { Language } from '#protocol/vocabulary/language.ts'
import type { core } from './en/core.ts'
import type { en } from './en/messages.ts'

/** All texts. */
export type Messages = typeof en
/** Those of the first load: enough for whatever stands outside the screens. */
export type CoreMessages = typeof core

/** The texts of one language; each language is a part of its own, and loaded once. */
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

/** The texts of the first load: a visit need not wait for those of every screen. */
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

/** Whether these are all texts. */
export function isWhole(messages: CoreMessages | Messages): messages is Messages {
  return 'overview' in messages
}

function unreachable(value: never): never {
  throw new Error(`unexpected language ${String(value)}`)
}
