import type { ServerFrame } from '#protocol/realtime/server-frames.ts'

type AudioStartedFrame = Extract<ServerFrame, { type: 'response.output_audio.started' }>

/** What is played: a reply from the server, or a standalone line (then `responseId` is null). */
export type Playback = {
  ordinal: number
  responseId: string | null
  itemId: string | null
  sampleRate: number
  clauses: NonNullable<AudioStartedFrame['clauses']>
}

/** How many of its samples are played in so many milliseconds. */
export function playedSamples({ sampleRate }: Playback, playedMs: number): number {
  return (playedMs * sampleRate) / 1_000
}

/** What was said aloud of it in so many milliseconds, in whole clauses. */
export function saidOf(playback: Playback, playedMs: number): string {
  // The text of an interrupted reply is cut in mid-clause, so the clauses tell.
  return playback.clauses
    .filter(({ start_sample: start }) => start <= playedSamples(playback, playedMs))
    .map(({ text }) => text)
    .join(' ')
}
