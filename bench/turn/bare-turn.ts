import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { bareTokens } from './bare-tokens.ts'

/** Times since sending, in milliseconds. */
export type BareTurnTimes = { firstTokenMs: number; firstClauseMs: number; lastMs: number }

/**
 * The minimum with the model's stream: one `fetch` and the clause rule, since nothing may be shown before its
 * clause was judged.
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
  // The last clause is complete when the stream ends.
  splitter.flush()
  times.lastMs = performance.now() - startMs
  return times
}
