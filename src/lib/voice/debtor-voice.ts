import { decodeAudio } from '#protocol/realtime/audio.ts'
import type { Down } from '#protocol/realtime/down.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { speak } from './browser-speech.ts'
import { browserVoices, nearestBrowserVoice } from './browser-voices.ts'
import { spokenCharacters, unspoken } from './captions.ts'
import type { VoiceInUse } from './custom-voices.ts'
import type { KeptSound } from './kept-sound.ts'
import { ReplyPlayer } from './reply-player.ts'
import { serverSpeechSamples } from './server-speech.ts'

/** How often the server is told what was played, in milliseconds (A7). */
const progressEveryMs = 250
/** From a reply's last word to the browser's voice [VOICE17]. */
const browserVoiceAfterMs = 500
/** From the start to the opening line [VOICE16]. */
const openingAfterMs = 1_000
const defaultSampleRate = 22_050

type Started = Extract<Down, { type: 'response.output_audio.started' }>
type Item = { id: string; text: string; responseId: string | null }

/** The reply that sounds: one of the server's, or a text that is spoken for itself (then without a response). */
type Sounding = {
  ordinal: number
  responseId: string | null
  itemId: string | null
  sampleRate: number
  clauses: NonNullable<Started['clauses']>
}

export type DebtorVoiceEvents = {
  changed: () => void
  /** The first sound of a reply. */
  began: (responseId: string) => void
  /** Something could not be spoken by the server's voice; the browser's takes over. */
  failed: () => void
}

/** The debtor's side of the sound: plays replies, counts what was heard of them, and keeps them for later. */
export class DebtorVoice {
  readonly #channel: SessionChannel
  readonly #kept: KeptSound
  readonly #events: DebtorVoiceEvents
  readonly #player: ReplyPlayer
  readonly #stop = new AbortController()
  #voice: VoiceInUse
  #sounding: Sounding | null = null
  #browser: AbortController | null = null
  /** The latest reply; sound of an earlier one is stale. */
  #ordinal = 0
  /** Texts that are spoken for themselves have ordinals below zero. */
  #own = 0
  #reportedMs = 0
  /** The reply whose voice failed, with the clauses that had sound. */
  #broken: { responseId: string; clauses: Sounding['clauses'] } | null = null

  constructor(channel: SessionChannel, kept: KeptSound, voice: VoiceInUse, events: DebtorVoiceEvents) {
    this.#channel = channel
    this.#kept = kept
    this.#voice = voice
    this.#events = events
    this.#player = new ReplyPlayer({
      began: () => {
        const { responseId } = this.#sounding ?? {}
        if (responseId) events.began(responseId)
        events.changed()
      },
      progress: (_ordinal, playedMs, ended) => this.#progress(playedMs, ended),
    })
    const offFrame = channel.onFrame((frame) => this.#take(frame))
    const offSound = channel.onSound((bytes) => this.#hear(bytes))
    this.#stop.signal.addEventListener('abort', () => {
      offFrame()
      offSound()
    })
  }

  /** To be called from a click: a browser lets no page sound without one. */
  async open(): Promise<void> {
    this.#player.volume = this.#voice.volume
    await this.#player.open(defaultSampleRate)
  }

  set voice(voice: VoiceInUse) {
    this.#voice = voice
    this.#player.volume = voice.volume
  }

  get speaking(): boolean {
    return this.#sounding !== null || this.#browser !== null
  }

  /** Whether the browser lets the page sound. */
  get allowed(): boolean {
    return this.#player.allowed
  }

  /** The line that sounds, and how many characters of it were spoken. */
  get caption(): { itemId: string; spoken: number } | null {
    const sounding = this.#sounding
    const item = sounding && this.#itemOf(sounding)
    if (!sounding || !item) return null
    const played = (this.#player.playedMs * sounding.sampleRate) / 1_000
    const spoken =
      sounding.responseId === null ? item.text.length : spokenCharacters(item.text, sounding.clauses, played)
    return { itemId: item.id, spoken }
  }

  hold(): void {
    this.#player.hold()
    if (this.#browser) window.speechSynthesis.pause()
  }

  resume(): void {
    this.#player.resume()
    if (this.#browser) window.speechSynthesis.resume()
    this.#report(false)
  }

  /** The collector interrupts: what was really heard is told, and the rest is dropped. */
  interrupt(): void {
    const responseId = this.#sounding?.responseId ?? null
    const playedMs = this.#player.playedMs
    this.silence()
    if (responseId !== null) this.#channel.cancelSpoken(responseId, playedMs)
  }

  silence(): void {
    this.#browser?.abort()
    this.#browser = null
    this.#player.clear()
    this.#sounding = null
    this.#events.changed()
  }

  /** Speaks the opening line, which was there before anybody listened. */
  async speakOpening(item: Item): Promise<void> {
    await pause(openingAfterMs, this.#stop.signal)
    const { items, microphoneHere } = this.#channel.view
    // Another tab is the one that sounds; and once somebody has spoken, nobody greets.
    const here = this.#voice.by === 'browser' || microphoneHere
    if (here && items.length === 1 && !this.speaking) await this.speakLine(item)
  }

  /** Speaks one line, again or for the first time. */
  async speakLine(item: Item): Promise<void> {
    const offer = this.#channel.view.voiceOffer
    if (this.#voice.by === 'browser' || offer === null) return this.#speakInBrowser(item.text)
    const { voiceId } = this.#voice
    try {
      const { pcm, sampleRate } = await serverSpeechSamples(
        { text: item.text, voiceId: voiceId ?? offer.voice_id, language: offer.language },
        this.#stop.signal,
      )
      if (this.speaking) return
      this.#own -= 1
      this.#begin({ ordinal: this.#own, responseId: null, itemId: item.id, sampleRate, clauses: [] })
      this.#player.push(this.#own, 0, pcm)
      this.#player.end(this.#own, pcm.byteLength / 2)
    } catch {
      if (this.#stop.signal.aborted) return
      this.#events.failed()
      await this.#speakInBrowser(item.text)
    }
  }

  async close(): Promise<void> {
    this.#stop.abort()
    this.silence()
    await this.#player.close()
  }

  #take(frame: Down): void {
    switch (frame.type) {
      case 'response.created':
        this.#ordinal = frame.ordinal
        return
      case 'response.output_audio.started':
        return this.#started(frame)
      case 'output_audio.cleared':
        if (this.#sounding?.responseId === frame.response_id) this.silence()
        return
      case 'error':
        if (frame.code === 'voice_unavailable') this.#voiceFailed()
        return
      case 'conversation.item.completed':
        if (frame.status !== 'failed') this.#textEnded(frame.item_id, frame.text)
        return
      default:
        return
    }
  }

  #started(frame: Started): void {
    // The sound itself goes to the tab with the microphone alone (A1).
    if (!this.#channel.view.microphoneHere) return
    this.#ordinal = Math.max(this.#ordinal, frame.ordinal)
    const clauses = frame.clauses ?? []
    if (this.#sounding?.responseId === frame.response_id) this.#sounding = { ...this.#sounding, clauses }
    else
      this.#begin({
        ordinal: frame.ordinal,
        responseId: frame.response_id,
        itemId: null,
        sampleRate: frame.format.sample_rate,
        clauses,
      })
  }

  #begin(sounding: Sounding): void {
    this.#browser?.abort()
    this.#sounding = sounding
    this.#reportedMs = 0
    this.#player.begin(sounding.ordinal, sounding.sampleRate)
    this.#events.changed()
  }

  #hear(bytes: Uint8Array): void {
    const frame = decodeAudio(bytes)
    const sounding = this.#sounding
    if (frame?.kind !== 'voiceOut' || frame.codec !== 'pcm16') return
    if (sounding?.ordinal !== frame.ordinal || frame.ordinal < this.#ordinal) return
    this.#player.push(frame.ordinal, frame.startSample, frame.payload)
    const item = this.#itemOf(sounding)
    if (item) this.#kept.add(item.id, frame.payload, sounding.sampleRate)
    if (frame.last)
      this.#player.end(frame.ordinal, frame.startSample + Math.floor(frame.payload.byteLength / 2))
  }

  #progress(playedMs: number, ended: boolean): void {
    if (ended || playedMs - this.#reportedMs >= progressEveryMs) {
      this.#reportedMs = playedMs
      this.#report(ended)
    }
    if (ended) this.#sounding = null
    this.#events.changed()
  }

  #report(finished: boolean): void {
    const responseId = this.#sounding?.responseId ?? null
    if (responseId === null) return
    this.#channel.report({
      type: 'playback.progress',
      response_id: responseId,
      audio_end_ms: Math.round(this.#player.playedMs),
      finished,
    })
  }

  /** The server's voice has failed: what had no sound yet is spoken here, once its text is whole (A9). */
  #voiceFailed(): void {
    const replying = this.#channel.view.items.findLast((item) => item.status === 'streaming')
    const responseId = this.#sounding?.responseId ?? replying?.responseId ?? null
    if (responseId === null) return
    this.#broken = { responseId, clauses: this.#sounding?.clauses ?? [] }
    this.#events.failed()
  }

  #textEnded(itemId: string, text: string): void {
    const item = this.#channel.view.items.find(({ id }) => id === itemId)
    const broken = this.#broken?.responseId === item?.responseId ? this.#broken : null
    if (broken) this.#broken = null
    if (!broken && this.#voice.by === 'server') return
    const rest = broken ? unspoken(text, broken.clauses) : text
    if (rest === '') return
    void pause(browserVoiceAfterMs, this.#stop.signal).then(
      () => this.#speakInBrowser(rest),
      () => undefined,
    )
  }

  async #speakInBrowser(text: string): Promise<void> {
    const { voice } = this
    const language = this.#channel.view.voiceOffer?.language ?? voice.language
    this.#browser?.abort()
    const own = new AbortController()
    this.#browser = own
    this.#events.changed()
    try {
      const wish =
        voice.by === 'browser' ? { uri: voice.voiceUri, gender: voice.gender, language } : { language }
      await speak(text, {
        voice: nearestBrowserVoice(await browserVoices(own.signal), wish),
        language,
        rate: voice.rate,
        pitch: voice.pitch,
        volume: voice.volume,
        signal: own.signal,
      })
    } catch {
      // Nothing can speak here: the text stands on the screen, and the speaking state ends.
    } finally {
      if (this.#browser === own) this.#browser = null
      this.#events.changed()
    }
  }

  get voice(): VoiceInUse {
    return this.#voice
  }

  #itemOf({ responseId, itemId }: Sounding): Item | undefined {
    return this.#channel.view.items.find((item) =>
      itemId === null ? item.responseId === responseId : item.id === itemId,
    )
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
}
