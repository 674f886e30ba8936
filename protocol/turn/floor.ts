import type { Step } from './step.ts'
import type { ReplyPhase } from './turn.ts'

/** The debtor waits: words will confirm that somebody speaks. */
export function holdReply({ turn, effects, nowMs, timings }: Step): void {
  turn.floor = 'held'
  turn.deadlines.alarm = nowMs + timings.heldMaxMs
  effects.push({ type: 'hold_reply' }, { type: 'report_speech_started' })
}

/** Somebody speaks: whether the reply waits for what it will be. */
export function soundOverReply(step: Step): void {
  const { turn, nowMs, timings } = step
  if (turn.floor === 'held') turn.deadlines.alarm = nowMs + timings.heldMaxMs
  else if (turn.reply !== 'none' && !isKnownEcho(step)) holdReply(step)
}

/** A sound over the debtor says nothing where the microphone is known to pick the debtor up. */
function isKnownEcho({ turn }: Step): boolean {
  return turn.hearsDebtor && turn.listensFor !== 'key' && turn.reply === 'audible'
}

/** It is louder than the debtor's echo: somebody speaks, though a sound says nothing. */
export function speechOverEcho(step: Step): void {
  const { turn, nowMs, timings } = step
  const goesOn = turn.voiceOver !== null && nowMs - turn.voiceOver.lastMs < timings.voiceGapMs
  turn.voiceOver = { sinceMs: goesOn ? (turn.voiceOver?.sinceMs ?? nowMs) : nowMs, lastMs: nowMs }
  if (!isKnownEcho(step) || turn.collector === 'quiet') return
  if (turn.floor !== 'open' && turn.floor !== 'resumed') return
  turn.speech = { endedMs: null, settled: false }
  holdReply(step)
}

/** It is quiet after a sound that held the reply. */
export function quietOverReply({ turn, effects, nowMs, timings }: Step): void {
  if (turn.floor !== 'held') return
  effects.push({ type: 'report_speech_stopped' })
  turn.deadlines.alarm = nowMs + timings.falseAlarmMs
}

/** Words arrived: the barge-in is confirmed. */
export function interruptReply(step: Step): void {
  const { turn, effects, nowMs, timings } = step
  if (turn.floor === 'open' || turn.floor === 'resumed') {
    if (turn.reply === 'none') return
    holdReply(step)
  }
  // Where the reply is not stopped after all, it goes on.
  turn.deadlines.alarm = nowMs + timings.heldMaxMs
  if (turn.floor === 'held') effects.push({ type: 'cancel_reply' })
  turn.floor = 'interrupted'
}

/** It was a false alarm. `reported`: the other side knows. */
export function resumeReply({ turn, effects }: Step, reported: boolean): void {
  if (turn.floor !== 'held' && turn.floor !== 'interrupted') return
  // A sound that held the debtor, and a word of the debtor's was all that was heard: the microphone picks it up.
  if (turn.overDebtor && (turn.echoedAlone || turn.echoed.length > 0)) turn.hearsDebtor = true
  turn.floor = 'resumed'
  turn.speech = turn.collector === 'quiet' ? null : { endedMs: null, settled: true }
  delete turn.deadlines.alarm
  effects.push({ type: 'resume_reply' })
  if (!reported) effects.push({ type: 'report_resumed' })
}

export function changeReply(step: Step, reply: ReplyPhase): void {
  const { turn, nowMs } = step
  const before = turn.reply
  if (reply === before) return
  turn.reply = reply
  if (before === 'audible' && reply !== 'audible') turn.debtorHeardMs = nowMs
  if (turn.floor !== 'held' || reply === 'none') openFloor(step)
  if (reply === 'audible') startReply(step)
}

/** What was held or stopped is over: the next reply is not held because of it. */
function openFloor({ turn, effects }: Step): void {
  if (turn.floor === 'held') effects.push({ type: 'resume_reply' })
  turn.floor = 'open'
  delete turn.deadlines.alarm
}

/**
 * A reply is about to be heard. Whoever has begun to speak since the line is not talked over: the reply waits, and is taken
 * back once there are words (A11). Noise that never stopped holds nothing.
 */
function startReply(step: Step): void {
  const { turn } = step
  if (turn.floor === 'held' || (turn.listensFor === 'key' && turn.collector === 'quiet')) return
  if (turn.line !== null) interruptReply(step)
  else if (turn.collector === 'sounding' && turn.speech?.settled === false) holdReply(step)
}
