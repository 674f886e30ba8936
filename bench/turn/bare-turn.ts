import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { bareTokens } from './bare-tokens.ts'

/** Times from sending, in milliseconds. */
export type BareTurnTimes = { firstTokenMs: number; firstClauseMs: number; lastMs: number }

/**
 * The least that can be done with the model's stream: one `fetch`, the events as they come, and the
 * rule by which clauses are whole, since nothing may be shown before it was judged as a clause.
 */
export async function bareTurn(baseUrl: string, model: string): Promise<BareTurnTimes> {
  const startMs = performance.now()
  const splitter = new ClauseSplitter()
  const times: BareTurnTimes = { firstTokenMs: 0, firstClauseMs: 0, lastMs: 0 }
  for await (const text of bareTokens(baseUrl, model)) {
    const atMs = performance.now() - startMs
    times.firstTokenMs ||= atMs
    if (splitter.push(text).length > 0) times.firstClauseMs ||= atMs
  }
  // The last clause is whole when the stream ends.
  splitter.flush()
  times.lastMs = performance.now() - startMs
  return times
}
