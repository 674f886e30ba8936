import { revealDevices } from './audio-devices.ts'
import { noteMicrophoneOpened } from './microphone-permission.ts'
import { SoundLevel } from './sound-level.ts'

/** Why there is no microphone. Each reason has its own message. */
export const microphoneErrorReasons = ['denied', 'missing', 'busy', 'unsupported'] as const
export type MicrophoneErrorReason = (typeof microphoneErrorReasons)[number]

export class MicrophoneError extends Error {
  readonly reason: MicrophoneErrorReason

  constructor(problem: MicrophoneErrorReason, cause: unknown) {
    super(`no microphone: ${problem}`, { cause })
    this.name = 'MicrophoneError'
    this.reason = problem
  }
}

/** An open microphone with echo cancellation by the browser. */
export class Microphone {
  readonly stream: MediaStream
  /** The device actually in use. */
  readonly deviceId: string | null
  readonly #context: AudioContext
  readonly #level: SoundLevel
  #closed = false

  private constructor(stream: MediaStream, onLost: () => void) {
    this.stream = stream
    const [track] = stream.getAudioTracks()
    this.deviceId = track?.getSettings().deviceId ?? null
    // Only an unexpected end is reported: unplugged, or revoked in the browser's settings.
    track?.addEventListener('ended', () => {
      if (!this.#closed) onLost()
    })
    this.#context = new AudioContext()
    this.#level = new SoundLevel(new MediaStreamAudioSourceNode(this.#context, { mediaStream: stream }))
  }

  /**
   * Opens the chosen microphone if it is available, else the system default. `onLost` is called if it goes
   * away later. Throws a MicrophoneError.
   */
  static async open(deviceId: string | null, onLost: () => void): Promise<Microphone> {
    return new Microphone(await openStream(deviceId), onLost)
  }

  /** What the microphone hears, without the echo of what the page plays. */
  get track(): MediaStreamTrack | null {
    return this.stream.getAudioTracks()[0] ?? null
  }

  /** Input level: 0 is silence, 1 the maximum. */
  get level(): number {
    return this.#level.now
  }

  /** Measures on after an interruption by the system. Call from a click handler. */
  resume(): void {
    void this.#context.resume().catch(() => undefined)
  }

  close(): void {
    this.#closed = true
    for (const track of this.stream.getTracks()) track.stop()
    void this.#context.close()
  }
}

/**
 * Lets the browser ask for the microphone, and closes it again. Resolves to why there is none, null if there is one.
 * Call it from a click: some browsers refuse to ask otherwise.
 */
export async function requestMicrophone(deviceId: string | null): Promise<MicrophoneErrorReason | null> {
  try {
    const stream = await openStream(deviceId)
    for (const track of stream.getTracks()) track.stop()
    return null
  } catch (error) {
    return error instanceof MicrophoneError ? error.reason : 'denied'
  }
}

/** The chosen microphone if it is available, else the system default. Throws a MicrophoneError. */
async function openStream(deviceId: string | null): Promise<MediaStream> {
  if (navigator.mediaDevices === undefined)
    throw new MicrophoneError('unsupported', new Error('no media devices: the page is not served over HTTPS'))
  try {
    const stream = await requestStream(deviceId)
    revealDevices()
    noteMicrophoneOpened()
    return stream
  } catch (error) {
    // The chosen microphone is not plugged in.
    if (deviceId !== null && errorReason(error) === 'missing') return openStream(null)
    throw new MicrophoneError(errorReason(error), error)
  }
}

function requestStream(deviceId: string | null): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: {
      channelCount: 1,
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
      ...(deviceId === null ? {} : { deviceId: { exact: deviceId } }),
    },
  })
}

/** The error names are those of the Media Capture specification. */
function errorReason(error: unknown): MicrophoneErrorReason {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'denied'
}
