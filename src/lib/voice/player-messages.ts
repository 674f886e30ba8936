/**
 * Commands from the page to the audio thread. Samples are mono, -1 to 1, at the sample rate of the context.
 */
export type PlayerCommand =
  | { type: 'begin'; ordinal: number }
  | { type: 'push'; ordinal: number; samples: Float32Array }
  /** Samples that were lost on the way. */
  | { type: 'skip'; ordinal: number; samples: number }
  | { type: 'end'; ordinal: number; totalSamples: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'clear' }

/** Events from the audio thread to the page. `playedSamples` counts the samples of the reply `ordinal`. */
export type PlayerEvent = {
  /**
   * `first`: the first sample was played. `silent`: a pause or a clear took effect. `ended`: the last sample
   * was played.
   */
  type: 'first' | 'progress' | 'silent' | 'ended'
  ordinal: number
  playedSamples: number
}

export const playerProcessorName = 'portal-player'
