import { ClauseSplitter } from '#server/domain/turn/clauses.ts'

/** Times from sending, in milliseconds. */
export type Times = { firstTokenMs: number; firstClauseMs: number; lastMs: number }

/**
 * The least that can be done with the model's stream: one `fetch`, the events as they come, and the
 * rule by which clauses are whole, since nothing may be shown before it was judged as a clause.
 */
export async function bareTurn(baseUrl: string, model: string): Promise<Times> {
  const startMs = performance.now()
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, stream: true, messages: [{ role: 'user', content: 'Hello.' }] }),
  })
  if (!response.body) throw new Error('no answer')
  const splitter = new ClauseSplitter()
  const times: Times = { firstTokenMs: 0, firstClauseMs: 0, lastMs: 0 }
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of response.body) {
    rest += decoder.decode(bytes, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue
      const event: { choices: { delta: { content?: string } }[] } = JSON.parse(line.slice(6))
      const text = event.choices[0]?.delta.content
      if (text === undefined) continue
      const atMs = performance.now() - startMs
      times.firstTokenMs ||= atMs
      if (splitter.push(text).length > 0) times.firstClauseMs ||= atMs
    }
  }
  // The last clause is whole when the stream ends.
  splitter.flush()
  times.lastMs = performance.now() - startMs
  return times
}
