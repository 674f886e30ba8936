import { writeFile } from 'node:fs/promises'
import { embeddedTts } from '#server/providers/tts/embedded.ts'
import { VoiceError } from '#server/providers/tts/tts.ts'

/** Almost without pauses: wherever the gate opens, somebody is speaking. */
const speech =
  'when we look at all of your accounts together I would like to know how much money you have left over every ' +
  'month after the rent and the groceries so that we may arrive at an amount you are really able to pay us'

/**
 * Writes what Chromium's fake microphone plays in a loop: speech made by eSpeak NG. A separate program, since
 * the engine's worker thread does not start under the test runner's loader.
 */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('name the file to write')
const tts = embeddedTts({ threads: 1 })
const { id } = tts.defaultVoice('female')
const tuning = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true }
const choice = { voiceId: id, language: 'en-US' as const, rate: 1, pitch: 1, tuning }

/**
 * Retries until the engine answers: a busy machine misses the deadline of a sentence, especially while the
 * engine loads.
 */
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
