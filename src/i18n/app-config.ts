import type { Language } from '#protocol/vocabulary/language.ts'
import type { en } from './en/messages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof en
  }
}
