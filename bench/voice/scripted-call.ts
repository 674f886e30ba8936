import { tokensOf } from '#server/testing/llm-simulator.ts'
import { modelNameFor } from '../turn/scripted-replies.ts'

/** How fast the simulated providers are, in milliseconds. */
export const providerTimes = {
  firstTokenMs: 200,
  tokenMs: 10,
  firstByteMs: 100,
  /** Each piece of sound is made four times as fast as it is heard. */
  chunkMs: 25,
} as const

/** Nobody can be faster: the model's first token and the voice's first byte. */
export const minLatencyMs = providerTimes.firstTokenMs + providerTimes.firstByteMs

export const benchModelName = modelNameFor(providerTimes)

const things = ['the rent', 'the school', 'the car', 'the heating', 'the bus', 'the dentist', 'the food']
const weeks = ['a long', 'a bad', 'a slow', 'a hard', 'an odd', 'a cold']

/** Each is spoken by itself. */
export const clausesPerReply = 3

/**
 * A reply that no plan forbids: a first clause of 4 tokens, a first sentence of 15, and 24 in all. No sentence
 * comes back within a call: what a debtor has said before is refused.
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

/** Lines that a debtor answers with talk: nothing is offered, asked or threatened. */
export const collectorLines = [
  'I understand that this is not easy for you.',
  'Thank you for telling me how things are.',
  'I can imagine what a month like that is like.',
  'That sounds hard, and I appreciate your patience.',
] as const
