/** What one reply of the debtor may take, whatever the model streams. */
export type ReplyLimits = {
  /** How long a model may generate a reply, in milliseconds, over all attempts. */
  timeoutMs: number
  /** How long a reply goes on after the last person who waits for it has left, in milliseconds. */
  unattendedMs: number
  /** Maximum length of a reply in characters. */
  charactersMax: number
  /** A language model reads each line too, beside the reply. */
  readsAgain?: boolean
  /** A language model says the debtor's first line. */
  opensCalls?: boolean
  /** A language model finds the facts of a scenario. */
  makesLives?: boolean
}

export const defaultReplyLimits: ReplyLimits = {
  timeoutMs: 30_000,
  // A reload or a lost connection is back by then.
  unattendedMs: 5_000,
  charactersMax: 2_000,
}
