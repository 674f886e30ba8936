// `npm run verify:firefox`: holds whole voice sessions in Firefox, which has no speech recognition, so that speech is
// recorded and transcribed by the server. `-- es` or `-- hands-free` selects some of them. PulseAudio is the sound card,
// eSpeak NG the collector, and the simulator of the tests the transcription server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { median } from '../bench/statistics.ts'
import { findFirefox, firefoxHelp } from '#e2e/firefox/find-firefox.ts'
import { Firefox } from '#e2e/firefox/firefox.ts'
import { speakLines } from '#e2e/firefox/lines.ts'
import { SoundCard } from '#e2e/firefox/sound-card.ts'
import { type WalkMode, walkVoiceSession } from '#e2e/firefox/walk.ts'
import { builtServer } from '#e2e/support/start-portal.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { spawnServer } from '#server/testing/spawn-server.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'

const walks: { language: Language; mode: WalkMode }[] = [
  { language: 'en', mode: 'push to talk' },
  { language: 'en', mode: 'hands-free' },
  { language: 'es', mode: 'hands-free' },
]

/** Walks, and returns the errors of the console. What it starts, `undo` ends. */
async function walkAll(
  firefoxPath: string,
  folder: string,
  undo: (() => Promise<unknown>)[],
): Promise<string[]> {
  const simulator = await VoiceSimulator.start()
  undo.push(() => simulator.close())
  const server = await spawnServer(builtServer, {
    SERVER_WARMS_UP: 'on',
    DATA_DIR: path.join(folder, 'data'),
    DEMO: 'on',
    SPEECH_TO_TEXT_BASE_URL: simulator.openAiUrl,
    STREAMING_SPEECH_TO_TEXT: 'off',
  })
  undo.push(() => server.kill('SIGTERM'))
  const card = await SoundCard.start()
  undo.push(() => card.close())
  const firefox = await Firefox.launch(firefoxPath, card.env)
  undo.push(() => firefox.close())
  process.stdout.write(`Firefox ${await firefox.version()}\n`)
  const selected = process.argv.slice(2)
  for (const { language, mode } of walks) {
    if (selected.some((each) => each !== language && each !== mode)) continue
    const lines = await speakLines(language, folder)
    const { firstSoundMs, silenceMs } = await walkVoiceSession({
      origin: server.origin,
      firefox,
      card,
      simulator,
      language,
      mode,
      lines,
    })
    const from = mode === 'push to talk' ? 'key released' : 'end of speech'
    const each = firstSoundMs.map((ms) => ms.toFixed(0)).join(' ')
    process.stdout.write(
      `${language}, ${mode}: ok. ${from} to first sound ${median(firstSoundMs).toFixed(0)} ms (${each}), ` +
        `interrupted debtor silent after ${silenceMs.toFixed(0)} ms\n`,
    )
  }
  return firefox.errors.map((text) => `in the console: ${text}`)
}

async function verify(): Promise<void> {
  const firefoxPath = findFirefox()
  if (firefoxPath === null) throw new Error(firefoxHelp)
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-firefox-walk-'))
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    for (const problem of await walkAll(firefoxPath, folder, undo)) {
      process.stdout.write(`${problem}\n`)
      process.exitCode = 1
    }
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

if (process.platform === 'linux') await verify()
else process.stdout.write('The sound card of this walk needs Linux: nothing was run.\n')
