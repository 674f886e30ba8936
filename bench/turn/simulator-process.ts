import { LlmSimulator } from '#server/testing/llm-simulator.ts'
import { readyUntilTold } from './child.ts'
import { paceOf, replyTokens } from './words.ts'

/** A model server of its own process: the model's name says how fast it is. */
let replies = 0
const simulator = await LlmSimulator.start(({ body }) => {
  replies += 1
  return { name: 'reply', tokens: replyTokens(replies), ...paceOf(body.model) }
})
await readyUntilTold(simulator.baseUrl)
await simulator.close()
