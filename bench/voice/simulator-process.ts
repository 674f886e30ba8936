import { LlmSimulator } from '#server/testing/llm-simulator.ts'
import { announceReadyAndWait } from '../turn/child.ts'
import { startVoiceServer } from './voice-server.ts'
import { providerTimes, replyTokens } from './scripted-call.ts'

/** The model and the voices in one process of their own. Prints where they are: model, voices. */
const model = await LlmSimulator.start(
  ({ body }) => {
    // The model's answers are kept for tests; nobody looks at them here.
    model.requests.length = 0
    // Nothing but replies is asked for.
    if (body.stream !== true) return { name: 'status', status: 501 }
    // The prompt has the replies so far: none comes back within a call.
    const prompt = body.messages.map(({ content }) => content).join(' ')
    const said = prompt.split('I hear you').length - 1
    return { name: 'reply', tokens: replyTokens(said), ...providerTimes }
  },
  // As the large providers do, for minutes.
  { keeps: true },
)
const voices = await startVoiceServer()
await announceReadyAndWait(`${model.baseUrl} ${voices.url}`)
await model.close()
await voices.close()
