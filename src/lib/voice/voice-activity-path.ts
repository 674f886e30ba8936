/** Where the page finds the model that hears speech, and what runs it: the build puts them there (vite.config.ts). */
export const voiceActivityPath = '/assets/voice-activity-0.0.31/'

/** The rate of the sound that it hears, in Hz: what recordings have, too (A8). */
export const voiceActivitySampleRate = 16_000
