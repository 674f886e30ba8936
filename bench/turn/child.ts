import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export type Child = { firstLine: string; pid: number; stop(): Promise<void> }

/** Starts a TypeScript or bundled file as a child process; resolves with the first line that it prints. */
export async function startChild(file: string, args: readonly string[]): Promise<Child> {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child: ChildProcess = spawn(process.execPath, [...loader, file, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const { stdout } = child
  if (stdout === null) throw new Error('the process has no output')
  const firstLine = await new Promise<string>((resolve, reject) => {
    createInterface({ input: stdout }).once('line', resolve)
    child.once('close', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)))
  })
  return {
    firstLine,
    pid: child.pid ?? 0,
    stop: async () => {
      // The process exits when its stdin ends.
      child.stdin?.end()
      await ended
    },
  }
}

/** In the child: prints `line` to announce that it is ready, and waits until the parent stops it. */
export async function announceReadyAndWait(line: string): Promise<void> {
  process.stdout.write(`${line}\n`)
  process.stdin.resume()
  await new Promise((resolve) => process.stdin.once('end', resolve))
}
