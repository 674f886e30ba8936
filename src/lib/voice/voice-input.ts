import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { Microphone, MicrophoneError, type MicrophoneErrorReason } from './microphone.ts'
import { speechRecognitionFactory, Recogniser, type RecogniserEvents } from './recogniser.ts'
import { resultsRepeat } from './recognition-results.ts'
import { SpeechRecorder } from './speech-recorder.ts'
import type { VoiceActivity } from './voice-activity.ts'
import { onDeviceRecognition } from './on-device.ts'
import {
  chooseTranscription,
  type EarsChoice,
  type ServerTranscription,
  type TranscriptionMode,
  usesRecogniser,
} from './transcription-mode.ts'

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
  readonly #server: ServerTranscription
  #ears: EarsChoice
  #language: SpeechLanguage
  #onDevice = false
  #microphone: Microphone | null = null
  #recogniser: Recogniser | null = null
  #voiceActivity: VoiceActivity | null = null
  #closed = false
  #recognising = false
  #hearsSpeech = false
  transcriptionMode: TranscriptionMode
  microphoneFailure: MicrophoneFailure | null = null
  /** Whether speech is taken as input at present. */
  listening = false
  /** Whether voice activity detection is running. */
  detectsSpeech = false

  /** `ears`: who may hear the voice. */
  constructor(
    language: SpeechLanguage,
    server: ServerTranscription,
    ears: EarsChoice,
    events: VoiceInputEvents,
  ) {
    this.#events = events
    this.#server = { ...server }
    this.#ears = ears
    this.#language = language
    const create = speechRecognitionFactory()
    if (create)
      this.#recogniser = new Recogniser(
        create,
        language,
        {
          partial: (text) => this.listening && events.partial(text),
          final: (text, confidence) => this.listening && events.final(text, confidence),
          stopped: events.recogniserStopped,
          unavailable: () => this.#handleRecogniserUnavailable(),
        },
        resultsRepeat(navigator.userAgent),
      )
    this.transcriptionMode = this.#chooseMode()
  }

  /** Input level now, 0 to 1. */
  get level(): number {
    return this.listening ? (this.#microphone?.level ?? 0) : 0
  }

  /** Whether somebody seems to speak just now, the debtor through the loudspeaker too. */
  get hearsSpeech(): boolean {
    return this.listening && this.#hearsSpeech
  }

  get stream(): MediaStream | null {
    return this.#microphone?.stream ?? null
  }

  get deviceId(): string | null {
    return this.#microphone?.deviceId ?? null
  }

  set language(language: SpeechLanguage) {
    if (language === this.#language) return
    this.#language = language
    if (this.#recogniser) this.#recogniser.language = language
    void this.#findOnDevice()
  }

  set ears(ears: EarsChoice) {
    if (ears === this.#ears) return
    this.#ears = ears
    this.#changeMode()
    // Its language pack may have come since.
    void this.#findOnDevice()
  }

  /** The server's streaming transcription failed: the next best way takes over for the rest of the call. */
  streamingFailed(): void {
    this.#server.streaming = false
    this.#changeMode()
  }

  /** Opens the microphone. On failure `microphoneFailure` is set; the debtor can still be heard. */
  async open(deviceId: string | null): Promise<void> {
    this.#releaseMicrophone()
    // Before anything is heard: a voice that is to stay here is sent nowhere meanwhile.
    await this.#findOnDevice()
    if (this.#closed) return
    try {
      const microphone = await Microphone.open(deviceId, () => void this.#handleMicrophoneLost())
      if (this.#closed) return microphone.close()
      this.#microphone = microphone
      this.microphoneFailure = null
      if (this.#recogniser) this.#recogniser.track = microphone.track
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
    if (this.microphoneFailure === null) this.setRecognising(recognise)
  }

  /** Hears on after an interruption by the system. Call from a click handler. */
  resume(): void {
    this.#microphone?.resume()
    this.#voiceActivity?.resume()
  }

  mute(): void {
    this.listening = false
    this.#recognising = false
    this.#recogniser?.close()
  }

  /** Push to talk: the key was pressed or released. */
  setRecognising(active: boolean): void {
    this.#recognising = active
    if (active && usesRecogniser(this.transcriptionMode)) this.#recogniser?.start()
    else this.#recogniser?.stop()
  }

  close(): void {
    this.#closed = true
    this.listening = false
    this.#recogniser?.close()
    this.#releaseMicrophone()
  }

  #releaseMicrophone(): void {
    this.#voiceActivity?.stop()
    this.#voiceActivity = null
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
      const activity = await startVoiceActivity(microphone.stream, {
        started: () => this.listening && this.#events.speechStarted(),
        paused: (quietMs) => this.listening && this.#events.speechPaused(quietMs),
        stopped: (speech) => this.listening && this.#events.speechStopped(speech),
        frame: (frame, speech) => {
          this.recorder.add(frame)
          this.#hearsSpeech = speech
        },
      })
      if (this.#microphone !== microphone) return activity.stop()
      this.#voiceActivity = activity
      this.detectsSpeech = true
    } catch {
      // Without it nothing can be sent to the server.
      this.#server.streaming = false
      this.#server.recordings = false
      this.#changeMode()
    }
    this.#events.stateChanged()
  }

  /** Unplugged: falls back to another microphone, if there is one. */
  async #handleMicrophoneLost(): Promise<void> {
    await this.open(null)
    if (this.microphoneFailure !== null) this.microphoneFailure = 'lost'
    else this.setRecognising(this.#recognising)
    this.#events.stateChanged()
  }

  #handleRecogniserUnavailable(): void {
    this.#recogniser?.close()
    // What cannot recognise here may do so elsewhere, if the person lets it.
    if (this.transcriptionMode === 'device') this.#onDevice = false
    else this.#recogniser = null
    this.#changeMode()
  }

  /** Asks the browser whether it recognises the language on the device. */
  async #findOnDevice(): Promise<void> {
    const language = this.#language
    const found = this.#recogniser === null ? 'unavailable' : await onDeviceRecognition([language])
    if (this.#closed || language !== this.#language) return
    this.#onDevice = found === 'available'
    this.#changeMode()
  }

  #chooseMode(): TranscriptionMode {
    return chooseTranscription({
      ears: this.#ears,
      recogniser: this.#recogniser !== null,
      onDevice: this.#onDevice,
      server: this.#server,
    })
  }

  #changeMode(): void {
    const mode = this.#chooseMode()
    if (mode === this.transcriptionMode) return
    this.transcriptionMode = mode
    if (this.#recogniser) this.#recogniser.onDevice = mode === 'device'
    if (!usesRecogniser(mode)) this.#recogniser?.close()
    else if (this.listening) this.setRecognising(this.#recognising)
    this.#events.stateChanged()
  }
}
