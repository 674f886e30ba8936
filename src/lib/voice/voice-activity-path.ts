/**
 * Where the page finds the voice activity model and its runtime; the build copies them there
 * (vite.config.ts).
 */
export const voiceActivityPath = '/assets/voice-activity-0.0.31/'

/** The sample rate of the model in Hz, and of recordings (A8). */
export const voiceActivitySampleRate = 16_000
