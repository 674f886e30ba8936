import type { Language } from '#protocol/vocabulary/language.ts'

/** What the reason for a finding may quote: what the debtor said, what it was about, and the objection. */
export type Told = { about: string; theme: string; objection: string }
export type Prose = { title: string; why: (told: Told) => string }
export type Proses<Kind extends string> = Record<Kind, Record<Language, Prose>>
