import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromiumFlags } from '#e2e/chromium.ts'

const file = fileURLToPath(new URL('../../test-results/fake-microphone.wav', import.meta.url))
const recorder = fileURLToPath(new URL('./record-fake-microphone.ts', import.meta.url))

/** Records the sound of the fake microphone. */
export async function recordFakeMicrophone(): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await promisify(execFile)(process.execPath, ['--import', 'tsx', recorder, file])
}

/** Flags for Chromium with a fake microphone that plays the speech, allowed without a prompt. */
export const fakeMicrophoneFlags = [
  ...chromiumFlags,
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
]
