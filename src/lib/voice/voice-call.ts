import type { Down } from '#protocol/realtime/down.ts'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { CollectorVoice, type MicrophoneTrouble } from './collector-voice.ts'
import type { VoiceInUse } from './custom-voices.ts'
import { DebtorVoice } from './debtor-voice.ts'
import { detectLanguage } from './detect-language.ts'
import type { KeptSound } from './kept-sound.ts'
import { TurnTaking, type Utterance } from './turn-taking.ts'
import { activitySampleRate } from './voice-activity-path.ts'
import { speechLanguageFor, type VoiceSettings } from './voice-settings.ts'
import { sameView, type VoiceView, voiceOff } from './voice-view.ts'
import { pcmOf } from './pcm.ts'

export type CallSettings = Pick<
  VoiceSettings,
  'autoRecord' | 'pushToTalk' | 'autoDetectLanguage' | 'microphoneId'
> & {
  voice: VoiceInUse
  /** The language that is listened for. */
  language: SpeechLanguage
}

export type CallOptions = {
  channel: SessionChannel
  /** Where the sound of the session is kept. */
  sounds: KeptSound
  settings: CallSettings
  /** Either language may be spoken: only then is it found out from the words. */
  bilingual: boolean
  /** The server's voice has failed, and the browser's takes over. */
  voiceFailed: () => void
  /** The microphone could not be opened, or went away. */
  microphoneFailed: (problem: MicrophoneTrouble) => void
  /** A recording held no words. */
  nothingHeard: () => void
}

/**
 * A spoken session in the page. The collector's side (microphone, speech, words) and the debtor's side (sound, captions)
 * know nothing of each other; who speaks when is decided by `TurnTaking`, and the rest goes over the channel.
 */
export class VoiceCall {
  readonly #options: CallOptions
  readonly #channel: SessionChannel
  readonly #turn: TurnTaking
  readonly #listeners = new Set<() => void>()
  #settings: CallSettings
  #collector: CollectorVoice | null = null
  #debtor: DebtorVoice | null = null
  #offFrame: (() => void) | null = null
  #view: VoiceView = voiceOff
  #partial = ''
  #submittedMs: number | null = null
  #delaysMs: Record<string, number> = {}
  #opened = false

  constructor(options: CallOptions) {
    this.#options = options
    this.#channel = options.channel
    this.#settings = options.settings
    this.#turn = new TurnTaking({
      nowMs: () => performance.now(),
      sounding: () => this.#debtor?.speaking ?? false,
      hold: () => this.#debtor?.hold(),
      resume: () => this.#debtor?.resume(),
      cancel: () => this.#debtor?.interrupt(),
      speechStarted: () => this.#report('input_audio.speech_started'),
      speechStopped: () => this.#report('input_audio.speech_stopped'),
      partial: (utteranceId, text) => {
        this.#partial = text
        this.#channel.report({ type: 'input_transcript.delta', utterance_id: utteranceId, text })
        this.#changed()
      },
      submit: (utterance) => this.#submit(utterance),
    })
  }

  // --- for the screen

  get view(): VoiceView {
    return this.#view
  }

  /** How loud the microphone is now, 0 to 1: asked for at every frame, hence no part of the view. */
  get level(): number {
    return this.#collector?.level ?? 0
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Turns the voice on. Called from a click where possible: a browser lets no page sound without one. */
  async start(): Promise<void> {
    if (this.#collector) return
    const collector = new CollectorVoice(
      this.#settings.language,
      this.#channel.view.voiceOffer?.transcription ?? false,
      {
        speechStarted: () => this.#speechStarted(),
        lull: () => this.#turn.lull(),
        speechStopped: (speech) => this.#speechStopped(speech),
        partial: (text) => this.#turn.partial(text),
        final: (text, confidence) => this.#turn.final(text, confidence),
        recogniserStopped: () => this.#turn.recogniserStopped(),
        changed: () => this.#collectorChanged(),
      },
    )
    const debtor = new DebtorVoice(this.#channel, this.#options.sounds, this.#settings.voice, {
      changed: () => this.#changed(),
      began: (responseId) => this.#began(responseId),
      failed: this.#options.voiceFailed,
    })
    this.#collector = collector
    this.#debtor = debtor
    this.#offFrame = this.#channel.onFrame((frame) => this.#take(frame))
    this.#turn.pushToTalk = this.#settings.pushToTalk
    this.#changed()
    await debtor.open()
    this.#configure()
    await collector.open(this.#settings.microphoneId)
    if (this.#collector !== collector) return
    if (collector.problem !== null) this.#options.microphoneFailed(collector.problem)
    this.#opened = true
    if (this.#settings.autoRecord || this.#settings.pushToTalk) this.listen()
    const [opening, ...later] = this.#channel.view.items
    if (opening?.role === 'assistant' && later.length === 0 && opening.responseId === null)
      void debtor.speakOpening(opening).catch(() => undefined)
    this.#changed()
  }

  /** Turns the voice off; what was said and heard stays in the transcript. */
  stop(): void {
    this.#offFrame?.()
    this.#turn.stop()
    this.#collector?.close()
    void this.#debtor?.close()
    this.#collector = null
    this.#debtor = null
    this.#opened = false
    this.#channel.configureVoice(null)
    this.#changed()
  }

  /** The browser has had its click. */
  allow(): void {
    void this.#debtor?.open().then(() => this.#changed())
  }

  /** Records: what is said counts. With push to talk it counts while the key is held. */
  listen(): void {
    this.#collector?.listen(!this.#settings.pushToTalk)
    this.#changed()
  }

  /** Stops recording. What was said so far becomes a line. */
  mute(): void {
    this.#turn.finish()
    this.#collector?.mute()
    this.#changed()
  }

  keyDown(): void {
    if (!this.#settings.pushToTalk || this.#view.talking) return
    this.#collector?.recognise(true)
    this.#collector?.recording.start()
    this.#turn.keyDown()
    this.#changed()
  }

  keyUp(): void {
    if (!this.#settings.pushToTalk || !this.#turn.speaking) return
    this.#collector?.recognise(false)
    this.#turn.keyUp()
    if (this.#collector?.hearing === 'recording') this.#submitRecording()
    this.#changed()
  }

  takeMicrophone(): void {
    this.#channel.takeMicrophone()
  }

  /** Opens the microphone anew: after it was denied, unplugged, or another one was chosen. */
  async reopen(): Promise<void> {
    const collector = this.#collector
    if (!collector) return
    await collector.open(this.#settings.microphoneId)
    if (collector.problem !== null) this.#options.microphoneFailed(collector.problem)
    else if (this.#settings.autoRecord || this.#settings.pushToTalk) this.listen()
  }

  /** Speaks a line of the debtor that has no sound here. */
  speak(item: { id: string; text: string; responseId: string | null }): void {
    void this.#debtor?.speakLine(item).catch(() => undefined)
  }

  update(settings: CallSettings): void {
    const before = this.#settings
    this.#settings = settings
    const collector = this.#collector
    if (!collector) return
    this.#turn.pushToTalk = settings.pushToTalk
    collector.language = settings.language
    if (this.#debtor) this.#debtor.voice = settings.voice
    if (settings.voice !== before.voice || settings.language !== before.language) this.#configure()
    if (settings.microphoneId !== before.microphoneId) void this.reopen()
    if (settings.pushToTalk !== before.pushToTalk || settings.autoRecord !== before.autoRecord) {
      collector.mute()
      if (settings.autoRecord || settings.pushToTalk) this.listen()
    }
    this.#changed()
  }

  // --- what happens

  #speechStarted(): void {
    if (this.#view.elsewhere) return
    if (!this.#settings.pushToTalk) this.#collector?.recording.start()
    this.#turn.speechStarted()
    this.#changed()
  }

  #speechStopped(speech: boolean): void {
    const byRecording = this.#collector?.hearing === 'recording' && !this.#settings.pushToTalk
    if (byRecording && speech) this.#submitRecording()
    this.#turn.speechStopped()
    this.#changed()
  }

  #submit({ utteranceId, text, confidence, durationMs }: Utterance): void {
    this.#partial = ''
    this.#submittedMs = performance.now()
    const samples = this.#collector?.recording.finish() ?? null
    const clientMsgId = this.#channel.submitSpoken({
      utterance_id: utteranceId,
      text,
      language: this.#settings.language,
      duration_ms: Math.round(durationMs),
      ...(confidence === null ? {} : { confidence: Math.min(1, Math.max(0, confidence)) }),
    })
    if (samples) this.#options.sounds.add(clientMsgId, pcmOf(samples), activitySampleRate)
    this.#findLanguage(text)
    this.#changed()
  }

  #submitRecording(): void {
    const samples = this.#collector?.recording.finish()
    if (!samples) return
    const pcm = pcmOf(samples)
    this.#turn.recorded()
    this.#submittedMs = performance.now()
    const clientMsgId = this.#channel.submitRecording(crypto.randomUUID(), pcm)
    this.#options.sounds.add(clientMsgId, pcm, activitySampleRate)
  }

  #take(frame: Down): void {
    switch (frame.type) {
      case 'interruption.resumed':
        this.#turn.falseAlarm()
        break
      case 'ack':
        this.#stored(frame.client_msg_id, frame.seq)
        break
      case 'nack':
        if (!frame.retryable) this.#options.sounds.delete(frame.client_msg_id)
        if (frame.code === 'nothing_heard') this.#options.nothingHeard()
        break
      case 'participants.changed':
        // Whatever is said here now is for the other tab.
        if (this.#opened && !this.#channel.view.microphoneHere) this.#debtor?.silence()
        break
      default:
    }
    this.#changed()
  }

  /** A line of ours has its item: its sound is known by that from now on. */
  #stored(clientMsgId: string, seq: number | null): void {
    const item = this.#channel.view.items.find((each) => each.seq === seq)
    if (item) this.#options.sounds.rename(clientMsgId, item.id)
  }

  #began(responseId: string): void {
    if (this.#submittedMs === null) return
    this.#delaysMs = { ...this.#delaysMs, [responseId]: Math.round(performance.now() - this.#submittedMs) }
    this.#submittedMs = null
  }

  #findLanguage(text: string): void {
    if (!this.#options.bilingual || !this.#settings.autoDetectLanguage) return
    const found = detectLanguage(text)
    if (found === null || this.#settings.language.startsWith(found)) return
    this.update({ ...this.#settings, language: speechLanguageFor(this.#settings.language, found) })
  }

  #collectorChanged(): void {
    this.#turn.hearsSpeech = this.#collector?.hearsSpeech ?? false
    if (this.#opened && this.#collector?.problem === 'lost') this.#options.microphoneFailed('lost')
    this.#changed()
  }

  /** Tells the server what this view wants to hear. */
  #configure(): void {
    const { voice, language } = this.#settings
    this.#channel.configureVoice({
      enabled: voice.by === 'server',
      language,
      ...(voice.by === 'server' && voice.voiceId !== null ? { voice_id: voice.voiceId } : {}),
      rate: voice.rate,
    })
  }

  #report(type: 'input_audio.speech_started' | 'input_audio.speech_stopped'): void {
    this.#channel.report({ type, at_ms: Math.round(performance.now()) })
  }

  /** The player reports twenty times a second; the screen is told only of what it would show otherwise. */
  #changed(): void {
    const before = this.#view
    this.#view = this.#currentView()
    if (sameView(before, this.#view)) this.#view = before
    else for (const listener of this.#listeners) listener()
  }

  #currentView(): VoiceView {
    const { microphoneHere } = this.#channel.view
    const collector = this.#collector
    return collector === null
      ? voiceOff
      : {
          state: this.#opened ? 'on' : 'starting',
          hearing: collector.hearing,
          problem: collector.problem,
          listening: collector.listening && collector.problem === null,
          hearsSpeech: collector.hearsSpeech,
          talking: this.#turn.speaking,
          speaking: this.#debtor?.speaking ?? false,
          needsClick: this.#opened && this.#debtor?.allowed === false,
          elsewhere: this.#opened && this.#settings.voice.by === 'server' && !microphoneHere,
          partial: this.#partial,
          caption: this.#debtor?.caption ?? null,
          delaysMs: this.#delaysMs,
          language: this.#settings.language,
          deviceId: collector.deviceId,
        }
  }
}
