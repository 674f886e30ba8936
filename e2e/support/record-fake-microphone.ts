import { writeFile } from 'node:fs/promises'
import { embeddedTts } from '#server/providers/tts/embedded.ts'

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
const signal = AbortSignal.timeout(60_000)
// The first answer also waits for the engine to be loaded: on a busy machine for too long.
await tts.render('ready', choice, signal).catch(() => undefined)
const sound = await tts.render(speech, choice, signal)
await writeFile(file, sound.bytes)
await tts.close()
