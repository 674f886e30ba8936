// What the portal sends to OpenAI, and what the simulators answer in its place, checked against OpenAI's published document.
// `npm run bench:openai-document -- openapi.json`, with the file of github.com/openai/openai-openapi.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import { openAiLlm } from '#server/providers/llm/openai.ts'
import { openAiStreamingStt } from '#server/providers/stt/openai-realtime.ts'
import { openAiStt } from '#server/providers/stt/openai.ts'
import { openAiTts } from '#server/providers/tts/openai.ts'
import { defaultTuning } from '#server/providers/tts/tts.ts'
import { jsonBody, LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'

type Sample = { schema: string; what: string; value: unknown }

const [document] = process.argv.slice(2)
const folder = path.join(import.meta.dirname, 'clients')
if (document === undefined || !existsSync(document)) {
  console.log(
    'Name the document: npm run bench:openai-document -- openapi.json (github.com/openai/openai-openapi)',
  )
  process.exit(1)
}
if (!existsSync(path.join(folder, 'node_modules', 'ajv', 'package.json'))) {
  console.log('The checker is not installed: npm install --prefix bench/clients --no-package-lock')
  process.exit(1)
}

const never = new AbortController().signal
const model = await LlmSimulator.start(({ body }) =>
  body.stream === true ? { name: 'reply', tokens: tokensOf('I could pay eighty.') } : jsonBody('{"score":4}'),
)
const voices = await VoiceSimulator.start()
const samples: Sample[] = []

async function chatRequests(): Promise<void> {
  const task = {
    system: 'Judge.',
    user: 'The call.',
    schemaName: 'score',
    schema: {
      type: 'object',
      properties: { score: { type: 'integer' } },
      required: ['score'],
      additionalProperties: false,
    },
  }
  for (const name of ['gpt-6-luna', 'gpt-4.1-mini']) {
    const llm = openAiLlm({ apiKey: 'none', model: name, baseUrl: model.baseUrl, retryDelayMs: 0 })
    for await (const event of llm.reply(replyTask(), never)) void event
    await llm.json(task, never)
    // A server that takes no schema, and one that takes no JSON mode either.
    const refusal = {
      name: 'status',
      status: 400,
      body: '{"error":{"message":"response_format is not supported"}}',
    } as const
    const older = openAiLlm({ apiKey: 'none', model: name, baseUrl: model.baseUrl, retryDelayMs: 0 })
    const before = [...model.requests]
    model.script(refusal, refusal)
    await older.json(task, never)
    for (const { body } of [...before, ...model.requests])
      samples.push({ schema: 'CreateChatCompletionRequest', what: `chat, ${name}`, value: body })
    model.requests.length = 0
  }
}

async function voiceRequests(): Promise<void> {
  const tts = openAiTts({ apiKey: 'none', baseUrl: voices.openAiUrl, model: 'gpt-4o-mini-tts' })
  const choice = {
    voiceId: tts.defaultVoice('female').id,
    language: 'en-US' as const,
    rate: 1.1,
    pitch: 1,
    tuning: defaultTuning,
  }
  for await (const event of tts.open(choice).speak('I could pay eighty.', never)) void event
  for (const { text, voiceId, with: rest } of voices.clauses)
    samples.push({
      schema: 'CreateSpeechRequest',
      what: 'speech',
      value: { input: text, voice: voiceId, ...rest },
    })
  const file = { name: 'speech.wav', mediaType: 'audio/wav', bytes: new Uint8Array([1, 2, 3, 4]) }
  for (const name of ['gpt-transcribe', 'whisper-1'])
    for (const language of ['es', null] as const)
      await openAiStt({ apiKey: 'none', baseUrl: voices.openAiUrl, model: name }).transcribe(
        file,
        language,
        never,
      )
  for (const { fields } of voices.transcriptions)
    samples.push({
      schema: 'CreateTranscriptionRequest',
      what: `transcription, ${fields['model'] ?? ''}`,
      value: { file: 'speech.wav', ...formOf(fields) },
    })
}

/** The fields of a form as the document counts them: `languages[]` is a list. */
function formOf(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      name.endsWith('[]') ? [name.slice(0, -2), [value]] : [name, value],
    ),
  )
}

async function liveRequests(): Promise<void> {
  const stream = openAiStreamingStt({ apiKey: 'none', baseUrl: voices.openAiUrl, model: undefined }).open({
    language: 'en',
    sampleRate: 16_000,
  })
  for (let piece = 0; piece < 5; piece++) stream.send(new Uint8Array(3_200).fill(7))
  stream.commit()
  for await (const words of stream) if (words.type === 'final') break
  stream.close()
  for (const { session } of voices.speech.streams)
    samples.push({
      schema: 'RealtimeTranscriptionSessionCreateRequestGA',
      what: 'live transcription',
      value: session,
    })
}

/** What the simulators answer. */
async function answers(): Promise<void> {
  const ask = (body: object) =>
    fetch(`${model.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'any', messages: [], ...body }),
    })
  const streamed = await (await ask({ stream: true })).text()
  const events = streamed
    .split('\n')
    .flatMap((line) => (line.startsWith('data: {') ? [line.slice('data: '.length)] : []))
  for (const event of events)
    samples.push({
      schema: 'CreateChatCompletionStreamResponse',
      what: 'simulator: piece of a reply',
      value: JSON.parse(event),
    })
  model.script({ name: 'status', status: 429 })
  samples.push({
    schema: 'ErrorResponse',
    what: 'simulator: refusal',
    value: await (await ask({})).json(),
  })
  samples.push({
    schema: 'CreateChatCompletionResponse',
    what: 'simulator: JSON',
    value: await (await ask({})).json(),
  })
}

await chatRequests()
await voiceRequests()
await liveRequests()
await answers()
await model.close()
await voices.close()

const checker = spawn(process.execPath, ['document.mjs', path.resolve(document)], {
  cwd: folder,
  stdio: ['pipe', 'pipe', 'inherit'],
})
for (const sample of samples) checker.stdin.write(`${JSON.stringify(sample)}\n`)
checker.stdin.end()
const results: { errors: string[]; unknown: string[] }[] = []
for await (const line of createInterface({ input: checker.stdout })) {
  if (line.startsWith('checked ')) results.push(JSON.parse(line.slice('checked '.length)))
  else console.log(line)
}
const told = new Set<string>()
let failures = 0
samples.forEach(({ schema, what }, at) => {
  const { errors = ['no answer'], unknown = [] } = results[at] ?? {}
  if (errors.length > 0 || unknown.length > 0) failures += 1
  const verdict =
    errors.length > 0
      ? `FAILED  ${errors.slice(0, 6).join('; ')}`
      : unknown.length > 0
        ? `UNKNOWN ${unknown.join(', ')}`
        : 'ok'
  const row = `${what.padEnd(32)} ${schema.padEnd(46)} ${verdict}`
  if (!told.has(row)) console.log(row)
  told.add(row)
})
console.log(`${samples.length} messages, ${failures} not as documented`)
process.exitCode = failures > 0 ? 1 : 0
