import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { BudgetKind, BudgetScope } from '#db/schema/budgets.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { ItemStatus } from '#protocol/vocabulary/training-session.ts'
import type { ProviderFailure } from '#server/providers/llm/llm.ts'

/** How a call to a provider ended. Given up: whoever asked wanted it no longer. */
export type ProviderOutcome = 'ok' | 'given_up' | ProviderFailure | 'fault'
/** What of a reply was measured, each from the moment that the line came in. */
export type TurnStage = 'first_token' | 'first_clause' | 'voice_first_byte' | 'first_audio' | 'overhead'

/**
 * What the server counts. Labels are fixed words only: no id, no name and nothing that anybody typed, or the
 * figures would tell who practised, and their number would have no bound.
 */
export type Metrics = {
  /** `route` is the template of the contract, never an address. */
  request(of: { method: string; route: string; status: number; seconds: number }): void
  /** An error that a caller was told of. */
  refused(via: 'rest' | 'channel', code: ErrorCode): void
  stage(stage: TurnStage, milliseconds: number): void
  reply(status: ItemStatus): void
  /** Sound that a slow reader was not sent, or a reader that was disconnected for it (P9). */
  shed(what: 'audio' | 'passing' | 'connection'): void
  providerCall(service: 'llm' | 'tts' | 'stt', provider: string, outcome: ProviderOutcome): void
  budgetRefused(kind: BudgetKind, scope: BudgetScope): void
  /** Something that is read when the figures are asked for. */
  gauge(name: string, help: string, read: () => number): void
  /** Several figures that come from one look. A look that fails leaves them out; it never fails the rest. */
  gauges(names: Record<string, string>, look: () => Promise<Record<string, number>>): void
  /** All figures, in the text format of Prometheus. */
  text(): Promise<{ type: string; body: string }>
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Finest around 345 ms, the figure that a spoken turn has to keep (design, channel). */
const turnBuckets = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.345, 0.4, 0.5, 0.75, 1, 2, 5, 10]

/** Counters of one process. `defaults`: also memory, processor, event loop and garbage collection. */
export function createMetrics(options: { defaults: boolean }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (options.defaults) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer begins, by route template and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Errors that callers were told of, by code',
    labelNames: ['via', 'code'],
    registers,
  })
  const stages = new Histogram({
    name: 'portal_turn_stage_seconds',
    help: 'From the line that came in to the stage of its reply; overhead is what providers did not take',
    labelNames: ['stage'],
    buckets: turnBuckets,
    registers,
  })
  const replies = new Counter({
    name: 'portal_replies_total',
    help: 'Replies of debtors, by how they ended',
    labelNames: ['status'],
    registers,
  })
  const sheds = new Counter({
    name: 'portal_sheds_total',
    help: 'Frames of sound and passing ones not sent to slow readers, and slow readers disconnected',
    labelNames: ['what'],
    registers,
  })
  const providers = new Counter({
    name: 'portal_provider_calls_total',
    help: 'Calls to providers, by how they ended',
    labelNames: ['service', 'provider', 'outcome'],
    registers,
  })
  const budgets = new Counter({
    name: 'portal_budget_refusals_total',
    help: 'Calls to paid providers that a budget did not allow',
    labelNames: ['kind', 'scope'],
    registers,
  })
  const asyncReaders: (() => Promise<void>)[] = []
  return {
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    refused: (via, code) => refusals.inc({ via, code }),
    stage: (stage, milliseconds) => stages.observe({ stage }, milliseconds / 1_000),
    reply: (status) => replies.inc({ status }),
    shed: (what) => sheds.inc({ what }),
    providerCall: (service, provider, outcome) => providers.inc({ service, provider, outcome }),
    budgetRefused: (kind, scope) => budgets.inc({ kind, scope }),
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) })
    },
    gauges: (names, look) => {
      const series = Object.entries(names).map(([name, help]) => new Gauge({ name, help, registers }))
      asyncReaders.push(async () => {
        for (const gauge of series) gauge.remove()
        const read = await look()
        for (const [place, name] of Object.keys(names).entries()) {
          const value = read[name]
          if (value !== undefined) series[place]?.set(value)
        }
      })
    },
    text: async () => {
      await Promise.allSettled(asyncReaders.map((look) => look()))
      return { type: registry.contentType, body: await registry.metrics() }
    },
  }
}
