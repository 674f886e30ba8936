import { echoMinWords, withoutEcho } from './echo.ts'
import type { Step } from './step.ts'
import { withoutTaken, wordsOf } from './taken-words.ts'

/** While the debtor speaks and no speech is detected, fewer words may be the debtor's own echo. */
const minWordsToInterrupt = 3

/** The new words in what was heard that are the collector's; '' if there are none. */
export function collectorWords(step: Step, heard: string, saidAloud: string): string {
  const { turn } = step
  const own = mayBeEcho(step) ? withoutEcho(heard, saidAloud) : heard
  const removed = wordsOf(heard).length - wordsOf(own).length
  if (own === '' && removed >= echoMinWords) turn.hearsDebtor = true
  if (removed > 0) rememberEcho(step, wordsOf(heard).slice(0, removed))
  const unechoed = removed === 0 ? withoutEchoed(step, own) : own
  const words = withoutTaken(turn.taken, unechoed)
  return words !== '' && isCollectorSpeech(step, words) ? words : ''
}

/** The recogniser repeats them until they are final, when the collector may already answer. */
function rememberEcho({ turn, nowMs }: Step, words: readonly string[]): void {
  if (words.length !== turn.echoed.length) turn.echoedMs = nowMs
  turn.echoed = words
}

/** What was heard without the debtor's words at its start, which were heard alone before. */
function withoutEchoed(step: Step, heard: string): string {
  const { turn } = step
  const [word, ...others] = turn.echoed
  const [, next] = wordsOf(heard)
  const isSingle = others.length === 0 && next !== undefined
  // A single word that goes on in the same breath is the collector's own: many sentences begin with "I".
  const goesOn = !isSame(word, next) && isOneBreath(step)
  if (isSingle && (goesOn || !turn.hearsDebtor)) turn.echoed = []
  return withoutTaken(turn.echoed, heard)
}

/** Whether what was heard alone may have been said with what is heard now. */
function isOneBreath({ turn, nowMs, timings }: Step): boolean {
  // It was recognised before the voice that speaks now could have been.
  const isEarlier =
    turn.voiceOver !== null &&
    nowMs - turn.voiceOver.lastMs < timings.lateEchoMs &&
    turn.echoedMs < turn.voiceOver.sinceMs + timings.recognisedAfterMs
  return !isEarlier && nowMs - turn.echoedMs < timings.oneBreathMs
}

/** The recogniser is done with its words: those that were nothing but the debtor's count for what the microphone picks up. */
export function endEcho({ turn }: Step, isLine: boolean): void {
  if (!isLine && turn.echoed.length > 0) turn.echoedAlone = true
  turn.echoed = []
}

function isSame(word = '', other = ''): boolean {
  return word.toLowerCase() === other.toLowerCase()
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
