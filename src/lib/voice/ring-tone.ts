import { delay } from '../delay.ts'
import { Loudspeaker } from './loudspeaker.ts'

/** The two tones of the ringback that callers in North America hear. */
const tonesHz = [440, 480] as const
/** As long as the opening is waited for [VOICE16], with silence at its end. */
const ringMs = 900
/** Far below speech, which follows it. */
const ringGain = 0.06
const fadeS = 0.03

/**
 * Plays one ring through a device (null: the system's default), `volume` 0 to 1, and resolves at its end; rejects with the
 * signal's reason once it aborts. Where the browser does not let the page play, it is silent.
 */
export async function playRing(options: {
  loudspeakerId: string | null
  volume: number
  signal: AbortSignal
}): Promise<void> {
  const { loudspeakerId, volume, signal } = options
  const context = new AudioContext()
  const gain = new GainNode(context, { gain: 0 })
  const loudspeaker = new Loudspeaker(context, gain, loudspeakerId)
  try {
    const from = context.currentTime
    const to = from + ringMs / 1_000
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(ringGain * volume, from + fadeS)
    gain.gain.setValueAtTime(ringGain * volume, to - fadeS)
    gain.gain.linearRampToValueAtTime(0, to)
    for (const frequency of tonesHz) {
      const tone = new OscillatorNode(context, { frequency })
      tone.connect(gain)
      tone.start(from)
      tone.stop(to)
    }
    await delay(ringMs, signal)
  } finally {
    loudspeaker.close()
    await context.close()
  }
}
