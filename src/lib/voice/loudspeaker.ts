/** Chrome's since 110; other browsers route only media elements (Firefox 116, Safari 18.4). */
type RoutableContext = AudioContext & { setSinkId(deviceId: string): Promise<void> }

const canRoute = (context: AudioContext): context is RoutableContext => 'setSinkId' in context

/** Whether this browser can play through another device than the system's default one. */
export function canChooseLoudspeaker(): boolean {
  return typeof HTMLMediaElement === 'function' && 'setSinkId' in HTMLMediaElement.prototype
}

/** Plays a media element through a device; null is the default, which also takes over from one that is away. */
export async function routeElement(element: HTMLMediaElement, deviceId: string | null): Promise<void> {
  if (!('setSinkId' in element) || element.sinkId === (deviceId ?? '')) return
  await element.setSinkId(deviceId ?? '').catch(() => undefined)
}

/** Where the sound of an audio context goes. */
export class Loudspeaker {
  readonly #context: AudioContext
  readonly #source: AudioNode
  #element: HTMLAudioElement | null = null
  #deviceId: string | null = null

  constructor(context: AudioContext, source: AudioNode, deviceId: string | null) {
    this.#context = context
    this.#source = source
    source.connect(context.destination)
    this.deviceId = deviceId
  }

  /** Null is the system's default. It also plays if the browser refuses the device. */
  set deviceId(deviceId: string | null) {
    if (deviceId === this.#deviceId) return
    this.#deviceId = deviceId
    void this.#route(deviceId).catch(() => this.#playByDefault())
  }

  close(): void {
    this.#element?.pause()
    this.#element = null
  }

  async #route(deviceId: string | null): Promise<void> {
    if (canRoute(this.#context)) return this.#context.setSinkId(deviceId ?? '')
    if (deviceId === null || !canChooseLoudspeaker()) return this.#playByDefault()
    const stream = new MediaStreamAudioDestinationNode(this.#context)
    const element = new Audio()
    element.srcObject = stream.stream
    await element.setSinkId(deviceId)
    await element.play()
    if (this.#deviceId !== deviceId) return element.pause()
    this.close()
    this.#element = element
    this.#source.disconnect()
    this.#source.connect(stream)
  }

  async #playByDefault(): Promise<void> {
    if (canRoute(this.#context)) return this.#context.setSinkId('')
    this.close()
    this.#source.disconnect()
    this.#source.connect(this.#context.destination)
  }
}
