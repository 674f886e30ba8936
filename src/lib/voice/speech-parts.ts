import { sentencesOf } from '#protocol/text/sentences.ts'

/**
 * Chrome's network voices stop about fifteen seconds into an utterance and never fire its end event. This
 * many characters take less than that at the slowest rate.
 */
export const maxPartLength = 120

/**
 * Splits text into parts to speak one after another: sentences, with long ones split at a comma or a space.
 */
export function speechParts(text: string): string[] {
  return sentencesOf(text).flatMap(splitLongSentence)
}

function splitLongSentence(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > maxPartLength) {
    const cut = splitIndex(rest)
    parts.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...parts, rest]
}

/** Where to split: after the last comma, else before the last space, else anywhere. */
function splitIndex(text: string): number {
  const head = text.slice(0, maxPartLength)
  // A comma without a space belongs to a number.
  const comma = Math.max(...[', ', '; ', ': '].map((sign) => head.lastIndexOf(sign)))
  if (comma > maxPartLength / 3) return comma + 1
  const space = head.lastIndexOf(' ')
  // Not within an emoji.
  return space > 0 ? space : head.replace(/\p{Cs}$/u, '').length
}
