// Lets LiveKit Agents hear recordings as from a microphone, without a room, and decide itself when a turn is over: its
// voice activity detection and its turn detector in the variants that run in the process, its plug-ins for the
// transcription, the model and the voice. bench/pauses/livekit-caller.ts starts it; it reads one JSON command per line.
import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { inference, initializeLogger, voice } from '@livekit/agents'
import { STT } from '@livekit/agents-plugin-elevenlabs'
import { AudioFrame } from '@livekit/rtc-node'
import { Listener } from './listener.mjs'
import { modelAndVoice } from './providers.mjs'

const [, , modelUrl = '', voicesUrl = '', model = '', rate = ''] = process.argv
initializeLogger({ pretty: false, level: 'silent' })

/** A call keeps its turns short enough for every reply to be a new one. */
const turnsPerCall = 5
const sampleRate = Number(rate)
const frameSamples = sampleRate / 50

// The detector's model comes with the package; in a worker it would run in a process of its own.
const native = createRequire(import.meta.url)('@livekit/local-inference')
native.initEot()
const executor = {
  /** @param {string} _method @param {{ pcm: string }} data */
  async doInference(_method, { pcm }) {
    const bytes = Buffer.from(pcm, 'base64')
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 2))
    const startMs = performance.now()
    const probability = await native.predict(samples)
    return { probability, inferenceDurationMs: performance.now() - startMs }
  },
}

class Microphone extends voice.AudioInput {
  /** @type {ReadableStreamDefaultController<AudioFrame> | null} */
  #controller = null
  constructor() {
    super()
    this.multiStream.addInputStream(
      new ReadableStream({ start: (controller) => void (this.#controller = controller) }),
    )
  }
  /** @param {Int16Array} samples */
  hear(samples) {
    this.#controller?.enqueue(new AudioFrame(samples, sampleRate, 1, samples.length))
  }
}

/** @param {string} language */
async function open(language) {
  const session = new voice.AgentSession({
    stt: new STT({
      apiKey: 'none',
      baseURL: `${voicesUrl}/v1`,
      model: 'scribe_v2_realtime',
      languageCode: language,
      // The least that the service takes.
      serverVad: { vadSilenceThresholdSecs: 0.3 },
    }),
    ...modelAndVoice(modelUrl, voicesUrl, model),
    vad: new inference.VAD(),
    turnHandling: {
      turnDetection: new inference.TurnDetector({ version: 'v1-mini', executor }),
      preemptiveGeneration: { preemptiveTts: true },
    },
    userAwayTimeout: null,
  })
  const listener = new Listener()
  const microphone = new Microphone()
  session.output.audio = listener
  session.input.audio = microphone
  await session.start({ agent: new voice.Agent({ instructions: 'You are a debtor.' }), record: false })
  return { session, listener, microphone, language, turns: 0 }
}

/** @type {Awaited<ReturnType<typeof open>> | null} */
let call = null
/** @type {{ samples: Int16Array, from: number } | null} */
let playing = null
/** @type {(startAtMs: number) => void} */
let onStart = () => undefined

// The microphone never stops: what is played, else silence, in real time.
const startMs = performance.now()
let frames = 0
setInterval(() => {
  for (; (frames * 1_000) / 50 < performance.now() - startMs; frames++) {
    const frame = new Int16Array(frameSamples)
    if (playing) {
      if (playing.from === 0) onStart(performance.timeOrigin + performance.now())
      frame.set(playing.samples.subarray(playing.from, playing.from + frameSamples))
      playing.from += frameSamples
    }
    call?.microphone.hear(frame)
  }
}, 5)

const say = (/** @type {unknown} */ message) => process.stdout.write(`bench ${JSON.stringify(message)}\n`)
say({ ready: true })
for await (const line of createInterface({ input: process.stdin })) {
  const { file, endMs, language, replyMaxMs, quietBeforeNextMs } = JSON.parse(line)
  if (call === null || call.language !== language || call.turns === turnsPerCall) {
    const before = call
    call = null
    await before?.session.close()
    call = await open(language)
    await sleep(500)
  }
  call.turns += 1
  const { listener } = call
  const bytes = await readFile(file)
  /** @type {number[]} */
  const soundsAtMs = []
  listener.heard = (atMs) => soundsAtMs.push(performance.timeOrigin + atMs)
  const startAtMs = await new Promise((/** @type {(atMs: number) => void} */ resolve) => {
    onStart = resolve
    playing = {
      samples: new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2),
      from: 0,
    }
  })
  onStart = () => undefined
  say({ startAtMs })
  const endAtMs = startAtMs + endMs
  while (Date.now() < endAtMs + replyMaxMs && !soundsAtMs.some((atMs) => atMs > endAtMs)) await sleep(5)
  while (listener.playing) await sleep(20)
  await sleep(quietBeforeNextMs)
  say({ soundsAtMs })
}
process.exit(0)
