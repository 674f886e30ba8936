import { setTimeout as sleep } from 'node:timers/promises'

/** Waits before a login is checked. In its own file so that tests need not wait. */
export async function pause(ms: number): Promise<void> {
  await sleep(ms)
}
