// The embedded voice in its own thread: eSpeak NG takes 5-10 ms for a sentence and blocks meanwhile.
import os from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'

// The event loop goes before speech where both want one core. On Linux each thread has a priority of its own;
// elsewhere this would slow the whole process.
if (process.platform === 'linux') os.setPriority(0, 10)

/**
 * @typedef {{ id: number, text: string, voice: string, rate: number, pitch: number }} Task
 */

/** The id of the task that nobody waits for any longer. */
const givenUp = /** @type {Int32Array} */ (workerData)

const { default: start } = await import('@echogarden/espeak-ng-emscripten')
const { eSpeakNGWorker } = await start()
const engine = await new eSpeakNGWorker()

/** @param {Task} task */
function speak({ id, text, voice, rate, pitch }) {
  // An unknown voice returns 2, and the previous one would be used.
  if (engine.set_voice(voice) !== 0) throw new Error(`no voice is called ${voice}`)
  engine.set_rate(rate)
  engine.set_pitch(pitch)
  /** @type {Int16Array[]} */
  const pieces = []
  /** @type {{ at: number, atMs: number }[]} */
  const words = []
  engine.synthesize(text, (audio, events) => {
    // A view of the engine's memory, which the next chunk overwrites.
    if (audio) pieces.push(audio.slice())
    for (const event of events)
      if (event.type === 'word') words.push({ at: event.text_position - 1, atMs: event.audio_position })
    // Anything but 0 stops the engine.
    return Atomics.load(givenUp, 0) === id ? 1 : 0
  })
  const samples = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  parentPort?.postMessage({ id, samples, words }, [samples.buffer])
}

parentPort?.on('message', (/** @type {Task} */ task) => {
  try {
    speak(task)
  } catch (error) {
    parentPort?.postMessage({ id: task.id, error: error instanceof Error ? error.message : String(error) })
  }
})
// Warm-up: the first sentence takes half a second.
speak({ id: 0, text: 'Ready.', voice: 'en-us', rate: 175, pitch: 50 })
