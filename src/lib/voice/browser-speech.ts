import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { synthesis } from './browser-voices.ts'
import { sentences } from './sentences.ts'

export type Manner = {
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
const beginMs = 5_000
/** The most that a character takes, at the usual speed, with room to spare. */
const characterMs = 200

let speaking: AbortController | null = null

/**
 * Speaks a text with the browser's own voice, sentence by sentence. Resolves when the last one has been heard;
 * throws a BrowserSpeechError where it cannot be, and the signal's reason, silent at once, when `signal` aborts.
 * There is one voice: what was being spoken before ends as aborted.
 */
export async function speak(text: string, options: Manner & { signal?: AbortSignal }): Promise<void> {
  const speaker = synthesis()
  if (speaker === null) throw new BrowserSpeechError('unsupported')
  options.signal?.throwIfAborted()
  speaking?.abort(new DOMException('something else is spoken', 'AbortError'))
  const own = new AbortController()
  speaking = own
  const signal = options.signal ? AbortSignal.any([options.signal, own.signal]) : own.signal
  try {
    // Paused once, Chrome stays so for whatever comes next.
    speaker.resume()
    for (const part of sentences(text, options.language)) await say(speaker, part, options, signal)
  } finally {
    if (speaking === own) speaking = null
  }
}

function say(speaker: SpeechSynthesis, part: string, manner: Manner, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(part)
    utterance.voice = manner.voice
    utterance.lang = manner.voice?.lang ?? manner.language
    utterance.rate = manner.rate
    utterance.pitch = manner.pitch
    utterance.volume = manner.volume

    let watch = setTimeout(stalled, beginMs)
    function stalled() {
      end(() => reject(new BrowserSpeechError('stalled')))
      speaker.cancel()
    }
    function aborted() {
      end(() => reject(signal.reason as Error))
      speaker.cancel()
    }
    function end(settle: () => void) {
      clearTimeout(watch)
      signal.removeEventListener('abort', aborted)
      utterance.onstart = utterance.onend = utterance.onerror = null
      settle()
    }
    utterance.onstart = () => {
      clearTimeout(watch)
      watch = setTimeout(stalled, beginMs + (part.length * characterMs) / manner.rate)
    }
    utterance.onend = () => end(resolve)
    utterance.onerror = ({ error }) => {
      const cut = error === 'interrupted' || error === 'canceled'
      end(() =>
        reject(cut ? new DOMException('cut by another voice', 'AbortError') : new BrowserSpeechError(error)),
      )
    }
    signal.addEventListener('abort', aborted, { once: true })
    // This closure also holds the utterance: Chrome forgets one that nothing holds, and its end never comes.
    speaker.speak(utterance)
  })
}
