import { setMaxListeners } from 'node:events'
import os from 'node:os'
import { announceReadyAndWait } from '../turn/child.ts'
import { type AttackName, type Attacker, attacks } from './attacks.ts'

/**
 * Attacks from its own process: `attacker-process <origin> <attacks> <attackers as JSON>`, until its stdin ends.
 * Prints what happened as its last line.
 */
const [origin = '', names = '', given = '[]'] = process.argv.slice(2)
// Everything else on its core goes first, so that the others' own clients are not what is measured.
os.setPriority(os.constants.priority.PRIORITY_LOW)
const attackers: Attacker[] = JSON.parse(given)
const stop = new AbortController()
// Each of the many calls listens.
setMaxListeners(0, stop.signal)
const counts = new Map<string, number>()
const running = attackers.flatMap((attacker) =>
  names.split(',').map((name) =>
    attacks[name as AttackName]({
      origin,
      attacker,
      stop: stop.signal,
      count: (outcome) => {
        const key = `${name} ${outcome}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      },
    }),
  ),
)
await announceReadyAndWait('attacking')
stop.abort()
await Promise.allSettled(running)
const most = [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, 20)
process.stderr.write(`  ${most.map(([what, count]) => `${what}: ${count}`).join(', ')}\n`)
process.exit()
