/** Why there is no microphone: said to the person, each with its own way on. */
export type MicrophoneErrorReason = 'denied' | 'missing' | 'busy' | 'unsupported'

export class MicrophoneError extends Error {
  readonly reason: MicrophoneErrorReason

  constructor(problem: MicrophoneErrorReason, cause: unknown) {
    super(`no microphone: ${problem}`, { cause })
    this.name = 'MicrophoneError'
    this.reason = problem
  }
}

/** The microphones there are. Their names are known only once one was allowed. */
export async function listMicrophones(): Promise<MediaDeviceInfo[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? []
  return devices.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
}

/** Calls back whenever a device was plugged in or out. Returns the way to end it. */
export function watchMicrophones(onChange: () => void): () => void {
  const devices = navigator.mediaDevices
  devices?.addEventListener('devicechange', onChange)
  return () => devices?.removeEventListener('devicechange', onChange)
}

/** An open microphone, its echo cancelled by the browser. */
export class Microphone {
  readonly stream: MediaStream
  /** The device that is really used. */
  readonly deviceId: string | null
  readonly #context: AudioContext
  readonly #analyser: AnalyserNode
  readonly #samples: Float32Array<ArrayBuffer>
  #closed = false

  private constructor(stream: MediaStream, onLost: () => void) {
    this.stream = stream
    const [track] = stream.getAudioTracks()
    this.deviceId = track?.getSettings().deviceId ?? null
    // Only an end that nobody asked for is heard: unplugged, or taken away in the browser's settings.
    track?.addEventListener('ended', () => {
      if (!this.#closed) onLost()
    })
    this.#context = new AudioContext()
    this.#analyser = new AnalyserNode(this.#context, { fftSize: 512 })
    this.#samples = new Float32Array(this.#analyser.fftSize)
    new MediaStreamAudioSourceNode(this.#context, { mediaStream: stream }).connect(this.#analyser)
  }

  /**
   * Asks for the microphone, the chosen one where it is there, else the system's own choice. `lost` is called when
   * it goes away later. Throws a MicrophoneError.
   */
  static async open(deviceId: string | null, onLost: () => void): Promise<Microphone> {
    if (navigator.mediaDevices === undefined)
      throw new MicrophoneError('unsupported', new Error('no media devices: the page is not served securely'))
    try {
      return new Microphone(await requestStream(deviceId), onLost)
    } catch (error) {
      // The chosen one is not plugged in today.
      if (deviceId !== null && errorReason(error) === 'missing') return Microphone.open(null, onLost)
      throw new MicrophoneError(errorReason(error), error)
    }
  }

  /** How loud it is now: 0 is silence, 1 as loud as it goes. */
  get level(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples)
    const power = this.#samples.reduce((sum, sample) => sum + sample * sample, 0) / this.#samples.length
    // Speech lies between about -60 and -10 dB.
    const db = 10 * Math.log10(power + 1e-9)
    return Math.min(1, Math.max(0, (db + 60) / 50))
  }

  close(): void {
    this.#closed = true
    for (const track of this.stream.getTracks()) track.stop()
    void this.#context.close()
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

/** The names are those of the Media Capture specification. */
function errorReason(error: unknown): MicrophoneErrorReason {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy'
  return 'denied'
}
