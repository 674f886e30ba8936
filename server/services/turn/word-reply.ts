import { realise } from '#server/domain/debtor/words/realise.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { judgeClause } from '#server/domain/turn/critic.ts'
import type { Llm, ReplyTask, TokenUsage } from '#server/providers/llm/llm.ts'

export type WordedReply = { type: 'clause'; text: string } | { type: 'usage'; usage: TokenUsage }

/**
 * Words a planned reply, clause by clause: each is judged before it is shown. A refused clause ends the
 * attempt; one more is made, told why and what was already said; then the clause bank has the word.
 * Throws what the provider throws (ProviderError, AbortError).
 */
export async function* wordReply(
  llm: Llm,
  task: Omit<ReplyTask, 'said' | 'avoid'>,
  signal: AbortSignal,
): AsyncGenerator<WordedReply> {
  if (llm.provider === 'embedded') {
    for await (const event of llm.reply({ ...task, said: '', avoid: null }, signal))
      if (event.type === 'text') yield { type: 'clause', text: event.text }
    return
  }
  let said = ''
  let avoid: string | null = null
  for (let attempt = 0; attempt < 2; attempt++) {
    const outcome: Attempt = yield* oneAttempt(llm, { ...task, said, avoid }, signal)
    said += outcome.said
    if (outcome.refused === null) return
    avoid = outcome.refused
  }
  for (const clause of fallback(task, said)) {
    const text: string = said === '' || /\s$/u.test(said) ? clause : ` ${clause}`
    said += text
    yield { type: 'clause', text }
  }
}

type Attempt = { said: string; refused: string | null }

/** Streams one attempt until it ends or a clause of it is refused. */
async function* oneAttempt(
  llm: Llm,
  task: ReplyTask,
  signal: AbortSignal,
): AsyncGenerator<WordedReply, Attempt> {
  const splitter = new ClauseSplitter()
  let said = ''
  const judge = (clause: string): string | null => {
    const verdict = judgeClause(clause, task.plan, task.scenario)
    return verdict.ok ? null : verdict.because
  }
  for await (const event of llm.reply(task, signal)) {
    if (event.type === 'finish') yield { type: 'usage', usage: event.usage }
    const clauses = event.type === 'text' ? splitter.push(event.text) : splitter.flush()
    for (const clause of clauses) {
      const refused = judge(clause)
      // Leaving the loop ends the request upstream.
      if (refused !== null) return { said, refused }
      const joins = said !== '' || task.said === '' || /\s$/u.test(task.said) || /^\s/u.test(clause)
      const text = joins ? clause : ` ${clause}`
      said += text
      yield { type: 'clause', text }
    }
  }
  return said.trim() === '' && task.said === '' ? { said, refused: 'it was empty' } : { said, refused: null }
}

function fallback(task: Omit<ReplyTask, 'said' | 'avoid'>, said: string): string[] {
  const turn = task.lines.filter((line) => line.speaker === 'user').length
  const clauses = realise(task.plan, { scenario: task.scenario, lines: task.lines, turn })
  return clauses.filter((clause) => !said.includes(clause))
}
