/** What the page tells the audio thread. Samples are mono, -1 to 1, at the rate of the audio context. */
export type PlayerCommand =
  | { type: 'begin'; ordinal: number }
  | { type: 'push'; ordinal: number; samples: Float32Array }
  /** Samples that were lost on the way. */
  | { type: 'skip'; ordinal: number; samples: number }
  | { type: 'end'; ordinal: number; totalSamples: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'clear' }

/** What the audio thread tells the page. `playedSamples` counts those of the reply `ordinal`. */
export type PlayerEvent = {
  /** `first` with the first sample, `silent` when a hold or a clear took effect, `ended` with the last sample. */
  type: 'first' | 'progress' | 'silent' | 'ended'
  ordinal: number
  playedSamples: number
}

export const playerProcessorName = 'portal-player'
