import { fileURLToPath } from 'node:url'
import { Tinypool } from 'tinypool'
import { AppError } from '#server/errors/app-error.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import { FairQueue } from '#server/concurrency/fair-queue.ts'
import { defaultBounds, queuedFor, type Simulation } from './simulation.ts'
import type { TaskArguments, TaskName, TaskResult } from './tasks.ts'

/** Next to this file, and next to the bundle. */
const workerFile = fileURLToPath(new URL('./simulation-worker.js', import.meta.url))

/** A call of 2,000 lines takes some five seconds of a core; on a busy machine, many times that. */
const taskDeadlineMs = 60_000
/** A thread needs about 110 MB. One that grows far beyond that fails its task instead of the process. */
const threadHeapMaxMb = 512

/**
 * Runs the tasks in `threads` threads, which start with the first task. A task that exceeds its deadline ends with its
 * thread, and the next task starts a new one.
 */
export function threadPoolSimulation({ threads, log }: { threads: number; log: Logger }): Simulation {
  const queue = new FairQueue({ ...defaultBounds, concurrency: threads })
  let pool: Tinypool | null = null
  let closed = false

  function start(): Tinypool {
    if (closed) throw new AppError('shutting_down', 'the server is stopping')
    if (pool) return pool
    pool = new Tinypool({
      filename: workerFile,
      minThreads: threads,
      maxThreads: threads,
      // Flags of the process, such as the loader of a test runner, are not for the thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: threadHeapMaxMb },
    })
    pool.on('error', (error: unknown) => log.error({ err: error }, 'a thread of the simulation failed'))
    return pool
  }

  async function runInThread<Name extends TaskName>(
    name: Name,
    args: TaskArguments<Name>,
  ): Promise<TaskResult<Name>> {
    const deadline = AbortSignal.timeout(taskDeadlineMs)
    try {
      return (await start().run({ name, args }, { signal: deadline })) as TaskResult<Name>
    } catch (error) {
      if (deadline.aborted) throw new AppError('unavailable', 'the analysis took too long', { cause: error })
      throw error
    }
  }

  return {
    run: (name, args, options) => queue.run(() => runInThread(name, args), queuedFor(options)),
    warmUp: async () => {
      // Not through the queue: nobody waits behind it, and each thread compiles for itself.
      await Promise.all(Array.from({ length: threads }, () => runInThread('warmUp', [])))
    },
    get size() {
      return queue.size
    },
    close: async () => {
      closed = true
      await pool?.destroy()
    },
  }
}
