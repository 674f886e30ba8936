import { realise } from '#server/domain/debtor/bank/realise.ts'
import { lifeOf } from '#server/domain/debtor/life/of-scenario.ts'
import { moveAsSaid } from '#server/domain/debtor/moves/facts-said.ts'
import type { Move } from '#server/domain/debtor/moves/move.ts'
import { ClauseSplitter } from '#server/domain/turn/clauses.ts'
import { continueWith, endsSentence, joinClause } from '#server/domain/turn/join.ts'
import { figuresIn } from '#server/domain/turn/number-mentions.ts'
import { type Llm, ProviderError, type ProviderFailure, type TokenUsage } from '#server/providers/llm/llm.ts'
import { MoveLetter } from '#server/providers/llm/move-letter.ts'
import { replyMessages } from '#server/providers/llm/prompt/messages.ts'
import { estimateUsage } from '#server/providers/llm/usage.ts'
import { type GenerationTask, ReplyInProgress } from './reply-in-progress.ts'
import { defaultReplyLimits, type ReplyLimits } from './reply-limits.ts'

export type ReplyEvent =
  | { type: 'clause'; text: string }
  | { type: 'usage'; usage: TokenUsage }
  /** The move that the reply makes, and who words it. Before its first clause, and again where its end has changed it. */
  | { type: 'move'; move: Move }

/** Maximum requests to the model for one reply. */
export const replyAttempts = 2

type GenerationOptions = {
  limits?: Pick<ReplyLimits, 'timeoutMs' | 'charactersMax'>
  /** Aborts when the model is not to be waited for any longer: the reply ends without it, as a whole line. */
  cut?: AbortSignal
}

/**
 * Generates a reply clause by clause; each clause is judged before it is shown. The model begins with the letter of its
 * move, which is taken if it is an offered one. A refused clause ends the attempt. A second attempt is told why and what
 * was already said. After that what was said stands if it ends a sentence; otherwise the bank has the words of the move.
 * So it does when the model's time is over, when it has sent too much [REPLY2], and when it has not said a word: its answer
 * is empty, filtered, or does not come in time [REPLY4]. The clauses joined are the reply. Usage is reported once per
 * request, estimated where the request was abandoned. Throws what the provider throws (ProviderError, AbortError).
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
  let complete = false
  try {
    for (let attempt = 0; attempt < replyAttempts && !over.aborted; attempt++) {
      const end: AttemptEnd = yield* oneAttempt(llm, reply, avoid, { signal, over })
      complete = end.name === 'complete'
      if (end.name !== 'refused') break
      avoid = end.because
    }
  } finally {
    clearTimeout(timer)
  }
  const whole = complete || endsSentence(reply.said)
  if (!whole) {
    if (reply.said === '') reply.useBank()
    const bankMove = reply.said === '' ? reply.offer?.move : reply.move
    if (bankMove) yield { type: 'move', move: bankMove }
  }
  for (const clause of whole ? missingOffer(reply) : bankWords(reply)) {
    const text = continueWith(reply.said, clause, task.scenario.name)
    reply.show(text)
    yield { type: 'clause', text }
  }
  const move = whole ? movedAsSaid(reply) : null
  if (move) yield { type: 'move', move }
}

/** The move with the facts that the model told beside it; null where it told none. */
function movedAsSaid({ move, said, plan, task }: ReplyInProgress): Move | null {
  if (!move || !task.turn) return null
  const { told } = task.turn.briefing
  const saidMove = moveAsSaid(move, said, { life: lifeOf(task.scenario), told, language: plan.language })
  return saidMove === move ? null : saidMove
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
  const head = new MoveLetter()
  const task = reply.attempt(avoid)
  let received = ''
  let counted = false
  let begins = true
  let blankBefore = true
  const estimatedUsage = (): ReplyEvent => ({
    type: 'usage',
    usage: estimateUsage(replyMessages(task), received),
  })
  const refused = (because: string): AttemptEnd => ({ name: 'refused', because })
  let decided = false
  const withoutHead = (text: string) => {
    if (!decided && head.letter !== undefined) {
      decided = true
      reply.choose(head.letter)
    }
    return text
  }
  const tooLong = (): AttemptEnd =>
    endsSentence(reply.said)
      ? { name: 'complete' }
      : refused(`it is longer than ${reply.plan.maxWords} words`)
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
        clauses = splitter.push(withoutHead(head.push(piece)))
      } else {
        counted = true
        yield { type: 'usage', usage: event.usage }
        // Text cut off by the token limit is not a clause.
        const rest = splitter.push(withoutHead(head.flush()))
        clauses = event.reason === 'length' ? rest : [...rest, ...splitter.flush()]
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
        const { move } = reply
        if (reply.said === '' && move) yield { type: 'move', move }
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
    if (isOver || (reply.said === '' && !signal.aborted && saidNothing(error))) return { name: 'over' }
    throw error
  }
  return reply.said === '' ? refused('it was empty') : { name: 'complete' }
}

function sentTooMuch(error: unknown): boolean {
  return error instanceof ProviderError && error.failure === 'too_long'
}

/** The model answered with nothing, or not in time: no fault of the server's, and the bank has an answer. */
function saidNothing(error: unknown): boolean {
  return error instanceof ProviderError && silent.includes(error.failure)
}
const silent: readonly ProviderFailure[] = ['connect_timeout', 'first_token_timeout', 'stalled', 'incomplete']

/**
 * An offer that the plan makes or accepts must be stated, or the collector would have nothing to negotiate.
 */
function missingOffer(reply: ReplyInProgress): string[] {
  const { act, slots } = reply.plan
  const offers = act === 'counter_offer' || act === 'partial_offer' || act === 'accept'
  if (!offers || slots.offerCents === undefined) return []
  const amount = slots.offerCents / 100
  const names = (text: string) => figuresIn(text).some(({ value }) => value === amount)
  const heard = reply.task.lines.findLast(({ speaker }) => speaker === 'user')?.text ?? ''
  // Whoever accepts a figure that was just named need not repeat it.
  if (names(reply.said) || (act === 'accept' && names(heard))) return []
  return bankWords(reply).filter(names)
}

/** The bank's reply for the move, as far as it was not said. */
function bankWords(reply: ReplyInProgress): string[] {
  const { scenario, lines } = reply.task
  const turn = lines.filter((line) => line.speaker === 'user').length
  const text = realise(reply.plan, { scenario, lines, turn })
  return reply.alreadyShown(text) ? [] : [text]
}
