import { APIError } from 'openai'

/** How a structured answer is asked for, from the strictest to what every server takes. */
const jsonModes = ['json_schema', 'json_object', 'text'] as const
type JsonMode = (typeof jsonModes)[number]

/** Efforts of reasoning from the lowest; null: the parameter is left out. */
const efforts = ['none', 'minimal', 'low', null] as const
type Effort = (typeof efforts)[number]

/** Names of models that reason unless they are told not to. */
const reasons = /(?:^|[/:_-])(?:o[1-9]|gpt-5|gpt-oss|r1|qwen3|qwq|magistral|deepseek-r)|reason|think/iu

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

  /** A server refused a request. Returns whether another one without what it refused is worth a try. */
  refused(error: unknown, asked: 'reply' | 'json'): boolean {
    const cause = error instanceof Error && error.cause instanceof APIError ? error.cause : error
    if (!(cause instanceof APIError) || (cause.status !== 400 && cause.status !== 422)) return false
    const accepted = this.#accepted
    const why = `${cause.param ?? ''} ${cause.message}`
    if (accepted.effort !== null && /reasoning|effort|think/iu.test(why)) return this.#lowerEffort()
    if (accepted.temperature && asked === 'json' && /temperature/iu.test(why)) {
      accepted.temperature = false
      return true
    }
    if (accepted.usage && asked === 'reply' && /stream_options|include_usage/iu.test(why)) {
      accepted.usage = false
      return true
    }
    if (/context|too long|maximum.*tokens|token limit/iu.test(why)) return false
    // Some servers do not say what they refuse.
    if (asked === 'json' && accepted.json !== 'text') return this.lowerJson()
    return accepted.effort !== null && this.#lowerEffort()
  }

  /** The answer was no JSON although the mode asked for it. Returns whether there is another mode to try. */
  lowerJson(): boolean {
    const next = jsonModes[jsonModes.indexOf(this.#accepted.json) + 1]
    if (next === undefined) return false
    this.#accepted.json = next
    return true
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
