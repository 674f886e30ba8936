/**
 * Finds a sound that the page played in what the microphone heard, by a matched filter: a rising tone is unlike
 * speech and noise, so it is recognised far below them.
 */

/** Speech lies there, and small loudspeakers still play it. */
const lowestHz = 400
const highestHz = 3_000
export const probeSeconds = 0.25
/** Enough for the tone, and cheap to search. */
const searchRate = 8_000

/** Mean correlation of a tone with noise is about 0.03, its greatest in half a second 0.1. */
const leastSimilarity = 0.2
/** Quieter than this the browser's echo cancellation has done its work: no voice activity is found in it. */
const leastGain = 0.003

/** What was found of the tone: how alike it is, 0 to 1, and how loud relative to what was played. */
export type EchoFinding = { similarity: number; gain: number }

/** A tone that rises from 400 to 3,000 Hz within a quarter of a second, without a click at its ends. */
export function probeTone(sampleRate: number): Float32Array<ArrayBuffer> {
  const tone = new Float32Array(Math.round(probeSeconds * sampleRate))
  const rise = Math.log(highestHz / lowestHz)
  return tone.map((_sample, index) => {
    const share = index / tone.length
    const phase = ((2 * Math.PI * lowestHz * probeSeconds) / rise) * (Math.exp(share * rise) - 1)
    return Math.sin(Math.PI * share) * Math.sin(phase)
  })
}

/** Looks for the tone in a recording of the same sample rate in Hz. */
export function findProbe(recorded: Float32Array, sampleRate: number): EchoFinding {
  const factor = Math.max(1, Math.floor(sampleRate / searchRate))
  const tone = decimate(probeTone(sampleRate), factor)
  const heard = decimate(recorded, factor)
  const toneEnergy = energyOf(tone)
  const best = { similarity: 0, gain: 0 }
  for (let lag = 0; lag + tone.length <= heard.length; lag++) {
    const part = heard.subarray(lag, lag + tone.length)
    const product = Math.abs(part.reduce((sum, sample, index) => sum + sample * (tone[index] ?? 0), 0))
    const similarity = product / Math.sqrt(toneEnergy * energyOf(part) + Number.EPSILON)
    if (similarity > best.similarity) Object.assign(best, { similarity, gain: product / toneEnergy })
  }
  return best
}

/** Whether several attempts, of which a cough may spoil one, show an echo. */
export function isEcho(findings: readonly EchoFinding[]): boolean {
  const found = findings.filter(({ similarity, gain }) => similarity >= leastSimilarity && gain >= leastGain)
  return found.length * 2 > findings.length
}

/** Averages neighbours: what is lost lies above the tone. */
function decimate(samples: Float32Array, factor: number): Float32Array {
  const shorter = new Float32Array(Math.floor(samples.length / factor))
  return shorter.map((_sample, index) => {
    let sum = 0
    for (let offset = 0; offset < factor; offset++) sum += samples[index * factor + offset] ?? 0
    return sum / factor
  })
}

function energyOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0)
}
