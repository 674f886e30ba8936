import { tokensOf } from '#server/testing/llm-simulator.ts'
import { modelNameFor } from '../turn/scripted-replies.ts'

/** Latencies of the simulated providers, in milliseconds. */
export const providerTimes = {
  firstTokenMs: 200,
  tokenMs: 10,
  firstByteMs: 100,
  /** Each chunk is made four times as fast as it plays. */
  chunkMs: 25,
} as const

/** The lower bound: the model's first token and the voice's first byte. */
export const minLatencyMs = providerTimes.firstTokenMs + providerTimes.firstByteMs

export const benchModelName = modelNameFor(providerTimes)

const things = ['the rent', 'the school', 'the car', 'the heating', 'the bus', 'the dentist', 'the food']
const weeks = ['a long', 'a bad', 'a slow', 'a hard', 'an odd', 'a cold']

/** Each clause is spoken separately. */
export const clausesPerReply = 3

/**
 * A reply that no plan forbids: a first clause of 4 tokens, a first sentence of 15, and 24 in all. No
 * sentence is repeated within a call, since the critic refuses that.
 */
export function replyText(turn: number): string {
  const thing = things[turn % things.length] ?? ''
  const week = weeks[turn % weeks.length] ?? ''
  const other = things[(turn + 1 + (turn % 3)) % things.length] ?? ''
  return (
    `Well, I hear you, but it was ${week} week and ${thing} came first. ` +
    `There is simply very little left after ${other}.`
  )
}

export function replyTokens(turn: number): string[] {
  return tokensOf(replyText(turn))
}

/** Lines that lead to small talk: they offer, ask and threaten nothing. */
export const collectorLines = [
  'I understand that this is not easy for you.',
  'Thank you for telling me how things are.',
  'I can imagine what a month like that is like.',
  'That sounds hard, and I appreciate your patience.',
] as const
