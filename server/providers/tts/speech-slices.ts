import { sentenceEnds } from '#protocol/text/sentences.ts'

/** A longer clause is spoken in parts, so that nobody waits for all of it. */
const sliceMax = 240

/** Splits a text into slices of at most one sentence and `sliceMax` characters; joined they are the text. */
export function speechSlices(text: string): string[] {
  if (text.length <= sliceMax) return [text]
  const slices: string[] = []
  let start = 0
  for (const end of sentenceEnds(text)) {
    while (end - start > sliceMax) {
      const cut = start + cutOf(text.slice(start, start + sliceMax))
      slices.push(text.slice(start, cut))
      start = cut
    }
    if (end > start) slices.push(text.slice(start, end))
    start = end
  }
  return slices
}

/** Where to cut a part of a long sentence: after its last mark, else after its last word, else between characters. */
function cutOf(part: string): number {
  const afterMark = /^.*[,;:—]\s+/su.exec(part)?.[0].length
  const afterWord = /^.*\s+/su.exec(part)?.[0].length
  const cut = afterMark ?? afterWord ?? part.length
  return /[\uD800-\uDBFF]/.test(part.charAt(cut - 1)) ? cut - 1 : cut
}
