/** How a clause reached the listener. */
export type ClauseEnd =
  | 'heard'
  /** The server's voice failed, and the client knows that it has to speak the clause, or the rest of it. */
  | 'announced'
  /** Its reply was interrupted, failed, or the connection was lost meanwhile. */
  | 'left'
  | 'lost'
/** How an utterance reached the transcript. */
export type UtteranceEnd = 'whole' | 'words heard so far' | 'refused' | 'lost'

/** What all callers of one server found. */
export class Findings {
  /** From the final words to the first sound. */
  readonly firstSoundMs: number[] = []
  readonly counts = new Map<string, number>()
  /** What must not happen, with the first few cases of each. */
  readonly violations = new Map<string, { count: number; cases: string[] }>()
  /** The end of each clause by its text. */
  readonly clauses = new Map<string, ClauseEnd>()
  /** The end of each line of a collector by its text. */
  readonly utterances = new Map<string, UtteranceEnd>()

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  violate(what: string, example: string): void {
    const known = this.violations.get(what) ?? { count: 0, cases: [] }
    this.violations.set(what, known)
    known.count += 1
    if (known.cases.length < casesMax) known.cases.push(example)
  }
}

const casesMax = 5
