import { realise } from '#server/domain/debtor/bank/realise.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import type { Llm, LlmEvent, ReplyTask } from '#server/providers/llm/llm.ts'
import { replyTask } from '#server/providers/llm/testing/reply-task.ts'
import { generateReply } from '../generate-reply.ts'

type Answer = string | { text: string; reason?: 'length'; fails?: Error }

/** A model that gives scripted answers, one per request, in chunks of some characters. */
export class ScriptedLlm implements Llm {
  readonly provider = 'openai'
  readonly model = 'scripted'
  readonly tasks: ReplyTask[] = []
  /** Requests abandoned before their end. */
  left = 0
  readonly #answers: Answer[]
  readonly #pieceChars: number

  constructor(answers: Answer[], pieceChars = 4) {
    this.#answers = [...answers]
    this.#pieceChars = pieceChars
  }

  async *reply(task: ReplyTask, signal: AbortSignal): AsyncGenerator<LlmEvent> {
    this.tasks.push(task)
    const answer = this.#answers.shift() ?? ''
    const { text, reason, fails } = typeof answer === 'string' ? { text: answer } : answer
    let ended = false
    try {
      for (let at = 0; at < text.length; at += this.#pieceChars) {
        signal.throwIfAborted()
        yield { type: 'text', text: text.slice(at, at + this.#pieceChars) }
      }
      ended = true
      if (fails) throw fails
      yield { type: 'finish', reason: reason ?? 'stop', usage: { inputTokens: 100, outputTokens: 10 } }
    } finally {
      if (!ended) this.left += 1
    }
  }
}

/** A reply as it is generated: its clauses and moves, what it used, and what it threw. */
export async function generated(llm: Llm, task = replyTask()) {
  const clauses: string[] = []
  const moves: Move[] = []
  const usage = { inputTokens: 0, outputTokens: 0 }
  let error: unknown = null
  try {
    for await (const piece of generateReply(llm, task, new AbortController().signal)) {
      if (piece.type === 'clause') clauses.push(piece.text)
      else if (piece.type === 'move') moves.push(piece.move)
      else {
        usage.inputTokens += piece.usage.inputTokens
        usage.outputTokens += piece.usage.outputTokens
      }
    }
  } catch (thrown) {
    error = thrown
  }
  return { text: clauses.join(''), clauses, usage, error, moves }
}

/** What the bank says for the plan of a task. */
export function bank(task = replyTask()): string {
  const turn = task.lines.filter((line) => line.speaker === 'user').length
  return realise(task.plan, { ...task, turn })
}
