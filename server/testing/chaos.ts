import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { Transcript, TranscriptItem } from '#protocol/realtime/transcript.ts'
import { TestBrowser } from './browser.ts'
import { ChannelClient } from './channel-client.ts'
import type { ServerPair } from './server-pair.ts'
import { ReconnectingClient } from './reconnecting-client.ts'

/** A seeded random number generator for 0-1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export type ChaosOptions = {
  seeds: readonly number[]
  /** Actions per session. */
  steps: number
  /** Maximum pause between two actions. */
  stepMs: number
  /** How long a cut connection stays offline: one of these values. */
  awayMs: readonly number[]
  /** How many processes are killed while the sessions run. */
  kills: number
}
/** What went wrong in the session of a seed. */
export type Disagreement = { seed: number; what: string }

/**
 * Runs one session per seed, all at once on two processes: two tabs of the trainee and an observer, with random
 * lines, repetitions and disconnects, while the processes are killed and restarted one after the other. In the
 * end all clients must have the same conversation, which contains every acknowledged line once.
 */
export async function runChaos(pair: ServerPair, chaos: ChaosOptions): Promise<Disagreement[]> {
  const trainee = new TestBrowser(pair.at(0).origin)
  await trainee.register()
  const admin = new TestBrowser(pair.at(0).origin)
  const { id } = await admin.register()
  await pair.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
  const sessions = []
  for (const seed of chaos.seeds) {
    const session = await trainee.startSession({ prospect: { difficultyLevel: 'beginner' } })
    sessions.push(
      new ChaosSession(pair, { seed, sessionId: session.id, trainee, admin, awayMs: chaos.awayMs }),
    )
  }
  const random = seededRandom(chaos.seeds[0] ?? 0)
  const [disagreements] = await Promise.all([
    Promise.all(sessions.map((session) => session.run(chaos))),
    killProcesses(pair, chaos, random),
  ])
  return disagreements.flat()
}

async function killProcesses(pair: ServerPair, chaos: ChaosOptions, random: () => number): Promise<void> {
  for (let n = 0; n < chaos.kills; n++) {
    await sleep(random() * chaos.stepMs * 2)
    const place = random() < 0.5 ? 0 : 1
    await pair.kill(place)
    await pair.restart(place)
  }
}

type ChaosSessionOptions = {
  seed: number
  sessionId: string
  trainee: TestBrowser
  admin: TestBrowser
  awayMs: readonly number[]
}

class ChaosSession {
  readonly #pair: ServerPair
  readonly #options: ChaosSessionOptions
  readonly #random: () => number
  readonly #tabs: ReconnectingClient[]
  readonly #observer: ReconnectingClient

  constructor(pair: ServerPair, parties: ChaosSessionOptions) {
    this.#pair = pair
    this.#options = parties
    this.#random = seededRandom(parties.seed)
    this.#tabs = [this.#client('participant'), this.#client('participant')]
    this.#observer = this.#client('observer')
  }

  #client(mode: 'participant' | 'observer'): ReconnectingClient {
    const { sessionId, trainee, admin, awayMs } = this.#options
    return new ReconnectingClient({
      server: () => this.#pair.at(this.#random() < 0.5 ? 0 : 1),
      sessionId,
      cookie: mode === 'observer' ? admin.cookie : trainee.cookie,
      mode,
      awayMs: () => this.#pick(awayMs),
    })
  }

  #pick<Item>(of: readonly Item[]): Item {
    const item = of[Math.floor(this.#random() * of.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }

  async run({ steps, stepMs }: ChaosOptions): Promise<Disagreement[]> {
    const everybody = [...this.#tabs, this.#observer]
    const said = new Map<string, string>()
    for (let step = 0; step < steps; step++) {
      const chance = this.#random()
      const text = `Line ${step} of ${this.#options.seed}. Can you tell me a little more about that?`
      const id = randomUUID()
      if (chance < 0.7) {
        said.set(id, text)
        this.#pick(this.#tabs).say(text, id)
        // Send the same line from the other tab too, like a page that was opened twice.
        if (chance < 0.2) for (const tab of this.#tabs) tab.say(text, id)
      } else this.#pick(everybody).cut()
      await sleep(this.#random() * stepMs)
    }
    for (const tab of this.#tabs) await tab.waitUntil((client) => client.answered)
    const truth = await this.#readFinalTranscript()
    for (const client of everybody)
      await client.waitUntil(({ transcript }) => transcript.headSeq >= truth.headSeq)
    const found = this.#compare(truth, said)
    for (const client of everybody) await client.stop()
    return found.map((what) => ({ seed: this.#options.seed, what }))
  }

  /** The stored conversation once no reply is in progress, as a new client sees it. */
  async #readFinalTranscript(): Promise<Pick<Transcript, 'items' | 'headSeq'>> {
    for (;;) {
      try {
        const { origin } = this.#pair.at(0)
        const url = `${origin.replace('http', 'ws')}/ws/sessions/${this.#options.sessionId}`
        const fresh = await ChannelClient.open(url, { cookie: this.#options.trainee.cookie, origin })
        const { snapshot, head_seq: headSeq } = await fresh.join()
        const going = snapshot.items.some((item) => item.status === 'streaming')
        const waits = snapshot.items.at(-1)?.role === 'user'
        // The process was killed between a line and its reply, so request the reply as a page does.
        if (waits && !going) await fresh.answer(fresh.send({ type: 'response.create' }))
        fresh.close()
        if (!going && !waits) {
          // A tip may follow the last reply.
          await sleep(500)
          const known = this.#observer.transcript.headSeq
          if (known <= headSeq) return { items: snapshot.items, headSeq }
        }
      } catch {
        // The process was killed just now.
      }
      await sleep(200)
    }
  }

  #compare(truth: Pick<Transcript, 'items' | 'headSeq'>, said: ReadonlyMap<string, string>): string[] {
    const found: string[] = []
    const expected = formatItems(truth.items)
    const names = ['the first tab', 'the second tab', 'the observer']
    for (const [place, client] of [...this.#tabs, this.#observer].entries()) {
      const upTo = client.transcript.items.filter((item) => item.seq <= truth.headSeq)
      if (formatItems(upTo) !== expected)
        found.push(`${names[place]} has\n${formatItems(upTo)}\ninstead of\n${expected}`)
    }
    for (const tab of this.#tabs)
      for (const [id, seq] of tab.acknowledged) {
        const lines = truth.items.filter((item) => item.text === said.get(id))
        if (lines.length !== 1 || lines[0]?.seq !== seq)
          found.push(
            `line ${id} was acknowledged as ${seq}, but is stored at ${lines.map((line) => line.seq).join()}`,
          )
      }
    return found
  }
}

function formatItems(items: readonly TranscriptItem[]): string {
  return items.map((item) => `${item.seq} ${item.role} ${item.status} ${item.text}`).join('\n')
}
