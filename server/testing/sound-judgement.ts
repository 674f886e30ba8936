import type { SimulatedRequest } from './llm-simulator.ts'

/** What a judge is sent. */
export type JudgeRequest = {
  criteria: { id: string }[]
  your_last_answer?: { criterion: string }[]
  transcript: { line: number; speaker: string; text: string }[]
}

/** What a request asks to be judged; null where it asks for something else. */
export function judgeRequest({ body }: SimulatedRequest): JudgeRequest | null {
  return body.messages[0]?.content.includes('You judge how') === true
    ? (JSON.parse(body.messages[1]?.content ?? '') as JudgeRequest)
    : null
}

/** A verdict for each criterion, each with words of its own that the collector said. */
export function soundVerdicts({ criteria, transcript }: JudgeRequest): Record<string, object> {
  const quotes = transcript.flatMap(({ line, speaker, text }) => {
    const words = text.split(' ')
    return speaker === 'collector'
      ? words.slice(0, -3).map((_, from) => ({ line, quote: words.slice(from, from + 4).join(' ') }))
      : []
  })
  return Object.fromEntries(criteria.map(({ id }, n) => [id, { score: '1', ...quotes[n] }]))
}
