import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { embeddedLlm } from '#server/providers/llm/embedded.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { LlmSimulator, type Script } from '#server/testing/llm-simulator.ts'
import { warmUpModel } from './warm-up-model.ts'

let simulator: LlmSimulator
let script: Script

beforeAll(async () => {
  simulator = await LlmSimulator.start(() => script)
})
beforeEach(() => {
  simulator.requests.length = 0
})
afterAll(() => simulator.close())

const lines: string[] = []
const log = () => {
  lines.length = 0
  const logger = createLogger('info', [])
  for (const level of ['info', 'warn'] as const)
    logger[level] = (...parts: unknown[]) => void lines.push(`${level} ${String(parts.at(-1))}`)
  return logger
}
const model = (name = 'scripted') =>
  openAiLlm({ baseUrl: simulator.baseUrl, apiKey: undefined, model: name, retryDelayMs: 1 })
const never = () => new AbortController().signal

it('[LLM9] the model gets one tiny request, which ends at the first sign of an answer', async () => {
  script = { name: 'endless', piece: 'yes ', everyMs: 1 }
  await warmUpModel({ llm: model(), log: log() }, never())
  expect(simulator.requests).toHaveLength(1)
  const [request] = simulator.requests
  expect(JSON.stringify(request?.body.messages).length).toBeLessThan(100)
  expect(await request?.ended).toBe('client_left')
  expect(lines).toEqual(['info the language model is loaded'])
})

it('[LLM9] a parameter that the server refuses is left out, and stays out', async () => {
  const asked: unknown[] = []
  const refusing = await LlmSimulator.start(({ body }) => {
    asked.push(body['reasoning_effort'])
    return asked.length < 4
      ? { name: 'status', status: 400, body: '{"error":{"message":"reasoning_effort is unknown"}}' }
      : { name: 'reply', tokens: ['yes'] }
  })
  const llm = openAiLlm({ baseUrl: refusing.baseUrl, apiKey: undefined, model: 'gpt-5' })
  await warmUpModel({ llm, log: log() }, never())
  await warmUpModel({ llm, log: log() }, never())
  await refusing.close()
  expect(asked).toEqual(['none', 'minimal', 'low', undefined, undefined])
})

it.each<[string, Script]>([
  ['fails', { name: 'status', status: 503 }],
  ['has no such model', { name: 'status', status: 404 }],
  ['ends without an answer', { name: 'cut', tokens: [], how: 'ended' }],
])('[LLM9] a model that %s is only logged, without a second try', async (_what, how) => {
  script = how
  await warmUpModel({ llm: model(), log: log() }, never())
  expect(simulator.requests).toHaveLength(1)
  expect(lines).toEqual(['warn warming up the language model failed'])
})

it('[LLM9] a shutdown ends a warm-up without a word', async () => {
  script = { name: 'silent' }
  const shutdown = new AbortController()
  const done = warmUpModel({ llm: model(), log: log() }, shutdown.signal)
  await expect.poll(() => simulator.requests.length).toBe(1)
  shutdown.abort()
  await done
  expect(lines).toEqual([])
})

it('[LLM9] the built-in debtor has nothing to load', async () => {
  await warmUpModel({ llm: embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } }), log: log() }, never())
  expect(lines).toEqual([])
})
