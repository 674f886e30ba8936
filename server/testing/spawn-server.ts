import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bankFolder } from '#server/domain/debtor/bank/files.ts'
import { lineFaultsFile } from '#server/domain/scoring/line-faults/read.ts'
import { clausesFile } from '#server/domain/debtor/life/clause-reader/read.ts'
import { dossiersFolder } from '#server/domain/debtor/life/answers/files.ts'
import { familiesFolder } from '#server/language/families/files.ts'
import { glossaryFile, vectorsFile } from '#server/language/vectors/files.ts'
import { boundariesFile, weightsFiles } from '#server/language/learned/weights.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let bundle: Promise<string> | undefined

/** The server, bundled as `npm run build` does, into a cache folder of the tests; once for all test files of a worker. */
export function bundleServer(): Promise<string> {
  bundle ??= bundleOnce()
  return bundle
}

async function bundleOnce(): Promise<string> {
  const outfile = `${root}node_modules/.cache/portal-tests/${process.pid}/main.js`
  await build({
    entryPoints: {
      main: `${root}server/main.ts`,
      'espeak-worker': `${root}server/providers/tts/espeak-worker.js`,
      'hash-worker': `${root}server/services/account/hash-worker.js`,
      'simulation-worker': `${root}server/simulation/simulation-worker.ts`,
    },
    outdir: path.dirname(outfile),
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    logLevel: 'error',
  })
  for (const read of [
    ...Object.values(weightsFiles),
    boundariesFile,
    clausesFile,
    lineFaultsFile,
    bankFolder,
    familiesFolder,
    dossiersFolder,
    vectorsFile,
    glossaryFile,
  ])
    await cp(read, path.join(path.dirname(outfile), path.basename(read.pathname)), { recursive: true })
  process.once('exit', () => rmSync(path.dirname(outfile), { recursive: true, force: true }))
  return outfile
}

export type ServerProcess = {
  origin: string
  pid: number
  /** Everything printed so far. */
  output(): string
  /** Sends the signal and resolves when the process has exited. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** Starts a server process and resolves once it has printed its address; otherwise rejects with its output. */
export async function spawnServer(
  file: string,
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, file], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      // Tests and benchmarks do many things from one address.
      RATE_LIMITS: 'off',
      // Most of them count the model's requests: one for each reply.
      MODEL_READS_LINES: 'off',
      MODEL_OPENS_CALLS: 'off',
      // It takes each process some ten seconds of processor, and most live for less.
      SERVER_WARMS_UP: 'off',
      MODEL_WARMS_UP: 'off',
      MODEL_MAKES_LIVES: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')))
  const origin = await waitForAddress(child)
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => printed,
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}

function waitForAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const onData = (chunk: Buffer): void => {
      output += String(chunk)
      const ready = /Ready: (\S+)/u.exec(output)?.[1]
      if (ready !== undefined) resolve(ready)
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    child.once('exit', (code) => reject(new Error(`the server exited with ${code}: ${output}`)))
  })
}
