/** Times of the turn machine, in milliseconds. */
export type TurnTimings = typeof turnTimings

export const turnTimings = {
  /** Words are final, but somebody still seems to speak: noise must not delay a line for longer than this. */
  finalHoldMs: 1_500,
  /** Interim words are submitted when nothing more is recognised for this long. */
  partialTimeoutMs: 2_500,
  /**
   * Interim words are taken as they are after this much quiet, as a recogniser may be half a second behind, and once they
   * have not changed for a while.
   */
  interimWords: { quietMs: 500, stableMs: 300 },
  /** The same where they are a finished question: of what comes late then, the line is made longer (A11). */
  finishedWords: { quietMs: 400, stableMs: 200 },
  /** A wait that is shorter is of words that are finished. */
  finishedMs: 300,
  /** A reply and its first sound are made in about this time: the pause is reported so long before the end of its wait. */
  replyMadeMs: 500,
  /** Words that the server hears come back so long after they are said: before, the last ones may be on their way. */
  heardQuietMs: 200,
  /** Words that change after speech are reported once they have been stable for this long, as the server takes them. */
  stableGuessMs: 150,
  /** Quiet that has passed when only the recogniser shows that speech has ended, or voice activity reports its end. */
  reportedQuietMs: 500,
  /** Silence after a sound that held the reply: without words it was a false alarm (A6). */
  falseAlarmMs: 1_000,
  /** A reply is held no longer than this without words, while sound goes on. */
  heldMaxMs: 8_000,
  /** Words may arrive this late after speech; later ones do not belong to it. */
  lateWordsMs: 4_000,
  /** Words of one breath are recognised within this time of each other. */
  oneBreathMs: 350,
  /** A voice over the debtor is the same one again after a pause between words, no longer. */
  voiceGapMs: 500,
  /** No word is recognised sooner after the voice over the debtor was told that says it. */
  recognisedAfterMs: 250,
  /** The recogniser may report the debtor's words from the loudspeaker this late after the last sound of a reply. */
  lateEchoMs: 3_000,
}

/**
 * The server's times. The page decides what was a false alarm, as it hears the words first; the server waits longer, for
 * clients that have gone or do not decide.
 */
export const fallbackTimings: TurnTimings = { ...turnTimings, falseAlarmMs: 2_500 }
