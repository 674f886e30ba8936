/** The first rule whose pattern is found in the words decides. */
export type EndingRule = {
  /** What the words are, for whoever reads the rules. */
  says: string
  /** Mostly a pattern; takes small letters with a space between two words. */
  at: { test(said: string): boolean }
  /** How likely the turn is over, 0 to 1. */
  likelihood: number
  /** It says all there is to say, in however few words. */
  complete?: true
}

/** Words separated by a space or `|`, as alternatives of a pattern. */
export function anyOf(...lists: string[]): string {
  return `(?:${lists.join(' ').trim().replaceAll(/\s+/gu, '|')})`
}

/** A pattern that begins at a word; `$` and the space are the ends of words. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?:^| )(?:${pattern})`, 'u')
}

/** A pattern of the last words. */
export function last(pattern: string): RegExp {
  return new RegExp(`(?:^| )(?:${pattern})$`, 'u')
}

/** A pattern of all words. */
export function all(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u')
}

/**
 * A clause that makes a condition, without the clause that it is a condition of: "if you pay today". `skip`:
 * words that may stand before it; `begins`: its first words; `main`: how a clause begins that it belongs to,
 * searched behind its first words. Longer ones have their
 * main clause, whatever it begins with.
 */
export function openCondition({ skip, begins, main }: Record<'skip' | 'begins' | 'main', string>) {
  const start = new RegExp(`^(?:${skip} )*${begins} (?:\\S+ ?){1,2}(?<rest>(?:\\S+ ?){0,6})$`, 'u')
  const mainClause = new RegExp(`(?:^| )(?:${main})`, 'u')
  return {
    test(said: string): boolean {
      const rest = start.exec(said)?.groups?.['rest']
      return rest !== undefined && !mainClause.test(rest)
    },
  }
}
