// The work for each piece of a model's stream: a text of 20,000 pieces without punctuation, split by the server's
// splitter and, beside it in the same run, by one that reads all of its text again for every piece.
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { embeddedLlm } from '#server/providers/llm/embedded.ts'
import type { Llm } from '#server/providers/llm/llm.ts'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import { generateReply } from '#server/services/turn/generate-reply.ts'

const pieces = 20_000
const parts = 4

/** What the splitter did before: every piece reads the whole buffer. */
class RescanningSplitter {
  #buffer = ''
  push(text: string): string[] {
    this.#buffer += text
    const ends = [...this.#buffer.matchAll(/(?:[,;:.!?…—]+["'»”)]*\s+|\n\s*)(?=\S)/gu)]
    return ends.map(({ index }) => this.#buffer.slice(0, index))
  }
}

/** Mean microseconds per piece in each quarter of the stream. */
function microsecondsPerPiece(splitter: { push(text: string): string[] }): number[] {
  return Array.from({ length: parts }, () => {
    const startMs = performance.now()
    for (let n = 0; n < pieces / parts; n++) splitter.push(' word')
    return ((performance.now() - startMs) * 1_000 * parts) / pieces
  })
}

/** How many pieces of an endless stream a whole reply reads, and how long it takes. */
async function wholeReply(): Promise<{ read: number; ms: number }> {
  let read = 0
  const endless: Llm = {
    ...embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } }),
    provider: 'openai',
    async *reply() {
      for (; read < pieces; read++) yield { type: 'text', text: ' word' }
    },
  }
  const startMs = performance.now()
  for await (const _ of generateReply(endless, replyTask(), new AbortController().signal));
  return { read, ms: performance.now() - startMs }
}

const row = (name: string, values: number[]) =>
  process.stdout.write(`${name.padEnd(34)}${values.map((value) => value.toFixed(2).padStart(10)).join('')}\n`)

process.stdout.write(`Microseconds per piece, by quarter of ${pieces} pieces without punctuation\n`)
microsecondsPerPiece(new ClauseSplitter())
const now = microsecondsPerPiece(new ClauseSplitter())
row('reads everything for every piece', microsecondsPerPiece(new RescanningSplitter()))
row('server/domain/turn/clauses.ts', now)
const { read, ms } = await wholeReply()
process.stdout.write(`A reply to an endless stream reads ${read} pieces and takes ${ms.toFixed(1)} ms\n`)
const [first = 0, , , last = 0] = now
if (last > 3 * first + 1) {
  process.stdout.write('The work for a piece grows with the stream.\n')
  process.exitCode = 1
}
