import type { SpokenText } from './spoken-text.ts'

/** Where a word of the spoken text starts in the sound, counted from the clause's own first sample. */
export type WordStart = { at: number; startSample: number }

/** A clause with its sound: what is shown, how it was said, and when. */
export type SpokenClause = {
  shown: string
  spoken: SpokenText
  /** The first sample of its sound, counted from the start of the reply. */
  startSample: number
  /** Samples that it has so far. */
  samples: number
  /** Empty where the voice tells none; then the letters are taken to be even. */
  words: readonly WordStart[]
}

/** A word counts as heard when this share of it was played. */
const heardShare = 0.5

/**
 * The shown text up to the last word that was heard when `playedSamples` had been played. A number is kept
 * when all the words that it was said in were heard: half an amount would be another amount.
 */
export function heardText(clauses: readonly SpokenClause[], playedSamples: number): string {
  let text = ''
  for (const clause of clauses) {
    const played = playedSamples - clause.startSample
    if (played <= 0) break
    if (played < clause.samples) return text + heardPart(clause, played)
    text += clause.shown
  }
  return text
}

function heardPart(clause: SpokenClause, played: number): string {
  const heardTo = heardEnd(clause, played)
  let end = 0
  for (const span of clause.spoken.spans) {
    const said = clause.spoken.text.slice(span.spokenStart, span.spokenEnd)
    if (said.trim() === '') continue
    if (span.spokenStart + said.trimEnd().length > heardTo) break
    end = span.shownEnd
  }
  return clause.shown.slice(0, end)
}

/** How far into the spoken text the words reach that were heard. */
function heardEnd({ spoken, words, samples }: SpokenClause, played: number): number {
  let heardTo = 0
  for (const word of spoken.text.matchAll(/\S+/gu)) {
    const end = word.index + word[0].length
    const from = sampleAt(word.index, words, spoken.text.length, samples)
    const to = sampleAt(end + 1, words, spoken.text.length, samples)
    if (from + (to - from) * heardShare > played) break
    heardTo = end
  }
  return heardTo
}

/** When a place of the spoken text is reached: by the nearest word starts, evenly between them. */
function sampleAt(index: number, words: readonly WordStart[], length: number, samples: number): number {
  let before: WordStart = { at: 0, startSample: 0 }
  let after: WordStart = { at: length, startSample: samples }
  for (const word of words) {
    if (word.at <= index) before = word
    else {
      after = word
      break
    }
  }
  if (index >= length) return samples
  const span = after.at - before.at
  if (span <= 0) return before.startSample
  return before.startSample + ((after.startSample - before.startSample) * (index - before.at)) / span
}
