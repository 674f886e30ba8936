// Runs turns of LiveKit Agents in this process with the benchmark's providers, without a room and without a
// network to the listener. bench/voice/livekit.ts starts it; it reads one JSON command per line and answers
// each with one line.
import { createInterface } from 'node:readline'
import { initializeLogger, voice } from '@livekit/agents'
import { Listener } from './listener.mjs'
import { modelAndVoice } from './providers.mjs'

const [, , modelUrl = '', voicesUrl = '', model = ''] = process.argv
initializeLogger({ pretty: false, level: 'silent' })

/** @returns {Promise<{ session: voice.AgentSession, listener: Listener }>} */
async function open() {
  const session = new voice.AgentSession({
    ...modelAndVoice(modelUrl, voicesUrl, model),
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
