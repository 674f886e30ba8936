import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { Microphone, MicrophoneError, type MicrophoneErrorReason } from './microphone.ts'
import { speechRecognitionFactory, Recogniser, type RecogniserEvents } from './recogniser.ts'
import { SpeechRecorder } from './speech-recorder.ts'

/** How speech becomes text: in the browser, on the server from a recording, or not at all. */
export type TranscriptionMode = 'recogniser' | 'recording' | 'nothing'

/** Why there is no microphone; `lost` means that it was unplugged while in use. */
export type MicrophoneFailure = MicrophoneErrorReason | 'lost'

export type VoiceInputEvents = {
  speechStarted: () => void
  /** It has been quiet for `quietMs`. */
  speechPaused: (quietMs: number) => void
  /** `speech` is false for a sound too short to be a word. */
  speechStopped: (speech: boolean) => void
  partial: RecogniserEvents['partial']
  final: RecogniserEvents['final']
  recogniserStopped: () => void
  stateChanged: () => void
}

/** The input side of a voice call: microphone, voice activity detection and speech recognition. */
export class VoiceInput {
  readonly recorder = new SpeechRecorder()
  readonly #events: VoiceInputEvents
  readonly #serverTranscribes: boolean
  #microphone: Microphone | null = null
  #recogniser: Recogniser | null = null
  #stopVoiceActivity: (() => void) | null = null
  #closed = false
  transcriptionMode: TranscriptionMode
  microphoneFailure: MicrophoneFailure | null = null
  /** Whether speech is taken as input at present. */
  listening = false
  /** Whether voice activity detection is running. */
  detectsSpeech = false

  /** `serverTranscribes`: the server can transcribe a recording. */
  constructor(language: SpeechLanguage, serverTranscribes: boolean, events: VoiceInputEvents) {
    this.#events = events
    this.#serverTranscribes = serverTranscribes
    const create = speechRecognitionFactory()
    this.transcriptionMode = create ? 'recogniser' : serverTranscribes ? 'recording' : 'nothing'
    if (create)
      this.#recogniser = new Recogniser(create, language, {
        partial: (text) => this.listening && events.partial(text),
        final: (text, confidence) => this.listening && events.final(text, confidence),
        stopped: events.recogniserStopped,
        unavailable: () => this.#handleRecogniserUnavailable(),
      })
  }

  /** Input level now, 0 to 1. */
  get level(): number {
    return this.listening ? (this.#microphone?.level ?? 0) : 0
  }

  get deviceId(): string | null {
    return this.#microphone?.deviceId ?? null
  }

  set language(language: SpeechLanguage) {
    if (this.#recogniser) this.#recogniser.language = language
  }

  /** Opens the microphone. On failure `microphoneFailure` is set; the debtor can still be heard. */
  async open(deviceId: string | null): Promise<void> {
    this.#releaseMicrophone()
    try {
      const microphone = await Microphone.open(deviceId, () => void this.#handleMicrophoneLost())
      if (this.#closed) return microphone.close()
      this.#microphone = microphone
      this.microphoneFailure = null
      // The model takes a moment to load; recognition works without it.
      void this.#startVoiceActivity(microphone)
    } catch (error) {
      this.microphoneFailure = error instanceof MicrophoneError ? error.reason : 'denied'
    }
    this.#events.stateChanged()
  }

  /**
   * Starts taking speech as input. `recognise` is false with push to talk, where recognition waits for the
   * key.
   */
  listen(recognise: boolean): void {
    this.listening = true
    if (recognise && this.microphoneFailure === null) this.#recogniser?.start()
  }

  mute(): void {
    this.listening = false
    this.#recogniser?.close()
  }

  /** Push to talk: the key was pressed or released. */
  setRecognising(active: boolean): void {
    if (active) this.#recogniser?.start()
    else this.#recogniser?.stop()
  }

  close(): void {
    this.#closed = true
    this.listening = false
    this.#recogniser?.close()
    this.#releaseMicrophone()
  }

  #releaseMicrophone(): void {
    this.#stopVoiceActivity?.()
    this.#stopVoiceActivity = null
    this.detectsSpeech = false
    this.#microphone?.close()
    this.#microphone = null
  }

  /**
   * Without voice activity detection only recognised words show that somebody speaks, and nothing can be
   * recorded.
   */
  async #startVoiceActivity(microphone: Microphone): Promise<void> {
    try {
      const { startVoiceActivity } = await import('./voice-activity.ts')
      const stop = await startVoiceActivity(microphone.stream, {
        started: () => this.listening && this.#events.speechStarted(),
        paused: (quietMs) => this.listening && this.#events.speechPaused(quietMs),
        stopped: (speech) => this.listening && this.#events.speechStopped(speech),
        frame: (frame) => this.recorder.add(frame),
      })
      if (this.#microphone !== microphone) return stop()
      this.#stopVoiceActivity = stop
      this.detectsSpeech = true
    } catch {
      if (this.transcriptionMode === 'recording') this.transcriptionMode = 'nothing'
    }
    this.#events.stateChanged()
  }

  /** Unplugged: falls back to another microphone, if there is one. */
  async #handleMicrophoneLost(): Promise<void> {
    await this.open(null)
    if (this.microphoneFailure !== null) this.microphoneFailure = 'lost'
    else if (this.listening) this.#recogniser?.start()
    this.#events.stateChanged()
  }

  #handleRecogniserUnavailable(): void {
    this.#recogniser?.close()
    this.#recogniser = null
    this.transcriptionMode = this.#serverTranscribes && this.detectsSpeech ? 'recording' : 'nothing'
    this.#events.stateChanged()
  }
}
