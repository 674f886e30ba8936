import { z } from 'zod'
import { ManualClock } from '../../testing/manual-clock.ts'
import { language } from '../../vocabulary/language.ts'
import { newTurn, type TurnEffect } from '../turn.ts'
import { TurnRunner } from '../turn-runner.ts'

/**
 * A turn with pauses inside: what a recogniser gives of it, and the silence after each phrase; 0 after the last one. `asks`:
 * somebody who hears no more than this has been asked something, and would answer.
 */
export const pausedTurn = z.strictObject({
  lang: language,
  phrases: z
    .array(z.strictObject({ text: z.string(), pauseMs: z.number(), asks: z.literal(true).optional() }))
    .min(1),
})
export type PausedTurn = z.output<typeof pausedTurn>

/** How the world around the machine behaves, in milliseconds: as in `npm run bench:voice pauses`, without a processor's own time. */
const world = {
  letterMs: 70,
  /** From the first sound of a phrase to its detection. */
  detectedMs: 45,
  pauseMs: 128,
  stoppedMs: 500,
  /** From the end of a word until the server has heard it. */
  heardMs: 150,
  /** From a commit to the final words. */
  finalMs: 100,
  /** The model's first clause, and the voice's first byte. */
  replyMs: 340,
}

type PlayedTurn = { endToSoundMs: number; begun: BegunReplies; replies: number }

/** Replies that were heard before the turn was over: where nothing had been asked, and where something had. */
export type BegunReplies = { cutIns: number; earlyAnswers: number }

/**
 * Counts the replies that were heard in a pause. To begin where the speaker only paused is a cut-in. To begin after a question
 * that was left open for so long is an answer, though the speaker goes on: at such a place everybody may take the turn (Sacks,
 * Schegloff and Jefferson 1974, doi:10.2307/412243), and people do so after about 200 ms.
 * @param phrases where each phrase ends, in milliseconds on the clock of `soundsAtMs`
 */
export function begunReplies(
  soundsAtMs: readonly number[],
  phrases: readonly { endMs: number; asks: boolean }[],
): BegunReplies {
  const begun = { cutIns: 0, earlyAnswers: 0 }
  const endMs = phrases.at(-1)?.endMs ?? 0
  for (const atMs of soundsAtMs) {
    if (atMs >= endMs) continue
    if (phrases.findLast((phrase) => phrase.endMs <= atMs)?.asks === true) begun.earlyAnswers += 1
    else begun.cutIns += 1
  }
  return begun
}

/**
 * Plays turns to the turn machine by a clock that a busy machine does not move: the time from the last sound to the first one of
 * the reply, the share of the turns in which a reply was heard before their end (cut-ins, and answers to what was asked before), and
 * of the replies that were made for nothing.
 */
export function measureTurns(turns: readonly PausedTurn[]): Record<string, number> {
  const played = turns.map(play)
  const sounds = played.map(({ endToSoundMs }) => endToSoundMs).toSorted((one, other) => one - other)
  const replies = played.reduce((sum, turn) => sum + turn.replies, 0)
  const at = (share: number) => sounds[Math.ceil(sounds.length * share) - 1] ?? 0
  return {
    sound_median_ms: at(0.5),
    sound_p95_ms: at(0.95),
    cut_in: played.filter(({ begun }) => begun.cutIns > 0).length / played.length,
    early_answer: played.filter(({ begun }) => begun.earlyAnswers > 0).length / played.length,
    thrown_away: (replies - played.length) / replies,
  }
}

function play({ lang, phrases }: PausedTurn): PlayedTurn {
  const clock = new ManualClock()
  const at = (ms: number, act: () => void) => clock.schedule(ms - clock.nowMs(), act)
  let said = 0
  let heard: string[] = []
  let made: { words: number; readyMs: number } | null = null
  let replies = 0
  let cancelSound: (() => void) | null = null
  const soundsAtMs: number[] = []

  /** A reply to so many words, unless it is being made already. Returns when its sound is ready. */
  const make = (words: number): number => {
    if (made?.words !== words) {
      made = { words, readyMs: clock.nowMs() + world.replyMs }
      replies += 1
    }
    return made.readyMs
  }
  const commit = () => {
    const words = said
    heard = []
    at(clock.nowMs() + world.finalMs, () => {
      cancelSound = at(Math.max(clock.nowMs(), make(words)), () => {
        tell({ type: 'reply_changed', reply: 'audible' })
        // Whoever has begun to speak since the line is not talked over.
        if (runner.state === 'speaking') soundsAtMs.push(clock.nowMs())
      })
      tell({ type: 'reply_changed', reply: 'expected' })
    })
  }
  const perform = ({ type }: TurnEffect) => {
    if (type === 'report_speech_stopped') make(said)
    else if (type === 'commit_speech') commit()
    else if (type === 'hold_reply' || type === 'cancel_reply') cancelSound?.()
    if (type === 'cancel_reply') tell({ type: 'reply_changed', reply: 'none' })
  }
  const runner = new TurnRunner({ turn: newTurn('speech', lang), clock, perform })
  const tell = runner.dispatch.bind(runner)

  let nowMs = 0
  const ends: { endMs: number; asks: boolean }[] = []
  for (const { text, pauseMs, asks = false } of phrases) {
    at(nowMs + world.detectedMs, () => tell({ type: 'speech_started' }))
    for (const word of text.split(' ')) {
      nowMs += (word.length + 1) * world.letterMs
      at(nowMs + world.heardMs, () => {
        said += 1
        heard.push(word)
        tell({ type: 'words_heard', text: heard.join(' '), saidAloud: '' })
      })
    }
    ends.push({ endMs: nowMs, asks })
    const silenceMs = pauseMs === 0 ? Number.POSITIVE_INFINITY : pauseMs
    if (silenceMs > world.pauseMs)
      at(nowMs + world.pauseMs, () => tell({ type: 'speech_paused', quietMs: world.pauseMs }))
    if (silenceMs > world.stoppedMs) at(nowMs + world.stoppedMs, () => tell({ type: 'speech_stopped' }))
    nowMs += pauseMs
  }
  clock.pass(nowMs + 5_000)
  const first = soundsAtMs.find((ms) => ms > nowMs)
  if (first === undefined) throw new Error(`nothing answered "${phrases.map(({ text }) => text).join(' ')}"`)
  return {
    endToSoundMs: Math.round(first - nowMs),
    begun: begunReplies(soundsAtMs, ends),
    replies,
  }
}
