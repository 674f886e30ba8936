import type { Language } from '#protocol/vocabulary/language.ts'
import { englishBank } from './en/bank.ts'
import { spanishBank } from './es/bank.ts'
import type { Bank } from './voice.ts'

/** All clauses of a language. */
export function bankOf(language: Language): Bank {
  return language === 'es' ? spanishBank : englishBank
}
