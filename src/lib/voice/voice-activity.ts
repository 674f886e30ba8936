import type { RealTimeVADOptions } from '@ricky0123/vad-web'
import { voiceActivityPath } from './voice-activity-path.ts'

export type VoiceActivityEvents = {
  /** Somebody starts to speak, or goes on after a pause, 30 to 60 ms after the first sound. */
  started: () => void
  /** A short pause, between two sentences or at the end, that has lasted for `quietMs`. */
  paused: (quietMs: number) => void
  /** It is quiet again. `speech` is false for a sound too short to be a word. */
  stopped: (speech: boolean) => void
  /** Each 32 ms of audio, at 16 kHz; `speech` if somebody seems to speak in it. */
  frame: (samples: Float32Array, speech: boolean) => void
}

const frameMs = 32
const thresholds = { speech: 0.5, silence: 0.35 }
/** Longer than the closure of a consonant and most gaps between two words; shorter than any wait for an end. */
export const pauseMs = 128

/** Reports each pause and each start of speech once, from the speech probability of each frame. */
export class PauseDetector {
  #quietMs = Number.POSITIVE_INFINITY

  /** What begins at this frame; null if nothing does. */
  next(speechProbability: number): 'pause' | 'speech' | null {
    const before = this.#quietMs
    if (speechProbability >= thresholds.speech) this.#quietMs = 0
    else if (speechProbability < thresholds.silence) this.#quietMs += frameMs
    if (before >= pauseMs) return this.#quietMs === 0 ? 'speech' : null
    return this.#quietMs >= pauseMs ? 'pause' : null
  }
}

export type VoiceActivity = {
  /** Listens on after an interruption by the system. Call from a click handler. */
  resume: () => void
  stop: () => void
}

/**
 * Runs voice activity detection with the Silero model in the page; no audio leaves the browser. Resolves once
 * it is listening. The model (about 6 MB transferred) is loaded only when voice is
 * turned on.
 */
export async function startVoiceActivity(
  stream: MediaStream,
  events: VoiceActivityEvents,
): Promise<VoiceActivity> {
  const { MicVAD } = await import('@ricky0123/vad-web')
  const audioContext = new AudioContext()
  const pauseDetector = new PauseDetector()
  const options: Partial<RealTimeVADOptions> = {
    model: 'v5',
    baseAssetPath: voiceActivityPath,
    onnxWASMBasePath: voiceActivityPath,
    audioContext,
    // The page owns the microphone, so the stream is neither requested nor stopped here.
    getStream: () => Promise.resolve(stream),
    resumeStream: () => Promise.resolve(stream),
    pauseStream: () => Promise.resolve(),
    startOnLoad: false,
    positiveSpeechThreshold: thresholds.speech,
    negativeSpeechThreshold: thresholds.silence,
    redemptionMs: 500,
    minSpeechMs: 250,
    preSpeechPadMs: 300,
    submitUserSpeechOnPause: false,
    ortConfig: (runtime) => {
      runtime.env.logLevel = 'error'
      // More threads need a cross-origin isolated page.
      runtime.env.wasm.numThreads = 1
    },
    onSpeechEnd: () => events.stopped(true),
    onVADMisfire: () => events.stopped(false),
    onFrameProcessed: ({ isSpeech }, frame) => {
      const begins = pauseDetector.next(isSpeech)
      if (begins === 'speech') events.started()
      else if (begins === 'pause') events.paused(pauseMs)
      events.frame(frame, isSpeech >= thresholds.speech)
    },
  }
  const vad = await MicVAD.new(options)
  await vad.start()
  return {
    resume: () => void audioContext.resume().catch(() => undefined),
    stop: () => void vad.destroy().then(() => audioContext.close()),
  }
}
