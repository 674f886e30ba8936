import { answersJson, type JsonLlm, type Llm, ProviderError } from '#server/providers/llm/llm.ts'
import type { Stt } from '#server/providers/stt/stt.ts'
import { type Tts, VoiceError } from '#server/providers/tts/tts.ts'
import type { Metrics, ProviderOutcome } from './metrics.ts'

type Count = (outcome: ProviderOutcome) => void

/** The same model; how its calls end is counted. */
export function watchLlm(llm: Llm, metrics: Metrics): Llm {
  const count: Count = (outcome) => metrics.providerCall('llm', llm.provider, outcome)
  const watched: Llm = {
    provider: llm.provider,
    model: llm.model,
    reply: (task, signal) => watchStream(llm.reply(task, signal), count),
  }
  if (!answersJson(llm)) return watched
  const withJson: JsonLlm = {
    ...watched,
    json: (task, signal) => watchCall(llm.json(task, signal), count),
  }
  return withJson
}

/** The same voice; how its calls end is counted. */
export function watchTts(tts: Tts, metrics: Metrics): Tts {
  const count: Count = (outcome) => metrics.providerCall('tts', tts.provider, outcome)
  return {
    provider: tts.provider,
    sampleRate: tts.sampleRate,
    voices: (signal) => watchCall(tts.voices(signal), count),
    defaultVoice: (gender) => tts.defaultVoice(gender),
    open: (choice) => {
      const line = tts.open(choice)
      return {
        speak: (text, signal) => watchStream(line.speak(text, signal), count),
        close: () => line.close(),
      }
    },
    render: (text, choice, signal) => watchCall(tts.render(text, choice, signal), count),
    close: () => tts.close(),
  }
}

/** The same transcription; how its calls end is counted. */
export function watchStt(stt: Stt, metrics: Metrics): Stt {
  const count: Count = (outcome) => metrics.providerCall('stt', stt.provider, outcome)
  return {
    provider: stt.provider,
    transcribe: (file, language, signal) => watchCall(stt.transcribe(file, language, signal), count),
  }
}

async function watchCall<Result>(call: Promise<Result>, count: Count): Promise<Result> {
  try {
    const result = await call
    count('ok')
    return result
  } catch (error) {
    count(outcomeOf(error))
    throw error
  }
}

async function* watchStream<Piece>(stream: AsyncIterable<Piece>, count: Count): AsyncGenerator<Piece> {
  // What is left when the reader stops reading before the end.
  let outcome: ProviderOutcome = 'given_up'
  try {
    for await (const piece of stream) yield piece
    outcome = 'ok'
  } catch (error) {
    outcome = outcomeOf(error)
    throw error
  } finally {
    count(outcome)
  }
}

function outcomeOf(error: unknown): ProviderOutcome {
  if (error instanceof ProviderError || error instanceof VoiceError) return error.failure
  return error instanceof Error && error.name === 'AbortError' ? 'given_up' : 'fault'
}
