import type { VoiceScript } from '#server/testing/simulated-sound.ts'
import { crowdedMessage, type SpokenClause, type VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { providerTimes } from '../voice/scripted-call.ts'
import type { Dice } from './dice.ts'
import type { Rates, Service } from './rates.ts'

const pace = { firstByteMs: providerTimes.firstByteMs, pieceMs: providerTimes.chunkMs }

const kinds = {
  elevenlabs: ['cut', 'stalled', 'garbage', 'closed', 'silent', 'crowded'],
  openai: ['cut', 'stalled', 'garbage', 'no sound', 'refused', 'rate limited', 'unavailable', 'silent'],
} as const
type Kind = (typeof kinds)[Service][number]

/** Of the account's voices this one is listed and then refused. */
const missingVoice = 'EXAVITQu4vr4xnSDxMaL'

/** Lets a simulated voice meet faults, and remembers who was asked for the clauses that met one. */
export class VoiceFaults {
  readonly #dice: Dice
  readonly #service: Service
  readonly #rate: number
  readonly voicesAsked: Record<string, string[]> = {}

  constructor(voices: VoiceSimulator, dice: Dice, service: Service, rates: Rates) {
    this.#dice = dice
    this.#service = service
    this.#rate = rates.clauses
    voices.otherwise = (clause) => {
      voices.clauses.length = 0
      return this.#script(clause, voices)
    }
    if (service === 'openai' || rates.clauses === 0) return
    voices.spelling = 'snake'
    voices.alignmentIsMalformed = true
    voices.endsCancelledContexts = false
    voices.missingVoices.add(missingVoice)
  }

  #script(clause: SpokenClause, voices: VoiceSimulator): VoiceScript {
    const { voiceId } = clause
    const text = clause.text.trim()
    const known = this.voicesAsked[text]
    known?.push(voiceId)
    const kind = voices.missingVoices.has(voiceId)
      ? this.#missing(text)
      : this.#dice.fault<Kind>(this.#rate, kinds[this.#service], text)
    if (kind === null) return { name: 'speak', ...pace }
    this.voicesAsked[text] ??= [voiceId]
    return scriptOf(kind, Math.floor(Math.random() * 4))
  }

  #missing(text: string): null {
    this.#dice.note('unknown voice', text)
    this.voicesAsked[text] ??= [missingVoice]
    return null
  }
}

/** `pieces` of 100 ms before the fault. */
function scriptOf(kind: Kind, pieces: number): VoiceScript {
  switch (kind) {
    case 'cut':
      return { name: 'cut', pieces, ...pace }
    case 'stalled':
      return { name: 'stall', pieces: pieces + 1, ...pace }
    case 'garbage':
      return { name: 'garbage', pieces: pieces + 1, ...pace }
    case 'no sound':
      return { name: 'garbage', pieces: 0 }
    case 'closed':
    case 'refused':
      return { name: 'refuse', status: 400 }
    case 'rate limited':
      return { name: 'refuse', status: 429 }
    case 'unavailable':
      return { name: 'refuse', status: 503 }
    case 'silent':
      return { name: 'silent' }
    case 'crowded':
      return { name: 'error', error: 'max_active_conversations', message: crowdedMessage }
    default:
      return kind satisfies never
  }
}
