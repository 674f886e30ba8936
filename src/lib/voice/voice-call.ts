import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { CallTurn, type Utterance } from './call-turn.ts'
import { serverTranscription } from './transcription-mode.ts'
import type { MicrophoneErrorReason } from './microphone.ts'
import { VoiceInput } from './voice-input.ts'
import { VoiceOutput } from './voice-output.ts'
import { SentSpeech } from './sent-speech.ts'
import { voiceActivitySampleRate } from './voice-activity-path.ts'
import {
  channelVoiceSettings,
  otherLanguageHeard,
  type VoiceCallOptions,
  type VoiceCallSettings,
} from './voice-call-settings.ts'
import { ReplyTimes } from './reply-times.ts'
import { sameView, type VoiceView, voiceOff } from './voice-view.ts'
import { floatToPcm16 } from './pcm.ts'

/**
 * A voice call in the page. The input side (microphone, speech, words) and the output side (audio, captions)
 * do not know each other; the turn machine decides whose turn it is, and everything else goes over the channel.
 */
export class VoiceCall {
  readonly #options: VoiceCallOptions
  readonly #channel: SessionChannel
  readonly #listeners = new Set<() => void>()
  #settings: VoiceCallSettings
  /** The language that was asked for last; in a bilingual call another one may have been heard since. */
  #languageAsked: VoiceCallSettings['language']
  /** The microphone stays off: what would turn it on meanwhile does so afterwards. */
  #off: { why: 'hold' | 'over'; listensAfter: boolean } | null = null
  #turn: CallTurn
  #input: VoiceInput | null = null
  #output: VoiceOutput | null = null
  #unsubscribeFrames: (() => void) | null = null
  #view: VoiceView = voiceOff
  #partial = ''
  #sent: SentSpeech | null = null
  readonly #replyTimes = new ReplyTimes()
  #ready = false
  /** The last item that got its final text: the line that was spoken before, if its speaker went on. */
  #continued: { seq: number; itemId: string } | null = null

  constructor(options: VoiceCallOptions) {
    this.#options = options
    this.#channel = options.channel
    this.#settings = options.settings
    this.#languageAsked = options.settings.language
    this.#turn = this.#newTurn()
  }

  // --- for the view

  get view(): VoiceView {
    return this.#view
  }

  /** Microphone level now, 0 to 1. Read at every animation frame, so it is not part of the view. */
  get microphoneLevel(): number {
    return this.#input?.level ?? 0
  }

  /** How loud the debtor is now, 0 to 1, read likewise. */
  get debtorLevel(): number {
    return this.#output?.sound?.now ?? 0
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Turns the voice on. Call from a click handler where possible: browsers block audio without a user
   * gesture. `without` is why there is no microphone, if that was settled before: it is not asked for then.
   */
  async start(without: MicrophoneErrorReason | null = null): Promise<void> {
    if (this.#input) return
    this.#turn = this.#newTurn()
    const input = new VoiceInput(
      this.#settings.language,
      serverTranscription(this.#channel.view.voiceOffer),
      this.#settings.ears,
      {
        speechStarted: () => this.#handleSpeechStarted(),
        speechPaused: (quietMs) => this.#turn.tell({ type: 'speech_paused', quietMs }),
        speechStopped: (speech) => this.#handleSpeechStopped(speech),
        partial: (text) => this.#turn.hear(text),
        final: (text, confidence) => this.#turn.hearFinal(text, confidence),
        recogniserStopped: () => this.#turn.tell({ type: 'recogniser_stopped' }),
        stateChanged: () => this.#handleInputChange(),
      },
    )
    const output = new VoiceOutput(this.#channel, this.#options.recordings, this.#settings.voice, {
      stateChanged: () => this.#handleOutputChange(),
      replyStarted: (responseId) => this.#replyTimes.answered(responseId),
      // A knock is louder than the echo too.
      voiceOver: () => input.hearsSpeech && this.#turn.tell({ type: 'speech_over_echo' }),
      serverVoiceFailed: this.#options.onServerVoiceFailed,
    })
    this.#input = input
    this.#sent = new SentSpeech(input, this.#channel, {
      submitting: () => {
        // What was said interrupts the debtor, whatever its words are.
        this.#turn.hearByServer('')
        this.#turn.tell({ type: 'speech_settled' })
        this.#replyTimes.asked()
      },
      submitted: (clientMsgId, pcm) =>
        this.#options.recordings.add(clientMsgId, pcm, voiceActivitySampleRate),
      wordsHeard: (text) => {
        // The debtor's words, from the loudspeaker, do not tell which language the collector speaks.
        const own = this.#turn.hearByServer(text)
        this.#switchToLanguageOf(own)
        return own
      },
      streamingFailed: this.#options.onStreamingFailed,
    })
    this.#output = output
    output.loudspeakerId = this.#settings.loudspeakerId
    this.#unsubscribeFrames = this.#channel.onFrame((frame) => this.#handleFrame(frame))
    this.#configureTurn()
    this.#updateView()
    await output.open()
    this.#sendVoiceSettings()
    if (without === null) await input.open(this.#settings.microphoneId)
    else input.microphoneFailure = without
    if (this.#input !== input) return
    if (without === null && input.microphoneFailure !== null)
      this.#options.onMicrophoneFailed(input.microphoneFailure)
    this.#ready = true
    if (this.#settings.autoRecord || this.#settings.pushToTalk) this.listen()
    const [opening, ...later] = this.#channel.view.items
    if (opening?.role === 'assistant' && later.length === 0 && opening.responseId === null)
      void output.speakOpening(opening, this.#settings.loudspeakerId).catch(() => undefined)
    this.#updateView()
  }

  /** Turns the voice off; the transcript keeps what was said. */
  stop(): void {
    this.#unsubscribeFrames?.()
    this.#turn.tell({ type: 'ended' })
    this.#input?.close()
    void this.#output?.close()
    this.#input = null
    this.#output = null
    this.#ready = false
    this.#sent = null
    this.#off = null
    this.#channel.configureVoice(null)
    this.#updateView()
  }

  /** The user has clicked, so audio is allowed now. An interruption by the system stops the microphone too. */
  allowAudio(): void {
    this.#input?.resume()
    void this.#output?.open().then(() => this.#updateView())
  }

  /**
   * Keeps the microphone off while the debtor is on hold, or once the call is `over` (which ends a hold), or no longer. What
   * listened before, or would have begun to meanwhile, listens afterwards.
   */
  keepOff(why: 'hold' | 'over', off: boolean): void {
    if (off === (this.#off?.why === why)) return
    const listensAfter = this.#off?.listensAfter ?? this.#view.listening
    if (off) this.mute()
    this.#off = off ? { why, listensAfter } : null
    if (!off && listensAfter) this.listen()
    this.#updateView()
  }

  /** Starts listening. With push to talk, speech counts only while the key is held. */
  listen(): void {
    if (this.#off) this.#off.listensAfter = true
    else this.#input?.listen(!this.#settings.pushToTalk)
    this.#updateView()
  }

  /** Stops listening. What was said so far becomes a line. */
  mute(): void {
    this.#sent?.end(this.#turn.collectorSpeaking)
    this.#turn.tell({ type: 'muted' })
    this.#input?.mute()
    if (this.#off) this.#off.listensAfter = false
    this.#updateView()
  }

  keyDown(): void {
    if (!this.#settings.pushToTalk || this.#off || this.#view.collectorSpeaking) return
    this.#input?.setRecognising(true)
    this.#sent?.start()
    this.#turn.tell({ type: 'key_pressed' })
    this.#updateView()
  }

  keyUp(): void {
    if (!this.#settings.pushToTalk || !this.#turn.collectorSpeaking) return
    this.#input?.setRecognising(false)
    this.#turn.tell({ type: 'key_released' })
    this.#sent?.end(true)
    this.#updateView()
  }

  takeMicrophone(): void {
    this.#channel.takeMicrophone()
  }

  /** Opens the microphone again: after it was denied or unplugged, or another one was chosen. */
  async reopenMicrophone(): Promise<void> {
    const input = this.#input
    if (!input) return
    await input.open(this.#settings.microphoneId)
    if (input.microphoneFailure !== null) this.#options.onMicrophoneFailed(input.microphoneFailure)
    else if (this.#settings.autoRecord || this.#settings.pushToTalk) this.listen()
  }

  /** Speaks a line of the debtor that has no recording. */
  speakLine(item: { id: string; text: string; responseId: string | null }): void {
    void this.#output?.speakLine(item).catch(() => undefined)
  }

  /** Takes over these settings; a language that was heard stays until another one is asked for. */
  update(settings: VoiceCallSettings): void {
    const asked = settings.language
    const stays = settings.detectsLanguage && asked === this.#languageAsked
    this.#languageAsked = asked
    this.#apply(stays ? { ...settings, language: this.#settings.language } : settings)
  }

  #apply(settings: VoiceCallSettings): void {
    const before = this.#settings
    this.#settings = settings
    const input = this.#input
    if (!input) return
    this.#configureTurn()
    input.language = settings.language
    input.ears = settings.ears
    if (this.#output) {
      this.#output.voice = settings.voice
      this.#output.loudspeakerId = settings.loudspeakerId
    }
    // A voice that is configured anew would open its connections anew, as with each hold.
    const told = (of: VoiceCallSettings) => JSON.stringify(channelVoiceSettings(of))
    if (told(settings) !== told(before)) this.#sendVoiceSettings()
    if (settings.microphoneId !== before.microphoneId) void this.reopenMicrophone()
    if (settings.pushToTalk !== before.pushToTalk || settings.autoRecord !== before.autoRecord) {
      input.mute()
      if (this.#off) this.#off.listensAfter = false
      if (settings.autoRecord || settings.pushToTalk) this.listen()
    }
    this.#updateView()
  }

  // --- events

  #handleSpeechStarted(): void {
    if (this.#view.microphoneElsewhere) return
    if (!this.#settings.pushToTalk) this.#sent?.start()
    this.#turn.tell({ type: 'speech_started' })
    this.#updateView()
  }

  #handleSpeechStopped(speech: boolean): void {
    if (!this.#settings.pushToTalk) this.#sent?.stop(speech && !this.#turn.mayBeDebtor)
    this.#turn.tell({ type: 'speech_stopped' })
    this.#updateView()
  }

  #newTurn(): CallTurn {
    return new CallTurn(this.#options.channel, () => this.#output, {
      wordsReported: (text) => {
        this.#partial = text
        this.#updateView()
      },
      submit: (utterance) => this.#submit(utterance),
      commit: () => this.#sent?.end(true),
    })
  }

  #configureTurn(): void {
    const { pushToTalk, language } = this.#settings
    const listensFor = pushToTalk ? 'key' : this.#input?.detectsSpeech === true ? 'speech' : 'words'
    this.#turn.tell({ type: 'configured', listensFor, language: language.startsWith('es') ? 'es' : 'en' })
  }

  #submit({ utteranceId, text, confidence, durationMs }: Utterance): void {
    this.#partial = ''
    this.#replyTimes.asked()
    const samples = this.#input?.recorder.finish() ?? null
    const clientMsgId = this.#channel.submitSpoken({
      utterance_id: utteranceId,
      text,
      language: this.#settings.language,
      duration_ms: Math.round(durationMs),
      ...(confidence === null ? {} : { confidence: Math.min(1, Math.max(0, confidence)) }),
    })
    if (samples) this.#options.recordings.add(clientMsgId, floatToPcm16(samples), voiceActivitySampleRate)
    this.#switchToLanguageOf(text)
    this.#updateView()
  }

  #handleFrame(frame: ServerFrame): void {
    this.#turn.tellReply()
    switch (frame.type) {
      case 'interruption.resumed':
        this.#turn.tell({ type: 'reply_resumed' })
        break
      case 'input_audio.transcript':
        this.#sent?.hear(frame.ordinal, frame.text)
        break
      case 'input_audio.transcript_failed':
        this.#sent?.fail()
        break
      case 'conversation.item.completed':
        this.#continued = { seq: frame.seq, itemId: frame.item_id }
        break
      case 'ack':
        this.#handleLineStored(frame.client_msg_id, frame.seq)
        break
      case 'nack':
        if (!frame.retryable) this.#options.recordings.delete(frame.client_msg_id)
        if (frame.code === 'nothing_heard') this.#options.onNothingHeard()
        break
      case 'participants.changed':
        // From here on the other tab speaks.
        if (this.#ready && !this.#channel.view.holdsMicrophone) this.#output?.stopSpeaking()
        break
      default:
    }
    this.#updateView()
  }

  /** A line of this page was stored, or continued (A11): its recording is kept under the item's id from now on. */
  #handleLineStored(clientMsgId: string, seq: number | null): void {
    const { items } = this.#channel.view
    const continued = this.#continued?.seq === seq ? this.#continued.itemId : null
    const itemId = continued ?? items.find((item) => item.seq === seq)?.id
    if (itemId !== undefined) this.#options.recordings.rename(clientMsgId, itemId)
  }

  #switchToLanguageOf(words: string): void {
    const language = otherLanguageHeard(this.#settings, words)
    if (language !== null) this.#apply({ ...this.#settings, language })
  }

  #handleInputChange(): void {
    this.#configureTurn()
    if (this.#output) this.#output.microphone = this.#input?.stream ?? null
    if (this.#ready && this.#input?.microphoneFailure === 'lost') this.#options.onMicrophoneFailed('lost')
    this.#updateView()
  }

  #handleOutputChange(): void {
    this.#turn.tellReply()
    this.#updateView()
  }

  #sendVoiceSettings(): void {
    this.#channel.configureVoice(channelVoiceSettings(this.#settings))
  }

  /** The player reports twenty times a second; listeners are called only if the view changed. */
  #updateView(): void {
    const before = this.#view
    this.#view = this.#currentView()
    if (sameView(before, this.#view)) this.#view = before
    else for (const listener of this.#listeners) listener()
  }

  #currentView(): VoiceView {
    const { holdsMicrophone } = this.#channel.view
    const input = this.#input
    return input === null
      ? voiceOff
      : {
          state: this.#ready ? 'on' : 'starting',
          transcriptionMode: input.transcriptionMode,
          microphoneFailure: input.microphoneFailure,
          listening: input.listening && input.microphoneFailure === null,
          detectsSpeech: input.detectsSpeech,
          held: this.#off?.why === 'hold',
          collectorSpeaking: this.#turn.collectorSpeaking,
          ringing: this.#output?.ringing ?? false,
          debtorSpeaking: this.#output?.speaking ?? false,
          debtorHasLevel: this.#output?.sound != null,
          needsClick: this.#ready && this.#output?.audioAllowed === false,
          microphoneElsewhere: this.#ready && this.#settings.voice.provider === 'server' && !holdsMicrophone,
          partial: this.#sent?.words || this.#partial,
          caption: this.#output?.caption ?? null,
          timeToFirstAudioMs: this.#replyTimes.byResponse,
          language: this.#settings.language,
          deviceId: input.deviceId,
        }
  }
}
