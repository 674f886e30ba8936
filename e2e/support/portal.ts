import { test as base } from '@playwright/test'
import { createDatabase, type DatabaseClient } from '#db/client.ts'
import { copyTemplate } from '#db/testing/test-server.ts'
import { LlmSimulator, type Script, type SimulatedRequest } from '#server/testing/llm-simulator.ts'
import type { ServerProcess } from '#server/testing/spawn-server.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { startPortal } from './start-portal.ts'
import { TcpProxy } from './tcp-proxy.ts'

export type Portal = {
  server: ServerProcess
  /** The same portal through a proxy whose connections a test can cut. */
  proxy: TcpProxy
  /** Its database, to compare with the screen. */
  database: DatabaseClient
}

/** How a scripted model answers. */
type ScriptedModel = { answer: (request: SimulatedRequest) => Script }

/** Each worker has its own portal, the built server as `npm start` runs it, with its own database. */
export const test = base.extend<
  { baseURL: string },
  {
    portal: Portal
    scriptedVoice: boolean
    streamingEars: 'elevenlabs' | 'openai' | 'off'
    scriptedModel: ScriptedModel | null
    modelUrl: string | null
    voiceSimulator: VoiceSimulator | null
  }
>({
  /** Whether a scripted provider replaces the embedded voices and transcription. */
  scriptedVoice: [false, { option: true, scope: 'worker' }],
  /** As which service that provider also transcribes speech while it is spoken. */
  streamingEars: ['off', { option: true, scope: 'worker' }],
  /** What replaces the embedded debtor. */
  scriptedModel: [null, { option: true, scope: 'worker' }],
  modelUrl: [
    async ({ scriptedModel }, use) => {
      const model = scriptedModel && (await LlmSimulator.start(scriptedModel.answer))
      await use(model && model.baseUrl)
      await model?.close()
    },
    { scope: 'worker' },
  ],
  voiceSimulator: [
    async ({ scriptedVoice }, use) => {
      const simulator = scriptedVoice ? await VoiceSimulator.start() : null
      await use(simulator)
      await simulator?.close()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ voiceSimulator, streamingEars, modelUrl }, use) => {
      const adminUrl = process.env['E2E_DATABASE_URL']
      if (adminUrl === undefined) throw new Error('the global setup has not run')
      const { url, drop } = await copyTemplate(adminUrl, process.env['E2E_SAMPLES'])
      const proxy = await TcpProxy.open()
      const port = await freePort()
      const origin = `http://127.0.0.1:${port}`
      const { server, stop } = await startPortal(url, {
        PORT: String(port),
        PUBLIC_ORIGIN: `${origin},${proxy.origin}`,
        ...(modelUrl === null ? {} : { OPENAI_BASE_URL: modelUrl }),
        ...(voiceSimulator === null ? {} : scriptedProviders(voiceSimulator, streamingEars)),
      })
      proxy.targetPort = port
      const database = createDatabase(url, { max: 2 })
      await use({ server, proxy, database })
      await stop()
      await proxy.close()
      await database.close()
      await drop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ portal }, use) => use(portal.server.origin),
})
export { expect } from '@playwright/test'

function scriptedProviders(simulator: VoiceSimulator, streamingEars: string): Record<string, string> {
  return {
    ELEVENLABS_API_KEY: 'a key of the test',
    ELEVENLABS_BASE_URL: simulator.elevenLabsUrl,
    SPEECH_TO_TEXT_BASE_URL: simulator.openAiUrl,
    STREAMING_SPEECH_TO_TEXT: streamingEars,
  }
}

/** A port that was free a moment ago, since the server's origin must be known before it starts. */
export async function freePort(): Promise<number> {
  const probe = await TcpProxy.open()
  const { port } = new URL(probe.origin)
  await probe.close()
  return Number(port)
}
