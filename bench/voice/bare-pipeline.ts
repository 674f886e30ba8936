import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { bareTokens } from '../turn/bare-tokens.ts'
import type { Providers } from './portal.ts'
import { benchModelName } from './scripted-call.ts'

/**
 * The minimum with the same clause rule: one `fetch` of the model's stream and a warm WebSocket to the voice,
 * with nothing stored.
 */
export class BarePipeline {
  readonly #providers: Providers
  readonly #voice: WebSocket

  constructor(providers: Providers, voice: WebSocket) {
    this.#providers = providers
    this.#voice = voice
  }

  static async open(providers: Providers): Promise<BarePipeline> {
    const url = `${providers.voicesUrl.replace('http', 'ws')}/v1/text-to-speech/any/multi-stream-input`
    const voice = new WebSocket(url, { perMessageDeflate: false })
    await new Promise((resolve, reject) => {
      voice.once('open', resolve)
      voice.once('error', reject)
    })
    return new BarePipeline(providers, voice)
  }

  /** Returns milliseconds from the final words to the first audio byte. */
  async turn(): Promise<number> {
    const startMs = performance.now()
    let sounded: (atMs: number) => void = () => undefined
    const firstSound = new Promise<number>((resolve) => (sounded = resolve))
    const hear = () => sounded(performance.now() - startMs)
    this.#voice.once('message', hear)
    const say = (text: string) => {
      const context_id = randomUUID()
      this.#voice.send(JSON.stringify({ text, context_id, flush: true }))
      this.#voice.send(JSON.stringify({ context_id, close_context: true }))
    }
    const splitter = new ClauseSplitter()
    let spoken = false
    for await (const text of bareTokens(this.#providers.modelUrl, benchModelName))
      for (const clause of splitter.push(text)) {
        // A real system speaks the rest too, but the first audio does not depend on it.
        if (!spoken) say(clause)
        spoken = true
      }
    const firstSoundMs = await firstSound
    await this.#waitUntilSpoken()
    return firstSoundMs
  }

  close(): void {
    this.#voice.close()
  }

  /** Resolves when the clause has been spoken, so that its chunks are not taken for the next one's. */
  #waitUntilSpoken(): Promise<void> {
    return new Promise((resolve) => {
      const hear = (data: unknown) => {
        if (!String(data).startsWith('{"isFinal"')) return
        this.#voice.off('message', hear)
        resolve()
      }
      this.#voice.on('message', hear)
    })
  }
}
