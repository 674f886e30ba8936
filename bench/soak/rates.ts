/** How often what goes wrong: shares of the turns. */
export const rates = {
  /** The collector cuts in, while the reply is made or while it is heard. */
  interrupted: 0.15,
  /** The collector's connection is lost in the middle of a reply, and comes back. */
  disconnected: 0.02,
  /** The model answers 500: the server asks once more, and nobody notices. */
  modelErrors: 0.01,
  /** The model's answer breaks off in the middle: the reply fails. */
  modelDisconnects: 0.01,
  /** The voice's connection is lost: the rest of the reply is text. */
  voiceDisconnects: 0.01,
} as const

/** Turns that cannot be heard to their end for what the providers did, as a share. */
export const providerFailureRate = rates.modelDisconnects + rates.voiceDisconnects
