import { LlmSimulator, type Script } from '#server/testing/llm-simulator.ts'
import { readyUntilTold } from '../turn/child.ts'
import { startVoiceServer } from '../voice/voice-server.ts'
import { clausesOfAReply, providerTimes, replyTokens } from '../voice/words.ts'
import { rates } from './rates.ts'

/** The model and the voices in one process of their own, with their faults. Prints where they are: model, voices. */
const model = await LlmSimulator.start(
  ({ body }) => {
    model.requests.length = 0
    if (body.stream !== true) return { name: 'status', status: 501 }
    const prompt = body.messages.map(({ content }) => content).join(' ')
    return answer(replyTokens(prompt.split('I hear you').length - 1))
  },
  { keeps: true },
)
// It is asked of each clause.
const clauseBreaksOff = rates.voiceBreaksOff / clausesOfAReply
const voices = await startVoiceServer({ breaksOff: () => Math.random() < clauseBreaksOff })
await readyUntilTold(`${model.baseUrl} ${voices.url}`)
await model.close()
await voices.close()

function answer(tokens: string[]): Script {
  const chance = Math.random()
  if (chance < rates.modelRefuses) return { name: 'status', status: 500 }
  if (chance >= rates.modelRefuses + rates.modelBreaksOff) return { name: 'reply', tokens, ...providerTimes }
  const half = tokens.slice(0, tokens.length / 2)
  return { name: 'cut', how: 'destroyed', tokens: half, ...providerTimes }
}
