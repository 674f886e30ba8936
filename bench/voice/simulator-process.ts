import { LlmSimulator } from '#server/testing/llm-simulator.ts'
import { announceReadyAndWait } from '../turn/child.ts'
import { startVoiceServer } from './voice-server.ts'
import { providerTimes, replyTokens } from './scripted-call.ts'

/** The simulated model and voices in one process. Prints the URLs of both. */
const model = await LlmSimulator.start(
  ({ body }) => {
    // The simulator records its requests for tests; they are not used here.
    model.requests.length = 0
    // Only replies are requested.
    if (body.stream !== true) return { name: 'status', status: 501 }
    // The prompt contains the replies so far, so that none is repeated within a call.
    const prompt = body.messages.map(({ content }) => content).join(' ')
    const said = prompt.split('I hear you').length - 1
    return { name: 'reply', tokens: replyTokens(said), ...providerTimes }
  },
  // Large providers keep connections open for minutes too.
  { keeps: true },
)
const voices = await startVoiceServer()
await announceReadyAndWait(`${model.baseUrl} ${voices.url}`)
await model.close()
await voices.close()
