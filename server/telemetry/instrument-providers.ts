import { answersJson, type JsonLlm, type Llm, ProviderError } from '#server/providers/llm/llm.ts'
import type { SpeechStream, StreamingStt, Stt } from '#server/providers/stt/stt.ts'
import { type Tts, VoiceError } from '#server/providers/tts/tts.ts'
import type { Metrics, ProviderOutcome } from './metrics.ts'

type CountOutcome = (outcome: ProviderOutcome) => void

/** Wraps a model and counts the outcomes of its calls. */
export function instrumentLlm(llm: Llm, metrics: Metrics): Llm {
  const count: CountOutcome = (outcome) => metrics.providerCall('llm', llm.provider, outcome)
  const warmUp = llm.warmUp?.bind(llm)
  const watched: Llm = {
    provider: llm.provider,
    model: llm.model,
    reply: (task, signal) => countStream(llm.reply(task, signal), count),
    ...(warmUp && { warmUp: (signal: AbortSignal) => countCall(warmUp(signal), count) }),
  }
  if (!answersJson(llm)) return watched
  const withJson: JsonLlm = {
    ...watched,
    contextTokens: llm.contextTokens,
    json: (task, signal) => countCall(llm.json(task, signal), count),
  }
  return withJson
}

/** Wraps a voice and counts the outcomes of its calls. */
export function instrumentTts(tts: Tts, metrics: Metrics): Tts {
  const count: CountOutcome = (outcome) => metrics.providerCall('tts', tts.provider, outcome)
  return {
    provider: tts.provider,
    sampleRate: tts.sampleRate,
    voices: (signal) => countCall(tts.voices(signal), count),
    defaultVoice: (gender) => tts.defaultVoice(gender),
    open: (choice) => {
      const line = tts.open(choice)
      return {
        speak: (text, signal) => countStream(line.speak(text, signal), count),
        close: () => line.close(),
      }
    },
    render: (text, choice, signal) => countCall(tts.render(text, choice, signal), count),
    close: () => tts.close(),
  }
}

/** Wraps a transcription service and counts the outcomes of its calls. */
export function instrumentStt(stt: Stt, metrics: Metrics): Stt {
  const count: CountOutcome = (outcome) => metrics.providerCall('stt', stt.provider, outcome)
  return {
    provider: stt.provider,
    transcribe: (file, language, signal) => countCall(stt.transcribe(file, language, signal), count),
  }
}

/** Wraps a streaming transcription and counts its utterances, and the streams that failed. */
export function instrumentStreamingStt(stt: StreamingStt, metrics: Metrics): StreamingStt {
  const count: CountOutcome = (outcome) => metrics.providerCall('stt', stt.provider, outcome)
  return {
    provider: stt.provider,
    open: (format) => {
      const stream = stt.open(format)
      return {
        send: (pcm) => stream.send(pcm),
        commit: () => stream.commit(),
        close: () => stream.close(),
        [Symbol.asyncIterator]: () => countFinals(stream, count),
      }
    },
  }
}

async function* countFinals(stream: SpeechStream, count: CountOutcome) {
  try {
    for await (const words of stream) {
      if (words.type === 'final') count('ok')
      yield words
    }
  } catch (error) {
    count(outcomeOf(error))
    throw error
  }
}

async function countCall<Result>(call: Promise<Result>, count: CountOutcome): Promise<Result> {
  try {
    const result = await call
    count('ok')
    return result
  } catch (error) {
    count(outcomeOf(error))
    throw error
  }
}

async function* countStream<Piece>(stream: AsyncIterable<Piece>, count: CountOutcome): AsyncGenerator<Piece> {
  // Remains if the consumer stops reading before the end.
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
