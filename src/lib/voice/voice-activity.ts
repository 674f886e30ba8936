import type { RealTimeVADOptions } from '@ricky0123/vad-web'
import { voiceActivityPath } from './voice-activity-path.ts'

export type ActivityEvents = {
  /** Somebody begins to speak: 30 to 60 ms after the first sound of it. */
  started: () => void
  /** It is quiet again. `speech` is false for a sound too short to be a word. */
  stopped: (speech: boolean) => void
  /** Each 32 ms of sound, at 16 kHz. */
  frame: (samples: Float32Array) => void
}

/**
 * Hears whether somebody speaks, by the Silero model, in the page: nothing of it leaves the browser. Resolves when it
 * listens; returns the way to end it. Loaded with its model (about 4 MB as it is sent) only when voice is turned on.
 */
export async function listenForSpeech(stream: MediaStream, events: ActivityEvents): Promise<() => void> {
  const { MicVAD } = await import('@ricky0123/vad-web')
  const audioContext = new AudioContext()
  const options: Partial<RealTimeVADOptions> = {
    model: 'v5',
    baseAssetPath: voiceActivityPath,
    onnxWASMBasePath: voiceActivityPath,
    audioContext,
    // The page owns the microphone: it is neither asked for again nor ended here.
    getStream: () => Promise.resolve(stream),
    resumeStream: () => Promise.resolve(stream),
    pauseStream: () => Promise.resolve(),
    startOnLoad: false,
    positiveSpeechThreshold: 0.5,
    negativeSpeechThreshold: 0.35,
    redemptionMs: 500,
    minSpeechMs: 250,
    preSpeechPadMs: 300,
    submitUserSpeechOnPause: false,
    ortConfig: (runtime) => {
      runtime.env.logLevel = 'error'
      // More need a page that is isolated from all others.
      runtime.env.wasm.numThreads = 1
    },
    onSpeechStart: events.started,
    onSpeechEnd: () => events.stopped(true),
    onVADMisfire: () => events.stopped(false),
    onFrameProcessed: (_probabilities, frame) => events.frame(frame),
  }
  const vad = await MicVAD.new(options)
  await vad.start()
  return () => {
    void vad.destroy().then(() => audioContext.close())
  }
}
