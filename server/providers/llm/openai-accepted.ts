import { APIError } from 'openai'
import { NotJson } from './openai-json.ts'

/** How a structured answer is asked for, from the strictest to what every server takes. */
const jsonModes = ['json_schema', 'json_object', 'text'] as const
export type JsonMode = (typeof jsonModes)[number]

/** Efforts of reasoning from the lowest; null: the parameter is left out. */
const efforts = ['none', 'minimal', 'low', null] as const
type Effort = (typeof efforts)[number]

/** Names of models that reason unless they are told not to. */
const reasons = /(?:^|[/:_-])(?:o[1-9]|gpt-[5-9]|gpt-oss|r1|qwen3|qwq|magistral|deepseek-r)|reason|think/iu

/** In so many calls in a row a lower mode was needed: the server takes no other. */
const slipsMax = 2

const tooLong = /context|too long|maximum.*tokens|token limit/iu
const format = /response_format|schema|json/iu

const below = (mode: JsonMode): JsonMode | null => jsonModes[jsonModes.indexOf(mode) + 1] ?? null

/** A refusal of what was asked for. */
function refusalIn(error: unknown): APIError | null {
  const cause = error instanceof Error && error.cause instanceof APIError ? error.cause : error
  return cause instanceof APIError && (cause.status === 400 || cause.status === 422) ? cause : null
}

/** What a server takes for its model. Learned from its refusals. */
type Accepted = { json: JsonMode; effort: Effort; temperature: boolean; usage: boolean }

/**
 * What a server takes for its model, remembered as long as the provider lives: servers that speak the same protocol
 * differ in the parameters that they refuse, and a refusal costs a round trip.
 */
export class AcceptedParameters {
  readonly #accepted: Accepted

  constructor(model: string) {
    this.#accepted = {
      json: 'json_schema',
      effort: reasons.test(model) ? efforts[0] : null,
      temperature: true,
      usage: true,
    }
  }

  get json(): JsonMode {
    return this.#accepted.json
  }

  /** The lower of a mode and the one that is remembered. */
  lowest(mode: JsonMode): JsonMode {
    return jsonModes.indexOf(mode) > jsonModes.indexOf(this.json) ? mode : this.json
  }

  /** Parameters of every request. */
  get effort(): { reasoning_effort?: 'none' | 'minimal' | 'low' } {
    const { effort } = this.#accepted
    return effort === null ? {} : { reasoning_effort: effort }
  }

  get usage(): { stream_options?: { include_usage: true } } {
    return this.#accepted.usage ? { stream_options: { include_usage: true } } : {}
  }

  /** For answers that should be the same every time. Models that reason refuse it. */
  get temperature(): { temperature?: 0 } {
    return this.#accepted.temperature && this.#accepted.effort === null ? { temperature: 0 } : {}
  }

  /**
   * A server refused a request. Returns whether another one without what it refused is worth a try; of a structured answer
   * `mode` is how it was asked for.
   */
  refused(error: unknown, asked: 'reply' | { mode: JsonMode }): boolean {
    const cause = refusalIn(error)
    if (cause === null) return false
    const accepted = this.#accepted
    const why = `${cause.param ?? ''} ${cause.message}`
    if (accepted.effort !== null && /reasoning|effort|think/iu.test(why)) return this.#lowerEffort()
    if (accepted.temperature && asked !== 'reply' && /temperature/iu.test(why)) {
      accepted.temperature = false
      return true
    }
    if (accepted.usage && asked === 'reply' && /stream_options|include_usage/iu.test(why)) {
      accepted.usage = false
      return true
    }
    if (tooLong.test(why)) return false
    if (asked !== 'reply' && asked.mode !== 'text') return format.test(why) && this.#lowerJson(asked.mode)
    return accepted.effort !== null && this.#lowerEffort()
  }

  /**
   * The mode to try next in this call, after an answer that was no JSON, or a refusal of a server that does not say what it
   * refuses; null if there is none.
   */
  lowerAfter(error: unknown, mode: JsonMode): JsonMode | null {
    const refusal = refusalIn(error)
    const unsaid = refusal !== null && !tooLong.test(`${refusal.param ?? ''} ${refusal.message}`)
    return unsaid || error instanceof NotJson ? below(mode) : null
  }

  /**
   * An answer came in this mode. One slip of a model is no reason to ask for less ever after: that a lower mode was needed
   * counts from the second time in a row.
   */
  answeredIn(mode: JsonMode): void {
    const accepted = this.#accepted
    if (jsonModes.indexOf(mode) <= jsonModes.indexOf(accepted.json)) this.#slips = 0
    else if (++this.#slips >= slipsMax) {
      accepted.json = mode
      this.#slips = 0
    }
  }
  #slips = 0

  /** The server refuses this mode by name. */
  #lowerJson(mode: JsonMode): boolean {
    const next = below(mode)
    if (next !== null) this.#accepted.json = next
    return next !== null
  }

  /** The model reasoned unasked: from now on it is told to do so as little as it can. */
  reasoned(): void {
    if (this.#accepted.effort === null && !this.#triedEffort) this.#accepted.effort = efforts[0]
    this.#triedEffort = true
  }
  #triedEffort = false

  #lowerEffort(): boolean {
    const next = efforts[efforts.indexOf(this.#accepted.effort) + 1]
    this.#triedEffort = true
    this.#accepted.effort = next ?? null
    return true
  }
}
