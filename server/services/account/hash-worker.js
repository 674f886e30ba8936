// What a thread of the hashes runs: a hash of argon2 takes 20 to 30 ms of a core.
import os from 'node:os'
import { hashSync, verifySync } from '@node-rs/argon2'

// The event loop goes before hashes where both want one core. On Linux each thread has a priority of its own;
// elsewhere this would slow the whole process.
if (process.platform === 'linux') os.setPriority(0, 19)

/**
 * Hashes a password, or says whether it matches a stored hash.
 * @param {{ password: string } & ({ cost: import('@node-rs/argon2').Options } | { stored: string })} task
 */
// oxlint-disable-next-line import/no-default-export -- the pool calls the default export
export default function run(task) {
  return 'stored' in task ? verifySync(task.stored, task.password) : hashSync(task.password, task.cost)
}
