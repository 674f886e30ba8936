/** The text around a match. */
export type MatchContext = { before: string; after: string }

/**
 * One rule for reading written text aloud. `say` returns null if the match turns out to be something else.
 */
export type Rule = { pattern: RegExp; say: (match: RegExpExecArray, around: MatchContext) => string | null }

/**
 * Turns a table of fixed readings into one rule, longest key first. Keys are in lower case. With `before` a
 * figure or a name follows, so the full stop never ends a sentence.
 */
export function fixedReadings(
  table: Record<string, string>,
  options: { before?: 'figure' | 'name' } = {},
): Rule {
  const keys = Object.keys(table).toSorted((one, other) => other.length - one.length)
  const escaped = keys.map((key) =>
    key.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replace(/ /gu, String.raw`\s?`),
  )
  const after = options.before === 'figure' ? String.raw`(?=\s*\d)` : String.raw`(?![\p{L}\p{N}])`
  return {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.])(?:${escaped.join('|')})${after}`, 'giu'),
    say: ([written], { after: rest }) => {
      const key = written.toLowerCase().replace(/\s/gu, ' ')
      const spoken = table[key] ?? table[key.replace(/ /gu, '')] ?? table[key.replace(/\.\s?/gu, '. ').trim()]
      if (spoken === undefined) return null
      return options.before === undefined && written.endsWith('.') && endsSentence(rest)
        ? `${spoken}.`
        : spoken
    },
  }
}

/** Whether an abbreviation's full stop also ends the sentence. */
function endsSentence(rest: string): boolean {
  return /^["'»”)]*(?:$|\s+["'«“¿¡(]*\p{Lu})/u.test(rest)
}
