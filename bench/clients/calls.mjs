// Calls the addresses of the simulators with other people's clients, in a process of their own: bench/clients.ts starts it.
// Prints one JSON line a check: { client, service, did, got, failed }.
import { createElevenLabs } from '@ai-sdk/elevenlabs'
import { createOpenAI } from '@ai-sdk/openai'
import { initializeLogger } from '@livekit/agents'
import * as elevenlabs from '@livekit/agents-plugin-elevenlabs'
import * as openai from '@livekit/agents-plugin-openai'
import { llm } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { generateSpeech, generateText, jsonSchema, Output, streamText, transcribe } from 'ai'

const [, , modelUrl = '', openAiVoicesUrl = '', elevenLabsUrl = ''] = process.argv
initializeLogger({ pretty: false, level: 'silent' })

const aiModel = createOpenAI({ apiKey: 'none', baseURL: modelUrl })
const aiVoices = createOpenAI({ apiKey: 'none', baseURL: openAiVoicesUrl })
/** The package has no setting for its address: its requests are sent to the simulator instead. */
const aiElevenLabs = createElevenLabs({
  apiKey: 'none',
  fetch: (address, options) =>
    fetch(String(address).replace('https://api.elevenlabs.io', elevenLabsUrl), options),
})

/** A second of a tone at this rate: recognisers with voice activity of their own need sound. */
function sound(rate, seconds = 1) {
  const samples = new Int16Array(rate * seconds)
  for (let at = 0; at < samples.length; at++)
    samples[at] = Math.round(8_000 * Math.sin((at * 2 * Math.PI * 220) / rate))
  return samples
}
function wav(samples, rate) {
  const bytes = Buffer.alloc(44 + samples.length * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples.length * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples.length * 2, 40)
  Buffer.from(samples.buffer).copy(bytes, 44)
  return bytes
}
const soundOf = (frames) => frames.reduce((sum, { samplesPerChannel }) => sum + samplesPerChannel, 0)

async function livekitChat() {
  const model = new openai.LLM({ model: 'any', baseURL: modelUrl, apiKey: 'none' })
  const chat = new llm.ChatContext()
  chat.addMessage({ role: 'user', content: 'Hello' })
  let text = ''
  for await (const chunk of model.chat({ chatCtx: chat })) text += chunk.delta?.content ?? ''
  return text
}

async function livekitSpeech(tts) {
  const stream = tts.stream()
  stream.pushText('I can pay on Friday. ')
  stream.flush()
  stream.endInput()
  const frames = []
  for await (const event of stream)
    if (event && typeof event === 'object' && 'frame' in event) frames.push(event.frame)
  return { samples: soundOf(frames), rate: frames[0]?.sampleRate }
}

async function livekitWhole(tts) {
  const frames = []
  for await (const { frame } of tts.synthesize('I can pay on Friday.')) frames.push(frame)
  return { samples: soundOf(frames), rate: frames[0]?.sampleRate }
}

async function livekitHears(stt, rate) {
  const stream = stt.stream()
  const heard = { interim: 0, final: '' }
  const reading = (async () => {
    for await (const event of stream) {
      if (event.type === 1) heard.interim += 1
      if (event.type === 2) {
        heard.final = event.alternatives?.[0]?.text ?? ''
        break
      }
    }
  })()
  const samples = sound(rate, 1)
  for (let at = 0; at < samples.length; at += rate / 20)
    stream.pushFrame(new AudioFrame(samples.subarray(at, at + rate / 20), rate, 1, rate / 20))
  stream.flush()
  await reading
  stream.close()
  return heard
}

const checks = [
  [
    'AI SDK',
    'OpenAI chat',
    'streams a reply',
    async () => {
      const result = streamText({ model: aiModel.chat('any'), prompt: 'Hello' })
      return {
        text: await result.text,
        finish: await result.finishReason,
        out: (await result.usage).outputTokens,
      }
    },
  ],
  [
    'AI SDK',
    'OpenAI chat',
    'asks for JSON',
    async () => {
      const schema = jsonSchema({
        type: 'object',
        properties: { score: { type: 'integer' } },
        required: ['score'],
        additionalProperties: false,
      })
      const result = await generateText({
        model: aiModel.chat('json'),
        prompt: 'Judge',
        output: Output.object({ schema }),
      })
      return result.output
    },
  ],
  [
    'AI SDK',
    'OpenAI chat',
    'is refused with 401',
    async () => {
      try {
        await generateText({ model: aiModel.chat('refused'), prompt: 'Hello', maxRetries: 0 })
        return 'no error'
      } catch (error) {
        return { status: error.statusCode, message: error.message }
      }
    },
  ],
  [
    'AI SDK',
    'OpenAI speech',
    'speaks a sentence',
    async () => {
      const { audio } = await generateSpeech({
        model: aiVoices.speech('tts-1'),
        text: 'I can pay on Friday.',
        voice: 'alloy',
        outputFormat: 'pcm',
      })
      return { bytes: audio.uint8Array.length, mediaType: audio.mediaType }
    },
  ],
  [
    'AI SDK',
    'OpenAI transcription',
    'transcribes a recording',
    async () => {
      const { text } = await transcribe({
        model: aiVoices.transcription('gpt-transcribe'),
        audio: wav(sound(16_000), 16_000),
      })
      return text
    },
  ],
  [
    'AI SDK',
    'ElevenLabs speech',
    'speaks a sentence',
    async () => {
      const { audio } = await generateSpeech({
        model: aiElevenLabs.speech('eleven_flash_v2_5'),
        text: 'I can pay on Friday.',
        voice: 'any',
        outputFormat: 'pcm_24000',
      })
      return { bytes: audio.uint8Array.length }
    },
  ],
  ['LiveKit', 'OpenAI chat', 'streams a reply', livekitChat],
  [
    'LiveKit',
    'OpenAI speech',
    'speaks a sentence',
    () =>
      livekitWhole(
        new openai.TTS({ apiKey: 'none', baseURL: openAiVoicesUrl, voice: 'alloy', model: 'tts-1' }),
      ),
  ],
  [
    'LiveKit',
    'OpenAI transcription',
    'transcribes a recording',
    async () => {
      const stt = new openai.STT({
        apiKey: 'none',
        baseURL: openAiVoicesUrl,
        model: 'gpt-transcribe',
        language: 'en',
        useRealtime: false,
      })
      const samples = sound(16_000)
      const event = await stt.recognize([new AudioFrame(samples, 16_000, 1, samples.length)])
      return event.alternatives?.[0]?.text
    },
  ],
  [
    'LiveKit',
    'OpenAI live transcription',
    'hears a second of sound',
    () =>
      livekitHears(
        new openai.STT({
          apiKey: 'none',
          baseURL: openAiVoicesUrl,
          model: 'gpt-live-transcribe',
          language: 'en',
          useRealtime: true,
          vad: null,
        }),
        24_000,
      ),
  ],
  [
    'LiveKit',
    'ElevenLabs speech',
    'speaks over its WebSocket',
    () =>
      livekitSpeech(
        new elevenlabs.TTS({
          apiKey: 'none',
          baseURL: `${elevenLabsUrl}/v1`,
          voiceId: 'any',
          model: 'eleven_flash_v2_5',
          encoding: 'pcm_24000',
        }),
      ),
  ],
  [
    'LiveKit',
    'ElevenLabs live transcription',
    'hears a second of sound',
    () =>
      livekitHears(
        new elevenlabs.STT({
          apiKey: 'none',
          baseURL: `${elevenLabsUrl}/v1`,
          model: 'scribe_v2_realtime',
          languageCode: 'en',
        }),
        16_000,
      ),
  ],
]

for (const [client, service, did, check] of checks) {
  const limit = new Promise((_, refuse) =>
    setTimeout(() => refuse(new Error('no answer in 10 seconds')), 10_000).unref(),
  )
  try {
    const got = await Promise.race([check(), limit])
    console.log(`check ${JSON.stringify({ client, service, did, got, failed: null })}`)
  } catch (error) {
    console.log(
      `check ${JSON.stringify({ client, service, did, got: null, failed: String(error?.message ?? error) })}`,
    )
  }
}
process.exit(0)
