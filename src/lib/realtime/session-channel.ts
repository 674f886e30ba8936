import { decodeServerFrame } from '#protocol/realtime/codec.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { applyFrame, emptyTranscript, SequenceGap, type Transcript } from '#protocol/realtime/transcript.ts'
import type { CallEnding } from '#protocol/realtime/session.ts'
import type { ClientFrame } from '#protocol/realtime/client-frames.ts'
import type { VoiceOffer, VoiceSettings } from '#protocol/realtime/voice.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import { ChannelConnection } from './channel-connection.ts'
import type { ChannelSocket } from './channel-socket.ts'
import { type Command, isLineCommand, Outbox } from './outbox.ts'
import { RefusedCommands } from './refused-commands.ts'
import { recordingFrames } from './recording-frames.ts'
import { StreamedUtterance } from './streamed-utterance.ts'
import { type Completion, type SessionView, toSessionView, toVerification } from './session-view.ts'
import type { TransientReport, SpokenLine } from './spoken-frames.ts'

export type SessionChannelOptions = {
  sessionId: string
  mode: 'participant' | 'observer'
  openSocket: () => ChannelSocket
  store: ConstructorParameters<typeof Outbox>[0]
  random?: () => number
}

/**
 * The client side of the session channel: connects, joins or resumes, applies incoming frames, and resends
 * each command until it is answered. Independent of React; `useSessionChannel` is its hook.
 */
export class SessionChannel {
  readonly #outbox: Outbox
  readonly #connection: ChannelConnection
  #mode: 'participant' | 'observer'
  #transcript: Transcript = emptyTranscript
  readonly #refused = new RefusedCommands((clientMsgId) => this.retry(clientMsgId))
  /** Audio of unanswered `input_audio.commit` commands. It is sent before its command, on every attempt. */
  readonly #recordings = new Map<string, Uint8Array>()
  /** What is being said and sent at once. */
  #utterance: StreamedUtterance | null = null
  #utterances = 0
  #voice: VoiceSettings | null = null
  #voiceOffer: VoiceOffer | null = null
  #holdsMicrophone = false
  /** It was asked for and has not come yet. */
  #takesMicrophone = false
  #observerInfo: SessionView['observerInfo'] = null
  #verification: SessionView['verification'] = null
  #completion: Completion = { name: 'none' }
  #ending: CallEnding | null = null
  readonly #listeners = new Set<() => void>()
  readonly #frameListeners = new Set<(frame: ServerFrame) => void>()
  readonly #audioListeners = new Set<(bytes: Uint8Array) => void>()
  #view: SessionView

  constructor(options: SessionChannelOptions) {
    this.#mode = options.mode
    this.#outbox = new Outbox(options.store, options.sessionId)
    this.#connection = new ChannelConnection({
      openSocket: options.openSocket,
      random: options.random,
      onOpen: () => this.#joinOrResume(),
      onText: (raw) => this.#receive(raw),
      onBinary: (bytes) => this.#receiveAudio(bytes),
      hasPendingCommands: () =>
        this.#outbox.entries.some((entry) => !this.#refused.all.has(entry.command.client_msg_id)),
      onStateChange: () => this.#notify(),
    })
    this.#view = this.#currentView()
  }

  // --- for the view

  get view(): SessionView {
    return this.#view
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Calls back with every frame from the server, after the view was updated. Returns the unsubscribe
   * function.
   */
  onFrame(listener: (frame: ServerFrame) => void): () => void {
    this.#frameListeners.add(listener)
    return () => this.#frameListeners.delete(listener)
  }

  /** Calls back with every binary frame. Returns the unsubscribe function. */
  onAudio(listener: (bytes: Uint8Array) => void): () => void {
    this.#audioListeners.add(listener)
    return () => this.#audioListeners.delete(listener)
  }

  start(): void {
    this.#connection.start()
  }

  stop(): void {
    this.#refused.stop()
    this.#connection.stop()
  }

  submit(text: string): void {
    const trimmed = text.trim()
    if (trimmed !== '')
      this.#submitCommand({ type: 'input_text.submit', client_msg_id: crypto.randomUUID(), text: trimmed })
  }

  /** Submits a spoken line. Returns its `client_msg_id`. */
  submitSpoken(line: SpokenLine): string {
    const clientMsgId = crypto.randomUUID()
    this.#submitCommand({ type: 'input_transcript.completed', client_msg_id: clientMsgId, ...line })
    return clientMsgId
  }

  /**
   * Submits a recording (16-bit samples, 16 kHz) for the server to transcribe (A8). Returns its
   * `client_msg_id`.
   */
  submitRecording(utteranceId: string, pcm: Uint8Array): string {
    const clientMsgId = crypto.randomUUID()
    this.#recordings.set(clientMsgId, pcm)
    this.#submitCommand({ type: 'input_audio.commit', client_msg_id: clientMsgId, utterance_id: utteranceId })
    return clientMsgId
  }

  /** Starts an utterance that is sent while it is spoken (A10). */
  streamUtterance(): StreamedUtterance {
    this.#utterances += 1
    this.#utterance = new StreamedUtterance(this.#utterances, (frame) => {
      if (this.#connection.ready) this.#connection.sendRaw(frame)
      return this.#connection.ready
    })
    return this.#utterance
  }

  /**
   * Ends an utterance that was sent while it was spoken. Its recording is sent where the server does not have all of
   * it, and when the command is sent again.
   */
  commitUtterance(utterance: StreamedUtterance, pcm: Uint8Array): string {
    if (this.#utterance === utterance) this.#utterance = null
    const clientMsgId = crypto.randomUUID()
    this.#recordings.set(clientMsgId, pcm)
    const command: Command = {
      type: 'input_audio.commit',
      client_msg_id: clientMsgId,
      utterance_id: crypto.randomUUID(),
    }
    this.#submitCommand(command, utterance.whole && this.#connection.ready)
    return clientMsgId
  }

  /** Interrupts a spoken reply of which `audioEndMs` was heard (A5). */
  cancelSpokenReply(responseId: string, audioEndMs: number): void {
    this.#submitCommand({
      type: 'response.cancel',
      client_msg_id: crypto.randomUUID(),
      response_id: responseId,
      audio_end_ms: Math.round(audioEndMs),
    })
  }

  report(report: TransientReport): void {
    if (this.#connection.ready) this.#send({ ...report, client_msg_id: crypto.randomUUID() })
  }

  /** Turns the voice of this view on, changes it, or turns it off with null. Sent again after a reconnect. */
  configureVoice(voice: VoiceSettings | null): void {
    const wasOn = this.#voice !== null
    this.#voice = voice
    if (this.#connection.ready && (voice !== null || wasOn)) this.#sendVoiceSettings()
  }

  /** Takes the microphone over from another tab ([A2]), after a reconnect if there is no connection. */
  takeMicrophone(): void {
    this.#takesMicrophone = true
    if (this.#connection.ready) this.#send({ type: 'microphone.take', client_msg_id: crypto.randomUUID() })
  }

  /** Sends a refused line again with the same `client_msg_id`. */
  retry(clientMsgId: string): void {
    const command = this.#outbox.get(clientMsgId)
    if (!command) return
    this.#refused.forget(clientMsgId)
    this.#sendNow(command)
    this.#notify()
  }

  /** Drops a refused line. */
  discard(clientMsgId: string): void {
    this.#refused.forget(clientMsgId)
    this.#forget(clientMsgId)
    this.#notify()
  }

  /** Requests a reply to a line that has none. */
  requestReply(): void {
    this.#submitCommand({ type: 'response.create', client_msg_id: crypto.randomUUID() })
  }

  /** Sends a supervisor's whisper to a user; `to` is the user's id, `aboutItemId` pins it to a line. */
  whisper(text: string, to: string, aboutItemId?: string): void {
    const pinned = aboutItemId === undefined ? {} : { about_item_id: aboutItemId }
    this.#submitCommand({ type: 'whisper.send', client_msg_id: crypto.randomUUID(), text, to, ...pinned })
  }

  complete(): void {
    this.#completion = { name: 'running' }
    this.#submitCommand({ type: 'session.complete', client_msg_id: crypto.randomUUID() })
  }

  /** Cancels the streaming reply. */
  stopReply(): void {
    const streaming = this.#transcript.items.find((item) => item.status === 'streaming')
    if (streaming?.response_id === undefined) return
    this.#submitCommand({
      type: 'response.cancel',
      client_msg_id: crypto.randomUUID(),
      response_id: streaming.response_id,
    })
  }

  reconnectNow(): void {
    this.#connection.reconnectNow()
  }

  networkLost(): void {
    this.#connection.networkLost()
  }

  // --- the connection

  /** Joins the first time, resumes after that (P5). */
  #joinOrResume(): void {
    const { epoch, headSeq } = this.#transcript
    if (epoch === null) this.#join()
    else this.#send({ type: 'session.resume', client_msg_id: crypto.randomUUID(), epoch, last_seq: headSeq })
  }

  #join(): void {
    this.#send({
      type: 'session.join',
      client_msg_id: crypto.randomUUID(),
      protocol: protocolVersion,
      mode: this.#mode,
    })
  }

  #handleJoined(): void {
    this.#utterance?.connectionLost()
    this.#connection.markReady()
    if (this.#voice !== null) this.#sendVoiceSettings()
    if (this.#takesMicrophone) this.takeMicrophone()
    for (const { command } of this.#outbox.entries)
      if (!this.#refused.all.has(command.client_msg_id)) this.#sendNow(command)
  }

  // --- frames

  #receive(raw: string): void {
    const decoded = decodeServerFrame(raw)
    // Ignores a frame that this version does not know: an older page must not fail.
    if (!decoded.ok) return
    this.#applyFrame(decoded.frame)
    this.#handleFrame(decoded.frame)
    this.#notify()
    for (const listener of this.#frameListeners) listener(decoded.frame)
  }

  #receiveAudio(bytes: Uint8Array): void {
    for (const listener of this.#audioListeners) listener(bytes)
  }

  #applyFrame(frame: ServerFrame): void {
    try {
      this.#transcript = applyFrame(this.#transcript, frame)
    } catch (error) {
      if (!(error instanceof SequenceGap)) throw error
      this.#joinOrResume()
    }
  }

  #handleFrame(frame: ServerFrame): void {
    switch (frame.type) {
      case 'session.created':
        this.#voiceOffer = frame.voice ?? null
        return this.#handleJoined()
      case 'session.resumed':
        return this.#handleJoined()
      case 'debtor.state':
        this.#observerInfo = { state: frame.state, attention: frame.attention }
        return
      case 'verification.changed':
        this.#verification = toVerification(frame)
        return
      case 'session.ending':
        this.#ending = frame.ending
        return
      case 'participants.changed':
        this.#holdsMicrophone = frame.microphone_here ?? false
        if (this.#holdsMicrophone) this.#takesMicrophone = false
        return
      case 'resync_required':
        return this.#join()
      case 'ack':
        return this.#handleAck(frame.client_msg_id)
      case 'nack':
        return this.#handleNack(frame)
      default:
        return
    }
  }

  #handleAck(clientMsgId: string): void {
    this.#forget(clientMsgId)
    this.#refused.forget(clientMsgId)
  }

  #forget(clientMsgId: string): void {
    this.#outbox.remove(clientMsgId)
    this.#recordings.delete(clientMsgId)
  }

  #handleNack(nack: Extract<ServerFrame, { type: 'nack' }>): void {
    const { client_msg_id: clientMsgId, code, message, retryable } = nack
    const command = this.#outbox.get(clientMsgId)
    // The server closes the connection in a moment. The outbox is sent again after the reconnect (P10).
    if (code === 'shutting_down') return
    if (command === null) {
      // The join was refused: a user who may not take part may still observe.
      if (code === 'forbidden' && !this.#connection.ready && this.#mode === 'participant') {
        this.#mode = 'observer'
        this.#join()
      } else if (!this.#connection.ready) this.#connection.reconnectLater()
      return
    }
    const keepsForRetry = isLineCommand(command) || command.type === 'whisper.send'
    if (keepsForRetry || (command.type === 'input_audio.commit' && retryable)) {
      this.#refused.add(nack)
      return
    }
    this.#forget(clientMsgId)
    if (command.type === 'session.complete') this.#completion = { name: 'failed', clientMsgId, code, message }
  }

  // --- commands

  /** `heard`: the server has the sound of this command. */
  #submitCommand(command: Command, heard = false): void {
    this.#outbox.add(command, new Date().toISOString())
    this.#sendNow(command, heard)
    this.#notify()
  }

  #sendNow(command: Command, heard = false): void {
    if (!this.#connection.ready) return
    const recording = this.#recordings.get(command.client_msg_id)
    if (recording && !heard) for (const frame of recordingFrames(recording)) this.#connection.sendRaw(frame)
    this.#send(command)
    this.#connection.expectReply()
  }

  #sendVoiceSettings(): void {
    const voice = this.#voice ?? { enabled: false }
    this.#send({ type: 'voice.configure', client_msg_id: crypto.randomUUID(), voice })
  }

  #send(frame: ClientFrame): void {
    this.#connection.send(frame)
  }

  #notify(): void {
    this.#view = this.#currentView()
    for (const listener of this.#listeners) listener()
  }

  #currentView(): SessionView {
    return toSessionView({
      connection: this.#connection.state,
      transcript: this.#transcript,
      outbox: this.#outbox.entries,
      failures: this.#refused.all,
      completion: this.#completion,
      ending: this.#ending,
      voiceOffer: this.#voiceOffer,
      holdsMicrophone: this.#holdsMicrophone,
      observerInfo: this.#observerInfo,
      verification: this.#verification,
    })
  }
}
