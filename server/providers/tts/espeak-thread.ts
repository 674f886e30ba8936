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
/** Speaking a sentence takes milliseconds; on a machine that everybody wants, seconds. */
const answerMs = 20_000
/** Starting takes about a second, but many on a busy machine: whoever gave up at 25 s never spoke the opening line. */
const startMs = 60_000

type Waiting = { resolve(spoken: SpokenClauseAudio): void; reject(error: Error): void }

/** One thread that runs the engine. If it dies, it is restarted for the next clause. */
export class EspeakThread {
  #worker: Worker | null = null
  /** It has said something: the engine is loaded. */
  #ready = false
  #lastId = 0
  readonly #waiting = new Map<number, Waiting>()
  /** The id of the task that the engine is to give up; read by the thread while it speaks. */
  readonly #givenUp = new Int32Array(new SharedArrayBuffer(4))
  #idle: Promise<void> = Promise.resolve()

  /** Starts the thread, if it does not run: loading the engine takes a while. */
  start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(workerFile, { workerData: this.#givenUp, stdout: false, stderr: false })
    // It must not keep the process alive.
    worker.unref()
    worker.on('message', (message: unknown) => this.#onMessage(message))
    worker.on('error', (cause) => this.#fail(worker, cause))
    worker.on('exit', () => this.#fail(worker, null))
    this.#worker = worker
    this.#ready = false
    return worker
  }

  /** Resolves when the engine is done with what it was last asked for, also if that was given up. */
  whenIdle(): Promise<void> {
    return this.#idle
  }

  /** Speaks one clause at a time. An abort stops the engine in the middle of it. */
  async speak(task: Task, signal: AbortSignal): Promise<SpokenClauseAudio> {
    signal.throwIfAborted()
    const id = ++this.#lastId
    const worker = this.start()
    const spoken = new Promise<SpokenClauseAudio>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...task })
    })
    const timer = setTimeout(
      () => {
        // An engine that hangs would keep its thread.
        this.#fail(worker, null, 'stalled')
        void worker.terminate()
      },
      this.#ready ? answerMs : startMs,
    )
    this.#idle = spoken.then(
      () => undefined,
      () => undefined,
    )
    let abort: () => void = () => undefined
    const aborted = new Promise<never>((_, reject) => {
      abort = () => {
        Atomics.store(this.#givenUp, 0, id)
        reject(abortReason(signal))
      }
      signal.addEventListener('abort', abort, { once: true })
    })
    void this.#idle.then(() => {
      clearTimeout(timer)
      this.#waiting.delete(id)
    })
    try {
      return await Promise.race([spoken, aborted])
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker
    if (worker) this.#fail(worker, null)
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

  #fail(worker: Worker, cause: unknown, kind: 'stalled' | 'unavailable' = 'unavailable'): void {
    if (this.#worker !== worker) return
    this.#worker = null
    const error = failure(kind, 'the embedded voice is not available', cause)
    for (const { reject } of this.#waiting.values()) reject(error)
  }
}

function failure(kind: 'stalled' | 'refused' | 'unavailable', message: string, cause?: unknown): VoiceError {
  return new VoiceError(kind, message, { afterAudio: false, cause })
}

function abortReason(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('stopped', 'AbortError')
}
