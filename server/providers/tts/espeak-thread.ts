import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { VoiceError } from './tts.ts'

type Task = { text: string; voice: string; rate: number; pitch: number }
export type SpokenClauseAudio = { pcm: Uint8Array; words: readonly { at: number; atMs: number }[] }

/** A message of the thread: a sentence with its words, or an error. Id 0 means that the thread is ready. */
const answer = z.union([
  z.object({
    id: z.number(),
    samples: z.instanceof(Int16Array),
    words: z.array(z.object({ at: z.number(), atMs: z.number() })),
  }),
  z.object({ id: z.number(), error: z.string() }),
])

/** Next to this file, and next to the bundle. */
const workerFile = new URL('./espeak-worker.js', import.meta.url)
/** Speaking a sentence takes milliseconds. */
const answerMs = 10_000
/** Starting takes about a second, but many on a busy machine. */
const startMs = 25_000

type Waiting = { resolve(spoken: SpokenClauseAudio): void; reject(error: Error): void }

/** One thread that runs the engine. If it dies, it is restarted for the next clause. */
export class EspeakThread {
  #worker: Worker | null = null
  /** It has said something: the engine is loaded. */
  #ready = false
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()

  /** Starts the thread, if it does not run: loading the engine takes a while. */
  start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(workerFile, { stdout: false, stderr: false })
    // It must not keep the process alive.
    worker.unref()
    worker.on('message', (message: unknown) => this.#onMessage(message))
    worker.on('error', (cause) => this.#fail(worker, cause))
    worker.on('exit', () => this.#fail(worker, null))
    this.#worker = worker
    this.#ready = false
    return worker
  }

  /** Speaks one clause. What was asked before an abort is spoken to nobody. */
  async speak(task: Task, signal: AbortSignal): Promise<SpokenClauseAudio> {
    signal.throwIfAborted()
    const id = ++this.#lastId
    const worker = this.start()
    let timer: NodeJS.Timeout | undefined
    let abort: () => void = () => undefined
    try {
      return await new Promise<SpokenClauseAudio>((resolve, reject) => {
        abort = () => reject(abortReason(signal))
        signal.addEventListener('abort', abort, { once: true })
        timer = setTimeout(
          () => reject(failure('stalled', 'the embedded voice did not answer')),
          this.#ready ? answerMs : startMs,
        )
        this.#waiting.set(id, { resolve, reject })
        worker.postMessage({ id, ...task })
      })
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      this.#waiting.delete(id)
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }

  #onMessage(message: unknown): void {
    const parsed = answer.safeParse(message)
    if (!parsed.success) return
    this.#ready = true
    const waiting = this.#waiting.get(parsed.data.id)
    if ('error' in parsed.data) waiting?.reject(failure('refused', parsed.data.error))
    else {
      const { samples, words } = parsed.data
      waiting?.resolve({
        pcm: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
        words,
      })
    }
  }

  #fail(worker: Worker, cause: unknown): void {
    if (this.#worker === worker) this.#worker = null
    const error = failure('unavailable', 'the embedded voice is not available', cause)
    for (const { reject } of this.#waiting.values()) reject(error)
  }
}

function failure(kind: 'stalled' | 'refused' | 'unavailable', message: string, cause?: unknown): VoiceError {
  return new VoiceError(kind, message, { afterAudio: false, cause })
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('stopped', 'AbortError')
}
