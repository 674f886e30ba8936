import { setTimeout as sleep } from 'node:timers/promises'

/** It bounds what hangs; nothing is measured by it. */
const timeoutMs = 60_000
const intervalMs = 50

/** The same promise, which also rejects when it takes too long. */
export async function bounded<Result>(what: string, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited in vain for ${what}`)), timeoutMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Asks again and again until there is an answer other than null or false, and returns it. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | null | false> | Answer | null | false,
): Promise<Answer> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== false) return answer
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await sleep(intervalMs)
  }
}
