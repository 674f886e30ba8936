import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { elevenLabsTts } from '#server/providers/tts/elevenlabs.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { openAiTts } from '#server/providers/tts/openai.ts'
import type { Tts } from '#server/providers/tts/tts.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { fastClock } from '#server/testing/fast-clock.ts'
import { LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'

/** The model's reply to every line, in three clauses. */
export const words =
  'Well, I hear you, but it has been a long week and the rent took most of it. ' +
  'After the school and the car there is simply very little to talk about.'
const line = 'I understand that this is not easy for you.'
/** Only voices that never answer reach these deadlines; they must hold on a busy machine. */
const deadlines = { connectMs: 5_000, firstTokenMs: 5_000, idleMs: 2_000 }

export type Scene = { server: TestServer; browser: TestBrowser; sessionId: string; client: ChannelClient }

/** Simulators of a model and of voices, with servers that use them, for tests of spoken turns. */
export class VoiceStage {
  #database: TestDatabase | null = null
  #model: LlmSimulator | null = null
  #voice: VoiceSimulator | null = null
  readonly #servers: TestServer[] = []
  readonly #clients: ChannelClient[] = []

  constructor() {
    beforeAll(async () => {
      this.#database = await createTestDatabase()
      this.#model = await LlmSimulator.start(() => ({ name: 'reply', tokens: tokensOf(words) }))
      this.#voice = await VoiceSimulator.start()
    })
    afterAll(async () => {
      for (const server of this.#servers) await server.close()
      await this.model.close()
      await this.voice.close()
      await this.database.close()
    })
    beforeEach(() => {
      this.model.script()
      this.voice.script()
      this.voice.missingVoices.clear()
    })
    afterEach(() => this.#leave())
  }

  get database(): TestDatabase {
    return required(this.#database)
  }

  get model(): LlmSimulator {
    return required(this.#model)
  }

  get voice(): VoiceSimulator {
    return required(this.#voice)
  }

  elevenLabs(): Tts {
    return elevenLabsTts({ apiKey: 'key', baseUrl: this.voice.elevenLabsUrl, model: undefined, deadlines })
  }

  openAi(): Tts {
    return openAiTts({ baseUrl: this.voice.openAiUrl, apiKey: 'key', model: 'tts-1', deadlines })
  }

  /** Starts a server whose clock goes `pace` times as fast as real time. */
  async serve(
    live: Tts,
    pace: number,
    parts: Parameters<typeof startTestServer>[1] = {},
    options: Parameters<typeof startTestServer>[2] = {},
  ): Promise<TestServer> {
    const llm = openAiLlm({ baseUrl: this.model.baseUrl, apiKey: undefined, model: 'm' })
    const served = { llm, voices: { live, builtIn: live }, clock: fastClock(pace), ...parts }
    const server = await startTestServer(this.database, served, options)
    this.#servers.push(server)
    return server
  }

  /** Registers a new trainee and joins a new session. */
  async scene(
    server: TestServer,
    joins: 'with a voice' | 'to read' = 'with a voice',
    of: Parameters<TestBrowser['startSession']>[0] = {},
  ): Promise<Scene> {
    const browser = new TestBrowser(server.origin)
    await browser.register()
    const sessionId = (await browser.startSession(of)).id
    const client = await this.open({ server, browser, sessionId })
    await client.join('participant', joins === 'to read' ? undefined : { enabled: true })
    return { server, browser, sessionId, client }
  }

  async open({ server, browser, sessionId }: Omit<Scene, 'client'>): Promise<ChannelClient> {
    const headers = { cookie: browser.cookie, origin: server.origin }
    const client = await ChannelClient.open(server.webSocketUrl(sessionId), headers)
    this.#clients.push(client)
    return client
  }

  /** The latest line in a new snapshot. */
  async storedReply(at: Scene) {
    const fresh = await this.open(at)
    const { items } = (await fresh.join()).snapshot
    return items.at(-1)
  }

  /** Cancels running replies: tests share the simulators. */
  async #leave(): Promise<void> {
    for (const client of this.#clients.splice(0)) {
      const ended = new Set(
        client.frames.map((frame) => (frame.type === 'response.output_text.done' ? frame.response_id : '')),
      )
      for (const frame of client.frames)
        if (client.closeCode === null && frame.type === 'response.created' && !ended.has(frame.response_id))
          await client.answer(client.send({ type: 'response.cancel', response_id: frame.response_id }))
      client.close()
    }
  }
}

function required<Part>(part: Part | null): Part {
  if (part === null) throw new Error('VoiceStage is used before beforeAll has run')
  return part
}

/** Submits the default line; returns the command's id. */
export function submit(client: ChannelClient): string {
  return client.send({ type: 'input_text.submit', text: line })
}

/** Waits for the reply to be created and returns its id. */
export async function replyId(client: ChannelClient): Promise<string> {
  const created = await client.find(
    (frame): frame is Extract<ServerFrame, { type: 'response.created' }> => frame.type === 'response.created',
  )
  return created.response_id
}
