/** Fault rates, per turn. */
export const rates = {
  /** The collector interrupts while the reply is generated or played. */
  interrupted: 0.15,
  /** The collector's connection is lost during a reply, and restored. */
  disconnected: 0.02,
  /** The model answers 500: the server retries, and nobody notices. */
  modelErrors: 0.01,
  /** The model's stream breaks off: the reply fails. */
  modelDisconnects: 0.01,
  /** The voice connection is lost: the rest of the reply is text only. */
  voiceDisconnects: 0.01,
} as const

/** The rate of turns whose reply cannot be played to the end because of provider faults. */
export const providerFailureRate = rates.modelDisconnects + rates.voiceDisconnects
