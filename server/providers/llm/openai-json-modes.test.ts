import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jsonBody, LlmSimulator, type Script } from '#server/testing/llm-simulator.ts'
import { openAiLlm } from './openai.ts'

describe('how a server is asked for JSON', () => {
  let simulator: LlmSimulator
  beforeAll(async () => {
    simulator = await LlmSimulator.start(() => jsonBody('{}'))
  })
  afterAll(() => simulator.close())
  beforeEach(() => simulator.script())

  const llmWith = () =>
    openAiLlm({ apiKey: 'a-key', model: 'scripted', retryDelayMs: 0, baseUrl: simulator.baseUrl })
  const task = { system: 'Judge.', user: '{}', schemaName: 'score', schema: { type: 'object' } }
  const ask = () => llmWith().json(task, new AbortController().signal)

  it('[LLM4] asks for less where the server refuses a schema, and remembers it', async () => {
    const refuses: Script = { name: 'status', status: 400, body: '{"error":{"message":"response_format"}}' }
    simulator.script(refuses, refuses, jsonBody('{"score": 7}'), jsonBody('{"score": 8}'))
    const llm = llmWith()
    const signal = new AbortController().signal
    expect((await llm.json(task, signal)).value).toEqual({ score: 7 })
    expect((await llm.json(task, signal)).value).toEqual({ score: 8 })
    const formats = simulator.requests.map(({ body }) => body.response_format)
    expect(formats.slice(0, 2)).toMatchObject([{ type: 'json_schema' }, { type: 'json_object' }])
    expect(formats.slice(2)).toEqual([undefined, undefined])
    expect(simulator.requests[2]?.body.messages[0]?.content).toContain('{"type":"object"}')
  })

  it('[LLM4] a server that ignores the schema gets it in the words of the request', async () => {
    simulator.script(jsonBody('A seven.'), jsonBody('Seven.'), jsonBody('{"score": 7}'))
    expect((await ask()).value).toEqual({ score: 7 })
    simulator.script(jsonBody('A seven.'), jsonBody('Seven.'), jsonBody('7 of 10'))
    await expect(ask()).rejects.toMatchObject({ failure: 'malformed' })
  })

  it('[LLM4] one answer that is no JSON is no reason to ask for less ever after, two in a row are', async () => {
    const llm = llmWith()
    const signal = new AbortController().signal
    const formats = () =>
      simulator.requests
        .splice(0)
        .map(({ body }) => (body.response_format as { type?: string } | undefined)?.type)
    simulator.script(jsonBody('A seven.'), jsonBody('{"score": 7}'), jsonBody('{"score": 8}'))
    await llm.json(task, signal)
    expect(formats()).toEqual(['json_schema', 'json_object'])
    await llm.json(task, signal)
    expect(formats()).toEqual(['json_schema'])
    const slip = [jsonBody('A seven.'), jsonBody('{"score": 7}')]
    simulator.script(...slip, ...slip, jsonBody('{"score": 8}'))
    for (let call = 0; call < 3; call++) await llm.json(task, signal)
    expect(formats()).toEqual(['json_schema', 'json_object', 'json_schema', 'json_object', 'json_object'])
  })
})
