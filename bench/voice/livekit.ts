import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Providers } from './portal.ts'
import { benchModelName } from './scripted-call.ts'

const folder = path.join(import.meta.dirname, '..', '..', 'bench', 'livekit')
const installCommand = 'npm install --prefix bench/livekit --no-package-lock'

type Answer = { firstSoundMs?: number; cpuMs?: number }

/** How to install it; null if it is installed. It is not one of the project's packages. */
export function liveKitMissing(): string | null {
  const installed = existsSync(path.join(folder, 'node_modules', '@livekit', 'agents', 'package.json'))
  return installed
    ? null
    : `LiveKit Agents is not installed, so it is skipped. To include it: ${installCommand}`
}

/** LiveKit Agents in its own process, with one session (bench/livekit/calls.mjs). */
export class LiveKit {
  readonly #child: ChildProcess
  #onAnswer: ((answer: Answer) => void) | null = null
  #turns = 0

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  static async start({ modelUrl, voicesUrl }: Providers): Promise<LiveKit> {
    const child = spawn(process.execPath, ['calls.mjs', modelUrl, voicesUrl, benchModelName], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const liveKit = new LiveKit(child)
    if (child.stdout === null) throw new Error('the process has no output')
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('bench ')) liveKit.#onAnswer?.(JSON.parse(line.slice('bench '.length)))
    })
    await new Promise<void>((resolve, reject) => {
      liveKit.#onAnswer = () => resolve()
      child.once('close', (code) => reject(new Error(`LiveKit Agents ended with ${code}`)))
    })
    return liveKit
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Returns milliseconds from the final words to the first audio. */
  async say(line: (turn: number) => string): Promise<number> {
    this.#turns += 1
    return (await this.#send({ name: 'turn', text: line(this.#turns) })).firstSoundMs ?? Number.NaN
  }

  async listenToEnd(): Promise<void> {
    await this.#send({ name: 'listenToEnd' })
  }

  async interrupt(afterMs: number): Promise<void> {
    await this.#send({ name: 'interrupt', afterMs })
  }

  /** Starts a new session, without any warm state. */
  async newSession(): Promise<void> {
    await this.#send({ name: 'newSession' })
  }

  async cpuMs(): Promise<number> {
    return (await this.#send({ name: 'cpu' })).cpuMs ?? Number.NaN
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('close', resolve))
    this.#child.stdin?.end()
    await ended
  }

  #send(order: Record<string, unknown>): Promise<Answer> {
    return new Promise((resolve) => {
      this.#onAnswer = resolve
      this.#child.stdin?.write(`${JSON.stringify(order)}\n`)
    })
  }
}
