import type { SpokenText } from './spoken-text.ts'

/** Where a word of the spoken text starts in the audio, counted from the clause's first sample. */
export type WordStart = { at: number; startSample: number }

/** A clause with its audio: the shown text, the spoken text, and its position. */
export type SpokenClause = {
  shown: string
  spoken: SpokenText
  /** The first sample of its audio, counted from the start of the reply. */
  startSample: number
  /** Samples received so far. */
  samples: number
  /** Empty if the voice provides none; then characters are assumed to be evenly spaced. */
  words: readonly WordStart[]
}

/** Approximate duration of a character. */
const msPerCharacter = 60

/** Estimates from its text how long a clause is of which more audio is to come. `sampleRate` in Hz. */
export function withExpectedLength(clause: SpokenClause, sampleRate: number): SpokenClause {
  const expected = Math.round((clause.spoken.text.length * msPerCharacter * sampleRate) / 1_000)
  return { ...clause, samples: Math.max(clause.samples, expected) }
}

/** A word counts as heard once this share of it was played. */
const heardShare = 0.5

/**
 * The shown text up to the last word heard when `playedSamples` had been played. A number is kept only if all
 * of its spoken words were heard: half an amount would be a different amount.
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

/** The end of the last heard word in the spoken text. */
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

/**
 * The sample at which a position of the spoken text is reached, interpolated between the nearest word starts.
 */
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
