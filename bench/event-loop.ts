import { randomUUID } from 'node:crypto'
import { conversations } from '#db/seed/history.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { storeEvents } from '#server/services/transcript/events.ts'
import { startBenchDatabase } from './bench-database.ts'
import { openChannel } from './channel/open-channel.ts'
import { quantile } from './statistics.ts'
import { newSession, newTrainee, startPortal, type Trainee } from './voice/portal.ts'

/**
 * What heavy work of one account costs the others: how long the server's event loop is held at most, as it reports in
 * /metrics, and the p95 of other people's calls meanwhile. Rate limits are off: this is about the work itself.
 */
const loadMs = Number(process.env.BENCH_SECONDS ?? 4) * 1_000
const otherPeople = 4
const storedLines = 2_000
/** Above it, somebody else's call waits noticeably. Garbage collection and the machine's other work count too. */
const heldMaxMs = 50

const texts = Object.values(conversations).flatMap(({ lines }) => lines)
let lineCount = 0
/** A line that nobody has read yet. */
const line = () => `${texts[lineCount % texts.length]} Number ${(lineCount += 1)}.`
const speakerOf = (at: number) => (at % 2 === 0 ? ('assistant' as const) : ('user' as const))

const database = await startBenchDatabase()
const portal = await startPortal(database.url, null, { env: { RATE_LIMITS: 'off' } })
let missed = false
try {
  const attacker = await newTrainee(database.db)
  const admin = await newTrainee(database.db, { role: 'admin' })
  const others = await Promise.all(Array.from({ length: otherPeople }, () => newTrainee(database.db)))
  const post = (who: Trainee, path: string, body: unknown) =>
    call(who, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const messages = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ role: speakerOf(at), content: line() }))
  const { sessionId, prospectId } = await newSession(database.db, portal.origin, attacker)
  const long = async () => {
    const session = await newSession(database.db, portal.origin, attacker)
    for (let from = 0; from < storedLines; from += 250)
      await storeEvents(
        database.db,
        session.sessionId,
        Array.from({ length: 250 }, (_, at) => ({
          type: 'conversation.item.created' as const,
          item: {
            id: randomUUID(),
            role: speakerOf(at),
            text: line(),
            at: new Date().toISOString(),
            status: 'complete' as const,
          },
        })),
        null,
      )
    return session
  }
  // Prepared before the measurement; each is used once.
  const unread = await Promise.all(Array.from({ length: 12 }, long))
  const next = () => unread.pop()
  const loads: Record<string, () => Promise<unknown>> = {
    nothing: () => new Promise((resolve) => setTimeout(resolve, 100)),
    '8 posted analyses of 1,000 messages': () =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          post(attacker, '/api/ai/analyze-performance', {
            sessionId,
            messages: messages(limits.messagesMax),
          }),
        ),
      ),
    '4 posted conversations to continue': () =>
      Promise.all(
        Array.from({ length: 4 }, () =>
          post(attacker, '/api/ai/chat', { prospectId, messages: messages(limits.messagesMax).slice(1) }),
        ),
      ),
    'the first line to a stored session': async () => {
      const session = next()
      if (!session) return null
      return post(attacker, '/api/ai/chat', {
        prospectId: session.prospectId,
        sessionId: session.sessionId,
        messages: [{ role: 'user', content: 'Are you still there?' }],
      })
    },
    'a supervisor opens a long session': async () => {
      const session = next()
      if (!session) return null
      const socket = await openChannel({ ...session, cookie: admin.cookie, mode: 'observer' })
      socket.terminate()
      return null
    },
    'a long session is completed': async () => {
      const session = next()
      if (!session) return null
      return post(attacker, `/api/training-sessions/${session.sessionId}/complete`, {})
    },
    'the details of a long session': () => call(attacker, `/api/training-sessions/${lastId}`),
    'an export': () => call(attacker, '/api/user/export'),
  }
  const lastId = unread[0]?.sessionId ?? ''
  for (const who of others) await call(who, '/api/training-sessions?limit=20')
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  for (const [name, load] of Object.entries(loads)) {
    const uses = name.includes('long session is') || name.includes('first line') || name.includes('opens')
    await heldMs()
    const endMs = performance.now() + loadMs
    let done = false
    const answers = others.map(async (who) => {
      const tookMs: number[] = []
      while (!done) {
        const fromMs = performance.now()
        await call(who, '/api/training-sessions?limit=20')
        tookMs.push(performance.now() - fromMs)
      }
      return tookMs
    })
    let rounds = 0
    do {
      await load()
      rounds += 1
    } while (performance.now() < endMs && !(uses && rounds === 4))
    done = true
    const tookMs = (await Promise.all(answers)).flat()
    const held = await heldMs()
    if (held > heldMaxMs) missed = true
    print(
      `${name.padEnd(36)} loop held at most ${held.toFixed(0).padStart(5)} ms; others: ${String(tookMs.length).padStart(5)} calls, ` +
        `p95 ${quantile(tookMs, 0.95).toFixed(0).padStart(5)} ms, at most ${Math.max(...tookMs)
          .toFixed(0)
          .padStart(5)} ms`,
    )
  }
} finally {
  await portal.kill('SIGTERM')
  await database.stop()
}
process.exitCode = missed ? 1 : 0

async function call(who: Trainee, path: string, init: RequestInit = {}): Promise<void> {
  const headers = { cookie: who.cookie, origin: portal.origin, ...(init.headers as Record<string, string>) }
  const request = () => fetch(`${portal.origin}${path}`, { ...init, headers })
  // A server that was held for seconds closes idle connections while a request is on its way.
  const response = await request().catch(request)
  await response.arrayBuffer()
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`)
}

/** The longest delay of the event loop since the last question, in milliseconds. */
async function heldMs(): Promise<number> {
  const text = await (await fetch(`${portal.origin}/metrics`)).text()
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)/mu.exec(text)?.[1]
  if (seconds === undefined) throw new Error('the server does not report its event loop')
  return Number(seconds) * 1_000
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
