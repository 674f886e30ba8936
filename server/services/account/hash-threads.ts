import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import type { Hashing } from './password.ts'

/** Next to this file, and next to the bundle. */
const workerFile = fileURLToPath(new URL('./hash-worker.js', import.meta.url))

/**
 * Computes hashes in `threads` threads of low priority, which start with the first hash: where the server has one
 * core, somebody who guesses passwords does not take it from everybody else.
 */
export function hashThreads(threads: number): Hashing & { close(): Promise<void> } {
  let pool: Tinypool | null = null
  const run = (task: unknown): Promise<unknown> => {
    pool ??= new Tinypool({
      filename: workerFile,
      minThreads: 1,
      maxThreads: threads,
      concurrentTasksPerWorker: 1,
      // Flags of the process, such as the loader of a test runner, are not for the thread.
      execArgv: [],
    })
    return pool.run(task)
  }
  return {
    hash: async (password, cost) => (await run({ password, cost })) as string,
    verify: async (stored, password) => (await run({ stored, password })) as boolean,
    close: async () => {
      await pool?.destroy()
    },
  }
}
