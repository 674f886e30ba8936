import type { SpeechScript } from '#server/testing/speech-simulator.ts'
import type { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import type { Dice } from './dice.ts'
import type { Rates, Service } from './rates.ts'
import { collectorLine, numberIn } from './words.ts'

/** Only ElevenLabs makes words final unasked. */
const kinds = {
  elevenlabs: ['ears cut', 'ears stalled', 'ears garbage', 'ears error', 'ears final early'],
  openai: ['ears cut', 'ears stalled', 'ears garbage', 'ears error'],
} as const
const recordingKinds = ['recording refused', 'recording unavailable', 'recording unanswered'] as const
const wavHeaderBytes = 44

/** Lets simulated ears hear the line whose number is in the sound, and meet faults. */
export function letEarsFail(voices: VoiceSimulator, dice: Dice, service: Service, rates: Rates): void {
  const { speech } = voices
  speech.keepsAudio = false
  speech.otherSpellings = rates.utterances > 0
  speech.otherwise = (pcm) => {
    speech.streams.length = 0
    // A commit without sound.
    if (pcm.byteLength === 0) return { name: 'hear', text: '' }
    const text = collectorLine(numberIn(pcm))
    return scriptOf(dice.fault(rates.utterances, kinds[service], text), text)
  }
  voices.transcript = (recording) => {
    voices.transcriptions.length = 0
    const text = collectorLine(numberIn(recording.subarray(wavHeaderBytes)))
    switch (dice.fault(rates.utterances, recordingKinds, text)) {
      case 'recording refused':
        return 400
      case 'recording unavailable':
        return 503
      case 'recording unanswered':
        return null
      default:
        return text
    }
  }
}

function scriptOf(kind: (typeof kinds)['elevenlabs'][number] | null, text: string): SpeechScript {
  const words = 1 + Math.floor(Math.random() * text.split(' ').length)
  switch (kind) {
    case null:
      return { name: 'hear', text }
    case 'ears cut':
      return { name: 'cut', text, words }
    case 'ears stalled':
      return { name: 'stall', text }
    case 'ears garbage':
      return { name: 'garbage', text }
    case 'ears error':
      return { name: 'error', text, error: 'resource_exhausted' }
    case 'ears final early':
      return { name: 'final early', text, words }
    default:
      return kind satisfies never
  }
}
