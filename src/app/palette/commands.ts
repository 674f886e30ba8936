import type { LucideIcon } from 'lucide-react'
import { containsSearch } from '#src/lib/contains-search.ts'

export type GroupName = 'actions' | 'sessions' | 'pages' | 'preferences' | 'prospects' | 'lessons'

/**
 * The groups in the order shown. In a search, what the server finds comes below what is there at once, and the sessions, of
 * which the latest are there, above the rest: so an answer never takes the place of the first choice.
 */
export function groupsFor(search: string): readonly GroupName[] {
  return search.trim() === ''
    ? ['actions', 'sessions', 'pages', 'preferences']
    : ['actions', 'pages', 'preferences', 'sessions', 'prospects', 'lessons']
}

/** One line of the palette. */
export type Command = {
  /** Unique in the palette. */
  id: string
  group: GroupName
  icon: LucideIcon
  label: string
  /** If the label is in another language than the screen. */
  lang?: string
  /** Other words by which it is found. */
  keywords?: string
  /** A fact beside the label. */
  hint?: string
  /** Where it leads, or what it does. */
  action: { to: string } | { run: () => void }
}

/**
 * The commands that have each word of a search in their label or keywords, without case and accents, by group; in a group
 * those whose label has all of them first.
 */
export function matching(commands: readonly Command[], search: string): Command[] {
  const words = search.split(/\s+/u).filter((word) => word !== '')
  const hasAll = (text: string) => words.every((word) => containsSearch(text, word))
  const found = commands.filter(({ label, keywords = '' }) => hasAll(`${label} ${keywords}`))
  return groupsFor(search).flatMap((name) =>
    found
      .filter(({ group }) => group === name)
      .toSorted((a, b) => Number(hasAll(b.label)) - Number(hasAll(a.label))),
  )
}
