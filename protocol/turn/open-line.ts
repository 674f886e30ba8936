/** What is being said and is not yet a line. */
export type OpenLine = {
  /** Counts the lines of a call. */
  readonly ordinal: number
  readonly startedMs: number
  readonly finals: readonly string[]
  /** Of the least certain part, 0 to 1; null if unknown. */
  readonly confidence: number | null
  /** Words that may still change. */
  readonly partial: string
  /** The words that were last reported. */
  readonly reported: string
  /** When the words last changed. */
  readonly changedMs: number
}

export function openLine(ordinal: number, nowMs: number): OpenLine {
  return {
    ordinal,
    startedMs: nowMs,
    finals: [],
    confidence: null,
    partial: '',
    reported: '',
    changedMs: nowMs,
  }
}

/** All words so far. */
export function textOf({ finals, partial }: OpenLine): string {
  return [...finals, partial].filter((text) => text !== '').join(' ')
}

/** Whether all words so far are final. */
export function isFinal({ finals, partial }: OpenLine): boolean {
  return finals.length > 0 && partial === ''
}

/** With words that the recogniser is done with. */
export function withFinal(line: OpenLine, text: string, confidence: number): OpenLine {
  return {
    ...line,
    finals: [...line.finals, text],
    confidence: Math.min(line.confidence ?? confidence, confidence),
    partial: '',
  }
}

/** Interim words stay as they are: the recogniser will not come back to them. */
export function withKeptPartial(line: OpenLine): OpenLine {
  return { ...line, finals: [...line.finals, line.partial], partial: '' }
}
