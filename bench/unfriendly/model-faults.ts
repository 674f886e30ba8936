import { jsonBody, type Script, type SimulatedRequest, tokensOf } from '#server/testing/llm-simulator.ts'
import { type Json, sampleOfJson } from '#server/testing/schema-samples.ts'
import { providerTimes } from '../voice/scripted-call.ts'
import type { Dice } from './dice.ts'
import type { Rates } from './rates.ts'
import { replyCount, replyText } from './words.ts'

const times = { firstTokenMs: providerTimes.firstTokenMs, tokenMs: providerTimes.tokenMs }
const streamKinds = [
  'model cut',
  'model ended early',
  'model stalled',
  'model garbage',
  'model 429',
  'model 500',
  'model silent',
] as const
const jsonKinds = ['model 429', 'model 500', 'model in words', 'model silent'] as const
const schemaRefused = {
  error: { message: 'json_schema is not supported', type: 'invalid_request_error', param: 'response_format' },
}

/** A model whose every reply is another one. Where it fails at all, it takes no JSON schema. */
export class UnfriendlyModel {
  readonly #dice: Dice
  readonly #rates: Rates
  #replies = 0
  /** Requests that were neither answered nor left. */
  open = 0

  constructor(dice: Dice, rates: Rates) {
    this.#dice = dice
    this.#rates = rates
  }

  answer({ body, ended }: SimulatedRequest): Script {
    this.open += 1
    void ended.then(() => (this.open -= 1))
    if (body.stream !== true) return this.#answerInJson(body)
    const text = replyText(this.#replies++ % replyCount)
    const tokens = tokensOf(text)
    const some = tokens.slice(0, Math.floor(Math.random() * tokens.length))
    const kind = this.#dice.fault(this.#rates.model, streamKinds, text)
    switch (kind) {
      case null:
        return { name: 'reply', tokens, ...times }
      case 'model cut':
        return { name: 'cut', how: 'destroyed', tokens: some, ...times }
      case 'model ended early':
        return { name: 'cut', how: 'ended', tokens: some, ...times }
      case 'model stalled':
        return { name: 'stall', tokens: some, ...times }
      case 'model garbage':
        return { name: 'raw', tokens: some, data: '{"choices":17}', ...times }
      case 'model 429':
        return { name: 'status', status: 429 }
      case 'model 500':
        return { name: 'status', status: 500 }
      case 'model silent':
        return { name: 'silent' }
      default:
        return kind satisfies never
    }
  }

  #answerInJson({ response_format: format, messages }: SimulatedRequest['body']): Script {
    const asksForSchema = format as { json_schema?: { schema: Json } } | undefined
    const schema = asksForSchema?.json_schema?.schema
    if (this.#rates.model > 0 && schema !== undefined) {
      this.#dice.note('model refuses json_schema', '')
      return { name: 'status', status: 400, body: JSON.stringify(schemaRefused) }
    }
    switch (this.#dice.fault(this.#rates.model, jsonKinds, '')) {
      case 'model 429':
        return { name: 'status', status: 429 }
      case 'model 500':
        return { name: 'status', status: 500 }
      case 'model silent':
        return { name: 'silent' }
      case 'model in words':
        return jsonBody('I would rather not say.')
      default:
        return jsonBody(JSON.stringify(sampleOfJson(schema ?? schemaIn(messages[0]?.content ?? ''))))
    }
  }
}

/** Where the server does not get the schema, the prompt has it at its end. */
function schemaIn(system: string): Json {
  return JSON.parse(system.slice(system.lastIndexOf('JSON schema: ') + 'JSON schema: '.length)) as Json
}
