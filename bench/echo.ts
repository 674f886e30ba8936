import { BandPowers } from '#src/lib/voice/echo/band-powers.ts'
import { EchoLevel } from '#src/lib/voice/echo/echo-level.ts'
import { LoudnessRule } from './echo/loudness-rule.ts'
import { dice, echoIn, rooms } from './echo/rooms.ts'
import { recordVoices } from './echo/voices.ts'
import { median, quantile } from './statistics.ts'

/**
 * How soon a collector is heard over the debtor's echo, by bands and by loudness alone, and how often the echo is taken for a
 * voice (`npm run bench:echo`). eSpeak NG speaks both; rooms and levels are simulated, so nothing depends on the machine.
 */
/** The collector is so much louder than the echo, in dB. */
const levelsDb = [10, 5, 0]
const blockSamples = 128
const frameSamples = 768
const playedFrameSamples = 2_048
const saidSeconds = 1.2
const everySeconds = 3.5
/** Not heard at all. */
const missedMs = saidSeconds * 1_000

const { debtor, collector, sampleRate } = await recordVoices()
const played = joined(debtor, 0.6)
const seconds = played.length / sampleRate
const processorMs: number[] = []
const rows = rooms.flatMap((room) => {
  const echo = echoIn(room, played, sampleRate)
  const alone = { bands: hitsByBands(echo), loudness: hitsByLoudness(echo) }
  return levelsDb.map((levelDb) => {
    const { heard, startsAt } = speakOver(echo, levelDb)
    const told = (hits: readonly number[]) => latencies(hits, startsAt)
    const [bands, loudness] = [told(hitsByBands(heard)), told(hitsByLoudness(heard))]
    return {
      room: room.name,
      'collector over echo, dB': levelDb,
      ...columns('bands', bands, alone.bands),
      ...columns('loudness', loudness, alone.loudness),
    }
  })
})
console.table(rows)
console.log(
  `by bands ${(median(processorMs) / seconds).toFixed(2)} ms of the processor for a second of sound`,
)

function columns(name: string, latenciesMs: readonly number[], alone: readonly number[]) {
  return {
    [`${name}: median, ms`]: Math.round(median(latenciesMs)),
    [`${name}: p95, ms`]: Math.round(quantile(latenciesMs, 0.95)),
    [`${name}: missed of ${latenciesMs.length}`]: latenciesMs.filter((ms) => ms >= missedMs).length,
    [`${name}: false a minute`]: Number(((separate(alone) / seconds) * 60).toFixed(1)),
  }
}

/** The lines one after the other, with a silence between them. */
function joined(sounds: readonly Float32Array[], silenceSeconds: number): Float32Array {
  const silence = Math.round(silenceSeconds * sampleRate)
  const whole = new Float32Array(sounds.reduce((sum, { length }) => sum + length + silence, 0))
  let at = 0
  for (const sound of sounds) {
    whole.set(sound, at)
    at += sound.length + silence
  }
  return whole
}

/** The root mean square of what is not silence. */
function loudnessOf(sound: Float32Array): number {
  const heard = sound.filter((sample) => Math.abs(sample) > 0.01)
  return Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, heard.length))
}

/** A collector begins to speak every few seconds, so much louder than the echo. */
function speakOver(echo: Float32Array, levelDb: number) {
  const roll = dice(11)
  const heard = Float32Array.from(echo)
  const startsAt: number[] = []
  const loudness = Math.max(0.01, loudnessOf(echo)) * 10 ** (levelDb / 20)
  for (let at = 4; at < seconds - 2 * saidSeconds; at += everySeconds) {
    const sound = collector[startsAt.length % collector.length] ?? new Float32Array()
    const from = Math.floor((at + roll()) * sampleRate)
    const firstSound = sound.findIndex((sample) => Math.abs(sample) > 0.01)
    const said = sound.subarray(firstSound, firstSound + saidSeconds * sampleRate)
    const gain = loudness / loudnessOf(said)
    for (const [place, sample] of said.entries())
      heard[from + place] = (heard[from + place] ?? 0) + sample * gain
    startsAt.push(from)
  }
  return { heard, startsAt }
}

/** At which samples a voice over the debtor is told. */
function hitsByBands(heard: Float32Array): number[] {
  const startedMs = performance.now()
  const [heardPowers, playedPowers] = [new BandPowers(sampleRate), new BandPowers(sampleRate)]
  const level = new EchoLevel()
  const hits: number[] = []
  for (let end = blockSamples; end <= heard.length; end += blockSamples) {
    const one = heardPowers.add(heard.subarray(end - blockSamples, end))
    const other = playedPowers.add(played.subarray(end - blockSamples, end))
    if (one && other && level.next(one, other)) hits.push(end)
  }
  processorMs.push(performance.now() - startedMs)
  return hits
}

function hitsByLoudness(heard: Float32Array): number[] {
  const rule = new LoudnessRule()
  const hits: number[] = []
  for (let end = frameSamples; end <= heard.length; end += frameSamples) {
    const part = (sound: Float32Array, samples: number) =>
      rms(sound.subarray(Math.max(0, end - samples), end))
    if (rule.next(part(heard, frameSamples), part(played, playedFrameSamples))) hits.push(end)
  }
  return hits
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

function latencies(hits: readonly number[], startsAt: readonly number[]): number[] {
  return startsAt.map((from) => {
    const hit = hits.find((at) => at > from && at < from + saidSeconds * sampleRate)
    return hit === undefined ? missedMs : ((hit - from) / sampleRate) * 1_000
  })
}

/** How many hits are more than a second after the one before, once the echo had time to be learned. */
function separate(hits: readonly number[]): number {
  return hits.filter((at, index) => at > 3 * sampleRate && at - (hits[index - 1] ?? 0) > sampleRate).length
}
