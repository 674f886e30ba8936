import { collectorWords, endEcho, wordsBelongToSpeech } from './collector-words.ts'
import { awaitEnd, isDue, passDeadlines, reportWords, submitLine } from './end-of-line.ts'
import {
  changeReply,
  interruptReply,
  quietOverReply,
  resumeReply,
  soundOverReply,
  speechOverEcho,
} from './floor.ts'
import { isFinal, openLine, type OpenLine, withFinal, withKeptPartial } from './open-line.ts'
import { beginStep, type Step } from './step.ts'
import { type TurnTimings, turnTimings } from './timings.ts'
import type { ListensFor, Turn, TurnEffect, TurnEvent } from './turn.ts'

/**
 * The turn machine: what an event makes of a call, and what is to be done. Pure: the clock is passed in (`nowMs`).
 *
 * The debtor pauses as soon as somebody speaks; words confirm the barge-in, silence makes it a false alarm. Words become
 * a line once the speaker has been quiet for as long as they demand: a finished question for a moment, half a
 * sentence for more than a second.
 */
export function reduceTurn(
  turn: Turn,
  event: TurnEvent,
  nowMs: number,
  timings: TurnTimings = turnTimings,
): readonly [Turn, readonly TurnEffect[]] {
  if (turn.ended) return [turn, []]
  const step = beginStep(turn, nowMs, timings)
  handle(step, event)
  return [step.turn, step.effects]
}

function handle(step: Step, event: TurnEvent): void {
  const { turn } = step
  switch (event.type) {
    case 'configured':
      turn.language = event.language ?? turn.language
      return changeEars(step, event.listensFor ?? turn.listensFor)
    case 'speech_started':
      return turn.listensFor === 'key' ? undefined : startSpeech(step)
    case 'speech_over_echo':
      return speechOverEcho(step)
    case 'speech_paused':
      return pauseSpeech(step, event.quietMs)
    case 'speech_stopped':
      return turn.listensFor === 'key' ? undefined : stopSpeech(step)
    case 'key_pressed':
      return turn.listensFor === 'key' && turn.collector === 'quiet' ? startSpeech(step) : undefined
    case 'key_released':
      return turn.listensFor === 'key' && turn.collector !== 'quiet' ? stopSpeech(step) : undefined
    case 'words':
      return hearWords(step, event.text, event.saidAloud)
    case 'final_words':
      return hearFinalWords(step, event)
    case 'recogniser_stopped':
      return stopRecogniser(step)
    case 'words_heard':
      return hearByServer(step, event.text, event.saidAloud)
    case 'speech_settled':
      return settleSpeech(step)
    case 'muted':
      turn.collector = 'quiet'
      turn.heard = null
      submitLine(step)
      return resumeReply(step, false)
    case 'reply_changed':
      return changeReply(step, event.reply)
    case 'reply_resumed':
      return resumeReply(step, true)
    case 'time_passed':
      if (isDue(step, turn.deadlines.alarm)) resumeReply(step, false)
      return passDeadlines(step)
    case 'ended':
      turn.ended = true
      turn.deadlines = {}
  }
}

function changeEars({ turn }: Step, listensFor: ListensFor): void {
  const keyChanges = (listensFor === 'key') !== (turn.listensFor === 'key')
  turn.listensFor = listensFor
  // What sounds now was not said with the key, or with it.
  if (keyChanges) turn.collector = 'quiet'
}

function startSpeech(step: Step): void {
  const { turn } = step
  // Whoever goes on after a pause has still begun over the debtor.
  turn.overDebtor = turn.reply === 'audible' || (turn.overDebtor && turn.line !== null)
  turn.collector = 'sounding'
  turn.quietSinceMs = null
  turn.speech = { endedMs: null, settled: false }
  delete turn.deadlines.pause
  delete turn.deadlines.end
  delete turn.deadlines.final
  soundOverReply(step)
}

function pauseSpeech(step: Step, quietMs: number): void {
  const { turn, nowMs } = step
  if (turn.listensFor === 'key') return
  turn.quietSinceMs = nowMs - quietMs
  if (turn.collector === 'sounding') turn.collector = 'pausing'
  awaitEnd(step)
}

function stopSpeech(step: Step): void {
  const { turn, nowMs, timings, effects } = step
  turn.collector = 'quiet'
  if (turn.speech !== null) turn.speech = { ...turn.speech, endedMs: nowMs }
  quietOverReply(step)
  if (turn.quietSinceMs === null) pauseSpeech(step, timings.reportedQuietMs)
  const { line } = turn
  if (line === null || turn.listensFor !== 'key') return
  if (isFinal(line)) submitLine(step)
  else effects.push({ type: 'report_speech_stopped' })
}

function hearWords(step: Step, heard: string, saidAloud: string): void {
  const { turn, nowMs, timings } = step
  const text = collectorWords(step, heard, saidAloud)
  if (text === '') return
  if (!wordsBelongToSpeech(step)) {
    // Words are all that shows that somebody speaks.
    turn.quietSinceMs = null
    if (turn.collector === 'pausing') turn.collector = 'sounding'
  }
  const line = lineOf(step)
  const changed = text !== line.partial
  turn.line = { ...line, partial: text, changedMs: changed ? nowMs : line.changedMs }
  reportWords(step)
  interruptReply(step)
  turn.deadlines.partial = nowMs + timings.partialTimeoutMs
  if (changed) awaitEnd(step, { stableMs: timings.stableGuessMs })
}

/** Words that only the server hears: they interrupt and end a turn like any other, but the server has them already. */
function hearByServer(step: Step, heard: string, saidAloud: string): void {
  const { turn } = step
  const text = collectorWords(step, heard, saidAloud)
  if (text === '' && heard !== '') return
  const changed = text !== turn.heard
  turn.heard = text
  interruptReply(step)
  if (changed) awaitEnd(step, { areLast: turn.quietSinceMs !== null })
}

function settleSpeech({ turn }: Step): void {
  turn.heard = null
  turn.speech = null
  if (turn.line !== null) return
  delete turn.deadlines.pause
  delete turn.deadlines.end
}

function hearFinalWords(step: Step, event: Extract<TurnEvent, { type: 'final_words' }>): void {
  const { turn, nowMs, timings } = step
  const text = collectorWords(step, event.text, event.saidAloud)
  turn.taken = []
  endEcho(step, text !== '')
  if (text === '') return
  turn.line = withFinal(lineOf(step), text, event.confidence)
  interruptReply(step)
  delete turn.deadlines.partial
  if (turn.collector === 'sounding') turn.deadlines.final = nowMs + timings.finalHoldMs
  else if (turn.listensFor === 'key') submitLine(step)
  else if (wordsBelongToSpeech(step)) awaitEnd(step)
  else pauseSpeech(step, timings.reportedQuietMs)
}

function stopRecogniser(step: Step): void {
  const { turn } = step
  turn.taken = []
  endEcho(step, turn.line !== null)
  if (turn.line === null || turn.line.partial === '') return
  if (turn.collector === 'quiet') submitLine(step)
  // The next recognition hears only what follows.
  else turn.line = withKeptPartial(turn.line)
}

function lineOf({ turn, nowMs }: Step): OpenLine {
  if (turn.line !== null) return turn.line
  turn.lines += 1
  return openLine(turn.lines, nowMs)
}
