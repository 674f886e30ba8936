import { LlmSimulator } from '#server/testing/llm-simulator.ts'
import { announceReadyAndWait } from '../turn/child.ts'
import { providerTimes, replyTokens } from '../voice/scripted-call.ts'
import { startVoiceServer } from '../voice/voice-server.ts'
import { endlessMarker } from './endless-marker.ts'

/** A simulated model whose replies to one line never end, and voices. Prints the URLs of both. */
const model = await LlmSimulator.start(
  ({ body }) => {
    model.requests.length = 0
    if (body.stream !== true) return { name: 'status', status: 501 }
    if (body.messages.at(-1)?.content.includes(endlessMarker))
      return { name: 'endless', piece: ' word', everyMs: 2 }
    const prompt = body.messages.map(({ content }) => content).join(' ')
    return { name: 'reply', tokens: replyTokens(prompt.split('I hear you').length - 1), ...providerTimes }
  },
  { keeps: true },
)
const voices = await startVoiceServer()
await announceReadyAndWait(`${model.baseUrl} ${voices.url}`)
await model.close()
await voices.close()
