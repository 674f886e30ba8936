import { writeFile } from 'node:fs/promises'
import { embeddedTts } from '#server/providers/tts/embedded.ts'
import { VoiceError } from '#server/providers/tts/tts.ts'

/** Hardly a pause in it: wherever the gate opens, somebody speaks. */
const speech =
  'when we look at all of your accounts together I would like to know how much money you have left over every ' +
  'month after the rent and the groceries so that we may arrive at an amount you are really able to pay us'

/**
 * Writes what Chromium's fake microphone plays over and over: speech made by eSpeak NG. A program of its own, since the
 * engine's thread does not start beneath the test runner's loader.
 */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the file to write')
const tts = embeddedTts({ threads: 1 })
const { id } = tts.defaultVoice('female')
const tuning = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true }
const choice = { voiceId: id, language: 'en-US' as const, rate: 1, pitch: 1, tuning }

/** A sentence has a deadline that a busy machine misses, above all while the engine is being loaded: asks until it answers. */
async function record(): Promise<Uint8Array> {
  for (;;) {
    try {
      return (await tts.render(speech, choice, new AbortController().signal)).bytes
    } catch (error) {
      if (!(error instanceof VoiceError && error.failure === 'stalled')) throw error
    }
  }
}

await writeFile(file, await record())
await tts.close()
