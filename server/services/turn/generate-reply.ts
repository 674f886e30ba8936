import { realise } from '#server/domain/debtor/words/realise.ts'
import { sentenceKey, wordCount } from '#server/domain/debtor/words/said.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { Critic } from '#server/domain/turn/critic.ts'
import { continueWith, endsSentence, joinClause } from '#server/domain/turn/join.ts'
import { figuresIn } from '#server/domain/turn/number-mentions.ts'
import type { Llm, ReplyTask, TokenUsage } from '#server/providers/llm/llm.ts'
import { replyMessages } from '#server/providers/llm/prompt.ts'
import { estimateUsage } from '#server/providers/llm/usage.ts'

export type ReplyEvent = { type: 'clause'; text: string } | { type: 'usage'; usage: TokenUsage }
type GenerationTask = Omit<ReplyTask, 'said' | 'avoid'>

/** A reply is cut off beyond this multiple of the plan's word limit. */
export const lengthFactorMax = 1.5
/** Maximum requests to the model for one reply. */
export const replyAttempts = 2

/**
 * Generates a planned reply clause by clause; each clause is judged before it is shown. A refused clause ends
 * the attempt. A second attempt is told why and what was already said; after that the clause bank supplies
 * the rest. The clauses joined are the reply. Usage is reported once per request, estimated where the request
 * was abandoned. Throws what the provider throws (ProviderError, AbortError).
 */
export async function* generateReply(
  llm: Llm,
  task: GenerationTask,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  if (llm.provider === 'embedded') {
    for await (const event of llm.reply({ ...task, said: '', avoid: null }, signal))
      if (event.type === 'text') yield { type: 'clause', text: event.text }
    return
  }
  const reply = new ReplyInProgress(task)
  let avoid: string | null = null
  for (let attempt = 0; attempt < replyAttempts; attempt++) {
    avoid = yield* oneAttempt(llm, reply, avoid, signal)
    if (avoid === null) break
  }
  for (const clause of avoid === null ? missingOffer(task, reply.said) : bankClauses(task, reply)) {
    const text = continueWith(reply.said, clause, task.scenario.name)
    reply.show(text)
    yield { type: 'clause', text }
  }
}

/** What has been shown of a reply so far, over all attempts. */
class ReplyInProgress {
  readonly task: GenerationTask
  readonly critic: Critic
  said = ''
  #words = 0
  readonly #keys = new Set<string>()

  constructor(task: GenerationTask) {
    this.task = task
    this.critic = new Critic(task)
  }

  show(text: string): void {
    this.said += text
    this.#words += wordCount(text)
    this.#keys.add(sentenceKey(text))
  }

  /** A second attempt often starts over: what was shown is not shown twice. */
  alreadyShown(clause: string): boolean {
    return this.#keys.has(sentenceKey(clause))
  }

  exceeds(clause: string): boolean {
    return this.#words + wordCount(clause) > lengthFactorMax * this.task.plan.maxWords
  }
}

/** Streams one attempt until it ends. Returns why it was abandoned, or null. */
async function* oneAttempt(
  llm: Llm,
  reply: ReplyInProgress,
  avoid: string | null,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent, string | null> {
  const splitter = new ClauseSplitter()
  const task: ReplyTask = { ...reply.task, said: reply.said, avoid }
  let received = ''
  let counted = false
  let begins = true
  const estimatedUsage = (): ReplyEvent => ({
    type: 'usage',
    usage: estimateUsage(replyMessages(task), received),
  })
  try {
    for await (const event of llm.reply(task, signal)) {
      if (event.type === 'text') received += event.text
      else {
        counted = true
        yield { type: 'usage', usage: event.usage }
      }
      const cut = event.type === 'finish' && event.reason === 'length'
      // Text cut off by the token limit is not a clause.
      const clauses = event.type === 'text' ? splitter.push(event.text) : cut ? [] : splitter.flush()
      for (const clause of clauses) {
        if (reply.alreadyShown(clause)) continue
        const verdict = reply.critic.judge(clause, reply.said)
        const refused = verdict.ok ? null : verdict.because
        const long = reply.exceeds(clause)
        if (refused !== null || long) {
          if (!counted) yield estimatedUsage()
          counted = true
          // Leaving the loop ends the request upstream.
          if (refused !== null) return refused
          return endsSentence(reply.said) ? null : `it is longer than ${task.plan.maxWords} words`
        }
        const text = begins
          ? continueWith(reply.said, clause, task.scenario.name)
          : joinClause(reply.said, clause)
        begins = false
        reply.show(text)
        yield { type: 'clause', text }
      }
      if (cut && !endsSentence(reply.said)) return 'it did not end'
    }
  } catch (error) {
    // Received text has to be paid for whatever came after, and so does the prompt of an aborted request.
    if (!counted && (received !== '' || signal.aborted)) yield estimatedUsage()
    throw error
  }
  return reply.said === '' ? 'it was empty' : null
}

/** The reply from the clause bank, without sentences already shown. */
function bankClauses(task: GenerationTask, reply: ReplyInProgress): string[] {
  return bankWords(task).filter((clause) => !reply.alreadyShown(clause))
}

/**
 * An offer that the plan makes or accepts must be stated, or the collector would have nothing to negotiate.
 */
function missingOffer(task: GenerationTask, said: string): string[] {
  const { act, slots } = task.plan
  const offers = act === 'counter_offer' || act === 'partial_offer' || act === 'accept'
  if (!offers || slots.offerCents === undefined) return []
  const amount = slots.offerCents / 100
  const names = (text: string) => figuresIn(text).some(({ value }) => value === amount)
  if (names(said)) return []
  return bankWords(task).filter(names)
}

function bankWords(task: GenerationTask): string[] {
  const turn = task.lines.filter((line) => line.speaker === 'user').length
  return realise(task.plan, { scenario: task.scenario, lines: task.lines, turn })
}
