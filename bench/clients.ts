// Other people's clients of the services against the simulators that stand for these services in tests: what a client of
// somebody else makes of a simulator shows whether it behaves like the service. `npm run bench:clients`.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { jsonBody, LlmSimulator, tokensOf } from '#server/testing/llm-simulator.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'

const folder = path.join(import.meta.dirname, 'clients')
if (!existsSync(path.join(folder, 'node_modules', 'ai', 'package.json'))) {
  console.log('The clients are not installed: npm install --prefix bench/clients --no-package-lock')
  process.exit(0)
}

type Check = { client: string; service: string; did: string; got: unknown; failed: string | null }

const reply = 'I could pay eighty on Friday.'
const model = await LlmSimulator.start(({ body }) => {
  if (body.model === 'refused')
    return {
      name: 'status',
      status: 401,
      body: JSON.stringify({
        error: {
          message: 'Incorrect API key provided.',
          type: 'invalid_request_error',
          param: null,
          code: 'invalid_api_key',
        },
      }),
    }
  if (body.stream !== true) return jsonBody('{"score":4}')
  return { name: 'reply', tokens: tokensOf(reply) }
})
const voices = await VoiceSimulator.start()

/** What each check has to bring: the simulator's own words and sound, as the client understands them. */
const expected: Record<string, (got: never) => boolean> = {
  'OpenAI chat streams a reply': (got: string | { text: string; finish: string }) =>
    typeof got === 'string' ? got === reply : got.text === reply && got.finish === 'stop',
  'OpenAI chat asks for JSON': ({ score }: { score: number }) => score === 4,
  'OpenAI chat is refused with 401': ({ status, message }: { status: number; message: string }) =>
    status === 401 && message === 'Incorrect API key provided.',
  'OpenAI speech speaks a sentence': (got: { bytes?: number; samples?: number }) =>
    (got.bytes ?? got.samples ?? 0) > 10_000,
  'OpenAI transcription transcribes a recording': (got: string) => got === voices.transcript,
  'OpenAI live transcription hears a second of sound': ({
    final,
    interim,
  }: {
    final: string
    interim: number
  }) => final === 'I can pay two hundred on Friday.' && interim > 0,
  'ElevenLabs speech speaks a sentence': ({ bytes }: { bytes: number }) => bytes > 10_000,
  'ElevenLabs speech speaks over its WebSocket': ({ samples, rate }: { samples: number; rate: number }) =>
    rate === 24_000 && samples > 10_000,
  'ElevenLabs live transcription hears a second of sound': ({
    final,
    interim,
  }: {
    final: string
    interim: number
  }) => final === 'I can pay two hundred on Friday.' && interim > 0,
}

const child = spawn(process.execPath, ['calls.mjs', model.baseUrl, voices.openAiUrl, voices.elevenLabsUrl], {
  cwd: folder,
  stdio: ['ignore', 'pipe', 'inherit'],
})
let failures = 0
for await (const line of createInterface({ input: child.stdout })) {
  if (!line.startsWith('check ')) continue
  const { client, service, did, got, failed } = JSON.parse(line.slice('check '.length)) as Check
  const right = failed === null && got !== null && (expected[`${service} ${did}`]?.(got as never) ?? false)
  if (!right) failures += 1
  console.log(
    `${right ? 'ok    ' : 'FAILED'}  ${client.padEnd(8)} ${service.padEnd(30)} ${did.padEnd(28)} ${failed ?? JSON.stringify(got)}`,
  )
}
await model.close()
await voices.close()
process.exitCode = failures > 0 ? 1 : 0
