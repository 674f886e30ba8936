import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { browserSynthesis } from './browser-voices.ts'
import { speechParts } from './speech-parts.ts'

export type SpeechParameters = {
  /** A voice of the browser; null leaves it to the browser to choose by language. */
  voice: SpeechSynthesisVoice | null
  language: SpeechLanguage
  /** Factors of the usual, 0.5 to 2. */
  rate: number
  pitch: number
  /** 0 to 1. */
  volume: number
}

/** The browser could not speak. `code` is the browser's own word, or what was seen from outside. */
export class BrowserSpeechError extends Error {
  readonly code: SpeechSynthesisErrorCode | 'unsupported' | 'stalled'
  constructor(code: BrowserSpeechError['code']) {
    super(`the browser did not speak: ${code}`)
    this.name = 'BrowserSpeechError'
    this.code = code
  }
}

/** A part that has not begun by then never will: no voice is installed, or the network one is gone. */
const startTimeoutMs = 5_000
/** The most that a character takes, at the usual speed, with room to spare. */
const maxMsPerCharacter = 200

let currentSpeech: AbortController | null = null

/**
 * Speaks a text with the browser's own voice, sentence by sentence. Resolves when the last one has been heard;
 * throws a BrowserSpeechError where it cannot be, and the signal's reason, silent at once, when `signal` aborts.
 * There is one voice: what was being spoken before ends as aborted.
 */
export async function speak(
  text: string,
  options: SpeechParameters & { signal?: AbortSignal },
): Promise<void> {
  const synthesis = browserSynthesis()
  if (synthesis === null) throw new BrowserSpeechError('unsupported')
  options.signal?.throwIfAborted()
  currentSpeech?.abort(new DOMException('something else is spoken', 'AbortError'))
  const controller = new AbortController()
  currentSpeech = controller
  const signal = options.signal ? AbortSignal.any([options.signal, controller.signal]) : controller.signal
  try {
    // Paused once, Chrome stays so for whatever comes next.
    synthesis.resume()
    for (const part of speechParts(text, options.language)) await speakPart(synthesis, part, options, signal)
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

    let watchdog = setTimeout(stalled, startTimeoutMs)
    function stalled() {
      end(() => reject(new BrowserSpeechError('stalled')))
      synthesis.cancel()
    }
    function aborted() {
      end(() => reject(signal.reason as Error))
      synthesis.cancel()
    }
    function end(settle: () => void) {
      clearTimeout(watchdog)
      signal.removeEventListener('abort', aborted)
      utterance.onstart = utterance.onend = utterance.onerror = null
      settle()
    }
    utterance.onstart = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(stalled, startTimeoutMs + (part.length * maxMsPerCharacter) / manner.rate)
    }
    utterance.onend = () => end(resolve)
    utterance.onerror = ({ error }) => {
      const interrupted = error === 'interrupted' || error === 'canceled'
      end(() =>
        reject(
          interrupted
            ? new DOMException('cut by another voice', 'AbortError')
            : new BrowserSpeechError(error),
        ),
      )
    }
    signal.addEventListener('abort', aborted, { once: true })
    // This closure also holds the utterance: Chrome forgets one that nothing holds, and its end never comes.
    synthesis.speak(utterance)
  })
}
