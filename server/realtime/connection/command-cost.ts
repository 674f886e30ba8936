import type { ClientFrame } from '#protocol/realtime/client-frames.ts'

/** Commands that start work which a shutdown would have to wait for. */
export const startsWork: ReadonlySet<ClientFrame['type']> = new Set([
  'session.join',
  'session.resume',
  'input_text.submit',
  'input_transcript.completed',
  'input_audio.commit',
  'response.create',
  'session.complete',
])

/** Commands that read or write much, beside those that start work. */
const alsoExpensive: ReadonlySet<ClientFrame['type']> = new Set(['whisper.send', 'live.watch'])
const expensiveCost = 20

/** How many frames of the allowed rate a command counts as (I2). */
export function commandCost({ type }: ClientFrame): number {
  return startsWork.has(type) || alsoExpensive.has(type) ? expensiveCost : 1
}
