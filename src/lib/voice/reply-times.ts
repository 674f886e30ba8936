/** How long the debtor took to answer, by reply: from the collector's last word to the first audio. */
export class ReplyTimes {
  #askedAtMs: number | null = null
  byResponse: Readonly<Record<string, number>> = {}

  /** The collector has said the last word. */
  asked(): void {
    this.#askedAtMs = performance.now()
  }

  /** The first audio of a reply is played. One that nobody waited for, as a line that is played again, has no time. */
  answered(responseId: string): void {
    if (this.#askedAtMs === null) return
    const tookMs = Math.round(performance.now() - this.#askedAtMs)
    this.byResponse = { ...this.byResponse, [responseId]: tookMs }
    this.#askedAtMs = null
  }
}
