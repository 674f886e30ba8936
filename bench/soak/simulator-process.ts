import { LlmSimulator, type Script } from '#server/testing/llm-simulator.ts'
import { announceReadyAndWait } from '../turn/child.ts'
import { startVoiceServer } from '../voice/voice-server.ts'
import { clausesPerReply, providerTimes, replyTokens } from '../voice/scripted-call.ts'
import { rates } from './rates.ts'

/** The simulated model and voices with their faults, in one process. Prints the URLs of both. */
const model = await LlmSimulator.start(
  ({ body }) => {
    model.requests.length = 0
    if (body.stream !== true) return { name: 'status', status: 501 }
    const prompt = body.messages.map(({ content }) => content).join(' ')
    return answer(replyTokens(prompt.split('I hear you').length - 1))
  },
  { keeps: true },
)
// Checked for each clause.
const clauseDisconnectRate = rates.voiceDisconnects / clausesPerReply
const voices = await startVoiceServer({ disconnects: () => Math.random() < clauseDisconnectRate })
await announceReadyAndWait(`${model.baseUrl} ${voices.url}`)
await model.close()
await voices.close()

function answer(tokens: string[]): Script {
  const chance = Math.random()
  if (chance < rates.modelErrors) return { name: 'status', status: 500 }
  if (chance >= rates.modelErrors + rates.modelDisconnects) return { name: 'reply', tokens, ...providerTimes }
  const half = tokens.slice(0, tokens.length / 2)
  return { name: 'cut', how: 'destroyed', tokens: half, ...providerTimes }
}
