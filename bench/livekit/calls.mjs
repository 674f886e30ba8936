// Runs turns of LiveKit Agents in this process with the benchmark's providers, without a room and without a
// network to the listener. bench/voice/livekit.ts starts it; it reads one JSON command per line and answers
// each with one line.
import { createInterface } from 'node:readline'
import { initializeLogger, voice } from '@livekit/agents'
import { LLM } from '@livekit/agents-plugin-openai'
import { TTS } from '@livekit/agents-plugin-elevenlabs'

const [, , modelUrl = '', voicesUrl = '', model = ''] = process.argv
initializeLogger({ pretty: false, level: 'silent' })

/** Plays to nobody in real time, and notes when the first sound arrived. */
class Listener extends voice.AudioOutput {
  /** @type {(atMs: number) => void} */
  heard = () => undefined
  #soundMs = 0
  #startedMs = 0
  /** @type {NodeJS.Timeout | null} */
  #timer = null

  constructor() {
    super(24_000, undefined, { pause: true })
  }

  /** @param {import('@livekit/rtc-node').AudioFrame} frame */
  async captureFrame(frame) {
    if (this.#soundMs === 0) {
      this.heard(performance.now())
      this.#startedMs = performance.now()
      this.onPlaybackStarted(Date.now())
    }
    await super.captureFrame(frame)
    this.#soundMs += (frame.samplesPerChannel / frame.sampleRate) * 1_000
  }

  flush() {
    super.flush()
    if (this.#soundMs === 0) return
    const leftMs = this.#startedMs + this.#soundMs - performance.now()
    this.#timer = setTimeout(() => this.#finish(false), Math.max(0, leftMs))
  }

  clearBuffer() {
    if (this.#soundMs > 0) this.#finish(true)
  }

  /** @param {boolean} interrupted */
  #finish(interrupted) {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const playedMs = interrupted
      ? Math.min(this.#soundMs, performance.now() - this.#startedMs)
      : this.#soundMs
    this.#soundMs = 0
    this.onPlaybackFinished({ playbackPosition: playedMs / 1_000, interrupted })
  }
}

/** @returns {Promise<{ session: voice.AgentSession, listener: Listener }>} */
async function open() {
  const session = new voice.AgentSession({
    llm: new LLM({ model, baseURL: modelUrl, apiKey: 'none' }),
    tts: new TTS({
      apiKey: 'none',
      baseURL: `${voicesUrl}/v1`,
      voiceId: 'any',
      model: 'eleven_flash_v2_5',
      encoding: 'pcm_24000',
    }),
    vad: null,
    turnHandling: { turnDetection: 'manual' },
    userAwayTimeout: null,
  })
  const listener = new Listener()
  session.output.audio = listener
  await session.start({ agent: new voice.Agent({ instructions: 'You are a debtor.' }), record: false })
  return { session, listener }
}

let call = await open()
/** @type {{ waitForPlayout(): Promise<unknown> } | null} */
let speech = null

/** @type {Record<string, (order: { text: string, afterMs: number }) => Promise<Record<string, unknown>>>} */
const orders = {
  async turn({ text }) {
    const { session, listener } = call
    const heard = new Promise((resolve) => (listener.heard = resolve))
    const startMs = performance.now()
    speech = session.generateReply({ userInput: text })
    return { firstSoundMs: (await heard) - startMs }
  },
  async listenToEnd() {
    await speech?.waitForPlayout()
    return {}
  },
  async interrupt({ afterMs }) {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await call.session.interrupt().await
    return {}
  },
  async newSession() {
    await call.session.close()
    call = await open()
    return {}
  },
  async cpu() {
    const { user, system } = process.cpuUsage()
    return { cpuMs: (user + system) / 1_000 }
  },
}

const say = (/** @type {unknown} */ answer) => process.stdout.write(`bench ${JSON.stringify(answer)}\n`)
say({ ready: true })
for await (const line of createInterface({ input: process.stdin })) {
  const order = JSON.parse(line)
  say(await orders[order.name](order))
}
process.exit(0)
