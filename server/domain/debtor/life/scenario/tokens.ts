/** A word with what stands around it, so that a changed sentence keeps its punctuation. */
export type Token = { before: string; word: string; after: string }

export function tokens(sentence: string): Token[] {
  return sentence
    .trim()
    .split(/\s+/)
    .map((piece) => {
      const hit = /^([("“«¿¡]*)(.*?)([.,;:!?)"”»…]*)$/su.exec(piece)
      return { before: hit?.[1] ?? '', word: hit?.[2] ?? piece, after: hit?.[3] ?? '' }
    })
}

export function untokened(list: readonly Token[]): string {
  return list
    .filter(({ before, word, after }) => before + word + after !== '')
    .map(({ before, word, after }) => before + word + after)
    .join(' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .replace(/,([.!?])/g, '$1')
}

/** Sentences of a text. A stop after an abbreviation or inside a figure ends none. */
export function sentencesOf(text: string): string[] {
  // Notes have a line and a bullet for each thing.
  return (
    text
      .replace(/[ \t]*(?:\r?\n)+\s*(?:[-*•·–]\s+)?|^\s*[-*•·–]\s+/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .split(
        /(?<=(?<!\b(?:Mr|Mrs|Ms|Dr|Sr|Sra|Dra|St|Inc|Co|No|Núm|aprox))[.!?]) +(?=[\p{Lu}¿¡"“\d$£€(])|\s*;\s+|\n+/u,
      )
      // "- 47 años; - nunca le confirmaron": a bullet behind a semicolon.
      .map((part) => part.trim().replace(/^[-*•·–] +/u, ''))
      .filter((part) => part.length > 3)
  )
}

/** With a capital at the start and a stop at the end. */
export function sentenceCase(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^[,;:]\s*/, '')
    .replace(/[,;:]$/, '')
  if (trimmed === '') return ''
  const first = trimmed.replace(/^[¿¡"“(]*\p{L}/u, (start) => start.toUpperCase())
  return /[.!?…]$/.test(first) ? first : `${first}.`
}
