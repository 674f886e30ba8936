import { LlmSimulator } from '#server/testing/llm-simulator.ts'
import { announceReadyAndWait } from './child.ts'
import { paceOf, replyTokens } from './scripted-replies.ts'

/** A simulated model server in its own process; the model's name encodes its speed. */
let replies = 0
const simulator = await LlmSimulator.start(({ body }) => {
  replies += 1
  return { name: 'reply', tokens: replyTokens(replies), ...paceOf(body.model) }
})
await announceReadyAndWait(simulator.baseUrl)
await simulator.close()
