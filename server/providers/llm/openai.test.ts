import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retainedBytes } from '#server/testing/retained-bytes.ts'
import { jsonBody, LlmSimulator, type Script, tokensOf } from '#server/testing/llm-simulator.ts'
import { defaultDeadlines, type Deadlines } from './deadlines.ts'
import { type LlmEvent, ProviderError } from './llm.ts'
import { openAiLlm } from './openai.ts'
import { collect, describeLlm, textOf } from './testing/llm-contract.ts'
import { replyTask } from './testing/reply-task.ts'

const english = tokensOf('I would like to, but there is nothing left this month.')
const spanish = tokensOf('Quisiera pagarle, pero este mes ya no me queda nada.')
const said: Script = { name: 'reply', tokens: english }

const settings = { apiKey: 'a-key', model: 'scripted', retryDelayMs: 0 }

describeLlm('openai', async () => {
  const speaks = await LlmSimulator.start(({ body }) => ({
    name: 'reply',
    tokens: /Answer in Spanish/u.test(body.messages.at(-1)?.content ?? '') ? spanish : english,
  }))
  const waits = await LlmSimulator.start(() => ({ name: 'stall', tokens: english.slice(0, 2) }))
  return {
    llm: openAiLlm({ ...settings, baseUrl: speaks.baseUrl }),
    waiting: openAiLlm({ ...settings, baseUrl: waits.baseUrl }),
    upstreamLeft: async () => (await waits.requests.at(-1)?.ended) === 'client_left',
    close: async () => {
      await speaks.close()
      await waits.close()
    },
  }
})

describe('openai, by server behaviour', () => {
  let simulator: LlmSimulator
  beforeAll(async () => {
    simulator = await LlmSimulator.start(() => said)
  })
  afterAll(() => simulator.close())
  beforeEach(() => simulator.script())

  const llmWith = (deadlines: Partial<Deadlines> = {}) =>
    openAiLlm({
      ...settings,
      baseUrl: simulator.baseUrl,
      deadlines: { ...defaultDeadlines, ...deadlines },
    })

  /** The outcome of a reply: its text, and its finish or the failure. */
  async function outcome(deadlines?: Partial<Deadlines>) {
    let text = ''
    const seen: LlmEvent[] = []
    try {
      for await (const event of llmWith(deadlines).reply(replyTask(), new AbortController().signal)) {
        seen.push(event)
        if (event.type === 'text') text += event.text
      }
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      const { failure, afterText } = error
      expect(afterText).toBe(text !== '')
      return { text, failure, requests: simulator.requests.length }
    }
    return { text, finish: seen.at(-1), requests: simulator.requests.length }
  }

  it('normal: the text, the finish, the usage as the server counted it', async () => {
    simulator.script({ ...said, usage: { prompt_tokens: 812, completion_tokens: 19 } })
    expect(await outcome()).toEqual({
      text: english.join(''),
      finish: { type: 'finish', reason: 'stop', usage: { inputTokens: 812, outputTokens: 19 } },
      requests: 1,
    })
    const [request] = simulator.requests
    expect(request?.authorization).toBe('Bearer a-key')
    expect(request?.body).toMatchObject({ model: 'scripted', stream: true })
  })

  it('a server without token counts: usage is estimated by length', async () => {
    simulator.script({ ...said, usage: null })
    const { finish } = await outcome()
    const outputTokens = Math.ceil(english.join('').length / 4)
    expect(finish).toMatchObject({ usage: { outputTokens } })
    expect(finish?.type === 'finish' && finish.usage.inputTokens).toBeGreaterThan(100)
  })

  it('the answer hits the token limit: finish reason length', async () => {
    simulator.script({ ...said, finishReason: 'length' })
    expect((await outcome()).finish).toMatchObject({ reason: 'length' })
  })

  it('the answer was filtered: incomplete, since text may be missing', async () => {
    simulator.script({ ...said, finishReason: 'content_filter' })
    expect(await outcome()).toEqual({ text: english.join(''), failure: 'incomplete', requests: 1 })
  })

  it('slow first token within the deadline: the reply', async () => {
    simulator.script({ ...said, firstTokenMs: 60 })
    expect(await outcome()).toMatchObject({ text: english.join(''), requests: 1 })
  })

  it('slow first token with late headers: no connect_timeout', async () => {
    simulator.script({ ...said, firstTokenMs: 450, lateHeaders: true })
    expect(await outcome({ connectMs: 300 })).toMatchObject({ text: english.join(''), requests: 1 })
  })

  it('no first token: first_token_timeout, not retried, and the request is aborted', async () => {
    simulator.script({ name: 'stall', tokens: [] })
    expect(await outcome({ firstTokenMs: 400 })).toEqual({
      text: '',
      failure: 'first_token_timeout',
      requests: 1,
    })
    expect(await simulator.requests[0]?.ended).toBe('client_left')
  })

  it('no response at all: the same', async () => {
    simulator.script({ name: 'silent' })
    expect(await outcome({ firstTokenMs: 400 })).toMatchObject({
      failure: 'first_token_timeout',
      requests: 1,
    })
    expect(await simulator.requests[0]?.ended).toBe('client_left')
  })

  it('no connection: connect_timeout', async () => {
    // Accepts the connection but never completes the TLS handshake.
    const mute = createServer()
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const { port } = mute.address() as AddressInfo
    const llm = openAiLlm({
      ...settings,
      baseUrl: `https://127.0.0.1:${port}/v1`,
      deadlines: { ...defaultDeadlines, connectMs: 30 },
    })
    await expect(collect(llm.reply(replyTask(), new AbortController().signal))).rejects.toMatchObject({
      failure: 'connect_timeout',
      afterText: false,
    })
    mute.close()
  })

  it('stall in the middle of the stream: stalled, with the text so far, and the request is aborted', async () => {
    simulator.script({ name: 'stall', tokens: english.slice(0, 3) })
    expect(await outcome({ idleMs: 300 })).toEqual({
      text: english.slice(0, 3).join(''),
      failure: 'stalled',
      requests: 1,
    })
    expect(await simulator.requests[0]?.ended).toBe('client_left')
  })

  it('[REPLY1] a stall meets its deadline whatever was collected as garbage meanwhile', async () => {
    const stalls = Array.from({ length: 5 }, () => ({ name: 'stall', tokens: english.slice(0, 3) }) as const)
    simulator.script(...stalls)
    const collecting = setInterval(retainedBytes, 20)
    const all = await Promise.all(
      stalls.map(() =>
        collect(llmWith({ idleMs: 300 }).reply(replyTask(), new AbortController().signal)).catch(
          (error: unknown) => error,
        ),
      ),
    )
    clearInterval(collecting)
    expect(all).toEqual(stalls.map(() => expect.objectContaining({ failure: 'stalled' })))
    for (const { ended } of simulator.requests) expect(await ended).toBe('client_left')
  })

  it('a slow reader is not taken for a stalled server', async () => {
    simulator.script({ ...said, tokenMs: 5 })
    const pieces: LlmEvent[] = []
    for await (const event of llmWith({ idleMs: 500 }).reply(replyTask(), new AbortController().signal)) {
      if (pieces.length === 0) await new Promise((resolve) => setTimeout(resolve, 600))
      pieces.push(event)
    }
    expect(pieces.at(-1)).toMatchObject({ type: 'finish' })
  })

  it.each(['destroyed', 'ended'] as const)(
    'cut without a finish reason (%s): incomplete, never complete, never retried after words',
    async (how) => {
      simulator.script({ name: 'cut', how, tokens: english.slice(0, 3) })
      expect(await outcome()).toEqual({
        text: english.slice(0, 3).join(''),
        failure: 'incomplete',
        requests: 1,
      })
    },
  )

  it.each(['destroyed', 'ended'] as const)('cut before the first word (%s): one retry', async (how) => {
    simulator.script({ name: 'cut', how, tokens: [] })
    expect(await outcome()).toMatchObject({ text: english.join(''), requests: 2 })
    simulator.script({ name: 'cut', how, tokens: [] }, { name: 'cut', how, tokens: [] })
    expect(await outcome()).toEqual({ text: '', failure: 'incomplete', requests: 2 })
  })

  it.each([
    ['no JSON', '{"choices": [{"delta": {"con'],
    ['other JSON', '{"choices": "none"}'],
    ['null', 'null'],
  ])('malformed event (%s): malformed, before and after words, not retried', async (_, data) => {
    simulator.script({ name: 'raw', tokens: english.slice(0, 2), data })
    expect(await outcome()).toEqual({
      text: english.slice(0, 2).join(''),
      failure: 'malformed',
      requests: 1,
    })
    simulator.script({ name: 'raw', tokens: [], data })
    expect(await outcome()).toEqual({ text: '', failure: 'malformed', requests: 1 })
  })

  it('an error event: unavailable; retried only before the first text', async () => {
    const data = '{"error": {"message": "overloaded"}}'
    simulator.script({ name: 'raw', tokens: english.slice(0, 2), data })
    expect(await outcome()).toMatchObject({ failure: 'unavailable', requests: 1 })
    simulator.script({ name: 'raw', tokens: [], data })
    expect(await outcome()).toMatchObject({ text: english.join(''), requests: 2 })
  })

  it.each([429, 500, 503])('%i, then success: one retry', async (status) => {
    simulator.script({ name: 'status', status })
    expect(await outcome()).toMatchObject({ text: english.join(''), requests: 2 })
  })

  it.each([
    [429, 'rate_limited'],
    [500, 'unavailable'],
  ])('%i always: one retry, then %s', async (status, failure) => {
    simulator.script({ name: 'status', status }, { name: 'status', status }, { name: 'status', status })
    expect(await outcome()).toEqual({ text: '', failure, requests: 2 })
  })

  it.each([400, 401, 404])('%i: refused, not retried', async (status) => {
    simulator.script({ name: 'status', status })
    expect(await outcome()).toEqual({ text: '', failure: 'refused', requests: 1 })
  })

  it('connection refused: unavailable', async () => {
    const gone = await LlmSimulator.start(() => said)
    await gone.close()
    const llm = openAiLlm({ ...settings, baseUrl: gone.baseUrl })
    await expect(collect(llm.reply(replyTask(), new AbortController().signal))).rejects.toMatchObject({
      failure: 'unavailable',
    })
  })

  it('stopped while waiting for the first word: AbortError, and the request is aborted', async () => {
    simulator.script({ name: 'silent' })
    const stop = new AbortController()
    const reply = collect(llmWith().reply(replyTask(), stop.signal))
    const request = await simulator.request(0)
    stop.abort()
    await expect(reply).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(await request.ended).toBe('client_left')
    expect(simulator.requests).toHaveLength(1)
  })

  it('a reply after a stopped one is generated', async () => {
    simulator.script({ name: 'stall', tokens: english.slice(0, 2) })
    const stop = new AbortController()
    const llm = llmWith()
    await expect(
      (async () => {
        for await (const event of llm.reply(replyTask(), stop.signal)) if (event.type === 'text') stop.abort()
      })(),
    ).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(textOf(await collect(llm.reply(replyTask(), new AbortController().signal)))).toBe(english.join(''))
  })

  describe('a model that reasons', () => {
    it('[LLM3] what it thinks aloud is not part of the reply, however it is split', async () => {
      const thought = ['<th', 'ink>They', ' want $50.</thi', 'nk>', ...english]
      simulator.script({ name: 'reply', tokens: thought })
      expect(await outcome()).toMatchObject({ text: english.join(''), requests: 1 })
    })

    it('[LLM3] is told to reason as little as it can, in a step less where the server refuses one', async () => {
      const refusal = (message: string): Script => ({
        name: 'status',
        status: 400,
        body: JSON.stringify({ error: { message, param: 'reasoning_effort' } }),
      })
      simulator.script(refusal("Unsupported value: 'none'"), said, said)
      const llm = openAiLlm({ ...settings, model: 'gpt-5-mini', baseUrl: simulator.baseUrl })
      const reply = () => collect(llm.reply(replyTask(), new AbortController().signal))
      expect(textOf(await reply())).toBe(english.join(''))
      await reply()
      const efforts = simulator.requests.map(({ body }) => body.reasoning_effort)
      expect(efforts).toEqual(['none', 'minimal', 'minimal'])
    })

    it('[LLM3] other models get no such parameter, unless they turn out to reason', async () => {
      const llm = llmWith()
      const reply = () => collect(llm.reply(replyTask(), new AbortController().signal))
      const data = JSON.stringify({
        choices: [{ index: 0, delta: { reasoning_content: 'They want $50.' }, finish_reason: null }],
      })
      simulator.script({ name: 'raw', tokens: [], data }, said, said)
      await reply()
      expect(simulator.requests.map(({ body }) => body.reasoning_effort)).toEqual([undefined, 'none'])
    })

    it('[LLM3] is alive while it thinks: only silence is a missed deadline', async () => {
      simulator.script({ name: 'endless', piece: ' hm', everyMs: 5, as: 'reasoning' })
      const stop = new AbortController()
      const reply = collect(llmWith({ firstTokenMs: 60_000 }).reply(replyTask(), stop.signal))
      await simulator.request(0)
      stop.abort()
      await expect(reply).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    })
  })

  it('[LLM2] a refusal in a field of its own is no reply', async () => {
    const data = JSON.stringify({
      choices: [{ index: 0, delta: { refusal: 'I cannot do that.' }, finish_reason: 'stop' }],
    })
    simulator.script({ name: 'raw', tokens: [], data }, { name: 'raw', tokens: [], data })
    expect(await outcome()).toMatchObject({ text: '', failure: 'incomplete' })
  })

  describe('json', () => {
    const task = { system: 'Judge.', user: '{}', schemaName: 'score', schema: { type: 'object' } }
    const ask = (deadlines?: Partial<Deadlines>) =>
      llmWith(deadlines).json(task, new AbortController().signal)

    it('returns the value and the usage, and sends the schema', async () => {
      simulator.script(jsonBody('{"score": 7}'))
      expect(await ask()).toEqual({ value: { score: 7 }, usage: { inputTokens: 40, outputTokens: 8 } })
      expect(simulator.requests[0]?.body.response_format).toMatchObject({
        type: 'json_schema',
        json_schema: { name: 'score', strict: true },
      })
    })

    it('takes JSON out of a code fence', async () => {
      simulator.script(jsonBody('```json\n{"score": 7}\n```'))
      expect((await ask()).value).toEqual({ score: 7 })
    })

    it.each<[string, Script, string, number]>([
      ['cut at the limit', jsonBody('{"score":', 'length'), 'incomplete', 1],
      ['not of the protocol', { name: 'body', body: '{"answer": 1}' }, 'malformed', 1],
      ['no JSON at all', { name: 'body', body: '<html>' }, 'malformed', 1],
      ['401', { name: 'status', status: 401 }, 'refused', 1],
    ])('%s: a failure with its name', async (_, script, failure, requests) => {
      simulator.script(script)
      await expect(ask()).rejects.toMatchObject({ name: 'ProviderError', failure })
      expect(simulator.requests).toHaveLength(requests)
    })

    it('[LLM4] takes JSON out of the words and thoughts around it', async () => {
      simulator.script(jsonBody('<think>{"score": 2}?</think>Here you are: {"score": 7}. Anything else?'))
      expect((await ask()).value).toEqual({ score: 7 })
    })

    it('[LLM4] leaves out the temperature where it is refused', async () => {
      simulator.script(
        { name: 'status', status: 400, body: '{"error":{"message":"temperature is not supported"}}' },
        jsonBody('{}'),
      )
      await ask()
      expect(simulator.requests.map(({ body }) => body.temperature)).toEqual([0, undefined])
    })

    it('429, then an answer: one retry', async () => {
      simulator.script({ name: 'status', status: 429 }, jsonBody('{}'))
      expect((await ask()).value).toEqual({})
      expect(simulator.requests).toHaveLength(2)
    })

    it('no answer: a timeout, and the request is aborted', async () => {
      simulator.script({ name: 'silent' })
      await expect(ask({ firstTokenMs: 20, idleMs: 2 })).rejects.toMatchObject({
        failure: 'first_token_timeout',
      })
      expect(await simulator.requests[0]?.ended).toBe('client_left')
    })

    it('stopped: AbortError', async () => {
      simulator.script({ name: 'silent' })
      const stop = new AbortController()
      const answer = llmWith().json(task, stop.signal)
      await simulator.request(0)
      stop.abort()
      await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    })
  })
})
