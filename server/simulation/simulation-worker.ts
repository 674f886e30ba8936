import { runTask, type TaskArguments, type TaskName } from './tasks.ts'

/** What a thread of the pool runs. */
// oxlint-disable-next-line import/no-default-export -- the pool calls the default export
export default function run({ name, args }: { name: TaskName; args: TaskArguments<TaskName> }): unknown {
  return runTask(name, args)
}
