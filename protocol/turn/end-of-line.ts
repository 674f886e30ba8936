import { turnEnding } from './ending.ts'
import { textOf } from './open-line.ts'
import type { Step } from './step.ts'
import { wordsOf } from './taken-words.ts'

/**
 * Waits for the end of the turn, from the last sound on: words that change meanwhile change the wait. The
 * pause is reported before, early enough for the reply to be made while the wait lasts, and no earlier: the longer the wait, the
 * likelier the speaker goes on. `stableMs`: how long the words must have been stable for that; `areLast`: they have come back in
 * the quiet, and no word of before it can be on its way.
 */
export function awaitEnd(step: Step, { stableMs = 0, areLast = false } = {}): void {
  const { turn, nowMs, timings } = step
  const { line, heard, quietSinceMs, deadlines } = turn
  const said = line === null ? heard : textOf(line)
  // While a barge-in is unconfirmed, only the end of speech decides.
  if (said === null || said === '' || turn.floor === 'held') return
  // The key ends the turn; words that come after it change what the reply is made to.
  if (turn.listensFor === 'key' && turn.collector === 'quiet') deadlines.pause = nowMs + stableMs
  if (quietSinceMs === null) return
  const { waitMs } = turnEnding(said, turn.language)
  const settledMs = wordsSettleAt(step, quietSinceMs, waitMs)
  delete deadlines.final
  deadlines.end = Math.max(quietSinceMs + waitMs, settledMs)
  const guessMs = Math.max(quietSinceMs + waitMs - timings.replyMadeMs, nowMs + stableMs)
  // The server guesses by the words that it has heard itself: before they are all there, it is of half a line.
  deadlines.pause = line === null && !areLast ? Math.max(guessMs, settledMs) : guessMs
  passDeadlines(step)
}

/** When the words so far are all, and no longer change. */
function wordsSettleAt(
  { turn: { line }, nowMs, timings }: Step,
  quietSinceMs: number,
  waitMs: number,
): number {
  // Whoever commits gets the last words all the same: the first of them only have to name the right wait.
  if (line === null) return quietSinceMs + timings.heardQuietMs
  if (line.partial === '') return nowMs
  const { quietMs, stableMs } = waitMs < timings.finishedMs ? timings.finishedWords : timings.interimWords
  return Math.max(quietSinceMs + quietMs, line.changedMs + stableMs)
}

/** Does what is due, in order. */
export function passDeadlines(step: Step): void {
  const { deadlines } = step.turn
  if (isDue(step, deadlines.end)) endTurn(step)
  if (isDue(step, deadlines.pause)) reportPause(step)
  if (isDue(step, deadlines.final) || isDue(step, deadlines.partial)) submitLine(step)
}

export function isDue({ nowMs }: Step, deadlineMs: number | undefined): boolean {
  return deadlineMs !== undefined && deadlineMs <= nowMs
}

function reportPause(step: Step): void {
  delete step.turn.deadlines.pause
  reportWords(step)
  step.effects.push({ type: 'report_speech_stopped' })
}

/** What was said becomes a line, here or, if only the server has its words, there. */
function endTurn(step: Step): void {
  const { turn, effects } = step
  if (turn.line !== null) return submitLine(step)
  // The reply is made while the server hears the last words out.
  if (turn.heard !== null && turn.deadlines.pause !== undefined) reportPause(step)
  delete turn.deadlines.pause
  delete turn.deadlines.end
  if (turn.heard === null) return
  turn.heard = null
  effects.push({ type: 'commit_speech' })
}

/** Reports what was said so far, if that was not reported yet. */
export function reportWords({ turn, effects }: Step): void {
  const { line } = turn
  if (line === null) return
  const text = textOf(line)
  if (text === line.reported) return
  turn.line = { ...line, reported: text }
  effects.push({ type: 'report_words', ordinal: line.ordinal, text })
}

/** What was said becomes a line. */
export function submitLine({ turn, effects, nowMs }: Step): void {
  const { line, deadlines } = turn
  delete deadlines.final
  delete deadlines.partial
  delete deadlines.pause
  delete deadlines.end
  turn.line = null
  turn.speech = turn.collector === 'sounding' ? { endedMs: null, settled: true } : null
  if (line === null) return
  turn.taken = [...turn.taken, ...wordsOf(line.partial)]
  const text = textOf(line).trim()
  if (text === '') return
  const { ordinal, confidence, startedMs } = line
  effects.push({ type: 'submit_line', line: { ordinal, text, confidence, durationMs: nowMs - startedMs } })
}
