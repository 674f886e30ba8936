/** A loudspeaker, a room and a browser's echo cancellation, as a microphone hears them. */
export type Room = {
  name: string
  /** How late the sound comes back, with the browser's own buffers, in seconds. */
  delay: number
  gain: number
  /** How long the room sounds until it is 60 dB quieter, in seconds; 0 for none. */
  reverberation: number
  /** The loudspeaker distorts what is loud. */
  distorts: boolean
  /** The browser's echo cancellation leaves now more of it, now less. */
  cancelled: boolean
  noise: number
}

const plain = { reverberation: 0, distorts: false, cancelled: false, noise: 0.0003 }

export const rooms: readonly Room[] = [
  { name: 'after 50 ms', ...plain, delay: 0.11, gain: 0.3 },
  { name: 'after 200 ms', ...plain, delay: 0.26, gain: 0.3 },
  { name: 'a living room', ...plain, delay: 0.09, gain: 0.3, reverberation: 0.4, distorts: true },
  { name: 'as loud as the debtor', ...plain, delay: 0.15, gain: 1, reverberation: 0.5, distorts: true },
  { name: 'what cancellation leaves', ...plain, delay: 0.12, gain: 0.3, reverberation: 0.3, cancelled: true },
]

/** Numbers from 0 to 1 that are the same in each run: a linear congruential generator. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const echoes = 160

/** What comes back of what is played in a room, with its noise. */
export function echoIn(room: Room, played: Float32Array, sampleRate: number): Float32Array {
  const roll = dice(5)
  const late = Math.floor(room.delay * sampleRate)
  const reflections = Array.from({ length: room.reverberation === 0 ? 0 : echoes }, () => {
    const seconds = roll() * room.reverberation * 0.7
    const gain = (roll() + roll() - 1) * 0.5 * 10 ** ((-3 * seconds) / room.reverberation)
    return { after: late + 1 + Math.floor(seconds * sampleRate), gain }
  })
  const left = room.distorts ? played.map((sample) => Math.tanh(3 * sample) / 3) : played
  let cancelled = 1
  return left.map((_, at) => {
    if (room.cancelled && at % (sampleRate / 10) === 0) cancelled = roll() * roll() * 0.5
    let sum = left[at - late] ?? 0
    for (const { after, gain } of reflections) sum += gain * (left[at - after] ?? 0)
    return sum * room.gain * cancelled + (roll() - 0.5) * 3.4 * room.noise
  })
}
