import { withoutEcho } from './echo.ts'
import type { Step } from './step.ts'
import { withoutTaken, wordsOf } from './taken-words.ts'

/** While the debtor speaks and no speech is detected, fewer words may be the debtor's own echo. */
const minWordsToInterrupt = 3

/** The new words in what was heard that are the collector's; '' if there are none. */
export function collectorWords(step: Step, heard: string, saidAloud: string): string {
  const { turn } = step
  const own = mayBeEcho(step) ? withoutEcho(heard, saidAloud) : heard
  const removed = wordsOf(heard).length - wordsOf(own).length
  if (own === '' && heard !== '') turn.hearsDebtor = true
  // The recogniser repeats them until they are final, when the collector may already answer.
  if (removed > 0) turn.echoed = wordsOf(heard).slice(0, removed)
  const unechoed = removed === 0 && debtorAudible(step) ? withoutTaken(turn.echoed, own) : own
  const words = withoutTaken(turn.taken, unechoed)
  return words !== '' && isCollectorSpeech(step, words) ? words : ''
}

/** Whether what is heard may be the debtor, from the loudspeaker. */
function mayBeEcho(step: Step): boolean {
  const { listensFor, overDebtor } = step.turn
  if (listensFor === 'key') return false
  return listensFor === 'speech' ? overDebtor : debtorAudible(step)
}

/** The recogniser may still report what the debtor has said. */
function debtorAudible({ turn, nowMs, timings }: Step): boolean {
  return turn.reply === 'audible' || nowMs - turn.debtorHeardMs < timings.lateEchoMs
}

/** Whether words may belong to speech since the last line: they may come a little after it. */
export function wordsBelongToSpeech({ turn, nowMs, timings }: Step): boolean {
  if (turn.speech === null) return false
  const { endedMs } = turn.speech
  return endedMs === null || nowMs - endedMs < timings.lateWordsMs
}

function isCollectorSpeech(step: Step, text: string): boolean {
  const { turn } = step
  if (turn.line !== null || wordsBelongToSpeech(step) || turn.collector === 'sounding') return true
  if (turn.listensFor === 'key') return false
  // Voice activity may miss a low voice, but nothing it missed is the debtor's once that is silent.
  if (turn.listensFor === 'speech') return !debtorAudible(step)
  return turn.reply !== 'audible' || wordsOf(text).length >= minWordsToInterrupt
}
