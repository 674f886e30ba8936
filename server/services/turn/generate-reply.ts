import { realise } from '#server/domain/debtor/words/realise.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { continueWith, endsSentence, joinClause } from '#server/domain/turn/join.ts'
import { figuresIn } from '#server/domain/turn/number-mentions.ts'
import { type Llm, ProviderError, type ReplyTask, type TokenUsage } from '#server/providers/llm/llm.ts'
import { replyMessages } from '#server/providers/llm/prompt.ts'
import { estimateUsage } from '#server/providers/llm/usage.ts'
import { type GenerationTask, ReplyInProgress } from './reply-in-progress.ts'
import { defaultReplyLimits, type ReplyLimits } from './reply-limits.ts'

export type ReplyEvent = { type: 'clause'; text: string } | { type: 'usage'; usage: TokenUsage }

/** Maximum requests to the model for one reply. */
export const replyAttempts = 2

type GenerationOptions = {
  limits?: Pick<ReplyLimits, 'timeoutMs' | 'charactersMax'>
  /** Aborts when the model is not to be waited for any longer: the reply ends without it, as a whole line. */
  cut?: AbortSignal
}

/**
 * Generates a planned reply clause by clause; each clause is judged before it is shown. A refused clause ends
 * the attempt. A second attempt is told why and what was already said; after that the clause bank supplies
 * the rest. So it does when the model's time is over or it has sent too much, unless what was said ends a
 * sentence [REPLY2]. The clauses joined are the reply. Usage is reported once per request, estimated where the
 * request was abandoned. Throws what the provider throws (ProviderError, AbortError).
 */
export async function* generateReply(
  llm: Llm,
  task: GenerationTask,
  signal: AbortSignal,
  { limits = defaultReplyLimits, cut }: GenerationOptions = {},
): AsyncGenerator<ReplyEvent> {
  if (llm.provider === 'embedded') {
    for await (const event of llm.reply({ ...task, said: '', avoid: null }, signal))
      if (event.type === 'text') yield { type: 'clause', text: event.text }
    return
  }
  const reply = new ReplyInProgress(task, limits.charactersMax)
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), limits.timeoutMs)
  const over = cut ? AbortSignal.any([cut, deadline.signal]) : deadline.signal
  let avoid: string | null = null
  let whole = false
  try {
    for (let attempt = 0; attempt < replyAttempts && !over.aborted; attempt++) {
      const end: AttemptEnd = yield* oneAttempt(llm, reply, avoid, { signal, over })
      whole = end.name === 'complete' || (end.name === 'over' && endsSentence(reply.said))
      if (end.name !== 'refused') break
      avoid = end.because
    }
  } finally {
    clearTimeout(timer)
  }
  for (const clause of whole ? missingOffer(task, reply.said) : bankClauses(task, reply)) {
    const text = continueWith(reply.said, clause, task.scenario.name)
    reply.show(text)
    yield { type: 'clause', text }
  }
}

type AttemptEnd =
  | { name: 'complete' }
  /** A clause was refused, or the reply did not end. */
  | { name: 'refused'; because: string }
  /** The model's time is over, or it has sent more than a reply can need. */
  | { name: 'over' }

/** Streams one attempt until it ends. `over` aborts when the model is not to be waited for any longer. */
async function* oneAttempt(
  llm: Llm,
  reply: ReplyInProgress,
  avoid: string | null,
  { signal, over }: { signal: AbortSignal; over: AbortSignal },
): AsyncGenerator<ReplyEvent, AttemptEnd> {
  const splitter = new ClauseSplitter()
  const task: ReplyTask = { ...reply.task, said: reply.said, avoid }
  let received = ''
  let counted = false
  let begins = true
  let blankBefore = true
  const estimatedUsage = (): ReplyEvent => ({
    type: 'usage',
    usage: estimateUsage(replyMessages(task), received),
  })
  const refused = (because: string): AttemptEnd => ({ name: 'refused', because })
  const tooLong = (): AttemptEnd =>
    endsSentence(reply.said) ? { name: 'complete' } : refused(`it is longer than ${task.plan.maxWords} words`)
  try {
    for await (const event of llm.reply(task, AbortSignal.any([signal, over]))) {
      let clauses: string[]
      let cutOff = false
      if (event.type === 'text') {
        // One piece of white space says as much as a thousand.
        const blank = event.text.trim() === ''
        if (blank && blankBefore) continue
        blankBefore = blank
        // Longer than the whole reply may be: the rest is not looked at.
        const piece = event.text.slice(0, reply.charactersLeft + 1)
        cutOff = piece.length < event.text.length
        received += piece
        clauses = splitter.push(piece)
      } else {
        counted = true
        yield { type: 'usage', usage: event.usage }
        // Text cut off by the token limit is not a clause.
        clauses = event.reason === 'length' ? [] : splitter.flush()
      }
      for (const clause of clauses) {
        if (reply.alreadyShown(clause)) continue
        const verdict = reply.critic.judge(clause, reply.said)
        if (!verdict.ok || reply.exceeds(clause)) {
          if (!counted) yield estimatedUsage()
          counted = true
          // Leaving the loop ends the request upstream.
          return verdict.ok ? tooLong() : refused(verdict.because)
        }
        const text = begins
          ? continueWith(reply.said, clause, task.scenario.name)
          : joinClause(reply.said, clause)
        begins = false
        reply.show(text)
        yield { type: 'clause', text }
      }
      if (cutOff || splitter.pendingCharacters > reply.charactersLeft) {
        if (!counted) yield estimatedUsage()
        counted = true
        return tooLong()
      }
      if (event.type === 'finish' && event.reason === 'length' && !endsSentence(reply.said))
        return refused('it did not end')
    }
  } catch (error) {
    const isOver = !signal.aborted && (over.aborted || sentTooMuch(error))
    // Received text has to be paid for whatever came after, and so does the prompt of an aborted request.
    if (!counted && (received !== '' || signal.aborted || isOver)) yield estimatedUsage()
    if (isOver) return { name: 'over' }
    throw error
  }
  return reply.said === '' ? refused('it was empty') : { name: 'complete' }
}

function sentTooMuch(error: unknown): boolean {
  return error instanceof ProviderError && error.failure === 'too_long'
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
