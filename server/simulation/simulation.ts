import { FairQueue, type QueueBounds, type QueuedFor } from '#server/concurrency/fair-queue.ts'
import { runTask, type TaskArguments, type TaskName, type TaskResult } from './tasks.ts'

/** `call`: somebody waits in the middle of a call. `session`: a session of the server. `posted`: a posted transcript. */
export type TaskPriority = 'call' | 'session' | 'posted'

export type TaskOptions = {
  /** The account that the work is for; the accounts take turns. */
  userId: string
  priority: TaskPriority
  /** A task that has not started is given up when it aborts. */
  signal?: AbortSignal | undefined
}

/** Where the computations over whole transcripts run. */
export type Simulation = {
  /**
   * Runs a task when it is the account's turn.
   * @throws {AppError} `rate_limited` if the account has too many tasks waiting, `unavailable` if the server has, or
   * if the caller has given up
   */
  run<Name extends TaskName>(
    name: Name,
    args: TaskArguments<Name>,
    options: TaskOptions,
  ): Promise<TaskResult<Name>>
  /** Loads what the tasks need, so that the first one does not wait for it. */
  warmUp(): Promise<void>
  /** The tasks that have not finished. */
  readonly size: number
  close(): Promise<void>
}

const priorities: readonly TaskPriority[] = ['call', 'session', 'posted']

/**
 * A person has at most a few tasks at once: a tip, an analysis, a question to the coach. A class that ends its calls
 * together has one task each.
 */
export const defaultBounds: QueueBounds = { concurrency: 1, waitingPerPartyMax: 12, waitingMax: 400 }

/** The place of a task in the queue: urgent tasks go first, and the accounts take turns. */
export function queuedFor({ userId, priority, signal }: TaskOptions): QueuedFor {
  return { party: userId, rank: priorities.indexOf(priority), signal }
}

/** Runs the tasks in this thread, which they block: for tests and benchmarks that are not about load. */
export function inlineSimulation(bounds = defaultBounds): Simulation {
  const queue = new FairQueue(bounds)
  return {
    run: (name, args, options) => queue.run(async () => runTask(name, args), queuedFor(options)),
    warmUp: () => Promise.resolve(),
    get size() {
      return queue.size
    },
    close: () => Promise.resolve(),
  }
}
