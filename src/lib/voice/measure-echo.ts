import { type EchoFinding, findProbe, isEcho, probeTone } from './echo-probe.ts'
import { Loudspeaker } from './loudspeaker.ts'

const attempts = 3
/** The greatest that an analyser takes: 0.68 s at 48 kHz, the tone and the longest way back (Bluetooth, about 0.3 s). */
const windowSamples = 32_768
/** As loud as speech, not as loud as it can be. */
const toneGain = 0.3
const leastVolume = 0.1

/**
 * Plays a short tone through a device, `volume` 0 to 1, and looks for it in what a microphone hears. Null if the browser
 * does not let the page play. Throws the signal's reason when `signal` aborts.
 */
export async function measureEcho(
  microphone: MediaStream,
  options: { loudspeakerId: string | null; volume: number; signal: AbortSignal },
): Promise<boolean | null> {
  const context = new AudioContext()
  const ear = new AnalyserNode(context, { fftSize: windowSamples })
  const gain = new GainNode(context, { gain: toneGain * Math.max(leastVolume, options.volume) })
  const loudspeaker = new Loudspeaker(context, gain, options.loudspeakerId)
  try {
    new MediaStreamAudioSourceNode(context, { mediaStream: microphone }).connect(ear)
    const findings: EchoFinding[] = []
    for (let attempt = 0; attempt < attempts; attempt++) {
      const heard = await hearTone(context, gain, ear, options.signal)
      if (heard === null) return null
      // Relative to what was played.
      findings.push(
        findProbe(
          heard.map((sample) => sample / gain.gain.value),
          context.sampleRate,
        ),
      )
    }
    return isEcho(findings)
  } finally {
    loudspeaker.close()
    await context.close()
  }
}

/** What was heard from the start of the tone on; null if the clock of the context stands still. */
async function hearTone(
  context: AudioContext,
  to: AudioNode,
  ear: AnalyserNode,
  signal: AbortSignal,
): Promise<Float32Array | null> {
  await context.resume()
  const { sampleRate } = context
  const buffer = new AudioBuffer({ length: probeTone(sampleRate).length, sampleRate })
  buffer.copyToChannel(probeTone(sampleRate), 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(to)
  const startedAt = context.currentTime
  source.start()
  const endsAt = startedAt + windowSamples / sampleRate
  while (context.currentTime < endsAt) {
    signal.throwIfAborted()
    if (context.state !== 'running') return null
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const heard = new Float32Array(windowSamples)
  ear.getFloatTimeDomainData(heard)
  return heard
}
