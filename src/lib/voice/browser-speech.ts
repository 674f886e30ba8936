import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { browserSynthesis } from './browser-voices.ts'
import { speechParts } from './speech-parts.ts'
import { Watchdog } from './watchdog.ts'

export type SpeechParameters = {
  /** A browser voice; null lets the browser choose one by language. */
  voice: SpeechSynthesisVoice | null
  language: SpeechLanguage
  /** Factors of the normal value, 0.5 to 2. */
  rate: number
  pitch: number
  /** 0 to 1. */
  volume: number
}

/** The browser could not speak. `code` is the browser's own error code, or what was observed from outside. */
export class BrowserSpeechError extends Error {
  readonly code: SpeechSynthesisErrorCode | 'unsupported' | 'stalled'
  constructor(code: BrowserSpeechError['code']) {
    super(`the browser did not speak: ${code}`)
    this.name = 'BrowserSpeechError'
    this.code = code
  }
}

/**
 * A part that has not started by then never will: no voice is installed, or the network voice is unreachable.
 */
const startTimeoutMs = 5_000
/** The longest time that one character takes at normal speed, with a margin. */
const maxMsPerCharacter = 200

let currentSpeech: AbortController | null = null
/** Of the part that is being spoken. */
let currentWatchdog: Watchdog | null = null
let paused = false

/** Makes the current speech wait, or go on. However long it waits, that does not count as a voice that has stopped. */
export function pauseSpeech(pause: boolean): void {
  paused = pause
  if (currentWatchdog) currentWatchdog.paused = pause
  const synthesis = browserSynthesis()
  if (pause) synthesis?.pause()
  else synthesis?.resume()
}

/**
 * Speaks text with a browser voice, sentence by sentence. Resolves after the last one. Throws a
 * BrowserSpeechError on failure, and the signal's reason, silent at once, when `signal` aborts. Only one
 * speech runs at a time: starting another aborts the current one.
 */
export async function speak(
  text: string,
  options: SpeechParameters & { signal?: AbortSignal },
): Promise<void> {
  const synthesis = browserSynthesis()
  if (synthesis === null) throw new BrowserSpeechError('unsupported')
  options.signal?.throwIfAborted()
  currentSpeech?.abort(new DOMException('replaced by another speech', 'AbortError'))
  const controller = new AbortController()
  currentSpeech = controller
  const signal = options.signal ? AbortSignal.any([options.signal, controller.signal]) : controller.signal
  try {
    // Once paused, Chrome stays paused for later utterances.
    pauseSpeech(false)
    for (const part of speechParts(text)) await speakPart(synthesis, part, options, signal)
  } finally {
    if (currentSpeech === controller) currentSpeech = null
  }
}

function speakPart(
  synthesis: SpeechSynthesis,
  part: string,
  manner: SpeechParameters,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(part)
    utterance.voice = manner.voice
    utterance.lang = manner.voice?.lang ?? manner.language
    utterance.rate = manner.rate
    utterance.pitch = manner.pitch
    utterance.volume = manner.volume

    const watchdog = new Watchdog(stalled)
    // A pause may fall between two parts.
    watchdog.paused = paused
    watchdog.start(startTimeoutMs)
    currentWatchdog = watchdog
    function stalled() {
      finish(() => reject(new BrowserSpeechError('stalled')))
      synthesis.cancel()
    }
    function aborted() {
      finish(() => reject(signal.reason as Error))
      synthesis.cancel()
    }
    function finish(settle: () => void) {
      watchdog.stop()
      if (currentWatchdog === watchdog) currentWatchdog = null
      signal.removeEventListener('abort', aborted)
      utterance.onstart = utterance.onend = utterance.onerror = null
      settle()
    }
    utterance.onstart = () => watchdog.start(startTimeoutMs + (part.length * maxMsPerCharacter) / manner.rate)
    utterance.onend = () => finish(resolve)
    utterance.onerror = ({ error }) => {
      const interrupted = error === 'interrupted' || error === 'canceled'
      finish(() =>
        reject(
          interrupted
            ? new DOMException('interrupted by another speech', 'AbortError')
            : new BrowserSpeechError(error),
        ),
      )
    }
    signal.addEventListener('abort', aborted, { once: true })
    // This closure also holds the utterance: Chrome garbage-collects one without references, and then its end
    // event never fires.
    synthesis.speak(utterance)
  })
}
