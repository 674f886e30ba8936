import os from 'node:os'
import { runTask, type TaskArguments, type TaskName } from './tasks.ts'

/**
 * Calls go before analyses where both want one core. On Linux each thread has a priority of its own; elsewhere this
 * would slow the whole process.
 */
const priority = 19
if (process.platform === 'linux') os.setPriority(0, priority)

/** What a thread of the pool runs. */
// oxlint-disable-next-line import/no-default-export -- the pool calls the default export
export default function run({ name, args }: { name: TaskName; args: TaskArguments<TaskName> }): unknown {
  return runTask(name, args)
}
