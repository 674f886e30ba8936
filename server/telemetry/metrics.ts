import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { BudgetKind, BudgetScope } from '#db/schema/budgets.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { ItemStatus } from '#protocol/vocabulary/training-session.ts'
import type { ProviderFailure } from '#server/providers/llm/llm.ts'

/** How a call to a provider ended. `given_up`: the caller cancelled it. */
export type ProviderOutcome = 'ok' | 'given_up' | ProviderFailure | 'fault'
/** The measured stages of a reply, each from the moment its input line arrived. */
export type TurnStage = 'first_token' | 'first_clause' | 'voice_first_byte' | 'first_audio' | 'overhead'

/**
 * The metrics of a server. Labels are fixed words only, never ids, names or typed text: those would identify
 * people and make the number of series unbounded.
 */
export type Metrics = {
  /** `route` is the endpoint's path template, never the actual path. */
  request(of: { method: string; route: string; status: number; seconds: number }): void
  /** An error that was reported to a caller. */
  refused(via: 'rest' | 'channel', code: ErrorCode): void
  stage(stage: TurnStage, milliseconds: number): void
  reply(status: ItemStatus): void
  /**
   * Audio or transient frames dropped for a slow reader, or a slow reader that was disconnected (P9); a sender that was
   * disconnected for what it sent (B2, B3, I3), or a socket that was one too many (I4).
   */
  shed(what: 'audio' | 'passing' | 'connection' | 'sender' | 'socket'): void
  providerCall(service: 'llm' | 'tts' | 'stt', provider: string, outcome: ProviderOutcome): void
  budgetRefused(kind: BudgetKind, scope: BudgetScope): void
  /** A value that is read when the metrics are scraped. */
  gauge(name: string, help: string, read: () => number): void
  /** Several values from one asynchronous read. If the read fails, only they are omitted. */
  gauges(names: Record<string, string>, look: () => Promise<Record<string, number>>): void
  /** All metrics in the Prometheus text format. */
  text(): Promise<{ type: string; body: string }>
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Finest around 345 ms, the latency target of a spoken turn. */
const turnBuckets = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.345, 0.4, 0.5, 0.75, 1, 2, 5, 10]

/** The metrics of one process. `defaults` adds memory, CPU, event loop and garbage collection. */
export function createMetrics(options: { defaults: boolean }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (options.defaults) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the response starts, by route template and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Errors reported to callers, by code',
    labelNames: ['via', 'code'],
    registers,
  })
  const stages = new Histogram({
    name: 'portal_turn_stage_seconds',
    help: 'From the input line to a stage of its reply; overhead is the time not spent in providers',
    labelNames: ['stage'],
    buckets: turnBuckets,
    registers,
  })
  const replies = new Counter({
    name: 'portal_replies_total',
    help: 'Debtor replies by final status',
    labelNames: ['status'],
    registers,
  })
  const sheds = new Counter({
    name: 'portal_sheds_total',
    help: 'Audio and transient frames dropped for slow readers; slow readers and abusive senders disconnected; sockets refused',
    labelNames: ['what'],
    registers,
  })
  const providers = new Counter({
    name: 'portal_provider_calls_total',
    help: 'Calls to providers by outcome',
    labelNames: ['service', 'provider', 'outcome'],
    registers,
  })
  const budgets = new Counter({
    name: 'portal_budget_refusals_total',
    help: 'Calls to paid providers refused by a budget',
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
