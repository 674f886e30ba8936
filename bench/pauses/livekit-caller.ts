import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { benchModelName } from '../voice/scripted-call.ts'
import type { Providers } from '../voice/portal.ts'
import { type Caller, quietBeforeNextMs, replyMaxMs } from './caller.ts'

const folder = path.join(import.meta.dirname, '..', 'livekit')

type Message = { ready?: true; startAtMs?: number; soundsAtMs?: number[] }

/** LiveKit Agents in its own process, spoken to by the same recordings (bench/livekit/pauses.mjs). */
export async function liveKitCaller({ modelUrl, voicesUrl }: Providers, sampleRate: number): Promise<Caller> {
  const files = await mkdtemp(path.join(tmpdir(), 'portal-pauses-'))
  const child = spawn(
    process.execPath,
    ['pauses.mjs', modelUrl, voicesUrl, benchModelName, String(sampleRate)],
    {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  let onMessage: (message: Message) => void = () => undefined
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('bench ')) onMessage(JSON.parse(line.slice('bench '.length)))
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    onMessage = () => resolve()
    child.once('close', (code) => reject(new Error(`LiveKit Agents ended with ${code}`)))
  })
  let turns = 0
  return {
    name: 'LiveKit Agents 1.9.0',
    async say({ pcm, endMs, language }, started) {
      const file = path.join(files, `${turns++}.pcm`)
      await writeFile(file, pcm)
      let startAtMs = 0
      const soundsAtMs = await new Promise<number[]>((resolve) => {
        onMessage = (message) => {
          if (message.startAtMs !== undefined) started((startAtMs = message.startAtMs))
          if (message.soundsAtMs !== undefined) resolve(message.soundsAtMs)
        }
        child.stdin.write(`${JSON.stringify({ file, endMs, language, replyMaxMs, quietBeforeNextMs })}\n`)
      })
      return { startAtMs, soundsAtMs }
    },
    async stop() {
      child.stdin.end()
      await ended
      await rm(files, { recursive: true, force: true })
    },
  }
}
